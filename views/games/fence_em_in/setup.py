"""Setting up Fence Em In: which copy, with its board or only the score, and the mission cards on the table."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.box import MISSIONS
from views.desk import use_desk
from views.draft import Draft
from views.games.fence_em_in.beginning import begin, copy_of, follows, lacking, picked
from views.games.fence_em_in.boxes import about, picture
from views.games.fence_em_in.copies import NONE, Copy, copies
from views.games.fence_em_in.mission_cards import kind_name
from views.games.set_up import SetUp, Way
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.option import option
from views.kit.shell import heading, notice, quiet
from views.kit.words import say, t

PICTURE = 64


@component
def Choices(draft: Draft, way: Way) -> ft.Control:
    """The game's own choices, below the players."""
    desk = use_desk()
    offered = copies(desk.history)
    now = copy_of(draft)
    parts: list[ft.Control] = [_copies(draft, way, offered, now)]
    if way == "play" and now.board:
        parts.append(_follow(draft, now))
    if now.box is not None and now.box.missions:
        parts.append(_missions(draft, now))
    return ft.Column(parts, spacing=24, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _copies(draft: Draft, way: Way, offered: list[Copy], now: Copy) -> ft.Control:
    rows: list[ft.Control] = [heading(t("Your copy"))]
    for copy in offered:
        if copy.id == NONE:
            rows.append(_unknown(draft, way, alone=len(offered) == 1, selected=copy.id == now.id))
        else:
            rows.append(_copy(draft, copy, copy.id == now.id))
    desk = draft.desk
    add = plain_button(
        t("Enter your own copy"),
        lambda _: desk.go("/boxes"),
        icon=ft.Icons.ADD_ROUNDED,
        key="own-box",
        small=True,
    )
    return ft.Column([*rows, add], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _unknown(draft: Draft, way: Way, alone: bool, selected: bool) -> ft.Control:
    """A copy of which nothing was entered: everything but the places is counted all the same."""
    about = (
        t("What is printed on it is asked for when it counts.")
        if way == "count"
        else t("The app counts everything but the places.")
    )
    return option(
        t("Only score, no board") if alone and way == "play" else t("Another copy"),
        about,
        does(_choose, draft, NONE),
        selected=selected,
        icon=ft.Icons.CALCULATE_OUTLINED,
        key=f"box-{NONE}",
    )


def _copy(draft: Draft, copy: Copy, selected: bool) -> ft.Control:
    """One's own copy; one that is not finished leads to its editor."""
    look = draft.desk.look
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    words = ft.Column(
        [
            ft.Text(copy.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ink),
            ft.Text(
                about(copy.data),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ink if selected else ft.Colors.ON_SURFACE_VARIANT,
            ),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if selected else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    if copy.box is None:
        mark = ft.Icons.EDIT_OUTLINED
    sign = ft.Icon(mark, size=24, color=ft.Colors.PRIMARY if selected else ft.Colors.OUTLINE)
    board = picture(look, copy.data, PICTURE)
    middle = ft.CrossAxisAlignment.CENTER
    if look.large:
        row: ft.Control = ft.Column([board, ft.Row([words, sign], vertical_alignment=middle)], spacing=8)
    else:
        row = ft.Row([board, words, sign], spacing=14, vertical_alignment=middle)
    press = does(draft.desk.go, f"/boxes/{copy.id}") if copy.box is None else does(_choose, draft, copy.id)
    return tile_button(copy.name, row, press, key=f"box-{copy.id}", selected=selected)


def _choose(draft: Draft, id: str) -> None:
    draft.choose(box=id, missions=None)


def _follow(draft: Draft, copy: Copy) -> ft.Control:
    on = follows(draft, copy)
    parts: list[ft.Control] = [
        heading(t("What you follow")),
        option(
            t("With the board"),
            t("You place the enclosures here too; the app knows where they fit."),
            lambda _: draft.choose(follow=None),
            selected=on,
            icon=ft.Icons.GRID_ON_ROUNDED,
            key="follow-board",
        ),
        option(
            t("Only score"),
            t("The board stays on the table."),
            lambda _: draft.choose(follow="score"),
            selected=not on,
            icon=ft.Icons.CALCULATE_OUTLINED,
            key="follow-score",
        ),
    ]
    problem = lacking(draft, "play", copy)
    if problem is not None:
        parts += [
            notice(say(problem), bad=True, key="lacking"),
            plain_button(
                t("Enter the starting cells"),
                does(draft.desk.go, f"/boxes/{copy.id}"),
                icon=ft.Icons.EDIT_OUTLINED,
                key="to-editor",
                small=True,
            ),
        ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _missions(draft: Draft, copy: Copy) -> ft.Control:
    """The copy's mission cards: the three on the table, or none until their points are asked for."""
    assert copy.box is not None
    cards, now = copy.box.missions, picked(draft, copy)

    def toggle(n: int) -> None:
        after = [each for each in now if each != n] if n in now else [*now, n][-MISSIONS:]
        draft.choose(missions=after or None)

    rows: list[ft.Control] = [
        heading(t("Mission cards on the table")),
        quiet(t("Three of them, or none for now: their points are asked for at the end.")),
    ]
    for n, card in enumerate(cards):
        words = card.text.strip() or t("Mission card {n}", n=n + 1)
        rows.append(
            option(
                words,
                kind_name(card.kind),
                does(toggle, n),
                selected=n in now,
                several=True,
                key=f"mission-{n}",
            )
        )
    kinds = [cards[n].kind for n in now]
    if len(now) == MISSIONS and kinds.count("enclosure") != 1:
        rows.append(notice(t("A game has one enclosure card and two support cards."), key="odd-missions"))
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def hindered(draft: Draft, way: Way) -> str:
    """Where the board lacks starting cells, it cannot be followed."""
    return t("The board is not ready for these players.") if lacking(draft, way, copy_of(draft)) else ""


SET_UP = SetUp(choices=Choices, begin=begin, count=lambda: t("Count at the end only"), hindered=hindered)
