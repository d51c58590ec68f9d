"""The rules of Volle Weide as one game.

Source: seed 003; rulings.md, "Volle Weide"; formats.md, section 4.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from models.games.volle_weide.box import Box, Setup, check_sheet
from models.games.volle_weide.count import bush_reasons, flock_reasons, points, rating
from models.games.volle_weide.meadow import Meadow, Misfit, known
from models.games.volle_weide.moves import MOVES, Draw, Roll, Skip, Tally, Trace
from models.games.volle_weide.state import Counted, Pad, State
from models.kernel.fault import BadInput, IllegalMove
from models.kernel.game import Game
from models.kernel.grid import ends
from models.kernel.message import Message, says
from models.kernel.move import Move
from models.kernel.score import Line, Scoreboard

WHY_NOT = {
    "leaves": says("The fence leaves the meadow. Move it in or turn it."),
    "rock": says("A fence cannot end at a rock. Move it or turn it."),
    "overlaps": says("A fence is already there, at the cross. Move the new one or turn it."),
    "crosses": says("It would cross another fence, at the cross. Move it or turn it."),
}


def why_not(misfits: tuple[Misfit, ...]) -> Message:
    """The sentence for the first of the misfits."""
    return WHY_NOT[misfits[0].way]


class VolleWeide(Game[Box, Setup, State]):
    """Six shapes, one die, one meadow each."""

    key = "volle-weide"
    name = "Volle Weide"
    fewest, most, usual = 1, 12, 6
    parts = {"mid": says("Mid-game"), "final": says("Final"), "bushes": says("Bushes")}
    tie_break = "clovers"
    tie_break_name = says("clovers")
    tallies = (Tally, Trace)
    box = Box
    setup = Setup
    moves = MOVES

    def check_box(self, box: Box) -> None:
        if box.sheet is not None:
            check_sheet(box.sheet)

    def check_setup(self, players: int, box: Box, setup: Setup) -> None:
        if setup.black_sheep is None:
            return
        if len(setup.black_sheep) != players:
            raise BadInput(
                "There are {cells} black sheep for {players} players; give each player one.",
                "setup.black_sheep",
                cells=len(setup.black_sheep),
                players=players,
            )
        sheep = box.sheet.sheep if box.sheet else ()
        for cell in setup.black_sheep:
            if cell not in sheep:
                raise BadInput(
                    "The black sheep at {cell} is on no sheep's cell; choose one of the sheep of the sheet.",
                    "setup.black_sheep",
                    cell=list(cell),
                )

    def start(self, players: int, box: Box, setup: Setup) -> State:
        black = setup.black_sheep if setup.black_sheep is not None else (None,) * players
        meadow = known(box.sheet) if box.sheet else None
        pads = tuple(Pad(meadow, cell) for cell in black)
        return State(meadow, black, pads, (None,) * players)

    def apply(self, state: State, move: Move) -> State:
        if isinstance(move, Roll):
            return self._roll(state, move)
        if isinstance(move, Draw):
            return self._draw(state, move)
        if isinstance(move, Skip):
            return self._skip(state, move)
        if isinstance(move, Tally):
            return self._count(state, move.player, Counted(move.mid, move.final, move.bushes, move.clovers))
        if isinstance(move, Trace):
            return self._trace(state, move)
        raise IllegalMove("Volle Weide has no such move.")

    def _roll(self, state: State, move: Roll) -> State:
        if state.meadow is None:
            raise IllegalMove("This session has no sheet to draw on. Choose one, or count the paper.")
        if state.open:
            raise IllegalMove("Not everybody has drawn yet. Roll when all have.")
        repeated = move.face == state.face
        return replace(
            state,
            written=state.written if repeated else (*state.written, move.face),
            face=move.face,
            repeated=repeated,
            round=state.round + 1,
            open=True,
            pads=tuple(replace(pad, done=False) for pad in state.pads),
        )

    def _to_draw(self, state: State, player: int) -> tuple[Meadow, int, Pad]:
        if not state.open or state.meadow is None or state.face is None:
            raise IllegalMove("There is nothing to draw yet. Roll the die first.")
        pad = state.pads[player]
        if pad.done:
            raise IllegalMove("This player has drawn in this round. The others draw now.")
        return state.meadow, state.face, pad

    def _draw(self, state: State, move: Draw) -> State:
        meadow, face, pad = self._to_draw(state, move.player)
        place = meadow.place(face, move.at, move.turn)
        misfits = meadow.misfits(pad.ink, place)
        if misfits:
            raise IllegalMove(why_not(misfits))
        ink = pad.ink | meadow.drawing(place.edges)
        drawn = Pad(meadow, pad.black, ink, (*pad.places, (state.round, place)), True)
        return self._done(state, move.player, drawn)

    def _skip(self, state: State, move: Skip) -> State:
        meadow, face, pad = self._to_draw(state, move.player)
        if meadow.fits(pad.ink, face):
            raise IllegalMove(
                "The shape still fits somewhere on this meadow. Draw it; the app can show where."
            )
        return self._done(state, move.player, replace(pad, done=True))

    def _done(self, state: State, player: int, pad: Pad) -> State:
        pads = (*state.pads[:player], pad, *state.pads[player + 1 :])
        state = replace(state, pads=pads)
        if not all(each.done for each in pads) or state.meadow is None:
            return state
        # The round is over: seed 003, "Mid-Game Scoring" and "End of the Game and Final Scoring".
        track = state.meadow.sheet.track
        mids = state.mids
        if mids is None and len(state.written) >= track.mid:
            mids = tuple(each.fenced for each in pads)
        return replace(state, open=False, mids=mids, over=len(state.written) >= track.end)

    def _trace(self, state: State, move: Trace) -> State:
        meadow = state.meadow
        if meadow is None:
            raise IllegalMove("Copied fences need a sheet. Choose the sheet first, or count by numbers.")
        if len(set(move.fences)) != len(move.fences):
            raise IllegalMove("A fence is listed twice. List each edge once.")
        for edge in move.fences:
            if not meadow.on(edge):
                raise IllegalMove("The fence at {edge} lies off the meadow.", edge=list(edge))
            if not meadow.rocks.isdisjoint(ends(edge)):
                raise IllegalMove("The fence at {edge} ends at a rock; no fence does.", edge=list(edge))
        ink = meadow.drawing(move.fences)
        fenced = meadow.fenced(ink, state.black[move.player])
        final = type(move.mid)(sheep=fenced.white, black=fenced.black)
        bushes = len(meadow.crossed(ink))
        counted = Counted(move.mid, final, bushes, fenced.clovers, ink, len(fenced.pens))
        return self._count(state, move.player, counted)

    def _count(self, state: State, player: int, counted: Counted) -> State:
        everybody = (*state.counted[:player], counted, *state.counted[player + 1 :])
        return replace(state, counted=everybody, over=all(everybody))

    def legal(self, state: State) -> Iterator[Move]:
        if state.meadow is None or state.over or any(state.counted):
            return
        if not state.open:
            yield from (Roll(face=face) for face in range(1, 7))
            return
        assert state.face is not None
        for player, pad in enumerate(state.pads):
            if pad.done:
                continue
            places = state.meadow.legal(pad.ink, state.face)
            yield from (Draw(player=player, at=place.at, turn=place.turn) for place in places)
            if not places:
                yield Skip(player=player)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.meadow is None or not state.open:
            return ()
        return tuple(seat for seat, pad in enumerate(state.pads) if not pad.done)

    def finished(self, state: State) -> bool:
        return state.over

    def lines(self, state: State, player: int) -> tuple[Line, ...]:
        counted = state.counted[player]
        if counted is not None:
            mid, final = counted.mid, counted.final
            return (
                Line("mid", points(mid.counted), flock_reasons(mid.sheep, mid.black)),
                Line("final", points(final.counted), flock_reasons(final.sheep, final.black, counted.pens)),
                Line("bushes", -counted.bushes, bush_reasons(counted.bushes)),
            )
        lines = [Line("mid", 0), Line("final", 0), Line("bushes", 0)]
        if state.mids is not None:
            then = state.mids[player]
            lines[0] = Line(
                "mid", points(then.counted), flock_reasons(then.white, then.black, len(then.pens))
            )
        if state.over and state.meadow is not None:
            now = state.pads[player].fenced
            crossed = len(state.meadow.crossed(state.pads[player].ink))
            lines[1] = Line("final", points(now.counted), flock_reasons(now.white, now.black, len(now.pens)))
            lines[2] = Line("bushes", -crossed, bush_reasons(crossed))
        return tuple(lines)

    def tie(self, state: State, player: int) -> int:
        counted = state.counted[player]
        return counted.clovers if counted is not None else state.pads[player].fenced.clovers

    def progress(self, state: State) -> Message:
        if any(state.counted):
            return says("Counting")
        return says("Round {n}", n=max(1, state.round))

    def rate(self, board: Scoreboard) -> int | None:
        return rating(board.rows[0].total) if len(board.rows) == 1 else None


VOLLE_WEIDE = VolleWeide()
