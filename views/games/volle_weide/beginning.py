"""What a session of Volle Weide begins with, from the choices of its set-up. Knows no screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from models.kernel.form import Cell
from views.draft import Beginning, Draft
from views.games.set_up import Way
from views.games.volle_weide.black_sheep import dealt, picked
from views.games.volle_weide.sheets import Offer, chosen, offers

# Choices that the next set-up begins with; the marks are this session's alone.
LASTING = ("sheet", "black", "count")


def offer_of(draft: Draft) -> Offer:
    """The chosen sheet."""
    return chosen(offers(draft.desk.history), draft.choices.get("sheet"))


def tracing(draft: Draft, way: Way) -> bool:
    """Whether fences are copied off paper."""
    return way == "count" and draft.choices.get("count") == "trace"


def marks(draft: Draft, way: Way) -> bool:
    """Whether the players mark their black sheep first: where they chose to, and wherever paper is copied."""
    if way == "count" and not tracing(draft, way):
        return False
    sheet = offer_of(draft).sheet
    return bool(sheet and sheet.sheep) and (way == "count" or draft.choices.get("black") == "each")


def begin(draft: Draft, way: Way) -> Beginning:
    """The session with black sheep by chance; for paper without any."""
    if way == "count" and not tracing(draft, way):
        return Beginning({}, {}, _lasting(draft), {"count": "numbers"})
    offer = offer_of(draft)
    assert offer.sheet is not None
    if tracing(draft, way):
        return Beginning(offer.box, {}, _lasting(draft), {"count": "trace"})
    return Beginning(offer.box, _black(picked(offer.sheet, len(draft.seats))), _lasting(draft))


def begin_marked(draft: Draft, way: Way, marked: Sequence[Cell]) -> Beginning:
    """The session with the marked black sheep: dealt out again for playing, as on the paper for counting."""
    if tracing(draft, way):
        return Beginning(offer_of(draft).box, _black(marked), _lasting(draft), {"count": "trace"})
    return Beginning(offer_of(draft).box, _black(dealt(marked)), _lasting(draft))


def _black(cells: Sequence[Cell] | None) -> dict[str, Any]:
    return {} if cells is None else {"black_sheep": [list(cell) for cell in cells]}


def _lasting(draft: Draft) -> dict[str, Any]:
    return {key: value for key, value in draft.choices.items() if key in LASTING}
