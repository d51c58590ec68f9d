"""What a game declares. Rules are pure: no disk, no clock, no chance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import TypeAdapter

from models.kernel.form import Form
from models.kernel.message import Message
from models.kernel.move import Move
from models.kernel.score import Line, Scoreboard

State = TypeVar("State")
Box = TypeVar("Box", bound=Form)
Setup = TypeVar("Setup", bound=Form)


class Game(ABC, Generic[Box, Setup, State]):
    """One game as one object: its forms, its rules and its words.

    `parts` are the parts of a score in order, with their names for people; `tallies` the kinds of move that
    count a session kept on the table, in place of playing it (formats.md, "Played or tallied").
    """

    key: ClassVar[str]
    name: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    parts: ClassVar[dict[str, Message]]
    tie_break: ClassVar[str]
    tie_break_name: ClassVar[Message]
    tallies: ClassVar[tuple[type[Move], ...]]
    box: type[Box]
    setup: type[Setup]
    moves: ClassVar[TypeAdapter[Any]]

    @abstractmethod
    def check_box(self, box: Box) -> None:
        """Raises BadInput where the box contradicts itself."""

    @abstractmethod
    def check_setup(self, players: int, box: Box, setup: Setup) -> None:
        """Raises BadInput where the set-up does not fit the players or the box."""

    @abstractmethod
    def start(self, players: int, box: Box, setup: Setup) -> State:
        """The state before the first move."""

    @abstractmethod
    def apply(self, state: State, move: Move) -> State:
        """The state after the move; raises IllegalMove and then leaves everything as it was."""

    @abstractmethod
    def legal(self, state: State) -> Iterator[Move]:
        """Every legal move that plays on (no tallies, no overrides)."""

    @abstractmethod
    def finished(self, state: State) -> bool:
        """Whether the rules say that the game is over."""

    @abstractmethod
    def lines(self, state: State, player: int) -> tuple[Line, ...]:
        """What has been scored so far, part by part, with reasons."""

    @abstractmethod
    def tie(self, state: State, player: int) -> int:
        """The player's tie-break value as worked out; where it is a part, an override of that part counts."""

    @abstractmethod
    def awaited(self, state: State) -> tuple[int, ...]:
        """The seats that may do something of their own now; none where it is for all to do (a roll)."""

    def owner(self, state: State, move: Move) -> int | None:
        """The seat whose own move it is; None where it is everybody's: dice, months, rounds."""
        return getattr(move, "player", None)

    @abstractmethod
    def progress(self, state: State) -> Message:
        """How far the session is, in a word or two, for a line in a list."""

    def missing(self, state: State, player: int) -> dict[str, str]:
        """Printed values that the player's total needs and the box lacks, each with the part that needs it."""
        return {}

    def rate(self, board: Scoreboard) -> int | None:
        """A solo rating, where the game has one; the board is finished."""
        return None
