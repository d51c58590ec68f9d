"""The boxes: the list of one's own and of those that come with the app, and the editor of one."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games import GAMES
from models.history.tables import BoxRow
from views.box_look import Ready
from views.box_menu import add, box_menu, free_name, use_taking
from views.desk import Desk, Look, use_desk
from views.games import LOOKS
from views.kit.bar import bar
from views.kit.button import main_button, plain_button, tile_button, tonal_button
from views.kit.component import screen
from views.kit.shell import bare, card, heading, notice, quiet, scaffold
from views.kit.words import t

PICTURE = 84


@screen
def Boxes() -> ft.View:
    """The list. It is read afresh whenever it is shown."""
    desk = use_desk()
    look = desk.look
    ft.use_route_location()
    _, count = ft.use_state(0)
    told, tell = ft.use_state(("", False))

    def again() -> None:
        count(lambda n: n + 1)

    def heard(sentence: str, refused: bool) -> None:
        tell((sentence, refused))
        again()

    body: list[ft.Control] = []
    if told[0]:
        body.append(notice(told[0], bad=told[1], key="told"))
    for game in LOOKS:
        body.append(_section(desk, game, again))
    pick = use_taking(desk, heard)
    actions: list[ft.Control] = [
        plain_button(t("Import a file"), None, icon=ft.Icons.UPLOAD_FILE_ROUNDED, key="import", action=pick)
    ]
    return scaffold(
        look,
        top=bar(look, t("Your own copies"), t("What is printed on them"), back=lambda _: desk.go("/")),
        body=body,
        actions=actions,
        spacing=28,
    )


def _section(desk: Desk, game: str, again: Any) -> ft.Control:
    """A game's boxes: one's own with the way to a new one, then those that come with the app."""
    looks = LOOKS[game].boxes
    words, ready = looks.words(), looks.ready()
    own = [_own(desk, row, again) for row in reversed(desk.history.boxes.list(game))]
    new = tonal_button(
        words.new, lambda _: _new(desk, game), icon=ft.Icons.ADD_ROUNDED, key=f"new-{game}", small=True
    )
    parts: list[ft.Control] = [
        heading(GAMES[game].name),
        _kind(words.own),
        *(own or [card(ft.Text(words.none))]),
        new,
    ]
    if ready:
        parts.append(ft.Container(_kind(t("For trying out")), padding=ft.Padding.only(top=8)))
        parts += [_ready(desk, game, each, again) for each in ready]
    return ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _kind(text: str) -> ft.Control:
    return ft.Semantics(
        header=True, heading_level=3, content=ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    )


@screen
def BoxEditor() -> ft.View:
    """The box of the route."""
    id = ft.use_route_params()["box"]
    row = _there(use_desk(), id)
    if row is None:
        return _missing()
    looks = LOOKS[row.game].boxes
    return bare(looks.editor(id, looks, key=id))


@screen
def BoxPart() -> ft.View:
    """A part of the box of the route."""
    params = ft.use_route_params()
    id, part = params["box"], params["part"]
    row = _there(use_desk(), id)
    shown = LOOKS[row.game].boxes.part if row is not None else None
    return _missing() if shown is None else bare(shown(id, part, key=f"{id}-{part}"))


def _there(desk: Desk, id: str) -> BoxRow | None:
    row = desk.history.boxes.get(id)
    return None if row is None or row.deleted_at is not None or row.game not in LOOKS else row


def _missing() -> ft.View:
    desk = use_desk()
    return scaffold(
        desk.look,
        top=bar(desk.look, t("Not found"), back=lambda _: desk.go("/boxes")),
        body=[ft.Text(t("This is no longer there; choose another one."))],
        actions=[main_button(t("To your copies"), lambda _: desk.go("/boxes"), key="boxes")],
    )


def _new(desk: Desk, game: str) -> None:
    boxes, looks = desk.history.boxes, LOOKS[game].boxes
    name = free_name(looks.words().name, {box.name for box in boxes.list(game)})
    made: list[BoxRow] = []
    if desk.attempt(lambda: made.append(boxes.add(game, name, looks.blank(name)))):
        desk.go(f"/boxes/{made[0].id}")


def _own(desk: Desk, row: BoxRow, again: Any) -> ft.Control:
    looks = LOOKS[row.game].boxes
    content = _row(desk.look, looks.picture(desk.look, row.data, PICTURE), row.name, looks.about(row.data))
    button = tile_button(
        row.name,
        content,
        lambda _: desk.go(f"/boxes/{row.id}"),
        key=f"box-{row.id}",
        flat=True,
        expand=True,
        padding=8,
    )
    menu = box_menu(desk, looks, row.id, again, key=f"menu-{row.id}")
    return card(ft.Row([button, menu], spacing=0), padding=4)


def _ready(desk: Desk, game: str, each: Ready, again: Any) -> ft.Control:
    looks = LOOKS[game].boxes
    apart = desk.look.large or desk.look.narrow
    copy = plain_button(
        t("Copy"),
        lambda _: add(desk, game, looks, each, again),
        icon=ft.Icons.CONTENT_COPY_ROUNDED if apart or desk.look.width >= 420 else None,
        key=f"copy-{each.id}",
        small=True,
    )
    row = _row(desk.look, looks.picture(desk.look, each.data, PICTURE), each.name, looks.about(each.data))
    if apart:
        stretch = ft.CrossAxisAlignment.STRETCH
        return card(ft.Column([row, copy], spacing=8, horizontal_alignment=stretch), padding=12)
    return card(ft.Row([ft.Container(row, expand=True), copy], spacing=8), padding=12)


def _row(look: Look, picture: ft.Control, name: str, about: str) -> ft.Control:
    words = ft.Column(
        [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(about)],
        spacing=2,
        tight=True,
        expand=not look.large,
    )
    if look.large:
        return ft.Column([picture, words], spacing=8)
    return ft.Row([picture, words], spacing=14, vertical_alignment=ft.CrossAxisAlignment.CENTER)
