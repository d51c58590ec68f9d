"""The sheets that a session of Volle Weide can be played on: two for practice and those of the own boxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from models.games.volle_weide.box import Box, Sheet
from models.games.volle_weide.practice import PRACTICE_A, PRACTICE_B
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.history.repository import History
from models.kernel.fault import BadInput
from models.kernel.read import read_form
from views.kit.words import t

PRACTICE = {"practice-a": PRACTICE_A, "practice-b": PRACTICE_B}


@dataclass(frozen=True)
class Offer:
    """A sheet to choose. `sheet` is None while an own box is unfinished; `box` is JSON data."""

    id: str
    name: str
    sheet: Sheet | None
    box: dict[str, Any]

    @property
    def practice(self) -> bool:
        return self.id in PRACTICE


def offers(history: History) -> list[Offer]:
    """One's own sheets, the newest first, then the practice sheets."""
    own = [
        Offer(row.id, row.name, _sheet(row.data), row.data)
        for row in reversed(history.boxes.list(VOLLE_WEIDE.key))
    ]
    return [*own, *practice()]


def practice() -> list[Offer]:
    """The two sheets that come with the app, under their names in the reader's language."""
    names = {"practice-a": t("Practice sheet A"), "practice-b": t("Practice sheet B")}
    return [Offer(id, names[id], sheet, {"sheet": sheet.written()}) for id, sheet in PRACTICE.items()]


def chosen(offered: list[Offer], id: object) -> Offer:
    """The offer of that id if it can be played on, else the first that can."""
    ready = [offer for offer in offered if offer.sheet is not None]
    return next((offer for offer in ready if offer.id == id), ready[0])


def _sheet(data: dict[str, Any]) -> Sheet | None:
    try:
        box = read_form(Box, data, "box")
        VOLLE_WEIDE.check_box(box)
    except BadInput:
        return None
    return box.sheet
