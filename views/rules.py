"""The rules at hand: a game's reference cards, opened at the one that matters now; many can be searched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from urllib.parse import parse_qs, urlparse

import flet as ft

from models.games import GAMES
from models.history.name import folded
from views.desk import Look, use_desk
from views.games import LOOKS
from views.games.look import RuleCard
from views.kit.bar import bar
from views.kit.button import tile_button
from views.kit.component import component, screen
from views.kit.drawing import tile
from views.kit.field import text_field
from views.kit.shell import bare, card, quiet, scaffold
from views.kit.words import t

MOST_WIDTH = 720
CONTENTS = 300
MANY = 12  # from so many cards on they can be searched
_DRAWN = 0.25  # seconds until the first picture is laid out and can be scrolled
_SCROLL = 180  # milliseconds


@screen
def Rules() -> ft.View:
    """The cards of the route's game. Back leads to the session they were opened from, else to the start."""
    desk = use_desk()
    game = ft.use_route_params().get("game", "")
    if game not in LOOKS:
        return scaffold(
            desk.look,
            top=bar(desk.look, t("Not found"), back=lambda _: desk.go("/")),
            body=[ft.Text(t("There is no such game here."))],
        )
    asked = parse_qs(urlparse(desk.page.route or "").query)
    card, row, session = (asked.get(key, [""])[0] for key in ("card", "row", "session"))
    return bare(Cards(game, card, row, desk.table_route(session) if session else "/", key=card))


@component
def Cards(game: str, now: str, row: str, up: str) -> ft.Control:
    """All cards; the one that matters now is marked and scrolled to, and in its table the row `row` is lit."""
    desk = use_desk()
    look = desk.look
    chosen, choose = ft.use_state(now)
    shown: ft.MutableRef[ft.Column | None] = ft.use_ref(None)

    def show(key: str, wait: float = 0) -> None:
        async def scroll() -> None:
            await asyncio.sleep(wait)
            if shown.current is not None:
                await shown.current.scroll_to(scroll_key=f"card-{key}", duration=0 if look.still else _SCROLL)

        desk.run(scroll)

    def arrive() -> None:
        if now:
            show(now, _DRAWN)

    ft.use_effect(arrive, [])

    def pick(key: str) -> None:
        choose(key)
        show(key)

    words, search = ft.use_state("")
    every = LOOKS[game].cards(row)
    cards = [each for each in every if speaks_of(each, words)]
    wide = look.wide and not look.large
    room = min(look.width - (CONTENTS + 72 if wide else 2 * look.margin), MOST_WIDTH)
    field = text_field(
        t("Search the rules"), words, change=search, key="search-rules", icon=ft.Icons.SEARCH_ROUNDED
    )
    searched = [ft.Container(field, padding=ft.Padding.only(top=8))] if len(every) >= MANY else []
    told = [] if cards else [quiet(t('No card speaks of "{words}".', words=words.strip()))]
    shown_cards = [_card(look, each, each.key == now, room) for each in cards]
    column = ft.Column(
        [*(searched if look.large else []), *told, *shown_cards, ft.Container(height=24)],
        spacing=16,
        scroll=ft.ScrollMode.AUTO,
        width=room,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    shown.current = column
    content: ft.Control = column
    if searched and not wide and not look.large:
        content = ft.Column(
            [*searched, column],
            spacing=12,
            width=room,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    if wide:
        content = ft.Row(
            [_contents(searched, cards, chosen, pick), column],
            spacing=24,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        )
        column.expand, column.expand_loose = True, True
    margin = look.margin
    top = bar(look, t("The rules in short"), GAMES[game].name, back=lambda _: desk.go(up))
    return ft.Column(
        [
            ft.Container(top, padding=ft.Padding.only(left=margin - 12, right=margin - 12, top=8, bottom=4)),
            ft.Container(
                content,
                padding=ft.Padding.symmetric(horizontal=margin),
                alignment=ft.Alignment.TOP_CENTER,
                expand=True,
            ),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _card(look: Look, each: RuleCard, now: bool, room: float) -> ft.Control:
    title = ft.Semantics(
        header=True,
        heading_level=2,
        expand=not look.large,
        content=ft.Text(each.title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
    )
    signs = [tile(each.drawing, 44, look.colours)] if each.drawing else []
    mark = [_now()] if now else []
    if look.large:
        # Beside a drawing no word of this size would stay whole.
        head: list[ft.Control] = [ft.Row([*signs, *mark], spacing=12), title]
    else:
        head = [ft.Row([*signs, title, *mark], spacing=12)]
    parts: list[ft.Control] = [*head, *(ft.Text(line) for line in each.lines)]
    if each.picture is not None:
        parts.append(each.picture(look, room - 40))
    content = ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(
        ft.Semantics(container=True, identifier=f"card-{each.key}", content=card(content, edge=now)),
        key=ft.ScrollKey(f"card-{each.key}"),  # type: ignore[call-arg]
    )


def _now() -> ft.Control:
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    icon = ft.Icon(ft.Icons.PUSH_PIN_ROUNDED, size=18, color=ink)
    word = ft.Text(t("now"), theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink)
    return ft.Container(
        ft.Row([icon, word], spacing=4, tight=True),
        padding=ft.Padding.symmetric(horizontal=10, vertical=4),
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY_CONTAINER,
    )


def speaks_of(card: RuleCard, words: str) -> bool:
    """Whether every one of the words stands in the card's title or lines, as a whole or as a part of one."""
    text = folded(" ".join((card.title, *card.lines)))
    return all(word in text for word in folded(words).split())


def _contents(
    searched: Sequence[ft.Control], cards: Sequence[RuleCard], chosen: str, pick: Callable[[str], None]
) -> ft.Control:
    """The cards' titles, for wide screens; above them the field that searches."""

    def row(each: RuleCard) -> ft.Control:
        return tile_button(
            each.title,
            ft.Row([ft.Text(each.title, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True)]),
            lambda _: pick(each.key),
            key=f"to-{each.key}",
            flat=True,
            selected=each.key == chosen,
        )

    stretch = ft.CrossAxisAlignment.STRETCH
    titles = ft.Column(
        [row(each) for each in cards],
        spacing=4,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=stretch,
    )
    return ft.Column([*searched, titles], width=CONTENTS, spacing=12, horizontal_alignment=stretch)
