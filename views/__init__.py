"""What is seen and touched. Knows no SQL and no rule: views show what models say and pass taps on."""
