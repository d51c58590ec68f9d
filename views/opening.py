"""A session opened on this page: its table, and how its game looks."""

from __future__ import annotations

from models.table import Table
from views.desk import Desk
from views.games import LOOKS
from views.sitting import Sitting


def sitting_at(desk: Desk, id: str) -> Sitting:
    """The page's view of the session. Raises Gone, or BadInput when this version cannot read its frame."""
    table = Table.open(desk.history, id)
    return Sitting(desk, table, LOOKS[table.session.game.key])
