"""The boxes of Get Off My Land!: the market cards' values, the month track's icons, one reading of the rules."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.get_off_my_land.box import Box
from models.games.get_off_my_land.oddity import LEFT, finished, oddities, read, unknown_months
from views.box_look import BoxLook, Data
from views.desk import Look
from views.games.copies import blank, copy_words, named, not_finished, ready
from views.games.get_off_my_land.card_editor import CardEditor, card_named
from views.games.get_off_my_land.editor import CopyEditor
from views.games.get_off_my_land.emblem import of_card
from views.games.get_off_my_land.month_editor import MONTHS, MonthEditor
from views.kit.drawing import tile
from views.kit.words import t, tn


def _none() -> str:
    return t(
        "None yet, and none is needed. The app asks for values when they first matter, or you enter them here."
    )


def picture(look: Look, data: Data, width: float) -> ft.Control:
    """The drawing of its newest card, or the farmhouse where it has none."""
    if not finished(data) or not read(data).cards:
        return tile("farmhouse", width, look.colours)
    name, card = list(read(data).cards.items())[-1]
    return tile(of_card(name, card.type), width, look.colours)


def about(data: Data) -> str:
    """How much is known, or the first thing that contradicts itself."""
    wanting = [oddity for oddity in oddities(data) if oddity.wanting]
    if wanting:
        return not_finished(wanting[0].message)
    box = read(data)
    return t("{cards}, {months}", cards=cards_known(box), months=months_known(box))


def cards_known(box: Box) -> str:
    """How many cards have values."""
    return tn("{n} card", "{n} cards", len(box.cards))


def months_known(box: Box) -> str:
    """How many months' icons are known."""
    known, all = len(LEFT) - len(unknown_months(box)), len(LEFT)
    return t("{n} of {all} months", n=known, all=all)


def part(id: str, part: str, **more: Any) -> Any:
    """The editor of one card, or that of the month track."""
    if part == MONTHS:
        return MonthEditor(id, **more)
    return CardEditor(id, card_named(part), **more)


BOXES = BoxLook(
    words=copy_words(_none),
    blank=blank,
    named=named,
    ready=ready,
    picture=picture,
    about=about,
    whole=finished,
    editor=CopyEditor,
    part=part,
)
