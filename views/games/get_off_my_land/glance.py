"""A player's land at a glance: money, tiles with their cards, the farmhouse; for looking back. Takes no taps."""

from __future__ import annotations

from dataclasses import dataclass

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
from views.kit.zoom import zoomed

TWO = 330  # from this width on two tiles stand side by side
GAP = 8
SIDE = 40
PAD = 8
LINE = 19  # pixels of a card's line, at normal text
CARD = 184  # of a card where each is as wide
HAND = 20  # of the line about the fence cards
MOST_ZOOM = 1.25


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
    holder = session.state.holders[player]
    head = ft.Row(
        [
            ft.Text(t("${n}", n=holder.money), theme_style=ft.TextThemeStyle.TITLE_LARGE, expand=True),
            _hand(holder.hand),
        ]
    )
    return ft.Column([head, land_below(look, session, player, width, hand=False)], spacing=GAP, tight=True)


def land_below(look: Look, session: Session, player: int, width: float, hand: bool = True) -> ft.Control:
    """How many fence cards are in `hand`, then a card for each tile, the farmhouse last."""
    state: State = session.state
    across = 1 if look.large or width < TWO else 2
    room = (width - GAP * (across - 1)) / across
    cards = [_card(look, each, room) for each in _tiles(session, player)]
    house = _card(look, _house(state, player), width)
    head = [_hand(state.holders[player].hand)] if hand else []
    return ft.Column([*head, *_lines(cards, across), house], spacing=GAP, tight=True, width=width)


def land_within(look: Look, session: Session, player: int, width: float, height: float) -> ft.Control:
    """The tiles and the farmhouse as large as there is room, and how many fence cards are in hand."""
    state: State = session.state
    told = [*_tiles(session, player), _house(state, player)]

    def size(across: int) -> tuple[float, float]:
        rows = [told[n : n + across] for n in range(0, len(told), across)]
        high = sum(max(each.high for each in row) for row in rows) * look.scale
        return across * CARD + GAP * (across - 1), high + GAP * len(rows) + HAND * look.scale

    def zoom(across: int) -> float:
        wide, high = size(across)
        return min(width / wide, height / high, MOST_ZOOM)

    across = max(range(1, len(told) + 1), key=zoom)
    cards = [_card(look, each, CARD) for each in told]
    shown = ft.Column([_hand(state.holders[player].hand), *_lines(cards, across)], spacing=GAP, tight=True)
    return zoomed(shown, *size(across), zoom(across))


def _lines(cards: list[ft.Control], across: int) -> list[ft.Control]:
    return [
        ft.Row(cards[n : n + across], spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)
        for n in range(0, len(cards), across)
    ]


def _hand(cards: int) -> ft.Control:
    return ft.Text(
        tn("{n} fence card", "{n} fence cards", cards),
        theme_style=ft.TextThemeStyle.BODY_SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )


def state_word(kind: Kind, ready: bool) -> str:
    """Which side of a card is up."""
    if kind == "equipment":
        return t("Active") if ready else t("Exhausted")
    return t("Mature") if ready else t("Immature")


@dataclass(frozen=True)
class _Told:
    """A tile, or the farmhouse: its drawing, its lines, and the drawing of its feature."""

    drawing: str
    lines: list[str]
    feature: str = ""

    @property
    def high(self) -> float:
        """Pixels, at normal text."""
        return max(SIDE, LINE * len(self.lines)) + 2 * PAD + 2


def _tiles(session: Session, player: int) -> list[_Told]:
    return [_tile(session, each) for each in session.state.land.controlled(player)]


def _tile(session: Session, tile: Tile) -> _Told:
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
    return _Told(picture, lines, of_feature(tile.feature) if tile.feature and tile.card else "")


def _house(state: State, player: int) -> _Told:
    holder = state.holders[player]
    name = say(FARMHOUSES[holder.house].name) if holder.house else t("not told")
    return _Told("farmhouse", [t("Farmhouse"), name if holder.home else t("{house}, lost", house=name)])


def _card(look: Look, told: _Told, room: float) -> ft.Control:
    words: list[ft.Control] = [ft.Text(told.lines[0], theme_style=ft.TextThemeStyle.LABEL_MEDIUM)]
    words += [
        ft.Text(line, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)
        for line in told.lines[1:]
    ]
    small = [drawn(told.feature, 24, look.colours)] if told.feature else []
    return ft.Semantics(
        container=True,
        label=", ".join(told.lines),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(
                [
                    drawn(told.drawing, SIDE, look.colours),
                    ft.Column(words, spacing=0, tight=True, expand=True),
                    *small,
                ],
                spacing=8,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=room,
            padding=PAD,
            border_radius=12,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )
