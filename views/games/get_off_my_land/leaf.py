"""What every sheet of the table works with: the sitting, the player looked at, what it was told, the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import followed
from models.games.get_off_my_land.land import Turned
from models.games.get_off_my_land.state import State
from models.kernel.fault import Fault
from models.kernel.move import Move
from views.desk import Look
from views.kit.bottom_sheet import Notes
from views.kit.button import Press, plain_button, tile_button
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.turn import small_button
from views.kit.words import say, t
from views.sitting import Sitting

LIFT = 150  # pixels above the lower edge that are left free for the actions
PICTURE = 44


@dataclass(frozen=True)
class Leaf:
    """A sheet being shown for a player. `show(name)` shows another sheet, "" none."""

    sitting: Sitting
    player: int
    notes: Notes
    show: Callable[[str], Any]

    @property
    def state(self) -> State:
        state: State = self.sitting.session.state
        return state

    @property
    def look(self) -> Look:
        return self.sitting.desk.look

    def name(self, seat: int) -> str:
        """What the player of the seat is called."""
        return self.sitting.marks[seat].name

    def close(self) -> None:
        """Puts the sheet away."""
        self.show("")

    def refusal(self, *moves: Move) -> str:
        """Why these moves, one after the other, cannot be made now; "" where they can."""
        session = self.sitting.session
        try:
            for move in moves:
                session = session.play(move)
        except Fault as fault:
            return say(fault.message)
        return ""

    def play(self, *moves: Move, stay: bool = False) -> bool:
        """Plays the moves, tells what followed by itself, and puts the sheet away unless it is to `stay`."""
        if not stay:
            self.close()
        return play(self.sitting, *moves)


def play(sitting: Sitting, *moves: Move) -> bool:
    """Plays the moves and tells what followed by itself; False at the first that is refused."""
    turned: list[Turned] = []
    done = True
    for move in moves:
        before = sitting.session
        done = sitting.play(move)
        if not done:
            break
        turned += followed(before.state, sitting.session.state)
    if turned:
        tell(sitting, turned)
    return done


def tell(sitting: Sitting, turned: Sequence[Turned]) -> None:
    """Says what cards did by themselves."""
    look = sitting.desk.look
    sitting.desk.tell(" ".join(say(each.text) for each in turned), lift=0 if look.wide else LIFT)


def line(
    look: Look,
    name: str,
    about: str,
    press: Press,
    *,
    key: str,
    drawing: str = "",
    end: str = "",
    selected: bool = False,
) -> ft.Control:
    """A row to tap: drawing, what it is, what it does or why it cannot be done, an amount at its end."""
    off = press is None
    ink = ft.Colors.ON_SURFACE_VARIANT if off else ft.Colors.ON_SURFACE
    words: list[ft.Control] = [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink)]
    if about:
        words.append(quiet(about))
    row: list[ft.Control] = [ft.Column(words, spacing=0, tight=True, expand=True)]
    if drawing:
        row.insert(0, tile(drawing, PICTURE, look.colours))
    if end:
        row.append(ft.Text(end, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink, no_wrap=True))
    return tile_button(
        name,
        ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        press,
        key=key,
        selected=selected,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )


def pick(
    look: Look, text: str, press: Press, *, key: str, selected: bool = False, drawing: str = ""
) -> ft.Control:
    """One of several small choices in a row that wraps."""
    ink = ft.Colors.ON_SURFACE_VARIANT if press is None else ft.Colors.ON_SURFACE
    word = ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink)
    parts: list[ft.Control] = [tile(drawing, 30, look.colours), word] if drawing else [word]
    inset = (
        ft.Padding.symmetric(horizontal=10, vertical=7)
        if drawing
        else ft.Padding.symmetric(horizontal=14, vertical=13)
    )
    return tile_button(
        text,
        ft.Row(parts, spacing=8, tight=True, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        press,
        key=key,
        selected=selected,
        radius=24,
        padding=inset,
    )


def choices(picks: Sequence[ft.Control]) -> ft.Control:
    """Small choices side by side, as many rows as they need."""
    return ft.Row(list(picks), spacing=8, run_spacing=8, wrap=True)


def stack(parts: Sequence[ft.Control], spacing: int = 8) -> ft.Control:
    """Parts of a sheet one below the other, as wide as it."""
    return ft.Column(
        list(parts), spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def label(text: str) -> ft.Control:
    """The heading of a group within a sheet."""
    return ft.Semantics(
        header=True, heading_level=3, content=ft.Text(text, theme_style=ft.TextThemeStyle.LABEL_LARGE)
    )


def ends(
    leaf: Leaf, main: ft.Control, back: Callable[[], Any] | None = None, key: str = ""
) -> list[ft.Control]:
    """The lower end of a sheet: its main action, and beside it "Close", or "Back" to the page before with its key."""
    word, go, icon = t("Close"), leaf.close, ft.Icons.CLOSE_ROUNDED
    if back is not None:
        word, go, icon = t("Back"), back, ft.Icons.ARROW_BACK_ROUNDED
    key = key or "close-sheet"
    if leaf.look.large:
        away = small_button(word, icon, lambda _: go(), key, bare=True, column=False)
    else:
        away = plain_button(word, lambda _: go(), key=key)
    away.expand, main.expand = 1, 3 if leaf.look.large else 2
    return [ft.Row([away, main], spacing=8)]


def number_of(state: State, name: str) -> int:
    """The place of a tile on record: what keys call it by, because its name is anybody's."""
    return list(state.land.tiles).index(name)


def named(state: State, number: str) -> str | None:
    """The name of the tile at that place on record; None where there is none."""
    names = list(state.land.tiles)
    place = int(number) if number.isdecimal() else -1
    return names[place] if 0 <= place < len(names) else None
