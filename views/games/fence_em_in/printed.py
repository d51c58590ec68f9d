"""Values read off the box in the middle of a game: asked when first needed, remembered for the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft

from models.games.fence_em_in.farm import Printed
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.fence_em_in.state import State
from views.box_menu import free_name
from views.desk import Desk
from views.draft import Draft
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import main_button, plain_button
from views.kit.drawing import tile
from views.kit.shell import quiet
from views.kit.stepper import stepper
from views.kit.words import t
from views.sitting import Sitting

Value = Literal["barn_slot", "granary_slot"]
VALUES: tuple[Value, ...] = ("barn_slot", "granary_slot")
BOX = "box"  # the bookmark with the named box that the session was set up with
FIRST = 3


def unknown(printed: Printed, slot: str | None) -> str:
    """The value that the row lacks; empty where it lacks none."""
    if slot == "barn" and printed.barn is None:
        return "barn_slot"
    return "granary_slot" if slot == "granary" and printed.granary is None else ""


def remember(desk: Desk, sitting: Sitting, **values: Any) -> bool:
    """The values into the session's box, and into the named one that it came from; a first one gets a name.

    Values as in formats.md, section 5; None takes one back.
    """
    if not sitting.read_off(**values):
        return False
    boxes, key = desk.history.boxes, FENCE_EM_IN.key
    kept = sitting.bookmark.get(BOX)
    row = boxes.get(kept) if isinstance(kept, str) else None
    if row is not None and row.deleted_at is None:
        return desk.attempt(lambda: boxes.save(row.id, {**row.data, **values}))
    name = free_name(t("Our copy"), {box.name for box in boxes.list(key)})

    def add() -> None:
        made = boxes.add(key, name, dict(sitting.session.box.written()))
        sitting.mark(**{BOX: made.id})
        Draft(desk, key).choose(box=made.id)

    return desk.attempt(add)


def printed_sheet(sitting: Sitting, value: str, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The question for one of the two spaces."""
    asset = "barn" if value == "barn_slot" else "granary"
    title = t("The barn's space") if asset == "barn" else t("The granary's space")
    about = t("How many points are printed there? You are asked once.")
    aside = tile(asset, 48, sitting.desk.look.colours)
    body = [_question(sitting, value, close, notes)]
    return bottom_sheet(title, about, body, close, actions=[], aside=aside)


def _question(sitting: Sitting, value: str, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """A number by stepper; "Later" leaves it unknown."""
    desk = sitting.desk
    state: State = sitting.session.state
    now = state.printed.barn if value == "barn_slot" else state.printed.granary
    number: int = notes.get("number", FIRST if now is None else now)

    def put(number: int) -> None:
        notes.put(number=number)

    def enter() -> None:
        close()
        if remember(desk, sitting, **{value: number}):
            # A slip of the finger would otherwise stay in every later session.
            desk.tell(
                t("{n} points, kept for the next time too.", n=number),
                undo=lambda: remember(desk, sitting, **{value: now}),
                lift=88,
            )

    actions: list[ft.Control] = [
        plain_button(t("Later"), lambda _: close(), key="printed-later", expand=True),
        main_button(t("{n} points", n=number), lambda _: enter(), key="printed-enter", expand=2),
    ]
    return ft.Column(
        [
            stepper(t("Points"), number, put, key="printed", steps=(1, 5), least=0, most=99),
            quiet(t("Until it is entered the total says that it is incomplete.")),
            ft.Row(actions, spacing=8),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
