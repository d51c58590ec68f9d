"""The sheet's editor: its parts on one screen, and what is to be entered next."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.box import FACES
from models.games.volle_weide.oddity import finished, oddities
from models.games.volle_weide.sketch import MOST
from views.box_editor import use_keys
from views.box_look import BoxLook
from views.box_menu import box_menu
from views.desk import Look, use_desk
from views.games.volle_weide.fence_track import shapes
from views.games.volle_weide.particulars import name_and_side, track
from views.games.volle_weide.pencil import meadow
from views.games.volle_weide.sketching import Sketching, play_on, use_sketching
from views.games.volle_weide.tools import by_name, hint, tools
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.checks import checks
from views.kit.component import component
from views.kit.panes import board_room, two_panes
from views.kit.room import fitted, roomy
from views.kit.shell import column
from views.kit.stepper import row_stepper
from views.kit.turn import share, steps
from views.kit.words import t


@component
def SheetEditor(id: str, boxes: BoxLook) -> ft.Control:
    """The whole sheet. Every tap is kept; a sheet that lacks something is a draft."""
    desk = use_desk()
    look = desk.look
    sketching = use_sketching(id)
    sketch = sketching.sketch
    large, enlarge = ft.use_state(True)

    use_keys(sketching)
    room, height = board_room(look) if look.wide else (min(look.width, 720) - 2 * look.margin, None)
    frame, small = fitted(sketch.columns, sketch.rows, room, height, large)
    board = roomy(meadow(look, sketching, frame), frame, room, small, large, enlarge)
    top = bar(
        look,
        sketching.name,
        t("Read it off your own sheet, once"),
        back=lambda _: desk.go("/boxes"),
        more=[box_menu(desk, boxes, id)],
    )
    below = [hint(look, sketching), tools(look, sketching), shapes(look, sketching), by_name(sketching)]
    fine = t("Everything is there. The sheet can be played on.")
    more = [track(look, sketching), name_and_side(sketching), checks(oddities(sketch), fine)]
    actions = _actions(look, sketching)
    if look.wide:
        return two_panes(board, top=top, body=[_size(look, sketching), *below, *more], actions=actions)
    return column(
        look, top=top, body=[_size(look, sketching), board, *below, *more], actions=actions, spacing=12
    )


def _size(look: Look, sketching: Sketching) -> ft.Control:
    sketch = sketching.sketch

    def side(name: str, value: int, key: str, resize: Any) -> ft.Control:
        most = max(MOST, value)
        return row_stepper(look, name, value, resize, key=key, least=1, most=most, unit=name)

    return ft.Row(
        [
            side(
                t("Columns"),
                sketch.columns,
                "columns",
                lambda n: sketching.draw(sketching.sketch.resized(n, sketching.sketch.rows)),
            ),
            side(
                t("Rows"),
                sketch.rows,
                "rows",
                lambda n: sketching.draw(sketching.sketch.resized(sketching.sketch.columns, n)),
            ),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        spacing=4,
        run_spacing=8,
    )


def _actions(look: Look, sketching: Sketching) -> list[ft.Control]:
    desk, sketch = sketching.desk, sketching.sketch
    face = next((face for face in FACES if not sketch.shape(face)), None)
    if face is not None:
        word, icon = t("Next: shape {face}", face=face), ft.Icons.ARROW_FORWARD_ROUNDED
        route = f"/boxes/{sketching.id}/{face}"
    elif not finished(sketch):
        word, icon, route = t("Done for now"), ft.Icons.CHECK_ROUNDED, "/boxes"
    else:
        word, icon, route = t("Play on it"), ft.Icons.PLAY_ARROW_ROUNDED, ""

    def on(_: Any) -> None:
        if route:
            desk.go(route)
        else:
            play_on(desk, sketching.id)

    main = main_button(word, on, icon=icon, key="next", expand=share(look))
    return steps(look, *sketching.presses, main, word=word)
