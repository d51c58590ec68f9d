"""The boxes of Fence Em In: board, starting cells, two spaces' points, mission cards."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.fence_em_in.oddity import finished, oddities, read
from views.desk import Look
from views.games.box_look import BoxLook, Data, Ready
from views.games.fence_em_in.editor import CopyEditor
from views.games.fence_em_in.starts import small_board
from views.kit.drawing import tile
from views.kit.words import say, t, tn


def blank(name: str) -> dict[str, Any]:
    """A copy of which nothing is known yet: scoring works without a board."""
    return {}


def named(data: Data, name: str) -> dict[str, Any]:
    """The name is the box's alone."""
    return dict(data)


def ready() -> list[Ready]:
    """None: what is printed is not guessed."""
    return []


def picture(look: Look, data: Data, width: float) -> ft.Control:
    """The small board with its starting cells, or the barn where there is none."""
    box = read(data)
    if box is None or box.board is None:
        return tile("barn", width, look.colours)
    return small_board(look.colours, box.board, width)


def about(data: Data) -> str:
    """Its size and what is known, or the first thing that is missing."""
    wanting = [oddity for oddity in oddities(data) if oddity.wanting]
    box = read(data)
    if wanting or box is None:
        return t("Not finished. {what}", what=say(wanting[0].message) if wanting else "")
    board = box.board
    size = (
        t("Only score")
        if board is None
        else t("{columns} by {rows} cells", columns=board.columns, rows=board.rows)
    )
    barn = "?" if box.barn_slot is None else str(box.barn_slot)
    granary = "?" if box.granary_slot is None else str(box.granary_slot)
    spaces = t("barn {barn}, granary {granary}", barn=barn, granary=granary)
    cards = tn("{n} mission card", "{n} mission cards", len(box.missions))
    return t("{size}; {spaces}; {cards}", size=size, spaces=spaces, cards=cards)


def whole(data: Data) -> bool:
    """Whether nothing is missing."""
    return finished(data)


BOXES = BoxLook(
    blank=blank,
    named=named,
    ready=ready,
    picture=picture,
    about=about,
    whole=whole,
    editor=CopyEditor,
    part=CopyEditor,
)
