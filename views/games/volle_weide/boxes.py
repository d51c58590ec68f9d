"""The boxes of Volle Weide: one sheet of the pad each."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.oddity import finished, oddities
from models.games.volle_weide.sketch import Sketch, read
from views.box_look import BoxLook, BoxWords, Data, Ready
from views.desk import Look
from views.games.copies import not_finished
from views.games.volle_weide.editor import SheetEditor
from views.games.volle_weide.pencil import picture as sketch_picture
from views.games.volle_weide.shapes import ShapeEditor
from views.games.volle_weide.sheets import practice
from views.kit.words import t, tn


def _sheet(data: Data) -> dict[str, Any]:
    sheet = data.get("sheet")
    return sheet if isinstance(sheet, dict) else {}


def words() -> BoxWords:
    """A box is a sheet."""
    return BoxWords(
        own=t("Your own sheets"),
        none=t(
            "None yet. Enter the sheet of your pad once, with its sheep, its shapes and its round track;"
            " then it is here for every game."
        ),
        new=t("New sheet"),
        name=t("Our sheet"),
    )


def blank(name: str) -> dict[str, Any]:
    """An empty meadow."""
    return {"sheet": Sketch().written({"name": name})}


def named(data: Data, name: str) -> dict[str, Any]:
    """The sheet bears the box's name."""
    return {**data, "sheet": {**_sheet(data), "name": name}}


def ready() -> list[Ready]:
    """The two practice sheets."""
    return [Ready(offer.id, offer.name, offer.box) for offer in practice()]


def picture(look: Look, data: Data, width: float) -> ft.Control:
    """A small meadow."""
    return sketch_picture(look.colours, read(_sheet(data)), width, width * 1.25)


def about(data: Data) -> str:
    """The side and the sheep, or the first thing that is missing."""
    sketch = read(_sheet(data))
    wanting = [oddity for oddity in oddities(sketch) if oddity.wanting]
    if wanting:
        return not_finished(wanting[0].message)
    sheep = tn("{n} sheep", "{n} sheep", len(sketch.sheep))
    return t("Side {side}, {sheep}", side=sketch.side, sheep=sheep)


def whole(data: Data) -> bool:
    """Whether nothing is missing."""
    return finished(read(_sheet(data)))


BOXES = BoxLook(
    words=words,
    blank=blank,
    named=named,
    ready=ready,
    picture=picture,
    about=about,
    whole=whole,
    editor=SheetEditor,
    part=ShapeEditor,
)
