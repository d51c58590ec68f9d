"""Setting up Volle Weide: the sheet, the black sheep, and for paper how it is counted."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.draft import Draft
from views.games.set_up import Marking, SetUp, Way
from views.games.volle_weide.beginning import begin, marks
from views.games.volle_weide.mark import MarkSheep
from views.games.volle_weide.meadow import still
from views.games.volle_weide.sheets import Offer, chosen, offers
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.option import option
from views.kit.shell import heading, quiet
from views.kit.words import t

TILE = 168


@component
def Choices(draft: Draft, way: Way) -> ft.Control:
    """The game's own choices, below the players."""
    use_desk()
    if way == "count":
        parts = [_ways(draft)]
        if draft.choices.get("count") == "trace":
            parts.append(Sheets(draft))
    else:
        parts = [Sheets(draft), _black(draft)]
    return ft.Column(parts, spacing=24, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def Sheets(draft: Draft) -> ft.Control:
    """The sheets as small meadows; the chosen one is marked."""
    desk = use_desk()
    offered = offers(desk.history)
    now = chosen(offered, draft.choices.get("sheet"))
    tiles: list[ft.Control] = [_tile(draft, offer, offer.id == now.id) for offer in offered]
    tiles.append(
        tile_button(
            "own sheet",
            ft.Column(
                [
                    ft.Icon(ft.Icons.ADD_ROUNDED, size=32, color=ft.Colors.PRIMARY),
                    ft.Text(
                        t("Enter your own sheet"),
                        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                        text_align=ft.TextAlign.CENTER,
                    ),
                    _small(t("Read off your pad once, kept for good.")),
                ],
                spacing=4,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            lambda _: desk.go("/boxes"),
            key="own-sheet",
        )
    )
    grid = ft.ResponsiveRow(
        [ft.Container(tile, col=_columns(desk.look.large)) for tile in tiles], spacing=12, run_spacing=12
    )
    return ft.Column(
        [heading(t("Sheet")), grid], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _columns(large: bool) -> int:
    return 12 if large else 6


def _tile(draft: Draft, offer: Offer, selected: bool) -> ft.Control:
    desk = draft.desk
    if offer.sheet is None:
        return tile_button(
            offer.name,
            _named(
                ft.Icon(ft.Icons.EDIT_OUTLINED, size=32, color=ft.Colors.ON_SURFACE_VARIANT),
                offer.name,
                t("Not finished yet"),
                False,
            ),
            lambda _: desk.go(f"/boxes/{offer.id}"),
            key=f"sheet-{offer.id}",
        )
    picture = still(desk.look.colours, offer.sheet, TILE * 0.8, height=TILE)
    about = t("For trying out") if offer.practice else t("Your own sheet")
    return tile_button(
        offer.name,
        _named(picture, offer.name, about, selected),
        lambda _: draft.choose(sheet=offer.id, marks=None, marking=None),
        key=f"sheet-{offer.id}",
        selected=selected,
    )


def _named(picture: ft.Control, name: str, about: str, selected: bool) -> ft.Control:
    title: list[ft.Control] = [
        ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER)
    ]
    if selected:
        title.insert(0, ft.Icon(ft.Icons.CHECK_CIRCLE_ROUNDED, size=20, color=ft.Colors.PRIMARY))
    return ft.Column(
        [
            picture,
            ft.Row(title, spacing=6, alignment=ft.MainAxisAlignment.CENTER, wrap=True),
            _small(about),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _small(text: str) -> ft.Control:
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.BODY_SMALL,
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )


def _black(draft: Draft) -> ft.Control:
    alone = len(draft.seats) == 1
    each = draft.choices.get("black") == "each"
    parts: list[ft.Control] = [
        heading(t("Black sheep")),
        quiet(t("It counts double, in the middle of the game and at the end.")),
        option(
            t("Choose for me") if alone else t("Choose for us"),
            t("By chance, at once."),
            lambda _: draft.choose(black="us"),
            selected=not each,
            icon=ft.Icons.CASINO_OUTLINED,
            key="black-us",
        ),
        option(
            t("I mark one") if alone else t("Each marks one"),
            t("You keep your own sheet.")
            if alone
            else t("The phone goes round; then the sheets are shuffled and dealt."),
            lambda _: draft.choose(black="each"),
            selected=each,
            icon=ft.Icons.TOUCH_APP_OUTLINED,
            key="black-each",
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _ways(draft: Draft) -> ft.Control:
    trace = draft.choices.get("count") == "trace"
    parts: list[ft.Control] = [
        heading(t("What is counted")),
        option(
            t("Numbers only"),
            t("You read sheep, bushes and clovers off the paper."),
            lambda _: draft.choose(count="numbers"),
            selected=not trace,
            icon=ft.Icons.PIN_OUTLINED,
            key="count-numbers",
        ),
        option(
            t("Copy the fences"),
            t("You tap the drawn fences; the app counts what they close in."),
            lambda _: draft.choose(count="trace"),
            selected=trace,
            icon=ft.Icons.FENCE_ROUNDED,
            key="count-trace",
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


SET_UP = SetUp(
    choices=Choices,
    begin=begin,
    count=lambda: t("Count a paper sheet"),
    marking=Marking(lambda: t("Mark the black sheep"), marks, MarkSheep),
)
