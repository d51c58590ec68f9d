"""The head of the history: title, search, filters, trash; and what stands below where there is nothing."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games import GAMES
from views.desk import Desk, Look
from views.history_filter import Filter, Listed
from views.kit.button import icon_button, main_button, plain_button, tile_button
from views.kit.drawing import picture
from views.kit.words import t
from views.where_when import period

_CHOSEN = ("game", "finished", "person", "place", "since", "until")


def top_bar(
    look: Look, which: Filter, listed: Listed, searching: bool, search: Any, show: Any, choose: Any
) -> ft.Control:
    """Title, search, filter and trash; in the trash the way back.

    `search(on)` and `show(**filter)` change the screen, `choose()` opens the sheet with the filters.
    """
    title = t("Deleted sessions") if which.deleted else t("History")
    words = ft.Semantics(
        header=True,
        heading_level=1,
        expand=not look.large or which.deleted,
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
    buttons = [
        icon_button(
            t("Statistics"),
            ft.Icons.INSIGHTS_ROUNDED,
            lambda _: ft.context.page.navigate("/statistics"),
            key="statistics",
        ),
        icon_button(name, icon, toggle, key="search", selected=searching),
        icon_button(
            t("Filter"), ft.Icons.TUNE_ROUNDED, lambda _: choose(), key="filter", selected=which.hidden
        ),
    ]
    if listed.deleted:
        buttons.append(
            icon_button(
                t("Deleted sessions"),
                ft.Icons.DELETE_OUTLINE_ROUNDED,
                lambda _: show(deleted=True),
                key="deleted",
            )
        )
    if look.large:
        return ft.Column([words, ft.Row(buttons, spacing=4)], spacing=0)
    return ft.Row([words, *buttons], spacing=4)


def chips(desk: Desk, which: Filter, listed: Listed, show: Any) -> ft.Control:
    """The filters, the chosen ones marked; a tap on a chosen one takes it off."""

    def chip(name: str, key: str, selected: bool, **values: Any) -> ft.Control:
        word = ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, no_wrap=True)
        content: ft.Control = word
        if selected and key != "all":
            off = ft.Icon(ft.Icons.CLOSE_ROUNDED, size=18, semantics_label=t("take off"))
            content = ft.Row([word, off], spacing=6, tight=True)
        return tile_button(
            name,
            content,
            lambda _: show(**(dict.fromkeys(values) if selected and key != "all" else values)),
            key=f"filter-{key}",
            selected=selected,
            radius=24,
            padding=ft.Padding.symmetric(horizontal=16, vertical=14),
        )

    row = [chip(t("All"), "all", which == Filter(words=which.words), **dict.fromkeys(_CHOSEN))]
    if which.since or which.until:
        row.append(chip(period(which), "period", True, since=which.since, until=which.until))
    if which.person:
        person = desk.history.people.get(which.person)
        row.append(chip(person.name if person else t("somebody"), "person", True, person=which.person))
    if which.place is not None:
        row.append(chip(which.place or t("Without a place"), "place", True, place=which.place))
    row += [
        chip(t("Open"), "open", which.finished is False, finished=False),
        chip(t("Finished"), "finished", which.finished is True, finished=True),
    ]
    games = [*listed.games, *([which.game] if which.game and which.game not in listed.games else [])]
    if len(games) > 1 or which.game:
        row += [chip(GAMES[key].name, key, which.game == key, game=key) for key in games]
    return ft.Row(row, spacing=8, scroll=ft.ScrollMode.HIDDEN)


def empty(desk: Desk) -> ft.Control:
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


def nothing(which: Filter, clear: Any) -> ft.Control:
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
