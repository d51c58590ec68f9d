"""What this phone may do at a table: everything (a host's), what one seat does, or only look."""

from __future__ import annotations

from dataclasses import dataclass

from models.kernel.fault import Fault, IllegalMove
from models.kernel.message import says
from models.kernel.move import Move, Override
from models.kernel.session import Session
from views.desk import Desk


class NotAdmitted(Fault):
    """The phone has no place at this table, or not any more."""

    def __init__(self) -> None:
        super().__init__(says("This table is not open to this phone. Ask the host for the code."))


@dataclass(frozen=True)
class Role:
    """`host`: a phone with the key. Else `seat` is the guest's, None for who watches; `shared`: whether guests
    may do what is for all to do, such as the dice.
    """

    host: bool
    seat: int | None = None
    shared: bool = False

    def check(self, session: Session, move: Move) -> None:
        """Raises IllegalMove where this phone may not make the move."""
        if self.host:
            return
        if self.seat is None:
            raise IllegalMove("This phone only watches. Take a seat to play.")
        if isinstance(move, Override):
            raise IllegalMove("Only the host's phone sets a number by hand.")
        owner = session.game.owner(session.state, move)
        if owner is None and not self.shared:
            raise IllegalMove("At this table the host does that.")
        if owner is not None and owner != self.seat:
            raise IllegalMove(
                "That is for {name} to do. This phone plays for {own}.",
                name=session.players[owner].name,
                own=session.players[self.seat].name,
            )

    def acts(self, session: Session) -> bool:
        """Whether there is something for this phone to do now."""
        if self.host:
            return True
        if self.seat is None or session.finished:
            return False
        awaited = session.game.awaited(session.state)
        return self.seat in awaited if awaited else self.shared


HOST = Role(host=True)


def role_of(desk: Desk, session: str) -> Role:
    """What the desk's phone may do in that session now. Raises NotAdmitted."""
    if not desk.guest:
        return HOST
    guest = desk.history.guests.get(desk.guest)
    if guest is None or guest.session != session:
        raise NotAdmitted
    return Role(False, guest.seat, desk.history.guests.gathering(session).shared)
