"""What is true: rules, history and files. Knows no Flet, no web and no screen."""
