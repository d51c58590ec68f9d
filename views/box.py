"""The boxes: the list of one's own and of those that come with the app, and the editor of one."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games import GAMES
from models.history.tables import BoxRow
from views.box_menu import add, box_menu, copied_name, use_taking
from views.desk import Desk, Look, use_desk
from views.games import LOOKS
from views.games.box_look import Ready
from views.kit.bar import bar
from views.kit.button import main_button, plain_button, tile_button
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
    for game, looks in LOOKS.items():
        own = list(reversed(desk.history.boxes.list(game)))
        ready = looks.boxes.ready()
        if len(LOOKS) > 1:
            body.append(heading(GAMES[game].name))
        body.append(heading(t("Your own sheets")))
        body += [_own(desk, row, again) for row in own] or [_empty()]
        body.append(heading(t("For trying out")))
        body += [_ready(desk, game, each, again) for each in ready]
    game = next(iter(LOOKS))
    pick = use_taking(desk, heard)
    actions: list[ft.Control] = [
        plain_button(t("Import a file"), None, icon=ft.Icons.UPLOAD_FILE_ROUNDED, key="import", action=pick),
        main_button(t("New sheet"), lambda _: _new(desk, game), icon=ft.Icons.ADD_ROUNDED, key="new"),
    ]
    return scaffold(
        look,
        top=bar(look, t("Sheets"), t("What is printed on your pad"), back=lambda _: desk.go("/")),
        body=body,
        actions=actions,
        spacing=12,
    )


@screen
def BoxEditor() -> ft.View:
    """The box of the route."""
    id = ft.use_route_params()["box"]
    row = _there(use_desk(), id)
    return _missing() if row is None else bare(LOOKS[row.game].boxes.editor(id, key=id))


@screen
def BoxPart() -> ft.View:
    """A part of the box of the route."""
    params = ft.use_route_params()
    id, part = params["box"], params["part"]
    row = _there(use_desk(), id)
    return _missing() if row is None else bare(LOOKS[row.game].boxes.part(id, part, key=f"{id}-{part}"))


def _there(desk: Desk, id: str) -> BoxRow | None:
    row = desk.history.boxes.get(id)
    return None if row is None or row.deleted_at is not None else row


def _missing() -> ft.View:
    desk = use_desk()
    return scaffold(
        desk.look,
        top=bar(desk.look, t("Not found"), back=lambda _: desk.go("/boxes")),
        body=[ft.Text(t("This sheet is no longer there; choose another one."))],
        actions=[main_button(t("To the sheets"), lambda _: desk.go("/boxes"), key="boxes")],
    )


def _new(desk: Desk, game: str) -> None:
    boxes = desk.history.boxes
    taken = {box.name for box in boxes.list(game)}
    name = t("Our sheet")
    name = name if name not in taken else copied_name(name, taken)
    made: list[BoxRow] = []
    if desk.attempt(lambda: made.append(boxes.add(game, name, LOOKS[game].boxes.blank(name)))):
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
    return card(ft.Row([button, box_menu(desk, row.id, again, key=f"menu-{row.id}")], spacing=0), padding=4)


def _ready(desk: Desk, game: str, each: Ready, again: Any) -> ft.Control:
    looks = LOOKS[game].boxes
    apart = desk.look.large or desk.look.narrow
    copy = plain_button(
        t("Copy"),
        lambda _: add(desk, game, each.name, each.data, again),
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


def _empty() -> ft.Control:
    return card(
        ft.Text(
            t(
                "None yet. Enter the sheet of your pad once, with its sheep, its shapes and its round track;"
                " then it is here for every game."
            )
        )
    )
