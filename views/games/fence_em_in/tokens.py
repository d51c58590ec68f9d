"""The tokens to choose from, each with what it brings now and why."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from models.games.fence_em_in.asset import NAMES, Asset
from models.games.fence_em_in.placement import Placement
from views.desk import Look
from views.games.fence_em_in.plot import Plot
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.drawing import sign, tile
from views.kit.measure import GAP, LETTER, breadth
from views.kit.shell import heading, quiet
from views.kit.words import say, t

TILE = 44
EDGE = 4
TITLE, NOTE, NAME = 20, 14, 14  # the sizes of the heading, of the words beside it and of a token's name


def token_cards(look: Look, plot: Plot, width: float, hand: Callable[[], Plot]) -> ft.Control:
    """The question and a card a token; few with their reason in words, all eight as a grid.

    `hand` gives the plot as it is when a card is tapped.
    """
    title = (
        t("Which token?")
        if plot.face is None or plot.state.board is None
        else t("Which token? Die {face}", face=plot.face)
    )
    note = t("as it would be now")
    about = quiet(note)
    beside = (len(title) * TITLE + len(note) * NOTE) * LETTER * look.scale + GAP <= width
    head: ft.Control = (
        ft.Column([heading(title), about], spacing=0, tight=True)
        if look.large or not beside
        else ft.Row([ft.Container(heading(title), expand=True), about], spacing=8)
    )
    few = len(plot.tokens) <= (3 if width > 340 else 2) and not look.large
    across = max(1, len(plot.tokens)) if few else 2 if width < 340 else 4
    if look.large:
        across = 1 if width < 500 else 2
    worded = few or look.large
    room = (width - (across - 1) * GAP) / across - 2 * EDGE
    cards: list[ft.Control] = [
        ft.Container(
            _MemoCard(
                look, plot.brings(asset), asset == plot.asset, None if worded else room, hand, key=asset
            ),
            expand=True,
        )
        for asset in plot.tokens
    ]
    rows = [
        ft.Row(
            cards[n : n + across],
            spacing=8,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for n in range(0, len(cards), across)
    ]
    parts: list[ft.Control] = [head, *rows]
    if not plot.tokens:
        parts.append(quiet(t("Nothing lies there, as the assets board is followed.")))
    if plot.asset is not None and not few:
        parts.append(reason(plot.brings(plot.asset)))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def reason(brings: Placement) -> ft.Control:
    """Which of its kind it is, and what adds to it."""
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="token-reason",
        content=ft.Text(why(brings), theme_style=ft.TextThemeStyle.BODY_LARGE),
    )


def why(brings: Placement) -> str:
    """Name and reasons in one line: "Hay no. 2: 1, and 3 for 4 animals; fertilizer for a pair"."""
    because = reasons(brings)
    name = say(brings.name)
    return t("{what}: {why}", what=name, why=because) if because else name


def reasons(brings: Placement) -> str:
    """What adds to it, in one line; empty where nothing does."""
    return "; ".join(say(each) for each in brings.because)


@component
def _Card(
    look: Look, brings: Placement, selected: bool, room: float | None, hand: Callable[[], Plot]
) -> ft.Control:
    """With its reason in words, or, with so many pixels for it, with its name alone."""
    asset: Asset = brings.asset
    points = ft.Text(
        t("+{n}", n=brings.points),
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        semantics_label=t("{n} points", n=brings.points),
    )
    sack = ft.Row(
        [
            sign("fertilizer", 22, look.colours),
            ft.Text(
                t("+{n}", n=brings.fertilizer),
                theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                semantics_label=t("{n} fertilizer", n=brings.fertilizer),
            ),
        ],
        spacing=2,
        tight=True,
    )
    if room is None:
        content: ft.Control = ft.Column(
            [
                ft.Row(
                    [
                        tile(asset, TILE, look.colours),
                        ft.Column([points, sack], spacing=0, tight=True),
                    ],
                    spacing=8,
                ),
                ft.Text(say(brings.name), theme_style=ft.TextThemeStyle.LABEL_LARGE),
                *([quiet(reasons(brings))] if brings.because else []),
            ],
            spacing=4,
            tight=True,
        )
    else:
        content = ft.Column(
            [
                tile(asset, TILE, look.colours),
                _name(say(NAMES[asset]), NAME * look.scale, room),
                ft.Row([points, sack], spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return tile_button(
        asset,
        content,
        lambda _: hand().choose(asset),
        key=f"token-{asset}",
        selected=selected,
        padding=ft.Padding.symmetric(horizontal=EDGE if room else 10, vertical=6 if room else 10),
        top=room is None,
    )


def _name(name: str, size: float, room: float) -> ft.Control:
    """The name in one line, somewhat smaller where it is long."""
    need = breadth(name, size)
    return ft.Text(
        name,
        theme_style=ft.TextThemeStyle.LABEL_SMALL,
        size=max(11.5, size * room / need) if need > room else None,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


# A card is drawn again only when what it says changes: a tap on another one leaves it as it is.
_MemoCard = ft.memo(_Card)
