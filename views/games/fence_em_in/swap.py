"""One fertilizer: two tokens leave the assets board, two are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from models.games.fence_em_in.moves import Assets, Spaces, Spend
from models.games.fence_em_in.state import State
from views.kit.bottom_sheet import Notes
from views.kit.button import does, main_button, tile_button
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.words import say, t
from views.sitting import Sitting

TWO = 2
Spot = tuple[int, int]  # face from 0, place under it


def spaces(tokens: tuple[tuple[Asset, ...], ...]) -> Spaces:
    """The five faces' tokens as a move has them."""
    return Spaces.model_validate({str(face): list(under) for face, under in enumerate(tokens, 1)})


def swap(sitting: Sitting, player: int, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """Which two go and which two come; where the assets board is not followed only the fertilizer goes."""
    look = sitting.desk.look
    state: State = sitting.session.state
    gone: tuple[Spot, ...] = notes.get("gone", ())
    drawn: tuple[Asset, ...] = notes.get("drawn", ())
    followed = state.assets

    def spend() -> None:
        close()
        if not sitting.play(Spend(player=player, cost=1)) or followed is None or len(drawn) < TWO:
            return
        left = [list(under) for under in followed]
        for (face, place), token in zip(gone, drawn, strict=True):
            left[face][place] = token
        sitting.play(Assets(spaces=spaces(tuple(tuple(under) for under in left))))

    def toggle(spot: Spot) -> None:
        notes.put(gone=tuple(each for each in gone if each != spot) if spot in gone else (*gone, spot)[-TWO:])

    def draw(asset: Asset) -> None:
        notes.put(drawn=(*drawn, asset)[-TWO:])

    if followed is None:
        return ft.Column(
            [
                quiet(t("Swap them on the table; the app does not follow the assets board.")),
                main_button(t("Spend {n}", n=1), lambda _: spend(), key="spend-now"),
            ],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    parts: list[ft.Control] = [quiet(t("Tap the two that go back into the bag."))]
    for face, under in enumerate(followed):
        row: list[ft.Control] = [ft.Text(str(face + 1), theme_style=ft.TextThemeStyle.TITLE_SMALL, width=20)]
        row += [
            _token(
                look.colours,
                token,
                does(toggle, (face, place)),
                (face, place) in gone,
                f"gone-{face + 1}-{place}",
            )
            for place, token in enumerate(under)
        ]
        parts.append(ft.Row(row, spacing=6, wrap=True))
    if len(gone) == TWO:
        parts.append(quiet(t("Tap the two that were drawn, in the same order.")))
        parts.append(
            ft.Row(
                [
                    _token(
                        look.colours,
                        asset,
                        does(draw, asset),
                        asset in drawn,
                        f"drawn-{asset}",
                    )
                    for asset in ASSETS
                ],
                spacing=6,
                run_spacing=6,
                wrap=True,
            )
        )
        if drawn:
            parts.append(quiet(t("Drawn: {tokens}", tokens=", ".join(say(NAMES[each]) for each in drawn))))
    ready = len(gone) == TWO and len(drawn) == TWO
    parts.append(main_button(t("Spend {n}", n=1), (lambda _: spend()) if ready else None, key="spend-now"))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _token(colours: Any, asset: Asset, press: Callable[[Any], Any], selected: bool, key: str) -> ft.Control:
    name = say(NAMES[asset])
    return tile_button(
        name,
        ft.Semantics(label=name, content=tile(asset, 36, colours)),
        press,
        key=key,
        selected=selected,
        padding=6,
    )
