"""Get Off My Land!: money, land, market cards and the months. Source: seed 001; formats.md, section 7."""
