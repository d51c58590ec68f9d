"""The first tables: people, boxes, sessions with seats and moves, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("folded", sa.String(), nullable=False),
        sa.Column("colour", sa.Integer()),
        sa.Column("archived_at", sa.String()),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.UniqueConstraint("folded"),
    )
    op.create_table(
        "box",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("changed_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String()),
    )
    op.create_index("box_by_game", "box", ["game", "deleted_at"])
    op.create_table(
        "game_session",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("started", sa.String()),
        sa.Column("ended", sa.String()),
        sa.Column("place", sa.String()),
        sa.Column("note", sa.String()),
        sa.Column("box", sa.JSON(), nullable=False),
        sa.Column("setup", sa.JSON()),
        sa.Column("extra", sa.JSON(), nullable=False),
        sa.Column("head", sa.Integer()),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("board", sa.JSON(), nullable=False),
        sa.Column("progress", sa.JSON(), nullable=False),
        sa.Column("bookmark", sa.JSON(), nullable=False),
        sa.Column("sort_at", sa.String(), nullable=False),
        sa.Column("changed_at", sa.String(), nullable=False),
        sa.Column("deleted_at", sa.String()),
    )
    op.create_index("session_by_time", "game_session", ["deleted_at", "sort_at", "id"])
    op.create_index("session_by_game", "game_session", ["game", "deleted_at", "sort_at", "id"])
    op.create_index("session_by_end", "game_session", ["finished", "deleted_at", "sort_at", "id"])
    op.create_table(
        "seat",
        sa.Column(
            "session_id", sa.String(), sa.ForeignKey("game_session.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("position", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.String(), sa.ForeignKey("person.id")),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("extra", sa.JSON(), nullable=False),
    )
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.create_table(
        "move",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "session_id", sa.String(), sa.ForeignKey("game_session.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("parent_id", sa.Integer(), sa.ForeignKey("move.id")),
        sa.Column("data", sa.String(), nullable=False),
        sa.Column("made_at", sa.String(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("move_by_parent", "move", ["session_id", "parent_id", "id"])
    op.create_index("ix_move_parent_id", "move", ["parent_id"])
    op.create_table(
        "setting",
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("value", sa.JSON(), nullable=False),
    )
