"""Who sat there. What was played stays with its seats; what was counted off paper moves, comes and goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import flet as ft

from models.games import GAMES
from models.history.record import Record
from models.history.seating import NewSeat
from models.kernel.session import Player
from views.desk import use_desk
from views.edit_name import name_sheet
from views.kit.badge import badge, stripe
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, icon_button, plain_button, tile_button
from views.kit.component import component
from views.kit.seatmark import seat_marks
from views.kit.shell import card, heading, quiet
from views.kit.way import way, ways
from views.kit.words import t

if TYPE_CHECKING:
    from views.edit import Change

NOBODY, NEW = -1, -2


@component
def EditSeats(change: Change, record: Record, _turn: int) -> ft.Control:
    """The seats in their order; a tap changes who sits there."""
    desk = use_desk()
    asked, ask = ft.use_state(NOBODY)
    notes = use_notes(f"seat-{asked}" if asked != NOBODY else "")
    frame = record.frame
    names = [player["name"] for player in frame["players"]]
    free = tallied(record)
    game = GAMES.get(frame["game"])

    def seats(order: Sequence[int]) -> list[NewSeat]:
        return [NewSeat(names[was], was) for was in order]

    def put(name: str, person: str | None) -> None:
        """That person on the seat that was asked about."""
        if asked == NEW:
            told = t("{name} is added. Count what they had.", name=name)
            done = change.make(told, seats=[*seats(range(len(names))), NewSeat(name, None, person)])
        else:
            new = seats(range(len(names)))
            new[asked] = NewSeat(name, asked, person)
            told = t("{name} sits there now instead of {before}.", name=name, before=names[asked])
            done = change.make(told, seats=new)
        if done:
            ask(NOBODY)

    def leave(seat: int) -> None:
        order = [was for was in range(len(names)) if was != seat]
        change.make(t("{name} is left out.", name=names[seat]), seats=seats(order))

    def up(seat: int) -> None:
        order = list(range(len(names)))
        order[seat - 1], order[seat] = order[seat], order[seat - 1]
        change.make(t("{name} sits one seat further up.", name=names[seat]), seats=seats(order))

    sheet = None
    if asked != NOBODY:
        before = names[asked] if asked >= 0 else ""
        sheet = name_sheet(desk, before, names, notes, put, lambda: ask(NOBODY))
    ft.use_dialog(sheet)
    marks = seat_marks(
        desk.history, [Player(name=each["name"], id=each.get("id")) for each in frame["players"]]
    )
    rows: list[ft.Control] = []
    for seat, mark in enumerate(marks):
        if seat:
            rows.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        buttons: list[ft.Control] = []
        if free and seat:
            name = t("{name} one seat up", name=mark.name)
            buttons.append(icon_button(name, ft.Icons.ARROW_UPWARD_ROUNDED, does(up, seat), key=f"up-{seat}"))
        if free and game and len(names) > game.fewest:
            name = t("Without {name}", name=mark.name)
            buttons.append(icon_button(name, ft.Icons.CLOSE_ROUNDED, does(leave, seat), key=f"leave-{seat}"))
        who = tile_button(
            mark.name,
            ft.Row(
                [
                    stripe(mark.colour),
                    badge(mark.letter, mark.colour, 34),
                    ft.Text(mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True),
                    ft.Icon(
                        ft.Icons.EDIT_OUTLINED,
                        size=22,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                        semantics_label=t("Somebody else"),
                    ),
                ],
                spacing=10,
            ),
            does(ask, seat),
            key=f"seat-{seat}",
            flat=True,
            expand=not desk.look.large,
            padding=ft.Padding.symmetric(horizontal=8, vertical=10),
        )
        if desk.look.large:
            below = ft.Row(buttons, spacing=8, alignment=ft.MainAxisAlignment.END)
            rows.append(
                ft.Column(
                    [who, *([below] if buttons else [])],
                    spacing=0,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                )
            )
        else:
            rows.append(ft.Row([who, *buttons], spacing=4))
    stretch = ft.CrossAxisAlignment.STRETCH
    parts: list[ft.Control] = [
        heading(t("Players")),
        card(ft.Column(rows, spacing=0, horizontal_alignment=stretch), padding=4),
    ]
    if not free:
        parts.append(quiet(t("The moves belong to the seats. Here it can be put right who sat there.")))
        return ft.Column(parts, spacing=12, horizontal_alignment=stretch)
    if game and len(names) < game.most:
        parts.append(
            plain_button(
                t("Add a player"), lambda _: ask(NEW), icon=ft.Icons.PERSON_ADD_ALT_ROUNDED, key="add-seat"
            )
        )

    def count() -> None:
        marked = {**record.bookmark, "counting": True}
        if desk.attempt(lambda: desk.history.sessions.mark(record.id, marked)):
            desk.go(f"/play/{record.id}")

    about = (
        t("Somebody is not counted yet.") if not record.finished else t("Put the numbers right, one by one.")
    )
    parts.append(ways([way(ft.Icons.CALCULATE_OUTLINED, t("Numbers"), about, lambda _: count(), "numbers")]))
    return ft.Column(parts, spacing=12, horizontal_alignment=stretch)


def tallied(record: Record) -> bool:
    """Whether the session was counted off paper: then seats can move, come and go."""
    game = GAMES.get(record.frame["game"])
    counts = {each.model_fields["do"].default for each in game.tallies} if game else set()
    return any(isinstance(move, dict) and move.get("do") in counts for move in record.moves)
