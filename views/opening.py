"""A session opened on this page: its table, and how its game looks."""

from __future__ import annotations

import flet as ft

from models.kernel.fault import BadInput, Fault
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


def use_table(desk: Desk, id: str) -> Sitting | Fault:
    """The same for a screen that stays on: opened once, awake, and caught up with whenever the browser comes back."""

    def open_table() -> Sitting | Fault:
        try:
            return sitting_at(desk, id)
        except Fault as fault:
            return fault

    sitting = ft.use_memo(open_table, [id])

    def sit() -> None:
        desk.stay_awake(True)
        if isinstance(sitting, Sitting):
            desk.page.on_connect = lambda _: sitting.refresh()

    def leave() -> None:
        desk.stay_awake(False)
        desk.page.on_connect = None
        desk.page.on_keyboard_event = None

    ft.use_effect(sit, [id], leave)
    return sitting
