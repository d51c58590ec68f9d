"""A program by itself: `rasterise.py WIDTH HEIGHT FONT...` reads an SVG and writes a PNG. Imports nothing else."""

import sys

import resvg_py

SYSTEM = "system"


def main() -> None:
    """SVG in UTF-8 on standard input, PNG on standard output.

    Text takes the given fonts alone; with the word `system` among them also this machine's, for letters that
    those lack.
    """
    width, height, *fonts = sys.argv[1:]
    png = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        width=int(width),
        height=int(height),
        skip_system_fonts=SYSTEM not in fonts,
        font_files=[font for font in fonts if font != SYSTEM],
        serif_family="Farmhand Sans",
        sans_serif_family="Farmhand Sans",
    )
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
