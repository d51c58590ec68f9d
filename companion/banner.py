"""What the terminal shows once the server listens: the addresses, and the code to scan."""

import io
import sys

import qrcode


def banner(addresses: tuple[str, ...], code: str) -> str:
    """The text to print: the first address is the one that the code holds."""
    first, *others = addresses
    lines = ["", code, f"  Scan the code, or open {first}"]
    if others:
        lines += ["  Other addresses of this machine:", *(f"    {other}" for other in others)]
    return "\n".join([*lines, "  Ctrl-C ends it.", ""])


def code(address: str, coloured: bool) -> str:
    """The address as a QR code of half blocks; `coloured`: dark on light in any terminal."""
    drawing = qrcode.QRCode(border=2, error_correction=qrcode.constants.ERROR_CORRECT_L)
    drawing.add_data(address)
    drawing.make(fit=True)
    out = Drawing(coloured)
    drawing.print_ascii(out=out, tty=coloured, invert=not coloured)
    return out.getvalue()


class Drawing(io.StringIO):
    """Text in memory that says of itself whether it is a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def show(addresses: tuple[str, ...]) -> None:
    """Prints the banner; without the code where the terminal cannot write its blocks."""
    drawn = code(addresses[0], sys.stdout.isatty())
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        drawn = ""
    print(banner(addresses, drawn), flush=True)
