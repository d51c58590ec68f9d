"""Setting up a session: players and the game's own choices on one screen, so that "start" is the third tap.

The same screen sets up the count of what was played without the app.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from models.games import GAMES
from views.desk import use_desk
from views.draft import Draft, draft_of
from views.games import LOOKS
from views.games.set_up import Way
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.component import screen
from views.kit.shell import action_area, bare, column, quiet, scaffold
from views.kit.words import t
from views.seats import Seats


@screen
def Setup() -> ft.View:
    """A game to play."""
    return _set_up("play")


@screen
def Count() -> ft.View:
    """What was played without the app, to be counted."""
    return _set_up("count")


@screen
def Mark() -> ft.View:
    """What each player marks before a session begins."""
    return _mark("play")


@screen
def MarkPaper() -> ft.View:
    """What each player has marked where a game is counted."""
    return _mark("count")


def _use_draft() -> Draft | None:
    desk = use_desk()
    game = ft.use_route_params().get("game", "")
    here = ft.use_route_location()

    def made() -> Any:
        return draft_of(desk, game) if game in LOOKS else None

    draft: Any = ft.use_state(made)[0]

    def read_again() -> None:
        # Another screen may have changed the roster or begun the session.
        if draft is not None:
            draft.refresh()

    ft.use_effect(read_again, [here])
    return draft


def _mark(way: Way) -> ft.View:
    draft = _use_draft()
    marking = LOOKS[draft.game].set_up.marking if draft is not None else None
    return _unknown() if draft is None or marking is None else bare(marking.screen(draft, way))


def _set_up(way: Way) -> ft.View:
    draft = _use_draft()
    if draft is None:
        return _unknown()
    desk = draft.desk
    look, game, own = desk.look, GAMES[draft.game], LOOKS[draft.game].set_up
    marking = own.marking if draft.seats and own.marking and own.marking.wanted(draft, way) else None
    few = t("Add a player to start.") if len(draft.seats) < game.fewest else ""
    hindered = few or own.hindered(draft, way)

    def on(_: Any) -> None:
        if marking is not None:
            desk.go(f"{ft.context.page.route.rstrip('/')}/mark")
        else:
            draft.start(own.begin(draft, way))

    about = t("New game") if way == "play" else own.count()
    top = bar(look, game.name, about, back=lambda _: desk.go("/"))
    word = t("Start") if way == "play" else t("Start counting")
    icon = ft.Icons.PLAY_ARROW_ROUNDED
    if marking is not None:
        word, icon = marking.word(), ft.Icons.TOUCH_APP_OUTLINED
    actions: list[ft.Control] = [main_button(word, None if hindered else on, icon=icon, key="start")]
    if hindered:
        actions.insert(0, quiet(hindered))
    seats, choices = Seats(draft, game.most, game.usual), own.choices(draft, way)
    if look.wide:
        return bare(_panes(look.margin, column(look, top=top, body=[seats]), [choices], actions, look))
    return scaffold(look, top=top, body=[seats, choices], actions=actions, spacing=24)


def _panes(
    margin: int, left: ft.Control, body: Sequence[ft.Control], actions: Sequence[ft.Control], look: Any
) -> ft.Control:
    """Players on the left; choices and the main action on the right."""
    right = ft.Column(
        [
            ft.Column(
                [
                    ft.Container(
                        ft.Column(list(body), horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                        padding=ft.Padding.only(left=margin, right=margin, top=20, bottom=24),
                    )
                ],
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            action_area(look, actions),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    line = ft.Border.only(left=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT))
    return ft.Row(
        [
            ft.Container(left, expand=1),
            ft.Container(right, expand=1, border=line, bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _unknown() -> ft.View:
    desk = use_desk()
    return scaffold(
        desk.look,
        top=bar(desk.look, t("Not found"), back=lambda _: desk.go("/")),
        body=[ft.Text(t("There is no such game here."))],
    )
