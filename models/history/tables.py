"""The tables of the history. Knows no query; `migrations` makes and changes them on disk.

Times are ISO text, ids are UUIDs as text. A session's moves are a tree of rows that are never changed: a new
move hangs below the session's `head`, undo moves the head to the parent, redo to the newest child.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Column, ForeignKeyConstraint, Table, text
from sqlmodel import Field, Index, SQLModel


def _json(default: str | None = None, nullable: bool = False) -> Any:
    return Field(sa_column=Column(JSON(none_as_null=True), nullable=nullable, server_default=default))


class Person(SQLModel, table=True):
    """Somebody who plays.

    `folded` keeps names apart that people would not; `colour` numbers a seat's colour. `merged_into` is the
    person whom this one turned out to be: the row stays, so that files with the old id find the right one.
    """

    id: str = Field(primary_key=True)
    name: str
    folded: str = Field(unique=True)
    colour: int | None = None
    archived_at: str | None = None
    created_at: str
    extra: dict[str, Any] = _json("{}")
    merged_into: str | None = None


class BoxRow(SQLModel, table=True):
    """The printed data of a physical copy, as in a box file. `extra` holds the file's unknown keys."""

    __tablename__ = "box"
    __table_args__ = (Index("box_by_game", "game", "deleted_at"),)

    id: str = Field(primary_key=True)
    game: str
    name: str
    data: dict[str, Any] = _json()
    created_at: str
    changed_at: str
    deleted_at: str | None = None
    extra: dict[str, Any] = _json("{}")


class GameSession(SQLModel, table=True):
    """One play of a game: the frame of its file, and the cursor into its moves.

    `day` is the day of the start (else of the end) where it was played, empty when unknown; `sort_at` is the
    start in UTC, for the order within a day. `finished`, `board` and `progress` can be rebuilt from the
    moves, and so can the rows of `score` and `score_part`; `counted` is the version of what was worked out
    for those. What a file left out is null; `extra` holds the frame's unknown keys. `head` is a move's row or
    null before the first.
    """

    __tablename__ = "game_session"
    __table_args__ = (
        Index("session_by_day", "deleted_at", "day", "sort_at", "id"),
        Index("session_by_game", "game", "deleted_at", "day", "sort_at", "id"),
        Index("session_by_end", "finished", "deleted_at", "day", "sort_at", "id"),
        Index("session_by_place", "place", "deleted_at", "day", "sort_at", "id"),
        Index("session_by_change", "changed_at"),
        Index("session_by_count", "finished", "counted"),
    )

    id: str = Field(primary_key=True)
    game: str
    started: str | None = None
    ended: str | None = None
    place: str | None = None
    note: str | None = None
    box: dict[str, Any] = _json()
    setup: dict[str, Any] | None = _json(nullable=True)
    extra: dict[str, Any] = _json()
    head: int | None = None
    finished: bool = False
    board: dict[str, Any] = _json()
    progress: dict[str, Any] = _json()
    bookmark: dict[str, Any] = _json()
    sort_at: str
    changed_at: str
    deleted_at: str | None = None
    day: str = Field(default="", sa_column_kwargs={"server_default": ""})
    counted: int = Field(default=0, sa_column_kwargs={"server_default": "0"})


class Seat(SQLModel, table=True):
    """A player's place in a session, the name as played. `extra` holds the player's unknown keys.

    Where the person was merged into another, `alias_id` and `alias_name` say who and what stood here before.
    """

    __table_args__ = (Index("seat_by_person", "person_id", "session_id"),)

    session_id: str = Field(primary_key=True, foreign_key="game_session.id", ondelete="CASCADE")
    position: int = Field(primary_key=True)
    person_id: str | None = Field(default=None, foreign_key="person.id")
    name: str
    extra: dict[str, Any] = _json()
    alias_id: str | None = None
    alias_name: str | None = None


class Score(SQLModel, table=True):
    """What a seat came to in a finished session; unfinished ones have no such row. `rating` is for solo play."""

    session_id: str = Field(primary_key=True, foreign_key="game_session.id", ondelete="CASCADE")
    position: int = Field(primary_key=True)
    total: int
    rank: int
    winner: bool
    tie_break: int
    rating: int | None = None


class ScorePart(SQLModel, table=True):
    """One number behind a score: a part of the total, or another figure of the game under its own name."""

    __tablename__ = "score_part"
    __table_args__ = (
        ForeignKeyConstraint(
            ["session_id", "position"], ["score.session_id", "score.position"], ondelete="CASCADE"
        ),
    )

    session_id: str = Field(primary_key=True)
    position: int = Field(primary_key=True)
    part: str = Field(primary_key=True)
    value: int


class MoveRow(SQLModel, table=True):
    """One move as JSON text.

    Numbers of rows grow and are never used again, so a parent's is the smaller one. `maker` is the guest whose
    phone made it, null for a host's or where nobody knows; `uid` names the tap, so that a repeat is known.
    """

    __tablename__ = "move"
    __table_args__ = (
        Index("move_by_parent", "session_id", "parent_id", "id"),
        Index("move_by_uid", "session_id", "uid", unique=True, sqlite_where=text("uid IS NOT NULL")),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)
    session_id: str = Field(foreign_key="game_session.id", ondelete="CASCADE")
    parent_id: int | None = Field(default=None, foreign_key="move.id", index=True)
    data: str
    made_at: str
    maker: str | None = None
    uid: str | None = None


class GatheringRow(SQLModel, table=True):
    """What lets phones come to a session: to play with the first token or code, only to watch with the others.

    `shared`: whether players may make the moves that belong to no seat.
    """

    __tablename__ = "gathering"

    session_id: str = Field(primary_key=True, foreign_key="game_session.id", ondelete="CASCADE")
    token: str = Field(unique=True)
    code: str = Field(unique=True)
    watch_token: str = Field(unique=True)
    watch_code: str = Field(unique=True)
    shared: bool = Field(default=True, sa_column_kwargs={"server_default": "1"})
    made_at: str


class GuestRow(SQLModel, table=True):
    """A phone at a session. Its secret is not kept, only what it hashes to. `role` is empty until it chooses.

    `watches`: it came with a watchers' token and never takes a seat.
    """

    __tablename__ = "guest"
    __table_args__ = (Index("guest_by_seat", "session_id", "seat", unique=True),)

    id: str = Field(primary_key=True)
    session_id: str = Field(foreign_key="game_session.id", ondelete="CASCADE")
    secret_hash: str = Field(unique=True)
    role: str = Field(default="", sa_column_kwargs={"server_default": ""})
    seat: int | None = None
    watches: bool = Field(default=False, sa_column_kwargs={"server_default": "0"})
    bookmark: dict[str, Any] = _json("{}")
    came_at: str
    seen_at: str


class Setting(SQLModel, table=True):
    """One choice of the people who use the app; `value` is JSON."""

    key: str = Field(primary_key=True)
    value: Any = Field(sa_column=Column(JSON, nullable=False))


def _table(name: str) -> Table:
    return SQLModel.metadata.tables[name]


PERSON = _table("person")
BOX = _table("box")
SESSION = _table("game_session")
SEAT = _table("seat")
MOVE = _table("move")
SCORE = _table("score")
SCORE_PART = _table("score_part")
GATHERING = _table("gathering")
GUEST = _table("guest")
SETTING = _table("setting")
TABLES = (PERSON, BOX, SESSION, SEAT, MOVE, SCORE, SCORE_PART, GATHERING, GUEST, SETTING)
