"""Many phones at one table: what lets them come, who is there, and which phone made a move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("move", sa.Column("maker", sa.String()))
    op.add_column("move", sa.Column("uid", sa.String()))
    named = sa.text("uid IS NOT NULL")
    op.create_index("move_by_uid", "move", ["session_id", "uid"], unique=True, sqlite_where=named)
    op.create_table(
        "gathering",
        sa.Column(
            "session_id", sa.String(), sa.ForeignKey("game_session.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("token", sa.String(), nullable=False, unique=True),
        sa.Column("code", sa.String(), nullable=False, unique=True),
        sa.Column("watch_token", sa.String(), nullable=False, unique=True),
        sa.Column("watch_code", sa.String(), nullable=False, unique=True),
        sa.Column("shared", sa.Boolean(), nullable=False, server_default="1"),
        sa.Column("made_at", sa.String(), nullable=False),
    )
    op.create_table(
        "guest",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column(
            "session_id", sa.String(), sa.ForeignKey("game_session.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("secret_hash", sa.String(), nullable=False, unique=True),
        sa.Column("role", sa.String(), nullable=False, server_default=""),
        sa.Column("seat", sa.Integer()),
        sa.Column("watches", sa.Boolean(), nullable=False, server_default="0"),
        sa.Column("bookmark", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("came_at", sa.String(), nullable=False),
        sa.Column("seen_at", sa.String(), nullable=False),
    )
    op.create_index("guest_by_seat", "guest", ["session_id", "seat"], unique=True)
