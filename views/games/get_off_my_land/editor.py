"""A copy's editor: its cards, its month track, whether a farmhouse counts as land, its name, what is not known."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.get_off_my_land.card import KIND_NAMES, KNOWN
from models.games.get_off_my_land.oddity import LEFT, finished, oddities
from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from models.kernel.form import MOST_NAME
from views.box_editor import BoxName, use_entry, use_keys
from views.box_entry import BoxEntry
from views.box_look import BoxLook
from views.box_menu import box_menu
from views.desk import Look, use_desk
from views.draft import Draft
from views.games.get_off_my_land.card_editor import card_route, cards_of
from views.games.get_off_my_land.copies import BOX
from views.games.get_off_my_land.emblem import of_card
from views.games.get_off_my_land.month_editor import MONTHS, months_of
from views.kit.bar import bar
from views.kit.button import does, main_button, tile_button
from views.kit.checks import checks
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.field import text_field
from views.kit.rows import section, switch_row
from views.kit.shell import column, heading, quiet
from views.kit.turn import share, steps
from views.kit.words import say, t

COUNTS = "count_farmhouse_as_land"
SIDE = 40


@component
def CopyEditor(id: str, boxes: BoxLook) -> ft.Control:
    """The whole copy. Every tap is kept; what is not known yet may stay so."""
    desk = use_desk()
    look = desk.look
    entry = use_entry(BoxEntry, id)
    use_keys(entry)
    top = bar(
        look,
        entry.name,
        t("Read it off your own copy, once"),
        back=lambda _: desk.go("/boxes"),
        more=[box_menu(desk, boxes, id)],
    )
    stretch = ft.CrossAxisAlignment.STRETCH
    name = ft.Column(
        [heading(t("Name")), BoxName(entry, key="name")], spacing=8, horizontal_alignment=stretch
    )
    found = checks(oddities(entry.body), t("Everything is there. You can play with it."))
    track = ft.Column(
        [heading(t("Month track")), _track(look, entry)], spacing=8, horizontal_alignment=stretch
    )
    body: list[ft.Control] = [_cards(look, entry), track, _reading(look, entry), name, found]
    return column(look, top=top, body=body, actions=_actions(look, entry), spacing=24)


def _cards(look: Look, entry: BoxEntry) -> ft.Control:
    """The names of the rulebook, then one's own, and the field for another one."""
    cards = cards_of(entry)
    names = [*KNOWN, *(name for name in cards if name not in KNOWN)]
    rows = [_card(look, entry, name) for name in names]
    across = 2 if look.width >= 620 and not look.large else 1
    rows += [ft.Container(expand=True)] * (-len(rows) % across)
    lines: list[ft.Control] = [
        ft.Row(
            rows[n : n + across],
            spacing=8,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        if across > 1
        else rows[n]
        for n in range(0, len(rows), across)
    ]
    return ft.Column(
        [
            heading(t("Market cards")),
            quiet(t("Values of the mature or active side. You can leave them until a card is bought.")),
            *lines,
            NewCard(entry, key="new-card"),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def values(card: Any) -> str:
    """A card's values in a line."""
    told = t("income ${income}, harvest ${harvest}", income=card.get("income"), harvest=card.get("harvest"))
    return t("{values}, bonus", values=told) if card.get("bonus") else told


def _card(look: Look, entry: BoxEntry, name: str) -> ft.Control:
    card = cards_of(entry).get(name)
    kind = card.get("type", "crop") if card else KNOWN[name]
    second = values(card) if card else t("not known yet")
    ink = ft.Colors.ON_SURFACE_VARIANT
    words = ft.Column(
        [
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(
                t("{type}: {values}", type=say(KIND_NAMES[kind]), values=second),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ink,
            ),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    mark = ft.Icons.CHECK_ROUNDED if card else ft.Icons.ADD_ROUNDED
    content = ft.Row(
        [tile(of_card(name, kind), SIDE, look.colours), words, ft.Icon(mark, size=22, color=ink)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    press = does(entry.desk.go, card_route(entry.id, name))
    return tile_button(
        name,
        content,
        press,
        key=f"card-{name}",
        padding=10,
        expand=None if look.large or look.width < 620 else True,
    )


@component
def NewCard(entry: BoxEntry) -> ft.Control:
    """A field for a card that the rulebook does not name; its values are the next screen."""
    use_desk()
    error, tell = ft.use_state("")
    typed, keep = ft.use_state("")

    def add(text: str) -> None:
        name = text.strip()
        # A name that is none stays in the field, to be put right.
        keep(text if len(name) > MOST_NAME else "")
        if not 1 <= len(name) <= MOST_NAME:
            tell(t("A name has 1 to {most} characters.", most=MOST_NAME) if name else "")
            return
        tell("")
        entry.desk.go(card_route(entry.id, name))

    return text_field(
        t("Another card"),
        typed,
        enter=add,
        error=error,
        hint=t("Write its name, then Enter."),
        key="another-card",
    )


def _track(look: Look, entry: BoxEntry) -> ft.Control:
    """How much of the month track is known, and the way to it."""
    known = sum(month in months_of(entry) for month in LEFT)
    text = (
        t("All months are known.")
        if known == len(LEFT)
        else t("{n} of {all} months are known.", n=known, all=len(LEFT))
    )
    content = ft.Row(
        [
            tile("icon-crops", SIDE, look.colours),
            ft.Column(
                [
                    ft.Text(t("Icons between the months"), theme_style=ft.TextThemeStyle.TITLE_SMALL),
                    quiet(text),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
            ft.Icon(ft.Icons.EDIT_OUTLINED, size=22, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile_button(
        "months", content, does(entry.desk.go, f"/boxes/{entry.id}/{MONTHS}"), key="months", padding=10
    )


def _reading(look: Look, entry: BoxEntry) -> ft.Control:
    """Whether the own farmhouse is one of the land tiles."""
    on = entry.body.get(COUNTS, True) is not False
    text = t("The farmhouse counts as land")
    about = t("for oil, ties and the Nature Preserve")

    def toggle() -> None:
        entry.change({COUNTS: False if on else None})

    row = switch_row(look, "farmhouse", text, about, text, on, toggle, "farmhouse-land")
    return section(t("How you play"), "", [row], "reading")


def _actions(look: Look, entry: BoxEntry) -> list[ft.Control]:
    desk = entry.desk
    whole = finished(entry.body)
    word = t("Play with it") if whole else t("Done for now")
    icon = ft.Icons.PLAY_ARROW_ROUNDED if whole else ft.Icons.CHECK_ROUNDED

    def on(_: Any) -> None:
        if whole:
            Draft(desk, GET_OFF_MY_LAND.key).choose(**{BOX: entry.id})
            desk.go(f"/setup/{GET_OFF_MY_LAND.key}")
        else:
            desk.go("/boxes")

    main = main_button(word, on, icon=icon, key="next", expand=share(look))
    return steps(look, *entry.presses, main, word=word)
