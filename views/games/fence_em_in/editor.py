"""A copy's editor: the board and its starting cells, two spaces' points, the mission cards."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.fence_em_in.oddity import finished, oddities
from models.games.fence_em_in.rules import FENCE_EM_IN
from models.kernel.fault import BadInput
from models.kernel.form import Cell
from views.box_entry import BoxEntry
from views.box_menu import box_menu
from views.desk import Look, use_desk
from views.draft import Draft
from views.games.fence_em_in.mission_cards import MissionCards
from views.games.fence_em_in.starts import grid
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.by_name import ByName
from views.kit.component import component
from views.kit.field import text_field
from views.kit.option import option
from views.kit.panes import board_room, two_panes
from views.kit.room import fitted, roomy
from views.kit.rows import row, section
from views.kit.shell import card, column, heading, quiet
from views.kit.stepper import row_stepper
from views.kit.turn import share, steps
from views.kit.words import say, t

MOST_CELLS = 32
MOST_PLAYERS = FENCE_EM_IN.most
NEW_BOARD = {"columns": 12, "rows": 12, "shared": True, "starts": []}
UNKNOWN = "?"


@component
def CopyEditor(id: str, part: str = "") -> ft.Control:
    """The whole copy. Every tap is kept; what is not known yet may stay so."""
    desk = use_desk()
    look = desk.look
    here = ft.use_route_location()
    opened: tuple[Any, Any] = ft.use_state(lambda: BoxEntry(desk, id))
    entry: BoxEntry = opened[0]
    ft.use_effect(entry.refresh, [here])
    ft.use_state(entry)
    large, enlarge = ft.use_state(True)
    board = entry.body.get("board")
    top = bar(
        look,
        entry.name,
        t("Read it off your own copy, once"),
        back=lambda _: desk.go("/boxes"),
        more=[box_menu(desk, id)],
    )
    rest: list[ft.Control] = [_spaces(look, entry), MissionCards(entry), _Name(entry), checks(entry.body)]
    actions = _actions(look, entry)
    if not isinstance(board, dict):
        return column(look, top=top, body=[_kind(entry, board), *rest], actions=actions, spacing=20)
    room, height = board_room(look) if look.wide else (min(look.width, 720) - 2 * look.margin, None)
    frame, small = fitted(board["columns"], board["rows"], room, height, large)
    starts = [(x, y) for x, y in board["starts"]]
    drawn = roomy(
        grid(frame, look.colours, starts, lambda cell: start(entry, cell)), frame, room, small, large, enlarge
    )
    size = [_size(look, entry, board), quiet(_hint(board))]
    named = ByName(
        board["columns"],
        board["rows"],
        "cell",
        lambda at: _there(starts, at),
        lambda at: start(entry, (at[0], at[1])),
        key="by-name-component",
    )
    if look.wide:
        return two_panes(drawn, top=top, body=[_kind(entry, board), *size, named, *rest], actions=actions)
    return column(
        look, top=top, body=[_kind(entry, board), *size, drawn, named, *rest], actions=actions, spacing=16
    )


def _kind(entry: BoxEntry, board: Any) -> ft.Control:
    """No board, one for all, one each."""
    none, shared = not isinstance(board, dict), isinstance(board, dict) and board.get("shared", True)

    def put(**changes: Any) -> None:
        now = board if isinstance(board, dict) else NEW_BOARD
        entry.change({"board": {**now, **changes}})

    parts: list[ft.Control] = [
        heading(t("Board")),
        option(
            t("Only score"),
            t("The app counts everything but the places."),
            lambda _: entry.change({"board": None}),
            selected=none,
            key="kind-none",
        ),
        option(
            t("One board for all"),
            t("Nobody's enclosures lie on anybody's."),
            lambda _: put(shared=True),
            selected=bool(shared),
            key="kind-shared",
        ),
        option(
            t("A board each"),
            t("All of them alike, with the same starting cell."),
            lambda _: put(shared=False, starts=_alike(board)),
            selected=not none and not shared,
            key="kind-each",
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _alike(board: Any) -> list[Any]:
    starts = board.get("starts") if isinstance(board, dict) else None
    return [starts[0]] * MOST_PLAYERS if starts else []


def _size(look: Look, entry: BoxEntry, board: dict[str, Any]) -> ft.Control:
    def side(name: str, key: str) -> ft.Control:
        def resize(n: int) -> None:
            now = {**entry.body["board"], key: n}
            now["starts"] = [at for at in now["starts"] if at[0] < now["columns"] and at[1] < now["rows"]]
            entry.change({"board": now})

        return row_stepper(look, name, board[key], resize, key=key, least=1, most=MOST_CELLS, unit=name)

    return ft.Row(
        [side(t("Columns"), "columns"), side(t("Rows"), "rows")],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        spacing=4,
        run_spacing=8,
    )


def _hint(board: dict[str, Any]) -> str:
    if not board.get("shared", True):
        return t("Tap the starting cell.")
    n = len(board["starts"]) + 1
    return t("Tap the starting cell of player {n}. Tap it again: gone.", n=n)


def _there(starts: list[Cell], at: Any) -> str:
    place = t("Row {row}, column {column}", row=at[1] + 1, column=at[0] + 1)
    if tuple(at) not in starts:
        return t("{place}: no starting cell", place=place)
    return t("{place}: starting cell of player {n}", place=place, n=starts.index((at[0], at[1])) + 1)


def start(entry: BoxEntry, cell: Cell) -> None:
    """Sets the next player's starting cell, or takes one away; with a board each it is everybody's."""
    board = entry.body["board"]
    starts = [list(at) for at in board["starts"]]
    there = list(cell)
    if not board.get("shared", True):
        starts = [] if there in starts else [there] * MOST_PLAYERS
    elif there in starts:
        starts.remove(there)
    elif len(starts) < MOST_PLAYERS:
        starts.append(there)
    entry.change({"board": {**board, "starts": starts}})


def _spaces(look: Look, entry: BoxEntry) -> ft.Control:
    """The points printed at the barn's and the granary's space; one below the least takes them back."""

    def line(key: str, drawing: str, name: str) -> ft.Control:
        value = entry.body.get(key)
        known = isinstance(value, int)

        def put(n: int) -> None:
            entry.change({key: None if n < 0 else n})

        stepper = row_stepper(
            look,
            name,
            value if known else -1,
            put,
            key=key,
            least=-1,
            most=99,
            shown=None if known else UNKNOWN,
        )
        about = t("points of its own space") if known else t("not known yet")
        return row(look, drawing, name, about, stepper)

    rows = [line("barn_slot", "barn", t("Barn")), line("granary_slot", "granary", t("Granary"))]
    return section(t("Printed on the farm board"), "", rows, "spaces")


@component
def _Name(entry: BoxEntry) -> ft.Control:
    use_desk()
    error, say_error = ft.use_state("")

    def rename(name: str) -> None:
        try:
            entry.rename(name)
            say_error("")
        except BadInput as fault:
            say_error(say(fault.message))

    return text_field(t("Name"), entry.name, enter=rename, leave=rename, error=error, key="box-name")


def checks(data: dict[str, Any]) -> ft.Control:
    """What is missing or odd, or that nothing is; spoken when it changes."""
    found = oddities(data)
    lines: list[ft.Control] = [
        _line(
            ft.Icons.ERROR_OUTLINE_ROUNDED if oddity.wanting else ft.Icons.INFO_OUTLINE_ROUNDED,
            ft.Colors.ERROR if oddity.wanting else ft.Colors.TERTIARY,
            say(oddity.message),
        )
        for oddity in found
    ] or [_line(ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED, ft.Colors.PRIMARY, t("Everything is there."))]
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="checks",
        content=ft.Column(
            [
                heading(t("To be checked")),
                card(ft.Column(lines, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _line(icon: ft.IconData, ink: ft.Colors, text: str) -> ft.Control:
    return ft.Row(
        [ft.Icon(icon, size=24, color=ink), ft.Text(text, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


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
