"""The boxes of Fence Em In: board, starting cells, two spaces' points, mission cards."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in import sketch
from models.games.fence_em_in.oddity import finished, oddities, read
from views.box_look import BoxLook, Data
from views.desk import Look
from views.games.copies import blank, copy_words, named, not_finished, ready
from views.games.fence_em_in.editor import CopyEditor
from views.games.fence_em_in.starts import small_board
from views.kit.drawing import tile
from views.kit.words import t, tn


def _none() -> str:
    return t(
        "None yet, and none is needed to score. Enter your board once and the app knows where enclosures fit."
    )


def picture(look: Look, data: Data, width: float) -> ft.Control:
    """The small board with its starting cells, or the barn where there is none."""
    board = sketch.read(data)
    return tile("barn", width, look.colours) if board is None else small_board(look.colours, board, width)


def about(data: Data) -> str:
    """Its size and what is known, or the first thing that is missing."""
    wanting = [oddity for oddity in oddities(data) if oddity.wanting]
    if wanting:
        return not_finished(wanting[0].message)
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
    words=copy_words(_none),
    blank=blank,
    named=named,
    ready=ready,
    picture=picture,
    about=about,
    whole=finished,
    editor=CopyEditor,
)
