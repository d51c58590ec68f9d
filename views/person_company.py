"""With whom a person played, and head to head with one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.history.figure import Companion, Span
from views.desk import Desk, use_desk
from views.kit.badge import badge
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.shell import card, heading
from views.kit.words import t, tn
from views.people_choice import Somebody, somebodies
from views.statistics_duel import against, by_game

FIRST = 5
ALL = Span()


@component
def Company(id: str, name: str, companions: tuple[Companion, ...], read: str) -> ft.Control:
    """Those who played along most often first; a tap opens the two head to head. Another `read` counts anew."""
    desk = use_desk()
    everybody, all_ = ft.use_state(False)
    opened, open_ = ft.use_state("")
    me, *others = somebodies(desk.history, [(id, name), *((one.person, one.name) for one in companions)])

    def look_at(other: str) -> None:
        open_("" if other == opened else other)

    shown = companions if everybody else companions[:FIRST]
    rows: list[ft.Control] = []
    for one, other in zip(shown, others, strict=False):
        rows.append(_row(one, other, other.id == opened, look_at))
        if other.id == opened:
            rows.append(
                ft.Container(_duel(desk, me, other), padding=ft.Padding.only(left=4, right=4, bottom=8))
            )
    column = ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    parts: list[ft.Control] = [heading(t("Played with")), card(column, padding=4)]
    rest = len(companions) - FIRST
    if rest > 0:
        words = t("Show fewer") if everybody else tn("One more player", "{n} more players", rest)
        parts.append(plain_button(words, lambda _: all_(not everybody), small=True, key="all-companions"))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _row(one: Companion, other: Somebody, opened: bool, look_at: Callable[[str], Any]) -> ft.Control:
    told = t(
        "{sessions}; before {name} {n}, behind {m}",
        sessions=tn("One session together", "{n} sessions together", one.sessions),
        name=one.name,
        n=tn("once", "{n} times", one.ahead),
        m=tn("once", "{n} times", one.behind),
    )
    words = ft.Column(
        [
            ft.Text(one.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(told, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    icon = ft.Icon(
        ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED,
        size=24,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=t("Close") if opened else t("Head to head"),
    )
    return tile_button(
        one.name,
        ft.Row(
            [badge(other.mark.letter, other.mark.colour, 34), words, icon],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        does(look_at, one.person),
        key=f"with-{one.person}",
        flat=True,
        padding=8,
    )


def _duel(desk: Desk, me: Somebody, other: Somebody) -> ft.Control:
    parts: Sequence[ft.Control] = [against(desk, ALL, me, other), *by_game(desk, ALL, me, other)]
    return ft.Column(list(parts), spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
