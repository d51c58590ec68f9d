"""The assets board: which tokens lie under each die face now. Told once, then kept up by every build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from models.games.fence_em_in.moves import Assets
from views.desk import Look
from views.games.fence_em_in.chit import empty_place, token
from views.games.fence_em_in.lying import EMPTY, Tokens, keep, kept, places, spaces
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.die import face as die
from views.kit.shell import quiet
from views.kit.words import say, t
from views.sitting import Sitting


def assets_sheet(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The sheet to say what lies there. Nothing is played before "Done"."""
    about = t("Tap what lies under the marked die. Tap a token to take it away.")
    board = assets_board(sitting, close, notes)
    return bottom_sheet(t("Assets board"), about, [board], close, actions=[])


def roomy(tokens: Tokens, room: tuple[int, ...], chosen: int) -> int:
    """The face that takes the next token: the chosen one until it is full, then the next one with a place."""
    order = [(chosen + step) % len(tokens) for step in range(len(tokens))]
    return next((face for face in order if len(tokens[face]) < room[face]), chosen)


def assets_board(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """Five faces; the marked one takes what is tapped below."""
    look = sitting.desk.look
    room = places(sitting.session.moves)
    tokens = kept(sitting)
    chosen: int = notes.get("face", roomy(tokens, room, 0))

    def choose(face: int) -> None:
        notes.put(face=face)

    def put(tokens: Tokens, face: int) -> None:
        keep(sitting, tokens)
        notes.put(tokens=tokens, face=face)

    def add(asset: Asset) -> None:
        now = (*tokens[:chosen], (*tokens[chosen], asset), *tokens[chosen + 1 :])
        # Only a refill knows how many places there are; the first time each face is tapped.
        put(now, roomy(now, room, chosen) if len(now[chosen]) == room[chosen] else chosen)

    def remove(face: int, place: int) -> None:
        left = (*tokens[face][:place], *tokens[face][place + 1 :])
        put((*tokens[:face], left, *tokens[face + 1 :]), face)

    def done() -> None:
        close()
        keep(sitting, None)
        sitting.play(Assets(spaces=spaces(tokens)))

    rows = [
        _face(look, face, tokens[face], room[face], face == chosen, choose, remove)
        for face in range(len(EMPTY))
    ]
    marked = ft.Text(t("What lies under die {n}?", n=chosen + 1), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    actions: list[ft.Control] = [
        plain_button(t("Close"), lambda _: close(), key="close-sheet", expand=None if look.large else 2),
        main_button(
            t("Done"),
            lambda _: done(),
            icon=ft.Icons.CHECK_ROUNDED,
            key="assets-done",
            expand=None if look.large else 3,
        ),
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    below = (
        ft.Column(actions, spacing=8, tight=True, horizontal_alignment=stretch)
        if look.large
        else ft.Row(actions, spacing=8)
    )
    return ft.Column(
        [
            *rows,
            ft.Semantics(container=True, live_region=True, identifier="assets-face", content=marked),
            _choice(look, add),
            below,
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=stretch,
    )


def _face(
    look: Look,
    face: int,
    under: tuple[Asset, ...],
    room: int,
    chosen: bool,
    choose: Callable[[int], Any],
    remove: Callable[[int, int], Any],
) -> ft.Control:
    """A die face and what lies under it, the empty places too where their number is known."""
    word = t("Die {n}", n=face + 1)
    head = tile_button(
        word,
        die(face + 1, 36, look.colours, word),
        does(choose, face),
        key=f"face-{face + 1}",
        selected=chosen,
        padding=7,
    )
    lying: list[ft.Control] = [
        token(
            look.colours,
            asset,
            t("Take away: {asset}", asset=say(NAMES[asset])),
            does(remove, face, place),
            f"lies-{face + 1}-{place}",
        )
        for place, asset in enumerate(under)
    ]
    free = max(room - len(under), 1 if chosen else 0)
    lying += [empty_place(asked=chosen and place == 0) for place in range(free)]
    tokens = ft.Row(lying or [quiet(t("nothing"))], spacing=6, run_spacing=6, wrap=True, expand=True)
    return ft.Row([head, tokens], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)


def _choice(look: Look, add: Callable[[Asset], Any]) -> ft.Control:
    """All eight assets, four in a row."""
    buttons = [
        token(
            look.colours,
            asset,
            t("Add: {asset}", asset=say(NAMES[asset])),
            does(add, asset),
            f"add-{asset}",
            expand=True,
        )
        for asset in ASSETS
    ]
    half = len(buttons) // 2
    return ft.Column([ft.Row(buttons[:half], spacing=8), ft.Row(buttons[half:], spacing=8)], spacing=8)
