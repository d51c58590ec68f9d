"""Who gets which black sheep: the chance of the set-up. Source: seed 003; rulings.md, "Volle Weide"."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from models.games.volle_weide.box import Sheet
from models.kernel.form import Cell

CHANCE = SystemRandom()


def dealt(marked: Sequence[Cell], chance: Random = CHANCE) -> list[Cell]:
    """The marked sheets shuffled and dealt out again; a player alone keeps the own."""
    sheets = list(marked)
    chance.shuffle(sheets)
    return sheets


def picked(sheet: Sheet, players: int, chance: Random = CHANCE) -> list[Cell] | None:
    """A black sheep for each player, each chosen by chance; None where the sheet has no sheep."""
    return [chance.choice(sheet.sheep) for _ in range(players)] if sheet.sheep else None
