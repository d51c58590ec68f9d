"""People and boxes keep the keys of their files that no version knows yet. Source: formats.md."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for table in ("person", "box"):
        op.add_column(table, sa.Column("extra", sa.JSON(), nullable=False, server_default="{}"))
