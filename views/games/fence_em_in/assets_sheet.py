"""The assets board: which tokens lie under each die face now. Told once, then kept up by every build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from models.games.fence_em_in.moves import Assets
from models.games.fence_em_in.state import State
from views.games.fence_em_in.swap import spaces
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, main_button, plain_button, tile_button
from views.kit.die import face as die
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.words import say, t
from views.sitting import Sitting

KEY = "assets"
Tokens = tuple[tuple[Asset, ...], ...]
EMPTY: Tokens = ((), (), (), (), ())


def assets_sheet(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The sheet to say what lies there. Nothing is played before "Done"."""
    about = t("Choose a die face, then tap what lies there. Tap a token to take it away.")
    return bottom_sheet(t("Assets board"), about, [assets_board(sitting, close, notes)], close, actions=[])


def kept(sitting: Sitting) -> Tokens:
    """What has been tapped so far since the last move, else what lies there."""
    state: State = sitting.session.state
    now = state.assets or EMPTY
    mark = sitting.bookmark.get(KEY)
    if not isinstance(mark, dict) or mark.get("moves") != sitting.session.length:
        return now
    told = mark.get("tokens")
    if (
        isinstance(told, list)
        and len(told) == len(EMPTY)
        and all(isinstance(under, list) and all(token in ASSETS for token in under) for under in told)
    ):
        return tuple(tuple(under) for under in told)
    return now


def assets_board(sitting: Sitting, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """Five faces; one of them is chosen and takes what is tapped below."""
    look = sitting.desk.look
    tokens = kept(sitting)
    chosen: int = notes.get("face", 0)

    def choose(face: int) -> None:
        notes.put(face=face)

    def put(tokens: Tokens) -> None:
        sitting.mark(**{KEY: {"moves": sitting.session.length, "tokens": [list(under) for under in tokens]}})
        notes.put(tokens=tokens)

    def add(asset: Asset) -> None:
        put((*tokens[:chosen], (*tokens[chosen], asset), *tokens[chosen + 1 :]))

    def remove(spot: tuple[int, int]) -> None:
        face, place = spot
        put((*tokens[:face], (*tokens[face][:place], *tokens[face][place + 1 :]), *tokens[face + 1 :]))

    def done() -> None:
        close()
        sitting.mark(**{KEY: None})
        sitting.play(Assets(spaces=spaces(tokens)))

    rows: list[ft.Control] = []
    for face, under in enumerate(tokens):
        spoken = t("Die {n}", n=face + 1)
        head = tile_button(
            spoken,
            die(face + 1, 36, look.colours, spoken),
            does(choose, face),
            key=f"face-{face + 1}",
            selected=face == chosen,
            padding=6,
        )
        placed = [
            _token(
                look.colours,
                token,
                t("Take away: {asset}", asset=say(NAMES[token])),
                does(remove, (face, place)),
                f"lies-{face + 1}-{place}",
            )
            for place, token in enumerate(under)
        ]
        rows.append(
            ft.Row(
                [head, ft.Row(placed or [quiet(t("nothing"))], spacing=6, wrap=True, expand=True)], spacing=12
            )
        )
    choice = ft.Row(
        [
            _token(
                look.colours,
                asset,
                t("Add: {asset}", asset=say(NAMES[asset])),
                does(add, asset),
                f"add-{asset}",
            )
            for asset in ASSETS
        ],
        spacing=6,
        run_spacing=6,
        wrap=True,
    )
    actions: list[ft.Control] = [
        plain_button(t("Close"), lambda _: close(), key="close-sheet", expand=True),
        main_button(t("Done"), lambda _: done(), icon=ft.Icons.CHECK_ROUNDED, key="assets-done", expand=2),
    ]
    return ft.Column(
        [
            *rows,
            ft.Text(t("Add under die {n}", n=chosen + 1), theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            choice,
            ft.Row(actions, spacing=8),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _token(colours: Any, asset: Asset, spoken: str, press: Callable[[Any], Any], key: str) -> ft.Control:
    content = ft.Semantics(label=spoken, content=tile(asset, 36, colours))
    return tile_button(spoken, content, press, key=key, padding=6)
