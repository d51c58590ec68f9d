"""The history: all sessions by month, the newest first; open ones go on, finished ones are looked back at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal

import flet as ft

from models.games import GAMES
from models.history.repository import History
from models.history.summaries import Summary
from views.desk import Desk, Look, use_desk
from views.history_row import HistoryRow, when_in_month
from views.kit.button import icon_button, main_button, plain_button, tile_button
from views.kit.component import screen
from views.kit.drawing import picture
from views.kit.field import text_field
from views.kit.shell import heading, top_level
from views.kit.words import month, t
from views.verdict import read as moment

PAGE = 40
NEAR = 600  # pixels before the end at which the next page is fetched
MOST_WIDTH = 760


@dataclass(frozen=True)
class Filter:
    """Which sessions are shown: of one game, open or finished, with these words; or those deleted."""

    game: str | None = None
    finished: bool | None = None
    words: str = ""
    deleted: bool = False

    @property
    def all(self) -> bool:
        return self == Filter()


@dataclass(frozen=True)
class Listed:
    """What is on the screen: the lines, whether there are more, how many are deleted, which games."""

    rows: tuple[Summary, ...]
    more: bool
    deleted: int
    games: tuple[str, ...]


def read(history: History, which: Filter, most: int) -> Listed:
    """The first `most` sessions of the filter."""
    found = history.sessions.list(
        most + 1,
        game=which.game,
        finished=which.finished,
        deleted=which.deleted,
        words=which.words,
    )
    games = tuple(key for key in GAMES if len(GAMES) > 1 and history.sessions.count(game=key))
    return Listed(tuple(found[:most]), len(found) > most, history.sessions.count(deleted=True), games)


@screen
def HistoryScreen() -> ft.View:
    """Reads the history afresh whenever it comes into sight."""
    desk = use_desk()
    look = desk.look
    here = ft.use_route_location()
    which, choose = ft.use_state(Filter())
    most, reach = ft.use_state(PAGE)
    change, changed = ft.use_state(0)
    searching, search = ft.use_state(False)
    listed = ft.use_memo(lambda: read(desk.history, which, most), [here, which, most, change])

    def show(**values: Any) -> None:
        reach(PAGE)
        choose(lambda now: replace(now, **values))

    def touched() -> None:
        changed(lambda n: n + 1)

    def delete(summary: Summary) -> None:
        def back() -> None:
            desk.attempt(lambda: desk.history.sessions.restore(summary.id))
            touched()

        if desk.attempt(lambda: desk.history.sessions.delete(summary.id)):
            touched()
            desk.tell(t("The session is deleted."), undo=back)

    def restore(summary: Summary) -> None:
        if desk.attempt(lambda: desk.history.sessions.restore(summary.id)):
            touched()
            desk.tell(t("The session is back in the history."))

    # The same ones at every drawing, so that lines which have not changed are not drawn again.
    acts = ft.use_memo(lambda: _Acts(desk, delete, restore), [])

    def more(_: Any = None) -> None:
        if listed.more:
            reach(lambda n: n + PAGE)

    def scrolled(event: Any) -> None:
        if event.pixels > event.max_scroll_extent - NEAR and len(listed.rows) == most:
            more()

    def clear() -> None:
        search(False)
        reach(PAGE)
        choose(Filter())

    top: list[ft.Control] = [_bar(look, which, listed, searching, search, show)]
    if searching:
        top.append(
            text_field(
                t("Player or place"),
                which.words,
                change=lambda words: show(words=words.strip()),
                key="search-field",
                icon=ft.Icons.SEARCH_ROUNDED,
            )
        )
    if not which.deleted and (listed.rows or not which.all):
        top.append(_chips(look, which, listed, show))
    controls = _lines(look, listed, acts, which.deleted)
    if not controls:
        controls = [_empty(desk) if which.all else _nothing(which, clear)]
    elif listed.more:
        controls.append(plain_button(t("Show more"), more, key="show-more"))
    width = min(look.width - (96 if look.wide else 0), MOST_WIDTH)
    body = ft.Column(
        [
            ft.Container(
                ft.Column(top, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                padding=ft.Padding.only(left=look.margin, right=look.margin - 8, top=8, bottom=8),
            ),
            ft.ListView(
                controls,
                expand=True,
                padding=ft.Padding.only(left=look.margin, right=look.margin, bottom=24),
                on_scroll=scrolled if listed.more else None,
                scroll_interval=200,
            ),
        ],
        spacing=0,
        width=width,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    content = ft.Row(
        [body],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return top_level(desk, "/history", content)


@dataclass(frozen=True, eq=False)
class _Acts:
    """What a line can do."""

    desk: Desk
    delete: Any
    restore: Any

    def open(self, summary: Summary) -> None:
        self.desk.go(f"/history/{summary.id}" if summary.finished else f"/play/{summary.id}")


def _bar(look: Look, which: Filter, listed: Listed, searching: bool, search: Any, show: Any) -> ft.Control:
    title = t("Deleted sessions") if which.deleted else t("History")
    words = ft.Semantics(
        header=True,
        heading_level=1,
        expand=True,
        content=ft.Text(
            title,
            theme_style=ft.TextThemeStyle.TITLE_LARGE if look.large else ft.TextThemeStyle.HEADLINE_MEDIUM,
        ),
    )
    if which.deleted:
        back = icon_button(
            t("Back to the history"),
            ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED,
            lambda _: show(deleted=False),
            key="leave-deleted",
        )
        return ft.Row([back, words], spacing=4)

    def toggle(_: Any) -> None:
        if searching:
            show(words="")
        search(not searching)

    icon = ft.Icons.SEARCH_OFF_ROUNDED if searching else ft.Icons.SEARCH_ROUNDED
    name = t("End the search") if searching else t("Search")
    buttons = [icon_button(name, icon, toggle, key="search", selected=searching)]
    if listed.deleted:
        buttons.append(
            icon_button(
                t("Deleted sessions"),
                ft.Icons.DELETE_OUTLINE_ROUNDED,
                lambda _: show(deleted=True),
                key="deleted",
            )
        )
    return ft.Row([words, *buttons], spacing=4)


def _chips(look: Look, which: Filter, listed: Listed, show: Any) -> ft.Control:
    def chip(name: str, key: str, selected: bool, **values: Any) -> ft.Control:
        return tile_button(
            name,
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, no_wrap=True),
            lambda _: show(**values),
            key=f"filter-{key}",
            selected=selected,
            radius=24,
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        )

    plain = which.finished is None and which.game is None
    chips = [
        chip(t("All"), "all", plain, finished=None, game=None),
        chip(t("Open"), "open", which.finished is False, finished=False),
        chip(t("Finished"), "finished", which.finished is True, finished=True),
    ]
    if len(listed.games) > 1:
        chips += [chip(GAMES[key].name, key, which.game == key, game=key) for key in listed.games]
    return ft.Row(chips, spacing=8, scroll=ft.ScrollMode.HIDDEN)


def _month(summary: Summary) -> str:
    began = moment(summary.started)
    return month(began) if began else t("Without a day")


Place = Literal["only", "first", "middle", "last"]


def _lines(look: Look, listed: Listed, acts: _Acts, deleted: bool) -> list[ft.Control]:
    """Headings and lines in one flat list, so that only what is in sight is laid out."""
    controls: list[ft.Control] = []
    for name, group in groupby(listed.rows, _month):
        rows = list(group)
        top = 16 if controls else 4
        controls.append(
            ft.Container(heading(name), padding=ft.Padding.only(top=top, bottom=8), key=f"month-{name}")
        )
        for index, summary in enumerate(rows):
            line = HistoryRow(
                look,
                summary,
                when_in_month(summary.started),
                acts.open,
                acts.delete,
                acts.restore if deleted else None,
                key=f"row-{summary.id}",
            )
            controls.append(_within(line, index == 0, index == len(rows) - 1, summary.id))
    return controls


def _within(line: ft.Control, first: bool, last: bool, id: str) -> ft.Control:
    """A line as a piece of its month's card."""
    edge = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    top, bottom = 20 if first else 0, 20 if last else 0
    return ft.Container(
        line,
        key=f"piece-{id}",
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=ft.BorderRadius.only(
            top_left=top, top_right=top, bottom_left=bottom, bottom_right=bottom
        ),
        border=ft.Border(left=edge, right=edge, top=edge, bottom=edge if last else None),
    )


def _empty(desk: Desk) -> ft.Control:
    """Before the first session."""
    return ft.Container(
        ft.Column(
            [
                picture("sheep", 112),
                ft.Text(
                    t("No session yet"),
                    theme_style=ft.TextThemeStyle.TITLE_LARGE,
                    text_align=ft.TextAlign.CENTER,
                ),
                ft.Text(
                    t("What you play is kept here: who won, why, and every fence."),
                    text_align=ft.TextAlign.CENTER,
                ),
                ft.Container(height=8),
                main_button(
                    t("To the games"), lambda _: desk.go("/"), icon=ft.Icons.HOME_OUTLINED, key="games"
                ),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=56),
    )


def _nothing(which: Filter, clear: Any) -> ft.Control:
    """Where the filter leaves nothing."""
    if which.deleted:
        words = t("Nothing is deleted.")
    elif which.words:
        words = t('No session with "{words}".', words=which.words)
    else:
        words = t("No such session.")
    return ft.Container(
        ft.Column(
            [
                ft.Text(words, text_align=ft.TextAlign.CENTER),
                plain_button(t("Show all"), lambda _: clear(), key="show-all"),
            ],
            spacing=16,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=40),
    )
