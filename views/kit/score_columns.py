"""The score table as a table: parts down, players across."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.kit.badge import badge
from views.kit.score_sheet import ScoreSheet, number, rank, small, total_label
from views.kit.seatmark import SeatMark
from views.kit.shell import card
from views.kit.why import TOTAL
from views.kit.words import say, t

LABEL = 92  # the least width of the parts' names
LETTER = 8.7


def label_room(sheet: ScoreSheet) -> float:
    """What the parts' names need at least, so that no word is broken."""
    return max(LABEL * sheet.look.scale, sheet.widest(LETTER) + 6)


def score_columns(sheet: ScoreSheet, width: float) -> ft.Control:
    """The table as a grid: a column a player, a row a part, `width` pixels wide."""
    look = sheet.look
    label_width = max(label_room(sheet), min(200 * look.scale, width * 0.3))
    line = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    strong = ft.BorderSide(2, ft.Colors.ON_SURFACE)

    def across(
        label: ft.Control,
        cells: Sequence[ft.Control],
        top: ft.BorderSide | None,
        vertical: int = 1,
    ) -> ft.Control:
        return ft.Container(
            ft.Row(
                [ft.Container(label, width=label_width), *cells],
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(vertical=vertical),
            border=ft.Border.only(top=top) if top else None,
        )

    rows = [across(ft.Container(), [_head(mark) for mark in sheet.marks], None, 4)]
    for part in sheet.parts:
        label = ft.Text(sheet.part_name(part), theme_style=ft.TextThemeStyle.LABEL_LARGE)
        rows.append(across(label, [number(sheet, seat, part) for seat in range(len(sheet.marks))], line))
    if sheet.with_total:
        rows.append(
            across(
                total_label(sheet), [number(sheet, seat, TOTAL) for seat in range(len(sheet.marks))], strong
            )
        )
        rows += [across(name, cells, None, 0) for name, cells in _below_total(sheet)]
    return card(ft.Column(rows, spacing=0, tight=True), padding=14)


def _head(mark: SeatMark) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                badge(mark.letter, mark.colour, 34),
                ft.Text(
                    mark.name,
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        ),
        padding=ft.Padding.only(left=4, right=6),
        alignment=ft.Alignment.CENTER_RIGHT,
        expand=True,
    )


def _below_total(sheet: ScoreSheet) -> list[tuple[ft.Control, list[ft.Control]]]:
    """The tie-break where it was looked at, and the ranks of a finished session of several players."""

    def cell(content: ft.Control) -> ft.Control:
        padding = ft.Padding.only(right=6, top=2, bottom=4)
        return ft.Container(content, padding=padding, alignment=ft.Alignment.CENTER_RIGHT, expand=True)

    found: list[tuple[ft.Control, list[ft.Control]]] = []
    seats = list(zip(sheet.board.rows, sheet.marks, strict=True))
    if any(sheet.tied(row) for row, _ in seats):
        name = say(sheet.session.game.tie_break_name)
        label = small(name[:1].upper() + name[1:])
        label.text_align = ft.TextAlign.START
        cells = [
            cell(
                small(
                    str(row.tie_break),
                    t("{player}, {part}: {n}", player=mark.name, part=name, n=row.tie_break),
                )
                if sheet.tied(row)
                else ft.Container()
            )
            for row, mark in seats
        ]
        found.append((label, cells))
    if sheet.board.finished and len(seats) > 1:
        found.append((ft.Container(), [cell(rank(row, mark)) for row, mark in seats]))
    return found
