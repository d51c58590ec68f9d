"""Sessions to look at: whole games of Volle Weide, played through the table as the app does."""

from __future__ import annotations

import random
from collections.abc import Sequence

from models.games.volle_weide.box import Box, Sheet
from models.games.volle_weide.meadow import Drawing, Meadow, Place
from models.games.volle_weide.moves import Draw, Flock, Roll, Skip, Tally
from models.games.volle_weide.practice import PRACTICE_A
from models.history.repository import History
from models.kernel.form import Cell
from models.table import Table
from tests.models.games.volle_weide.players import anywhere, planner

NAMES = ("Dora", "Milo", "Ines", "Theo", "Anna", "Amir", "Lena", "Noah", "Zoe", "Karl", "Mia", "Ben")


def begun(
    history: History,
    players: int | Sequence[str] = 3,
    chance: random.Random | None = None,
    sheet: Sheet = PRACTICE_A,
    started: str | None = None,
    place: str = "",
) -> Table:
    """A session of that many players (or of those names) before its first roll, black sheep by chance."""
    chance = chance or random.Random(1)
    names = NAMES[:players] if isinstance(players, int) else tuple(players)
    seats = []
    for name in names:
        person = history.people.find(name)
        seats.append((name, person.id if person else None))
    black = [list(chance.choice(sheet.sheep)) for _ in names]
    box = Box(sheet=sheet).written()
    id = history.sessions.create(
        "volle-weide", seats, box, {"black_sheep": black}, place=place, started=started
    )
    return Table.open(history, id)


def play_on(
    table: Table, chance: random.Random | None = None, rounds: int = 99, clever: bool = True
) -> Table:
    """Plays so many rounds, or to the end. `clever` players try to close pens; the others draw anywhere."""
    chance = chance or random.Random(1)
    while rounds and not table.session.finished:
        rounds -= 1
        table.play(Roll(face=chance.randint(1, 6)))
        for player in range(len(table.session.players)):
            table.play(_drawn(table, player, chance, clever))
    return table


def _drawn(table: Table, player: int, chance: random.Random, clever: bool) -> Draw | Skip:
    state = table.session.state
    meadow: Meadow = state.meadow
    ink: Drawing = state.pads[player].ink
    places: list[Place] = meadow.legal(ink, state.face)
    if not places:
        return Skip(player=player)
    black: Cell | None = state.black[player]
    choose = planner(chance, meadow.sheet, black) if clever else anywhere(chance)
    place = choose(meadow, ink, places, black)
    return Draw(player=player, at=place.at, turn=place.turn)


def played(history: History, players: int | Sequence[str] = 3, seed: int = 1, **begin: object) -> Table:
    """A finished session."""
    chance = random.Random(seed)
    return play_on(begun(history, players, chance, **begin), chance, clever=False)  # type: ignore[arg-type]


def counted(history: History, counts: dict[str, tuple[int, int, int, int]]) -> Table:
    """Paper counted by numbers: for each name white sheep at mid-game and at the end, bushes, clovers."""
    id = history.sessions.create("volle-weide", [(name, None) for name in counts], {}, {})
    table = Table.open(history, id)
    for player, (mid, final, bushes, clovers) in enumerate(counts.values()):
        table.play(
            Tally(
                player=player,
                mid=Flock(sheep=mid),
                final=Flock(sheep=final),
                bushes=bushes,
                clovers=clovers,
            )
        )
    return table
