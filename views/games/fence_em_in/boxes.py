"""The boxes of Fence Em In: board, starting cells, two spaces' points, mission cards."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.fence_em_in import sketch
from models.games.fence_em_in.oddity import finished, oddities, read
from views.box_look import BoxLook, BoxWords, Data, Ready
from views.desk import Look
from views.games.fence_em_in.editor import CopyEditor
from views.games.fence_em_in.starts import small_board
from views.kit.drawing import tile
from views.kit.words import say, t, tn


def words() -> BoxWords:
    """A box is a copy of the game."""
    return BoxWords(
        own=t("Your own copies"),
        none=t(
            "None yet, and none is needed to score. Enter your board once and the app knows where enclosures fit."
        ),
        new=t("New copy"),
        name=t("Our copy"),
    )


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
    board = sketch.read(data)
    return tile("barn", width, look.colours) if board is None else small_board(look.colours, board, width)


def about(data: Data) -> str:
    """Its size and what is known, or the first thing that is missing."""
    wanting = [oddity for oddity in oddities(data) if oddity.wanting]
    if wanting:
        return t("Not finished. {what}", what=say(wanting[0].message))
    box = read(data)
    board = box.board
    size = (
        t("No board")
        if board is None
        else t("{columns} by {rows} cells", columns=board.columns, rows=board.rows)
    )
    if not box.missions:
        return size
    return t(
        "{size}, {cards}",
        size=size,
        cards=tn("{n} mission card", "{n} mission cards", len(box.missions)),
    )


BOXES = BoxLook(
    words=words,
    blank=blank,
    named=named,
    ready=ready,
    picture=picture,
    about=about,
    whole=finished,
    editor=CopyEditor,
)
