"""A player's land at a glance: money, tiles with their cards, the farmhouse; for looking back. Takes no taps."""

from __future__ import annotations

import flet as ft

from models.games.get_off_my_land.card import Kind
from models.games.get_off_my_land.farmhouse import FARMHOUSES
from models.games.get_off_my_land.land import FEATURE_NAMES, Tile
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.desk import Look
from views.games.get_off_my_land.emblem import of_card, of_feature, of_month, of_tile
from views.kit.drawing import tile as drawn
from views.kit.words import say, t, tn

TWO = 330  # from this width on two tiles stand side by side
GAP = 8
SIDE = 40


def money_glance(look: Look, session: Session, player: int, width: float) -> ft.Control:
    """The month and the player's balance in little room."""
    state: State = session.state
    money = t("${n}", n=state.holders[player].money)
    side = min(width, 96)
    return ft.Semantics(
        container=True,
        label=money,
        exclude_semantics=True,
        content=ft.Column(
            [
                ft.Container(drawn(of_month(state.month), side * 0.58, look.colours), padding=4),
                ft.Text(money, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, no_wrap=True),
            ],
            spacing=0,
            tight=True,
            width=side,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


def land_glance(look: Look, session: Session, player: int, width: float) -> ft.Control:
    """The balance, then a card for each tile, the farmhouse last."""
    state: State = session.state
    holder = state.holders[player]
    across = 1 if look.large or width < TWO else 2
    room = (width - GAP * (across - 1)) / across
    cards = [_tile(look, session, each, room) for each in state.land.controlled(player)]
    lines: list[ft.Control] = [
        ft.Row(cards[n : n + across], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
        for n in range(0, len(cards), across)
    ]
    head = ft.Row(
        [
            ft.Text(t("${n}", n=holder.money), theme_style=ft.TextThemeStyle.TITLE_LARGE, expand=True),
            ft.Text(
                tn("{n} fence card", "{n} fence cards", holder.hand),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
        ]
    )
    return ft.Column([head, *lines, _house(look, state, player, width)], spacing=GAP, tight=True, width=width)


def state_word(kind: Kind, ready: bool) -> str:
    """Which side of a card is up."""
    if kind == "equipment":
        return t("Active") if ready else t("Exhausted")
    return t("Mature") if ready else t("Immature")


def _tile(look: Look, session: Session, tile: Tile, room: float) -> ft.Control:
    state: State = session.state
    lines = [tile.name]
    if tile.card is not None:
        lines.append(tile.card.name)
        lines.append(state_word(tile.card.kind, tile.ready))
        picture = of_card(tile.card.name, tile.card.kind)
    else:
        lines.append(t("no card") if tile.logged else t("forest, no card"))
        picture = of_tile(tile)
    if tile.feature is not None:
        lines.append(say(FEATURE_NAMES[tile.feature]))
    farmer = state.farmer_on(tile.name)
    if farmer is not None:
        lines.append(t("{name}'s farmer", name=session.players[farmer].name))
    small = [drawn(of_feature(tile.feature), 24, look.colours)] if tile.feature and tile.card else []
    return _card(look, drawn(picture, SIDE, look.colours), lines, room, small)


def _house(look: Look, state: State, player: int, room: float) -> ft.Control:
    holder = state.holders[player]
    name = say(FARMHOUSES[holder.house].name) if holder.house else t("not told")
    about = name if holder.home else t("{house}, lost", house=name)
    return _card(look, drawn("farmhouse", SIDE, look.colours), [t("Farmhouse"), about], room, [])


def _card(
    look: Look, picture: ft.Control, lines: list[str], room: float, small: list[ft.Control]
) -> ft.Control:
    words: list[ft.Control] = [ft.Text(lines[0], theme_style=ft.TextThemeStyle.LABEL_MEDIUM)]
    words += [
        ft.Text(line, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        for line in lines[1:]
    ]
    return ft.Semantics(
        container=True,
        label=", ".join(lines),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [picture, ft.Column(words, spacing=0, tight=True, expand=True), *small],
                spacing=8,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=room,
            padding=8,
            border_radius=12,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )
