"""A program by itself: `python rasterise.py WIDTH HEIGHT FONT` reads an SVG and writes a PNG. Imports nothing else."""

import sys

import resvg_py


def main() -> None:
    """SVG in UTF-8 on standard input, PNG on standard output; all text takes the one font."""
    width, height, font = sys.argv[1:]
    png = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        width=int(width),
        height=int(height),
        skip_system_fonts=True,
        font_files=[font],
        serif_family="Farmhand Sans",
    )
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
