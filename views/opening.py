"""A session opened on this page: its table, and how its game looks."""

from __future__ import annotations

from models.kernel.fault import BadInput
from models.table import Table
from views.desk import Desk
from views.games import LOOKS
from views.role import role_of
from views.sitting import Sitting


def sitting_at(desk: Desk, id: str) -> Sitting:
    """The page's view of the session.

    Raises Gone, or BadInput when this version cannot read or show it; for a guest's phone NotAdmitted where it
    has no place at that table.
    """
    role_of(desk, id)
    table = Table.open(desk.history, id, desk.guest or None)
    game = table.session.game
    look = LOOKS.get(game.key)
    if look is None:
        raise BadInput(
            "This version of the app cannot show {game} yet. Update it to go on; your game is safe.",
            "game",
            game=game.name,
        )
    return Sitting(desk, table, look)
