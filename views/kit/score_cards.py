"""The score table as a card a player, for large text and for many players."""

from __future__ import annotations

import flet as ft

from views.kit.badge import badge
from views.kit.score_sheet import ScoreSheet, number, rank, small, total_label
from views.kit.shell import card
from views.kit.why import TOTAL
from views.kit.words import say, t

CARD_NUMBER = 60
LETTER = 8.1
LARGE_LETTER = 8.7
GAP, EDGE = 8, 6


def score_cards(sheet: ScoreSheet, width: float, inside: bool) -> ft.Control:
    """A card a player; the first places first, once it is known who has them."""
    order = sorted(range(len(sheet.marks)), key=lambda seat: (sheet.board.rows[seat].rank or 0, seat))
    return ft.Column(
        [_card(sheet, seat, width, inside) for seat in order],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _card(sheet: ScoreSheet, seat: int, width: float, inside: bool) -> ft.Control:
    look, row, mark = sheet.look, sheet.board.rows[seat], sheet.marks[seat]
    name = ft.Text(
        mark.name,
        theme_style=ft.TextThemeStyle.TITLE_SMALL,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    under: list[ft.Control] = []
    if row.rank is not None and len(sheet.marks) > 1:
        under.append(rank(row, mark))
    if sheet.tied(row):
        under.append(small(t("{what}: {n}", what=say(sheet.session.game.tie_break_name), n=row.tie_break)))
    head: list[ft.Control] = [
        badge(mark.letter, mark.colour, 36),
        ft.Column([name, *under], spacing=0, tight=True, expand=True),
    ]
    lines: list[ft.Control] = []
    across = _across(sheet, width - 28)
    if look.large or not across:
        lines += [_card_line(sheet, seat, part, width - 28) for part in sheet.parts]
        if sheet.with_total:
            lines.append(_card_line(sheet, seat, TOTAL, width - 28))
    else:
        if sheet.with_total:
            total = ft.Row([number(sheet, seat, TOTAL)], width=CARD_NUMBER)
            least = [small(t("at least"))] if sheet.at_least else []
            end = ft.CrossAxisAlignment.END
            head.append(ft.Column([*least, total], spacing=0, tight=True, horizontal_alignment=end))
        cells = [_card_cell(sheet, seat, part) for part in sheet.parts]
        lines += [
            ft.Row(cells[n : n + across], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)
            for n in range(0, len(cells), across)
        ]
    top = ft.Row(head, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    if inside and sheet.opened is not None and sheet.opened.player == seat:
        lines.append(ft.Container(sheet.why(width - 28), padding=ft.Padding.only(top=8)))
    stretch = ft.CrossAxisAlignment.STRETCH
    return card(
        ft.Column([top, *lines], spacing=4, tight=True, horizontal_alignment=stretch),
        padding=14,
    )


def _across(sheet: ScoreSheet, width: float) -> int:
    """How many parts stand side by side, so that no name is broken: all, or an even number's half; 0 if none."""
    parts = len(sheet.parts)
    choices = [parts, parts // 2] if parts > 2 and parts % 2 == 0 else [parts]
    fits = (n for n in choices if sheet.widest(LETTER) <= (width - GAP * (n - 1)) / n - EDGE)
    return next(fits, 0)


def _card_line(sheet: ScoreSheet, seat: int, part: str, width: float) -> ft.Control:
    strong = part == TOTAL
    ink = ft.Colors.ON_SURFACE if strong else ft.Colors.OUTLINE_VARIANT
    room = CARD_NUMBER * sheet.look.scale
    figure = ft.Row([number(sheet, seat, part)], width=room)
    below = sheet.widest(LARGE_LETTER) > width - room - 8
    role = ft.TextThemeStyle.LABEL_MEDIUM if below else ft.TextThemeStyle.LABEL_LARGE
    label = total_label(sheet) if strong else ft.Text(sheet.part_name(part), theme_style=role)
    line: ft.Control = (
        ft.Column([label, ft.Row([figure], alignment=ft.MainAxisAlignment.END)], spacing=0, tight=True)
        if below
        else ft.Row([ft.Container(label, expand=True), figure], spacing=8)
    )
    return ft.Container(
        line,
        border=ft.Border.only(top=ft.BorderSide(2 if strong else 1, ink)),
    )


def _card_cell(sheet: ScoreSheet, seat: int, part: str) -> ft.Control:
    return ft.Column(
        [
            ft.Container(small(sheet.part_name(part)), padding=ft.Padding.only(right=EDGE)),
            ft.Row([number(sheet, seat, part)]),
        ],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
