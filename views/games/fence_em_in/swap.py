"""One fertilizer: two tokens leave the assets board, two are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import ASSETS, NAMES, Asset
from views.desk import Look
from views.games.fence_em_in.chit import empty_place, token
from views.games.fence_em_in.lying import Tokens
from views.games.fence_em_in.purchase import TWO, Purchase
from views.kit.button import does
from views.kit.die import face as die
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.words import say, t

Change = Callable[[Purchase], Any]


def swap(look: Look, bought: Purchase, lying: Tokens, change: Change) -> ft.Control:
    """First which two go back into the bag, then what was drawn for each of them."""
    wanted = min(TWO, sum(map(len, lying)))
    if wanted == 0:
        return quiet(t("No token lies on the assets board."))
    parts: list[ft.Control] = [quiet(t("Tap the two that go back into the bag."))]
    parts += [_face(look, bought, face, under, change) for face, under in enumerate(lying) if under]
    if len(bought.gone) == wanted:
        parts += [_pairs(look, bought, lying), _drawing(look, bought, change)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _face(look: Look, bought: Purchase, face: int, under: tuple[Asset, ...], change: Change) -> ft.Control:
    tokens = [
        token(
            look.colours,
            asset,
            t("Die {n}: {asset}", n=face + 1, asset=say(NAMES[asset])),
            does(lambda spot: change(bought.remove(spot)), (face, place)),
            f"gone-{face + 1}-{place}",
            selected=(face, place) in bought.gone,
        )
        for place, asset in enumerate(under)
    ]
    head = die(face + 1, 36, look.colours, t("Die {n}", n=face + 1))
    row = ft.Row(tokens, spacing=6, run_spacing=6, wrap=True, expand=True)
    return ft.Row([head, row], spacing=12)


def _pairs(look: Look, bought: Purchase, lying: Tokens) -> ft.Control:
    """Each token that leaves, and what was drawn for it."""
    found: list[ft.Control] = []
    for n, (face, place) in enumerate(bought.gone):
        old = lying[face][place]
        new = bought.drawn[n] if n < len(bought.drawn) else None
        pair: list[ft.Control] = [
            ft.Container(tile(old, 36, look.colours), opacity=0.6),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=20, color=ft.Colors.ON_SURFACE_VARIANT),
            empty_place(asked=n == len(bought.drawn))
            if new is None
            else ft.Container(tile(new, 36, look.colours), padding=7),
        ]
        spoken = (
            t("{gone} goes, nothing drawn yet", gone=say(NAMES[old]))
            if new is None
            else t("{gone} goes, {drawn} comes", gone=say(NAMES[old]), drawn=say(NAMES[new]))
        )
        found.append(
            ft.Semantics(
                container=True,
                label=spoken,
                exclude_semantics=True,
                content=ft.Row(pair, spacing=6, tight=True),
            )
        )
    return ft.Row(found, spacing=20, run_spacing=8, wrap=True)


def _drawing(look: Look, bought: Purchase, change: Change) -> ft.Control:
    buttons: list[ft.Control] = [
        token(
            look.colours,
            asset,
            t("Drawn: {asset}", asset=say(NAMES[asset])),
            does(lambda asset: change(bought.draw(asset)), asset),
            f"drawn-{asset}",
            expand=True,
        )
        for asset in ASSETS
    ]
    half = len(buttons) // 2
    asked = quiet(t("Tap what was drawn, one after the other."))
    return ft.Column(
        [asked, ft.Row(buttons[:half], spacing=8), ft.Row(buttons[half:], spacing=8)], spacing=8, tight=True
    )
