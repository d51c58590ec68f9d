"""Two players for trying a sheet out: one draws anywhere, one has a plan. Neither is clever."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from models.games.volle_weide.box import Box, Setup, Sheet
from models.games.volle_weide.count import points
from models.games.volle_weide.meadow import Drawing, Meadow, Place
from models.games.volle_weide.moves import Draw, Roll, Skip
from models.games.volle_weide.rules import VOLLE_WEIDE
from models.kernel.form import Cell, Edge
from models.kernel.session import Player, Session

Choice = Callable[[Meadow, Drawing, list[Place], Cell | None], Place]


@dataclass(frozen=True)
class Wish:
    """A rectangle worth fencing in: its border, the edges that would spoil it, and its sheep."""

    rim: Drawing
    length: int
    within: Drawing
    sheep: int


def anywhere(chance: random.Random) -> Choice:
    """Draws at random."""
    return lambda meadow, ink, places, black: chance.choice(places)


def planner(chance: random.Random, sheet: Sheet, black: Cell | None) -> Choice:
    """Draws where most sheep are closed in, else where a rectangle around sheep is nearest to closed."""
    wishes = _wishes(Meadow(sheet), black)

    def choose(meadow: Meadow, ink: Drawing, places: list[Place], dark: Cell | None) -> Place:
        def worth(place: Place) -> float:
            after = ink | meadow.drawing(place.edges)
            fenced = meadow.fenced(after, dark)
            inside = meadow.drawing(()).east
            for pen in fenced.pens:
                for x, y in pen.cells:
                    inside |= meadow.grid.bit(x, y)
            hopes = sorted(
                (
                    wish.sheep * (_common(wish.rim, after) / wish.length) ** 2
                    for wish in wishes
                    if not _common(wish.within, after)
                ),
                reverse=True,
            )
            return (
                3 * points(fenced.counted)
                + sum(hopes[:3])
                - len(meadow.crossed(after))
                + chance.random() / 100
            )

        return max(places, key=worth)

    return choose


def solo(sheet: Sheet, chance: random.Random, choice: Choice, black: Cell | None) -> tuple[int, int, int]:
    """Plays a solo game; gives the total, the rounds, and how many of them had no place."""
    setup = Setup(black_sheep=(black,)) if black is not None else Setup()
    session = Session.start(VOLLE_WEIDE, [Player(name="Solo")], Box(sheet=sheet), setup)
    skips = 0
    while not session.finished:
        session = session.play(Roll(face=chance.randint(1, 6)))
        state = session.state
        assert state.meadow is not None and state.face is not None
        places = state.meadow.legal(state.pads[0].ink, state.face)
        if not places:
            skips += 1
            session = session.play(Skip(player=0))
            continue
        place = choice(state.meadow, state.pads[0].ink, places, black)
        session = session.play(Draw(player=0, at=place.at, turn=place.turn))
    return session.scoreboard().rows[0].total, session.state.round, skips


def _common(one: Drawing, other: Drawing) -> int:
    return (one.east & other.east).bit_count() + (one.south & other.south).bit_count()


def _wishes(meadow: Meadow, black: Cell | None) -> list[Wish]:
    sheet = meadow.sheet
    wishes = []
    for width in range(1, 5):
        for height in range(1, 5):
            for x in range(sheet.columns - width + 1):
                for y in range(sheet.rows - height + 1):
                    sheep = sum(
                        1 + (cell == black)
                        for cell in sheet.sheep
                        if x <= cell[0] < x + width and y <= cell[1] < y + height
                    )
                    rim = _rim(x, y, width, height)
                    if sheep and all(
                        not {(ax, ay), (ax + (way == "e"), ay + (way == "s"))} & meadow.rocks
                        for ax, ay, way in rim
                    ):
                        within: list[Edge] = [
                            (i, j, "e") for i in range(x, x + width) for j in range(y + 1, y + height)
                        ]
                        within += [(i, j, "s") for i in range(x + 1, x + width) for j in range(y, y + height)]
                        wishes.append(Wish(meadow.drawing(rim), len(rim), meadow.drawing(within), sheep))
    return wishes


def _rim(x: int, y: int, width: int, height: int) -> list[Edge]:
    rim: list[Edge] = []
    for i in range(x, x + width):
        rim += [(i, y, "e"), (i, y + height, "e")]
    for j in range(y, y + height):
        rim += [(x, j, "s"), (x + width, j, "s")]
    return rim
