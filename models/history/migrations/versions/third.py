"""For ten thousand sessions: their days, what each seat came to as rows, and people merged into others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("person", sa.Column("merged_into", sa.String()))
    op.add_column("seat", sa.Column("alias_id", sa.String()))
    op.add_column("seat", sa.Column("alias_name", sa.String()))
    op.add_column("game_session", sa.Column("day", sa.String(), nullable=False, server_default=""))
    op.add_column("game_session", sa.Column("counted", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE game_session SET day = substr(coalesce(started, ended, ''), 1, 10)")
    for old in ("session_by_time", "session_by_game", "session_by_end"):
        op.drop_index(old, "game_session")
    op.drop_index("ix_seat_person_id", "seat")
    op.create_index("seat_by_person", "seat", ["person_id", "session_id"])
    order = ["deleted_at", "day", "sort_at", "id"]
    op.create_index("session_by_day", "game_session", order)
    op.create_index("session_by_game", "game_session", ["game", *order])
    op.create_index("session_by_end", "game_session", ["finished", *order])
    op.create_index("session_by_place", "game_session", ["place", *order])
    op.create_index("session_by_change", "game_session", ["changed_at"])
    op.create_index("session_by_count", "game_session", ["finished", "counted"])
    score = op.create_table(
        "score",
        sa.Column(
            "session_id", sa.String(), sa.ForeignKey("game_session.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("position", sa.Integer(), primary_key=True),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("tie_break", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer()),
    )
    part = op.create_table(
        "score_part",
        sa.Column("session_id", sa.String(), primary_key=True),
        sa.Column("position", sa.Integer(), primary_key=True),
        sa.Column("part", sa.String(), primary_key=True),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session_id", "position"], ["score.session_id", "score.position"], ondelete="CASCADE"
        ),
    )
    scored = list(_scored())
    if scored:
        op.bulk_insert(score, [row for row, _ in scored])
        op.bulk_insert(part, [each for _, parts in scored for each in parts])


def _scored() -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The seats of finished sessions as the lists kept them. Other figures are worked out by the program."""
    found = op.get_bind().exec_driver_sql("SELECT id, board FROM game_session WHERE finished")
    for id, text in found:
        board = json.loads(text)
        for position, row in enumerate(board["rows"]):
            seat = {"session_id": id, "position": position}
            told = {key: row[key] for key in ("total", "rank", "winner", "tie_break")}
            parts = [seat | {"part": name, "value": value} for name, value in row["parts"].items()]
            yield seat | told | {"rating": board["rating"]}, parts
