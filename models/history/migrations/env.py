"""Run by Alembic: takes the steps on the connection that `schema.upgrade` handed over, inside its
transaction.
"""

from __future__ import annotations

from alembic import context


def migrate() -> None:
    """Takes all the steps that are due. The caller begins and commits."""
    context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
    context.run_migrations()


# Alembic loads this file under this name; anybody else who imports it only reads it.
if __name__ == "env_py":
    migrate()
