"""A QR code as a drawing: sharp at every size, dark on white in every theme, with its quiet zone."""

from __future__ import annotations

from functools import lru_cache

import flet as ft
import qrcode

QUIET = 4  # modules of white around, as the standard asks
INK = "#1D1B14"


@lru_cache(maxsize=16)
def code_svg(text: str) -> str:
    """The code of the text as an SVG document, one unit a module."""
    code = qrcode.QRCode(border=QUIET, error_correction=qrcode.constants.ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    matrix = code.get_matrix()
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
