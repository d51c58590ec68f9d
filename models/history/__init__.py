"""What was played, by whom, on which box: one SQLite file.

Knows the kernel and the games, no screen and no file format.
"""
