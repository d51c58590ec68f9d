"""The question to the host: what undo would take out is what later moves stand on."""

from __future__ import annotations

import flet as ft

from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import main_button, plain_button
from views.kit.words import say, t, tn
from views.sitting import Sitting


def untangle_sheet(sitting: Sitting) -> ft.BottomSheet:
    """Names the moves that would go along; nothing happens until somebody has answered."""
    knot = sitting.entangled
    assert knot is not None
    lines: list[ft.Control] = [ft.Text(say(knot.message))]
    lines += [
        ft.Row(
            [
                ft.Icon(ft.Icons.UNDO_ROUNDED, size=24, color=ft.Colors.ON_SURFACE),
                ft.Text(sitting.told(number), expand=True),
            ],
            spacing=12,
        )
        for number in knot.moves
    ]
    many = len(knot.moves)
    return bottom_sheet(
        t("Others have moved on from there"),
        "",
        lines,
        lambda: sitting.untangle(False),
        actions=[
            plain_button(t("Leave it as it is"), lambda _: sitting.untangle(False), key="leave-it"),
            main_button(
                tn("Take out that move too", "Take out those {n} moves too", many),
                lambda _: sitting.untangle(True),
                icon=ft.Icons.UNDO_ROUNDED,
                key="take-all",
            ),
        ],
    )
