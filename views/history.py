"""The history: all sessions by month, the newest first; open ones go on, finished ones are looked back at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import Any

import flet as ft

from models.history.repository import History
from models.history.summaries import Summary
from views.desk import Desk, use_desk
from views.history_filter import Filter, Listed, further, read
from views.history_lines import Acts, lines
from views.history_sheet import filter_sheet
from views.history_top import chips, empty, nothing, top_bar
from views.kit.bottom_sheet import use_notes
from views.kit.button import plain_button
from views.kit.component import screen
from views.kit.field import text_field
from views.kit.shell import top_level
from views.kit.words import t
from views.trash import about_trash, question

FIRST = 12  # lines that are read before the first sight, or as many as fill a taller screen
LINE = 78  # the least height of a line in pixels
NEAR = 900  # pixels before the end at which the next page is fetched
MOST_WIDTH = 760
RAIL = 96
EVERYTHING = "everything"


@screen
def HistoryScreen() -> ft.View:
    """Reads the history afresh whenever it comes into sight, as far as it had been read."""
    desk = use_desk()
    look, history = desk.look, desk.history
    on_top = ft.use_route_location().split("?")[0].rstrip("/") == "/history"
    which, choose = ft.use_state(Filter())
    _, turn = ft.use_state(0)
    searching, search = ft.use_state(False)
    sheet, open_sheet = ft.use_state("")
    notes = use_notes(sheet)
    kept = ft.use_memo(Kept, [])
    kept.follow(desk, which, on_top)
    listed = kept.listed

    def touched() -> None:
        kept.stale = True
        turn(lambda n: n + 1)

    def show(**values: Any) -> None:
        choose(lambda now: replace(now, **values))

    def delete(summary: Summary) -> None:
        def back() -> None:
            desk.attempt(lambda: history.sessions.restore(summary.id))
            touched()

        if desk.attempt(lambda: history.sessions.delete(summary.id)):
            touched()
            desk.tell(t("The session is deleted."), undo=back)

    def restore(summary: Summary) -> None:
        if desk.attempt(lambda: history.sessions.restore(summary.id)):
            touched()
            desk.tell(t("The session is back in the history."))

    # The same ones at every drawing, so that lines which have not changed are not drawn again.
    acts = ft.use_memo(lambda: Acts(desk, delete, restore, lambda summary: open_sheet(summary.id)), [])

    def more(_: Any = None) -> None:
        if kept.on(history):
            turn(lambda n: n + 1)

    def scrolled(event: Any) -> None:
        if event.pixels > event.max_scroll_extent - NEAR:
            more()

    def clear() -> None:
        search(False)
        choose(Filter())

    def close() -> None:
        open_sheet("")

    def gone(do: Callable[[], Any]) -> None:
        if desk.attempt(do):
            touched()
        close()

    def sheet_now() -> ft.BottomSheet | None:
        if sheet == "filter":
            return filter_sheet(desk, which, show, notes, close)
        if sheet == EVERYTHING:
            n = history.sessions.count(deleted=True)
            return question(t("Empty the trash?"), n, lambda: gone(history.sessions.empty_trash), close)
        if sheet:
            return question(
                t("Delete this session for good?"),
                1,
                lambda: gone(lambda: history.sessions.purge(sheet)),
                close,
            )
        return None

    ft.use_dialog(sheet_now())
    # The icon, not its round, lines up with the cards below.
    head = top_bar(look, which, listed, searching, search, show, lambda: open_sheet("filter"))
    top: list[ft.Control] = [ft.Container(head, margin=ft.Margin.only(right=0 if searching else -8))]
    if searching:
        top.append(
            text_field(
                t("Player, place or note"),
                which.words,
                change=lambda words: show(words=words.strip()),
                key="search-field",
                icon=ft.Icons.SEARCH_ROUNDED,
            )
        )
    if not which.deleted and (listed.rows or not which.all):
        top.append(chips(desk, which, listed, show))
    controls = lines(look, listed, acts, which.deleted)
    if not controls:
        controls = [empty(desk) if which.all else nothing(which, clear)]
    elif listed.more:
        controls.append(plain_button(t("Show more"), more, key="show-more"))
    if which.deleted and listed.rows:
        n = history.sessions.count(deleted=True)
        controls.insert(0, about_trash(n, lambda: open_sheet(EVERYTHING)))
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
                scroll_interval=100,
                # Another filter begins at the top again.
                key=f"list-{which}",
            ),
        ],
        spacing=0,
        width=min(look.width - (RAIL if look.wide else 0), MOST_WIDTH),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    content = ft.Row(
        [body],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return top_level(desk, "/history", content)


class Kept:
    """What this page has read of the history. `stale`: it is to be read once more."""

    def __init__(self) -> None:
        self.listed = Listed()
        self.stale = True
        self._which = Filter()
        self._seen = False

    def follow(self, desk: Desk, which: Filter, on_top: bool) -> None:
        """Reads what is wanted now, if anything is: out of sight nothing."""
        if on_top and (self.stale or not self._seen or which != self._which):
            first = max(FIRST, ceil(desk.look.height / LINE))
            # As far as it had been read, so that whoever comes back finds the place again.
            most = max(first, len(self.listed.rows)) if which == self._which else first
            self.listed = read(desk.history, which, most)
            self._which, self.stale = which, False
        self._seen = on_top

    def on(self, history: History) -> bool:
        """Reads a page more; whether there was one."""
        if not self.listed.more:
            return False
        self.listed = further(history, self._which, self.listed)
        return True
