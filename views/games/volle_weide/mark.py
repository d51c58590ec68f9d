"""Each player marks a black sheep, one after the other; the phone goes round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.volle_weide.box import Sheet
from models.kernel.form import Cell
from views.desk import use_desk
from views.draft import Draft
from views.games.set_up import Way
from views.games.volle_weide.beginning import begin_marked, offer_of, tracing
from views.games.volle_weide.black_sheep import picked
from views.games.volle_weide.meadow import still
from views.kit.badge import badge, letters
from views.kit.bar import bar
from views.kit.button import main_button, plain_button
from views.kit.component import component
from views.kit.frame import Frame
from views.kit.shell import column
from views.kit.theme import Palette
from views.kit.words import t

NEAR = 1.2  # cells from a sheep's middle within which a tap still means it


@component
def MarkSheep(draft: Draft, way: Way) -> ft.Control:
    """The meadow to tap on, whose turn it is, and the way on."""
    desk = use_desk()
    look = desk.look
    offer = offer_of(draft)
    players = len(draft.seats)
    if not players or offer.sheet is None:
        return ft.Container(main_button(t("Choose the players"), lambda _: desk.go(_up(draft, way))))
    sheet = offer.sheet
    marked = marks_of(draft, sheet)
    now = min(max(_whole(draft.choices.get("marking")), 0), players - 1)
    name, last = draft.seats[now].name, now == players - 1
    paper = tracing(draft, way)

    def choose(cell: Cell) -> None:
        desk.tick()
        draft.choose(
            marks=[list(mark) if mark else None for mark in (*marked[:now], cell, *marked[now + 1 :])]
        )

    def chance(_: Any) -> None:
        cells = picked(sheet, 1)
        if cells:
            choose(cells[0])

    def on(_: Any) -> None:
        if not last:
            draft.choose(marking=now + 1)
        elif all(marked):
            draft.start(begin_marked(draft, way, [mark for mark in marked if mark]))

    def back(_: Any) -> None:
        if now:
            draft.choose(marking=now - 1)
        else:
            desk.go(_up(draft, way))

    room = (look.width * 0.57 if look.wide else min(look.width, 720)) - 2 * look.margin
    height = look.height - (96 if look.wide else 330 if not look.large else 200)
    frame = Frame.within(sheet.columns, sheet.rows, room, max(height, 260))
    meadow = board(frame, look.colours, sheet, marked[now], choose)
    title = t("{name} marks a sheep", name=name) if players > 1 else t("Mark a sheep")
    place = t("{n} of {players}, {sheet}", n=now + 1, players=players, sheet=offer.name)
    colours = draft.colours
    mark = letters([seat.name for seat in draft.seats])[now]
    top = bar(
        look,
        title,
        place if players > 1 else offer.name,
        back=back,
        more=[ft.Container(badge(mark, colours[now], 40), padding=ft.Padding.only(right=12))],
    )
    told = ft.Text(
        t("Tap the sheep that is black on the paper.")
        if paper
        else t("Tap one of the sheep. It turns black and counts double."),
        text_align=ft.TextAlign.CENTER,
    )
    following = "" if last else draft.seats[now + 1].name
    word = (
        t("Done, {name} is next", name=following)
        if following
        else t("Shuffle, deal and start")
        if players > 1 and not paper
        else t("Start")
    )
    actions: list[ft.Control] = [main_button(word, on if marked[now] else None, key="marked")]
    if not paper:
        actions.insert(
            0, plain_button(t("Choose for me"), chance, icon=ft.Icons.CASINO_OUTLINED, key="chance")
        )
    middle = ft.Row([meadow], alignment=ft.MainAxisAlignment.CENTER)
    if not look.wide:
        return column(look, top=top, body=[middle, told], actions=actions, spacing=12)
    right = column(look, top=top, body=[told], actions=actions, spacing=12, most_width=int(look.width * 0.43))
    return ft.Row(
        [ft.Container(middle, expand=57, alignment=ft.Alignment.CENTER), ft.Container(right, expand=43)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def board(
    frame: Frame, colours: Palette, sheet: Sheet, black: Cell | None, choose: Callable[[Cell], Any]
) -> ft.Control:
    """The meadow with each sheep as a button; a tap beside one means the nearest."""

    def near(event: Any) -> None:
        x, y = frame.point(event.local_position.x, event.local_position.y)

        def away(cell: Cell) -> float:
            return float((cell[0] + 0.5 - x) ** 2 + (cell[1] + 0.5 - y) ** 2)

        nearest = min(sheet.sheep, key=away)
        if away(nearest) <= NEAR**2:
            choose(nearest)

    ground = ft.GestureDetector(
        content=still(colours, sheet, frame.width, black=black), on_tap_up=near, exclude_from_semantics=True
    )
    buttons = [_sheep(frame, cell, cell == black, choose) for cell in sheet.sheep]
    return ft.Semantics(
        container=True,
        identifier="meadow",
        content=ft.Stack([ground, *buttons], width=frame.width, height=frame.height),
    )


def _sheep(frame: Frame, cell: Cell, black: bool, choose: Callable[[Cell], Any]) -> ft.Control:
    left, top = frame.at(*cell)
    x, y = cell
    name = t("Sheep in row {row}, column {column}", row=y + 1, column=x + 1)
    ring = ft.Border.all(2.5, ft.Colors.PRIMARY) if black else None
    # The tap lies inside the semantics, so that name and tap are one node for a screen reader.
    return ft.Container(
        ft.Semantics(
            container=True,
            button=True,
            label=name,
            selected=black,
            identifier=f"sheep-{x}-{y}",
            content=ft.Container(
                width=frame.c,
                height=frame.c,
                border_radius=frame.c / 2,
                border=ring,
                on_click=lambda _: choose(cell),
                key=f"sheep-{x}-{y}",
            ),
        ),
        left=left,
        top=top,
        width=frame.c,
        height=frame.c,
    )


def marks_of(draft: Draft, sheet: Sheet) -> Sequence[Cell | None]:
    """What each player has marked so far; marks that are on no sheep of this sheet do not count."""
    kept = draft.choices.get("marks")
    kept = kept if isinstance(kept, list) else []
    cells = [tuple(mark) if isinstance(mark, list) else None for mark in kept[: len(draft.seats)]]
    found = [cell if cell in sheet.sheep else None for cell in cells]
    return [*found, *[None] * (len(draft.seats) - len(found))]  # type: ignore[list-item]


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def _up(draft: Draft, way: Way) -> str:
    return f"/{'setup' if way == 'play' else 'count'}/{draft.game}"
