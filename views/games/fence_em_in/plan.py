"""The board's part of a copy's editor: whether there is one and for whom, its size, its starting cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.sketch import MOST_STARTS, Sketch, read
from models.kernel.form import MOST_CELLS, Cell
from views.box_entry import BoxEntry
from views.desk import Look
from views.kit.by_name import At, ByName
from views.kit.option import option
from views.kit.shell import heading, quiet
from views.kit.stepper import row_stepper
from views.kit.words import t


def put(entry: BoxEntry, sketch: Sketch | None) -> None:
    """The board as it is sketched, on disk; None takes it away."""
    board = entry.body.get("board")
    base = board if isinstance(board, dict) else {}
    entry.change({"board": None if sketch is None else sketch.written(base)})


def toggle(entry: BoxEntry, cell: Cell) -> None:
    """What a tap on a cell does."""
    sketch = read(entry.body)
    if sketch is not None:
        put(entry, sketch.toggled(cell))


def kind(entry: BoxEntry, sketch: Sketch | None) -> ft.Control:
    """No board, one for all, one each."""

    def shared(on: bool) -> Callable[[Any], None]:
        return lambda _: put(entry, (sketch or Sketch()).for_all(on))

    parts: list[ft.Control] = [
        heading(t("Board")),
        option(
            t("No board"),
            t("The app counts everything but the places."),
            lambda _: put(entry, None),
            selected=sketch is None,
            key="kind-none",
        ),
        option(
            t("One board for all"),
            t("You all build on it, each from a starting cell."),
            shared(True),
            selected=sketch is not None and sketch.shared,
            key="kind-shared",
        ),
        option(
            t("A board each"),
            t("All of them alike, with the same starting cell."),
            shared(False),
            selected=sketch is not None and not sketch.shared,
            key="kind-each",
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def size(look: Look, entry: BoxEntry, sketch: Sketch) -> ft.Control:
    """Columns and rows by steppers."""

    def side(name: str, value: int, key: str, resize: Callable[[int], Sketch]) -> ft.Control:
        return row_stepper(
            look, name, value, lambda n: put(entry, resize(n)), key=key, least=1, most=MOST_CELLS, unit=name
        )

    columns, rows = sketch.columns, sketch.rows
    return ft.Row(
        [
            side(t("Columns"), columns, "columns", lambda n: sketch.resized(n, rows)),
            side(t("Rows"), rows, "rows", lambda n: sketch.resized(columns, n)),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        spacing=4,
        run_spacing=8,
    )


def hint(sketch: Sketch) -> ft.Control:
    """What a tap on the board does now."""
    n = len(sketch.starts) + 1
    if not sketch.shared:
        told = t("Tap a cell: everybody starts there. Tap again: gone.")
    elif n > MOST_STARTS:
        told = t("All starting cells are set. Tap one: gone.")
    else:
        told = t("Tap a cell: player {n} starts there. Tap again: gone.", n=n)
    return ft.Semantics(container=True, live_region=True, identifier="hint", content=quiet(told))


def by_name(entry: BoxEntry, sketch: Sketch) -> ft.Control:
    """The same by row and column."""

    def what(at: At) -> str:
        place = t("Row {row}, column {column}", row=at[1] + 1, column=at[0] + 1)
        seats = [n for n, cell in enumerate(sketch.starts, 1) if cell == at]
        if not seats:
            return t("{place}: no starting cell", place=place)
        if at == sketch.alike:
            return t("{place}: everybody's starting cell", place=place)
        return t("{place}: starting cell {n}", place=place, n=", ".join(map(str, seats)))

    return ByName(
        sketch.columns,
        sketch.rows,
        "cell",
        what,
        lambda at: toggle(entry, (at[0], at[1])),
        key="by-name-component",
    )
