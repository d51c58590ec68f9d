"""A copy's editor: the board and its starting cells, two spaces' points, the mission cards."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.fence_em_in.oddity import finished, oddities
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.games.fence_em_in.sketch import read
from views.box_editor import BoxName, use_entry, use_keys
from views.box_entry import BoxEntry
from views.box_look import BoxLook
from views.box_menu import box_menu
from views.desk import Look, use_desk
from views.draft import Draft
from views.games.fence_em_in.mission_cards import mission_cards
from views.games.fence_em_in.plan import by_name, hint, kind, size, toggle
from views.games.fence_em_in.starts import grid
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.checks import checks
from views.kit.component import component
from views.kit.frame import Frame
from views.kit.panes import board_room, two_panes
from views.kit.room import fitted, roomy
from views.kit.rows import row, section
from views.kit.shell import column
from views.kit.stepper import row_stepper
from views.kit.turn import share, steps
from views.kit.words import t

MOST_POINTS = 99
FINGER = 32  # pixels of a cell
UNKNOWN = "?"


@component
def CopyEditor(id: str, boxes: BoxLook) -> ft.Control:
    """The whole copy. Every tap is kept; what is not known yet may stay so."""
    desk = use_desk()
    look = desk.look
    entry = use_entry(BoxEntry, id)
    use_keys(entry)
    # Cells that a finger hits are shown whole at first.
    zoom: tuple[Any, Any] = ft.use_state(None)
    sketch = read(entry.body)
    top = bar(
        look,
        entry.name,
        t("Read it off your own copy, once"),
        back=lambda _: desk.go("/boxes"),
        more=[box_menu(desk, boxes, id)],
    )
    found = checks(oddities(entry.body), t("Everything is there. You can play with it."))
    rest: list[ft.Control] = [
        _spaces(look, entry),
        mission_cards(look, entry),
        BoxName(entry, key="name"),
        found,
    ]
    actions = _actions(look, entry)
    if sketch is None:
        return column(look, top=top, body=[kind(entry, sketch), *rest], actions=actions, spacing=24)
    room, height = board_room(look) if look.wide else (min(look.width, 720) - 2 * look.margin, None)
    whole = Frame.within(sketch.columns, sketch.rows, room, height)
    large = whole.c < FINGER if zoom[0] is None else zoom[0]
    frame, small = fitted(sketch.columns, sketch.rows, room, height, large)
    board = grid(frame, look.colours, sketch, lambda cell: toggle(entry, cell))
    drawn = roomy(board, frame, room, small, large, zoom[1])
    dimensions, below = size(look, entry, sketch), [hint(sketch), by_name(entry, sketch)]
    if look.wide:
        body = [kind(entry, sketch), dimensions, *below, *rest]
        return two_panes(drawn, top=top, body=body, actions=actions)
    parts = ft.Column(
        [kind(entry, sketch), dimensions, drawn, *below],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return column(look, top=top, body=[parts, *rest], actions=actions, spacing=24)


def _spaces(look: Look, entry: BoxEntry) -> ft.Control:
    """The points printed at the barn's and the granary's space; a step below none takes them back."""

    def line(key: str, drawing: str, name: str) -> ft.Control:
        value = entry.body.get(key)
        known = isinstance(value, int)
        stepper = row_stepper(
            look,
            name,
            value if isinstance(value, int) else -1,
            lambda n: entry.change({key: None if n < 0 else n}),
            key=key,
            least=-1,
            most=MOST_POINTS,
            shown=None if known else UNKNOWN,
        )
        return row(look, drawing, name, t("points of its space") if known else t("not known yet"), stepper)

    rows = [line("barn_slot", "barn", t("Barn")), line("granary_slot", "granary", t("Granary"))]
    return section(t("On the farm board"), "", rows, "spaces")


def _actions(look: Look, entry: BoxEntry) -> list[ft.Control]:
    desk = entry.desk
    whole = finished(entry.body)
    word = t("Play with it") if whole else t("Done for now")
    icon = ft.Icons.PLAY_ARROW_ROUNDED if whole else ft.Icons.CHECK_ROUNDED

    def on(_: Any) -> None:
        if whole:
            Draft(desk, FENCE_EM_IN.key).choose(box=entry.id, follow=None, missions=None)
            desk.go(f"/setup/{FENCE_EM_IN.key}")
        else:
            desk.go("/boxes")

    main = main_button(word, on, icon=icon, key="next", expand=share(look))
    return steps(look, *entry.presses, main, word=word)
