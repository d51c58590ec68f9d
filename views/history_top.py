"""The head of the history: title, search, trash, filters; and what stands below where there is nothing."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games import GAMES
from views.desk import Desk, Look
from views.history_filter import Filter, Listed
from views.kit.button import icon_button, main_button, plain_button, tile_button
from views.kit.drawing import picture
from views.kit.words import t


def top_bar(look: Look, which: Filter, listed: Listed, searching: bool, search: Any, show: Any) -> ft.Control:
    """Title, search and trash; in the trash the way back. `search(on)`, `show(**filter)` change the screen."""
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


def chips(which: Filter, listed: Listed, show: Any) -> ft.Control:
    """The filters, the chosen one marked."""

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
    row = [
        chip(t("All"), "all", plain, finished=None, game=None),
        chip(t("Open"), "open", which.finished is False, finished=False),
        chip(t("Finished"), "finished", which.finished is True, finished=True),
    ]
    if len(listed.games) > 1:
        row += [chip(GAMES[key].name, key, which.game == key, game=key) for key in listed.games]
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
