"""What the screens of a round share: bar, undo row, the phone's way round the table, the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import flet as ft

from views.desk import Desk, Look
from views.kit.bar import bar
from views.kit.button import Press, icon_button, plain_button
from views.kit.component import component
from views.kit.measure import SMALL, breadth, shares
from views.kit.words import t
from views.sitting import Sitting


def undo(sitting: Sitting) -> None:
    """Takes the last move out and gives the phone back to whoever made it."""
    moves = sitting.session.moves
    player = getattr(moves[-1], "player", None) if moves else None
    if player is not None:
        sitting.hand_to(player)
    sitting.undo()


def undo_row(sitting: Sitting, more: Sequence[ft.Control] = (), words: Sequence[str] = ()) -> ft.Control:
    """Undo and redo first, further small buttons beside them, which bear these words."""
    look = sitting.desk.look
    room = look.width * 0.43 - 48 if look.wide else look.width - 2 * look.margin
    parts = shares([t("Undo"), t("Redo"), *words], room, look.scale)
    column = bool(more) or room < 320
    row = [*undo_buttons(sitting, column, bare=look.large or parts is None), *more]
    # Where undo and redo have to do with their icons, the others have the room that their words need.
    least = [48, 48, *(round(breadth(word, SMALL * look.scale)) + 8 for word in words)]
    for button, part in zip(row, parts or least, strict=True):
        button.expand = part
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Row(row, spacing=8, intrinsic_height=True, vertical_alignment=stretch)


def undo_buttons(sitting: Sitting, column: bool = True, bare: bool = False) -> list[ft.Control]:
    """Undo and redo as they are possible now; `bare`: icons alone."""
    back = (lambda _: undo(sitting)) if sitting.can_undo else None
    forth = (lambda _: sitting.redo()) if sitting.can_redo else None
    return [
        small_button(t("Undo"), ft.Icons.UNDO_ROUNDED, back, "undo", bare, column),
        small_button(t("Redo"), ft.Icons.REDO_ROUNDED, forth, "redo", bare, column),
    ]


def small_button(
    text: str, icon: ft.IconData, press: Press, key: str, bare: bool, column: bool
) -> ft.Control:
    """A small button of the action row; `bare` (large text, little room): its icon and its spoken name."""
    if bare:
        return ft.Container(
            icon_button(text, icon, press, key=key),
            expand=True,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(1.5, ft.Colors.OUTLINE),
            border_radius=16,
        )
    return plain_button(text, press, icon=icon, key=key, expand=True, column=column)


def share(look: Look) -> int | None:
    """How much of its row the main action takes beside undo and redo; None where it has a row of its own."""
    return None if look.large or look.wide or look.width < 340 * look.scale else 3


def steps(
    look: Look, undo: Press, redo: Press, main: ft.Control, more: Sequence[ft.Control] = (), word: str = ""
) -> list[ft.Control]:
    """Undo, redo and more; the main action, which says `word`, beside them, or below where they fill a row."""
    apart = bool(more) or share(look) is None
    parts = shares([t("Undo"), t("Redo")], look.width - 2 * look.margin, look.scale, "" if apart else word)
    bare = look.large or parts is None
    small = [
        small_button(t("Undo"), ft.Icons.UNDO_ROUNDED, undo, "undo", bare, True),
        small_button(t("Redo"), ft.Icons.REDO_ROUNDED, redo, "redo", bare, True),
        *more,
    ]
    if apart:
        return [ft.Row(small, spacing=8), main]
    for button, part in zip([*small, main], parts or [1, 1, 3], strict=True):
        button.expand = part
    return [ft.Row([*small, main], spacing=8)]


@component
def _Top(look: Look, sitting: Sitting, title: str, place: str) -> ft.Control:
    desk = sitting.desk
    return bar(
        look,
        title,
        "" if look.large or look.narrow else place,
        back=None if desk.guest else (lambda _: desk.go("/")),
        more=[
            icon_button(t("Your seat"), ft.Icons.EVENT_SEAT_OUTLINED, lambda _: desk.go("/seat"), key="seat")
            if desk.guest
            else icon_button(t("Phones"), ft.Icons.QR_CODE_ROUNDED, lambda _: phones(sitting), key="phones"),
            icon_button(t("Rules"), ft.Icons.HELP_OUTLINE_ROUNDED, lambda _: rules(sitting), key="rules"),
        ],
    )


_MemoTop = ft.memo(_Top)


def top(sitting: Sitting, title: str) -> ft.Control:
    """The bar of a round: home, title, the game and what it is played on, phones, rules."""
    return _MemoTop(sitting.desk.look, sitting, title, sitting.game.place(sitting.session))


def phones(sitting: Sitting) -> None:
    """Opens the code for other phones above the game."""
    sitting.desk.go(f"/play/{sitting.table.id}/phones")


def rules(sitting: Sitting) -> None:
    """Opens the reference cards at the one that matters now."""
    card, _, row = sitting.game.card_now(sitting.session, sitting.bookmark).partition(":")
    sitting.desk.go(f"/rules/{sitting.game.key}?card={card}&row={row}&session={sitting.table.id}")


def keyboard(desk: Desk, sitting: Sitting, keys: Mapping[str, Callable[[], Any]]) -> Callable[[], None]:
    """An effect that listens to a computer's keys: these, and Z and Y for undo and redo."""

    def listen() -> None:
        desk.hear({"z": lambda: undo(sitting), "y": sitting.redo, **keys})

    return listen
