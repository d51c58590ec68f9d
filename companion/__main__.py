"""`python -m companion` is the command `companion`."""

from companion.command import main

if __name__ == "__main__":
    main()
