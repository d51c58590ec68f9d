"""Sessions that can be carried on: the newest with its board, the others as rows."""

from __future__ import annotations

import flet as ft

from models.history.summaries import Summary
from models.kernel.fault import Fault
from models.table import Table
from views.desk import Desk
from views.games import LOOKS, drawing_of
from views.history_row import game_name
from views.kit.badge import badge
from views.kit.button import main_button, tile_button, tonal_button
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark, chair_marks, seat_marks
from views.kit.shell import card
from views.kit.words import clock, day, say, signed, t, today
from views.verdict import read


def since(summary: Summary) -> str:
    """When the session was begun: the time if today, else the day."""
    begun = read(summary.started)
    if begun is None:
        return t("Open")
    if begun.date() == today(begun):
        return t("Open since {time}", time=clock(begun))
    return t("Open since {day}", day=day(begun, today(begun)))


def newest(desk: Desk, summary: Summary, room: float) -> ft.Control:
    """The large card: the board as it is, where the session stands, who plays, and the way back into it."""
    look, marks = desk.look, chair_marks(summary.chairs)
    moment, picture, counted = _board(desk, summary, room)
    lines: list[ft.Control] = [
        _second(since(summary)),
        ft.Text(game_name(summary), theme_style=ft.TextThemeStyle.TITLE_LARGE),
        ft.Text(moment, theme_style=ft.TextThemeStyle.TITLE_SMALL),
    ]
    on = main_button(
        t("Carry on"),
        lambda _: desk.go(f"/play/{summary.id}"),
        # The word alone, where it is so large that the icon would break it.
        icon=None if look.large and look.width < 400 else ft.Icons.PLAY_ARROW_OUTLINED,
        key="carry-on",
    )
    if look.wide and room >= 520 and not look.large:
        lines.append(_totals(marks, [chair.total for chair in summary.chairs] if counted else None))
        right = ft.Column(
            [
                ft.Column(lines, spacing=4, tight=True, expand=True),
                ft.Column([on], horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            ],
            expand=True,
            spacing=12,
        )
        content: ft.Control = ft.Row(
            [picture, right],
            spacing=20,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return card(content, padding=20)
    lines.append(badges(marks))
    words = ft.Column(lines, spacing=2, tight=True)
    if look.large:
        top: ft.Control = ft.Column([words, picture], spacing=12)
    else:
        words.expand = True
        top = ft.Row([picture, words], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START)
    return card(
        ft.Column([top, on], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=14
    )


def row(desk: Desk, summary: Summary) -> ft.Control:
    """A further open session in one row, or in lines where the text is large."""
    look, marks = desk.look, chair_marks(summary.chairs)
    words = ft.Column(
        [
            ft.Text(game_name(summary), theme_style=ft.TextThemeStyle.TITLE_SMALL),
            _second(t("{since}, {progress}", since=since(summary), progress=say(summary.progress))),
        ],
        spacing=2,
        tight=True,
    )
    picture = tile(drawing_of(summary.game), 48, look.colours)
    go, key = (lambda _: desk.go(f"/play/{summary.id}")), f"carry-on-{summary.id}"
    words.expand = True
    if look.width >= 620 and not look.large:
        on = tonal_button(t("Carry on"), go, icon=ft.Icons.PLAY_ARROW_OUTLINED, small=True, key=key)
        parts: list[ft.Control] = [picture, words, badges(marks), on]
        return card(ft.Row(parts, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER), padding=14)
    words.controls.append(ft.Container(badges(marks, 26), padding=ft.Padding.only(top=4)))
    parts = [words, play_mark(t("Carry on"))]
    if not look.large:
        parts.insert(0, picture)
    content = ft.Row(parts, spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return tile_button(summary.id, content, go, key=key, radius=20, padding=14)


def play_mark(spoken: str | None = None) -> ft.Control:
    """The round mark at the end of a tile that leads into a game."""
    return ft.Container(
        ft.Icon(
            ft.Icons.PLAY_ARROW_ROUNDED,
            size=28,
            color=ft.Colors.ON_PRIMARY_CONTAINER,
            semantics_label=spoken,
        ),
        width=48,
        height=48,
        border_radius=24,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
        alignment=ft.Alignment.CENTER,
    )


def badges(marks: tuple[SeatMark, ...], side: int = 32) -> ft.Control:
    """Who plays, by their badges; spoken by their names."""
    return ft.Semantics(
        label=", ".join(mark.name for mark in marks),
        content=ft.Row(
            [badge(mark.letter, mark.colour, side) for mark in marks], spacing=6, run_spacing=6, wrap=True
        ),
    )


def _totals(marks: tuple[SeatMark, ...], totals: list[int] | None) -> ft.Control:
    rows: list[ft.Control] = []
    for position, mark in enumerate(marks):
        row: list[ft.Control] = [
            badge(mark.letter, mark.colour),
            ft.Text(
                mark.name,
                theme_style=ft.TextThemeStyle.LABEL_LARGE,
                expand=True,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        ]
        if totals is not None:
            row.append(ft.Text(str(signed(totals[position])), theme_style=ft.TextThemeStyle.TITLE_MEDIUM))
        rows.append(ft.Row(row, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER))
    return ft.Container(ft.Column(rows, spacing=6, tight=True), padding=ft.Padding.only(top=8))


def _board(desk: Desk, summary: Summary, room: float) -> tuple[str, ft.Control, bool]:
    """Where the session is, its board, and whether something has been scored."""
    look, game = desk.look, LOOKS.get(summary.game)
    try:
        table = Table.open(desk.history, summary.id)
    except Fault:
        game = None
    if game is None:
        return say(summary.progress), tile(drawing_of(summary.game), 96, look.colours), False
    session = table.session
    player = table.bookmark.get("player", 0)
    player = player if isinstance(player, int) and 0 <= player < len(session.players) else 0
    wide = look.wide and room >= 520 and not look.large
    width = min(room * 0.55, 380) if wide else min(room - 30, 240) if look.large else 94
    picture = ft.Container(
        game.picture(look, session, seat_marks(desk.history, session.players), player, width),
        border_radius=14,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return game.moment(session), picture, bool(session.moves)


def _second(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
