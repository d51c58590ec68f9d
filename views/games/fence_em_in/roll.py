"""Between two rounds: who opens, the three dice by tapping, and where everybody stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from models.games.fence_em_in.dice import CHOICE, SIDES, Face
from models.games.fence_em_in.moves import Roll
from models.games.fence_em_in.state import State
from views.desk import Look, use_desk
from views.games.fence_em_in.assets_sheet import assets_sheet
from views.games.fence_em_in.board import still
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.pad import FACES, pad, rolled, spoken
from views.games.fence_em_in.standings import standings
from views.kit.badge import chip
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, plain_button, tile_button, tonal_button
from views.kit.component import component
from views.kit.die import face
from views.kit.panes import BOARD, two_panes
from views.kit.shell import column, heading, quiet
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import t
from views.sitting import Sitting

KEY = "dice"
DICE = 3


def kept(sitting: Sitting) -> tuple[list[Face], int | None]:
    """The dice tapped so far since the last move, and who opens if that was chosen."""
    mark = sitting.bookmark.get(KEY)
    if not isinstance(mark, dict) or mark.get("moves") != sitting.session.length:
        return [], None
    faces, first = mark.get("faces"), mark.get("first")
    known = [side for side in faces if side in FACES] if isinstance(faces, list) else []
    return known[: DICE - 1], first if isinstance(first, int) else None


@component
def RollRound(sitting: Sitting) -> ft.Control:
    """The dice of the next round."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    sheet, open_sheet = ft.use_state("")
    notes = use_notes(sheet)
    openers = state.openers
    faces, chosen = kept(sitting)
    first = chosen if chosen in openers else openers[0]

    def keep(faces: list[Face], first: int | None) -> None:
        sitting.mark(**{KEY: {"moves": sitting.session.length, "faces": faces, "first": first}})
        sitting.turn += 1

    def tap(side: Face) -> None:
        now = [*faces, side]
        if len(now) < DICE:
            keep(now, chosen)
        else:
            sitting.play(Roll(player=first, dice=(now[0], now[1], now[2])))

    def back(place: int) -> None:
        keep(faces[:place], chosen)

    def roll_for_us() -> None:
        sitting.play(Roll(player=first, dice=(rolled(), rolled(), rolled())))

    def without() -> None:
        sitting.play(Roll(player=first))

    def close() -> None:
        open_sheet("")

    dialog = None
    if sheet == "assets":
        dialog = assets_sheet(sitting, close, notes)
    elif sheet:
        dialog = holding_sheet(sitting, int(sheet), close)
    ft.use_dialog(dialog)
    keys: dict[str, Callable[[], Any]] = {str(side): partial(tap, side) for side in SIDES}
    keys |= {"c": partial(tap, CHOICE), "r": roll_for_us}
    ft.use_effect(keyboard(desk, sitting, keys), None)

    dice = tonal_button(
        t("Roll for us"),
        lambda _: roll_for_us(),
        icon=ft.Icons.CASINO_OUTLINED,
        key="roll-for-us",
        expand=True,
        column=not look.large,
        small=True,
    )
    none = plain_button(
        t("Without dice"),
        lambda _: without(),
        icon=ft.Icons.BLOCK_ROUNDED,
        key="no-dice",
        expand=True,
        column=not look.large,
        small=True,
    )
    words = [t("Roll for us"), t("Without dice")]
    actions = [undo_row(sitting), dice, none] if look.large else [undo_row(sitting, [dice, none], words)]
    if look.large:
        dice.expand = none.expand = None
    head = top(sitting, t("Round {n}", n=state.round + 1))
    asking: list[ft.Control] = [
        _opener(look, sitting, openers, first, chosen, lambda seat: keep(faces, seat)),
        _dice(look, faces, back),
        pad(look, tap),
    ]
    if state.assets is not None or state.board is not None:
        asking.append(_assets(state, lambda: open_sheet("assets")))
    table = standings(look, sitting, lambda seat: open_sheet(str(seat)))
    if not look.wide:
        return column(look, top=head, body=[*asking, table], actions=actions, spacing=12)
    if state.board is not None:
        room = look.width * BOARD - 48
        board: ft.Control = still(
            look.colours,
            state,
            sitting.marks,
            first,
            room,
            max(240, look.height - 120 - 66 * len(sitting.marks)),
        )
        inner = [table, ft.Row([board], alignment=ft.MainAxisAlignment.CENTER)]
    else:
        inner = [table]
    left = ft.Column(
        inner,
        spacing=16,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return two_panes(left, top=head, body=asking, actions=actions)


def _opener(
    look: Look,
    sitting: Sitting,
    openers: tuple[int, ...],
    first: int,
    chosen: int | None,
    choose: Callable[[int], Any],
) -> ft.Control:
    """Who opens the round: worked out, or among several asked."""
    state: State = sitting.session.state
    name = sitting.marks[first].name
    if len(openers) == 1:
        title = t("{name} opens the round", name=name)
        told = quiet(t("The fewest placement points.")) if state.round else quiet(t("You play alone."))
        return ft.Column([heading(title), told], spacing=0, tight=True)
    asked = (
        t("Who opens the first round?")
        if state.round == 0
        else t("A tie for the fewest points: who rolled lowest?")
    )
    chips = [
        chip(
            sitting.marks[seat].name,
            sitting.marks[seat].letter,
            sitting.marks[seat].colour,
            does(choose, seat),
            selected=seat == first,
            key=f"opener-{seat}",
        )
        for seat in openers
    ]
    row: ft.Control = (
        ft.Column(chips, spacing=8) if look.large else ft.Row(chips, spacing=8, scroll=ft.ScrollMode.HIDDEN)
    )
    return ft.Column(
        [heading(asked), row], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _dice(look: Look, faces: list[Face], back: Callable[[int], Any]) -> ft.Control:
    """The three dice: those tapped so far, and the one that is asked for now."""
    found: list[ft.Control] = []
    for place in range(DICE):
        if place < len(faces):
            side = faces[place]
            word = t("Die {n}: {side}", n=place + 1, side=spoken(side))
            found.append(
                tile_button(
                    word, face(side, 44, look.colours, word), does(back, place), key=f"die-{place}", padding=6
                )
            )
        else:
            now = place == len(faces)
            found.append(
                ft.Container(
                    ft.Text(
                        str(place + 1),
                        theme_style=ft.TextThemeStyle.LABEL_LARGE,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                    ),
                    width=58,
                    height=58,
                    alignment=ft.Alignment.CENTER,
                    border_radius=16,
                    border=ft.Border.all(
                        2.5 if now else 1, ft.Colors.PRIMARY if now else ft.Colors.OUTLINE_VARIANT
                    ),
                )
            )
    words = quiet(t("Tap what die {n} shows.", n=len(faces) + 1))
    if look.large:
        return ft.Column([ft.Row(found, spacing=8), words], spacing=4, tight=True)
    return ft.Row([*found, ft.Container(words, expand=True)], spacing=8)


def _assets(state: State, show: Callable[[], Any]) -> ft.Control:
    word = t("Refill the assets board") if state.assets is not None else t("Follow the assets board")
    return plain_button(word, lambda _: show(), icon=ft.Icons.GRID_VIEW_ROUNDED, key="assets", small=True)
