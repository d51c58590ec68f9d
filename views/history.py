"""The history: all sessions by month, the newest first; open ones go on, finished ones are looked back at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import flet as ft

from models.history.summaries import Summary
from views.desk import use_desk
from views.history_filter import Filter, read
from views.history_lines import Acts, lines
from views.history_top import chips, empty, nothing, top_bar
from views.kit.button import plain_button
from views.kit.component import screen
from views.kit.field import text_field
from views.kit.shell import top_level
from views.kit.words import t

PAGE = 40
NEAR = 600  # pixels before the end at which the next page is fetched
MOST_WIDTH = 760


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
    acts = ft.use_memo(lambda: Acts(desk, delete, restore), [])

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

    # The icon, not its round, lines up with the cards below.
    head = top_bar(look, which, listed, searching, search, show)
    top: list[ft.Control] = [ft.Container(head, margin=ft.Margin.only(right=0 if searching else -8))]
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
        top.append(chips(which, listed, show))
    controls = lines(look, listed, acts, which.deleted)
    if not controls:
        controls = [empty(desk) if which.all else nothing(which, clear)]
    elif listed.more:
        controls.append(plain_button(t("Show more"), more, key="show-more"))
    width = min(look.width - (96 if look.wide else 0), MOST_WIDTH)
    body = ft.Column(
        [
            ft.Container(
                ft.Column(top, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                padding=ft.Padding.only(left=look.margin, right=look.margin, top=8, bottom=8),
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
