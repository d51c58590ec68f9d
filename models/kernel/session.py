"""A session is the fold of its moves: the same path for every move of every game.

Known, not over, of the right kind, legal, then taken over. Source: formats.md, section 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from models.kernel.fault import IllegalMove
from models.kernel.form import Form, Name
from models.kernel.game import Game
from models.kernel.move import Move, Override
from models.kernel.score import Line, Row, Scoreboard, ranking

Kind = Literal["played", "tallied"]
Log = tuple["Log | None", Move]


class Player(Form):
    """Who sits there. `id` is the person's own, the same in every session."""

    name: Name
    id: str | None = None


@dataclass(frozen=True)
class Session:
    """One play of a game after any number of moves. Frozen: `play` gives the next one."""

    game: Game[Any, Any, Any]
    players: tuple[Player, ...]
    box: Form
    setup: Form
    state: Any
    kind: Kind | None = None
    overrides: Mapping[tuple[int, str], Override] = field(default_factory=dict)
    length: int = 0
    # The last move and all before it, each shared with the session before: keeping every session of a long
    # evening costs no more than keeping the last.
    log: Log | None = field(default=None, compare=False, repr=False)

    @staticmethod
    def start(game: Game[Any, Any, Any], players: Iterable[Player], box: Form, setup: Form) -> Session:
        """A session before its first move. Box and set-up have been checked."""
        seated = tuple(players)
        return Session(game, seated, box, setup, game.start(len(seated), box, setup))

    def play(self, move: Move) -> Session:
        """The session after the move; raises IllegalMove."""
        if isinstance(move, Override):
            return self._override(move)
        kind: Kind = "tallied" if isinstance(move, self.game.tallies) else "played"
        if self.kind == "tallied" and kind == "played":
            raise IllegalMove(
                "This session is counted off paper; it takes no moves of play. Start a new session to play."
            )
        if self.kind == "played" and kind == "tallied":
            raise IllegalMove(
                "This session is being played; it takes no paper counts. Start a new session to count."
            )
        if kind == "played" and self.finished:
            raise IllegalMove("The game is over. Take the last moves out to play on.")
        # A key that this kind of move does not have is no rule's business, whatever it is called.
        if "player" in type(move).model_fields:
            self._seated(getattr(move, "player", None))
        state = self.game.apply(self.state, move)
        return replace(self, state=state, kind=kind, length=self.length + 1, log=(self.log, move))

    def _seated(self, player: int | None) -> None:
        if player is not None and player >= len(self.players):
            raise IllegalMove(
                "There is no player {player}; the players are numbered from 0 to {last}.",
                player=player,
                last=len(self.players) - 1,
            )

    def _override(self, move: Override) -> Session:
        self._seated(move.player)
        if move.part not in self.game.parts:
            raise IllegalMove(
                'There is no part "{part}" in this game; its parts are {parts}.',
                part=move.part,
                parts=", ".join(self.game.parts),
            )
        overrides = {**self.overrides, (move.player, move.part): move}
        return replace(self, overrides=overrides, length=self.length + 1, log=(self.log, move))

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far, the first one first."""
        moves: list[Move] = []
        log = self.log
        while log is not None:
            log, move = log
            moves.append(move)
        return tuple(reversed(moves))

    @property
    def finished(self) -> bool:
        return self.game.finished(self.state)

    def scoreboard(self) -> Scoreboard:
        """Every number with its reason; ranks when finished."""
        seats = range(len(self.players))
        rows = [self._row(player) for player in seats]
        # In an order of its own, whoever needs which.
        missing = sorted(
            {
                value
                for player in seats
                for value, part in self.game.missing(self.state, player).items()
                if (player, part) not in self.overrides
            }
        )
        if not self.finished:
            return Scoreboard(tuple(rows), False, missing=tuple(missing))
        ranks, winners, decided = ranking(
            [r.total for r in rows], [r.tie_break for r in rows], self.game.tie_break
        )
        ranked = tuple(
            replace(row, rank=rank, winner=won) for row, rank, won in zip(rows, ranks, winners, strict=True)
        )
        board = Scoreboard(ranked, True, decided, tuple(missing))
        return replace(board, rating=self.game.rate(board))

    def _row(self, player: int) -> Row:
        lines = tuple(self._line(player, line) for line in self.game.lines(self.state, player))
        row = Row(lines, self.game.tie(self.state, player))
        if self.game.tie_break in self.game.parts:
            return replace(row, tie_break=row.line(self.game.tie_break).value)
        return row

    def _line(self, player: int, line: Line) -> Line:
        told = self.overrides.get((player, line.part))
        return line if told is None else replace(line, override=told.value, why=told.why)


def fold(start: Session, moves: Iterable[Move]) -> Session:
    """The session after all the moves; raises IllegalMove at the first that is not legal."""
    session = start
    for move in moves:
        session = session.play(move)
    return session
