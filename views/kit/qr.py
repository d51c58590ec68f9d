"""A QR code as a drawing: sharp at every size, dark on white in every theme, with its quiet zone."""

from __future__ import annotations

from functools import lru_cache

import flet as ft
import qrcode
from qrcode.exceptions import DataOverflowError

QUIET = 4  # modules of white around, as the standard asks
INK = "#1D1B14"
LEAST = 1.9  # pixels of a module that a phone's camera still parts at arm's length


@lru_cache(maxsize=16)
def modules(text: str, dense: bool = False) -> list[list[bool]]:
    """The code's modules row by row with the quiet zone, True is dark; none where the text is too long for any.

    `dense`: with the least correction, for long texts on a screen, which has no scratches.
    """
    low, middle = qrcode.constants.ERROR_CORRECT_L, qrcode.constants.ERROR_CORRECT_M
    code = qrcode.QRCode(border=QUIET, error_correction=low if dense else middle)
    code.add_data(text)
    try:
        code.make(fit=True)
    except (DataOverflowError, ValueError):
        return []
    return code.get_matrix()


def code_svg(text: str, dense: bool = False) -> str:
    """The code of the text as an SVG document, one unit a module."""
    matrix = modules(text, dense)
    side = len(matrix)
    bars = "".join(
        f"M{start} {y}h{length}v1h-{length}z" for y, row in enumerate(matrix) for start, length in _runs(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#FFFFFF"/><path d="{bars}" fill="{INK}"/></svg>'
    )


def _runs(row: list[bool]) -> list[tuple[int, int]]:
    """Where dark modules begin in a row, and how many follow: one bar has no seams."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found


def qr(text: str, side: float, spoken: str) -> ft.Control:
    """The code on its white card, so wide."""
    return ft.Container(
        ft.Image(src=code_svg(text), width=side - 16, height=side - 16, semantics_label=spoken),
        width=side,
        height=side,
        padding=8,
        border_radius=24,
        bgcolor="#FFFFFF",
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        alignment=ft.Alignment.CENTER,
    )


def dense_qr(text: str, room: float, spoken: str) -> ft.Control | None:
    """The code of a long text, as large as the room; None where its modules would be too small to be read."""
    across = len(modules(text, dense=True))
    if not across or room / across < LEAST:
        return None
    picture = ft.Image(src=code_svg(text, dense=True), width=room, height=room, semantics_label=spoken)
    return ft.Container(picture, width=room, height=room, bgcolor="#FFFFFF")
