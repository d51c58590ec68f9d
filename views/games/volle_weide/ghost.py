"""The rolled fence while it hangs over a meadow: where it is, how it is turned, whether it may be drawn there."""

from __future__ import annotations

from math import hypot

import flet as ft

from models.games.volle_weide.meadow import Misfit, Place
from models.games.volle_weide.standing import Standing, standing
from models.games.volle_weide.state import State
from models.kernel.form import Edge, Post
from views.sitting import Sitting


def to_draw(sitting: Sitting) -> int:
    """Whose turn with the phone it is: the one remembered if still to draw, else the next who has not drawn."""
    pads = sitting.session.state.pads
    if sitting.role.seat is not None:
        return sitting.role.seat
    kept = sitting.bookmark.get("player")
    if isinstance(kept, int) and 0 <= kept < len(pads) and not pads[kept].done:
        return kept
    return next((seat for seat, pad in enumerate(pads) if not pad.done), 0)


@ft.observable
class Ghost:
    """One player's rolled shape in one round. Only the place changes; what others draw does not disturb it."""

    def __init__(self, sitting: Sitting, player: int) -> None:
        self._sitting = sitting
        self._state: State = sitting.session.state
        self._player = player
        assert self._state.meadow is not None and self._state.face is not None
        self._meadow = self._state.meadow
        self._face = self._state.face
        self._ink = self._state.pads[player].ink
        self._legal = self._distinct()
        self._grip: tuple[float, float] | None = None
        self.place: Place = self._kept() or self._first()

    @property
    def player(self) -> int:
        return self._player

    @property
    def face(self) -> int:
        return self._face

    @property
    def _which(self) -> list[int]:
        """What it is the ghost of. Not how many moves there were: others draw meanwhile on their phones."""
        return [self._state.round, self._face, self._player]

    @property
    def before(self) -> Standing:
        """Where the player stands without this shape."""
        return standing(self._state, self._player)

    @property
    def legal(self) -> list[Place]:
        """Every legal place, each drawing once, row by row."""
        return self._legal

    @property
    def cut(self) -> tuple[Edge, ...]:
        """The bushes that the shape would go through where it is."""
        return self._meadow.crossed(self._meadow.drawing(self.place.edges))

    @property
    def misfits(self) -> tuple[Misfit, ...]:
        return self._meadow.misfits(self._ink, self.place)

    def standing(self, place: Place | None = None) -> Standing:
        """Where the player would stand with this place drawn (or that one)."""
        return standing(self._state, self._player, self._meadow.drawing((place or self.place).edges))

    def _distinct(self) -> list[Place]:
        seen: dict[tuple[object, ...], Place] = {}
        for place in self._meadow.legal(self._ink, self._face):
            seen.setdefault(place.edges, place)
        return sorted(seen.values(), key=lambda place: (place.at[1], place.at[0], place.turn))

    def _kept(self) -> Place | None:
        mark = self._sitting.bookmark.get("ghost")
        try:
            round, face, player, x, y, turn = mark  # type: ignore[misc]
            if [round, face, player] == self._which and 0 <= turn <= 3:
                return self._meadow.place(self._face, self._clamped((x, y), turn), turn)
        except (TypeError, ValueError):
            pass
        return None

    def _first(self) -> Place:
        """The legal place nearest to the middle of the meadow; where there is none, the middle."""
        middle = self._meadow.sheet.columns / 2, self._meadow.sheet.rows / 2
        if self._legal:
            return min(self._legal, key=lambda place: self._distance(place.at, place.turn, *middle))
        return self._meadow.place(self._face, self._nearest(*middle, 0), 0)

    def _distance(self, at: Post, turn: int, x: float, y: float) -> float:
        width, height = self._meadow.size(self._face, turn)
        return hypot(at[0] + width / 2 - x, at[1] + height / 2 - y)

    def _nearest(self, x: float, y: float, turn: int) -> Post:
        width, height = self._meadow.size(self._face, turn)
        return self._clamped((round(x - width / 2), round(y - height / 2)), turn)

    def _clamped(self, at: Post, turn: int) -> Post:
        # A shape larger than the meadow stays at its north-west corner and shows that it leaves.
        width, height = self._meadow.size(self._face, turn)
        sheet = self._meadow.sheet
        return max(0, min(at[0], sheet.columns - width)), max(0, min(at[1], sheet.rows - height))

    def _move(self, at: Post, turn: int, keep: bool = True) -> None:
        if (at, turn) != (self.place.at, self.place.turn):
            self.place = self._meadow.place(self._face, at, turn)
        if keep:
            self._sitting.mark(player=self._player, ghost=[*self._which, *at, turn])

    def tap(self, x: float, y: float) -> None:
        """Brings the shape's middle to the place nearest to that point, given in cells."""
        self._move(self._nearest(x, y, self.place.turn), self.place.turn)

    def grip(self, x: float, y: float) -> None:
        """A finger takes hold of the meadow at that point."""
        self._grip = (x - self.place.at[0], y - self.place.at[1])

    def drag(self, x: float, y: float) -> None:
        """The finger has moved there; the shape goes along, post by post."""
        if self._grip is not None:
            at = round(x - self._grip[0]), round(y - self._grip[1])
            self._move(self._clamped(at, self.place.turn), self.place.turn, keep=False)

    def release(self) -> None:
        """The finger has left; the place is remembered."""
        self._grip = None
        self._move(self.place.at, self.place.turn)

    def step(self, dx: int, dy: int) -> None:
        """One post aside, as arrow keys do."""
        at = self.place.at[0] + dx, self.place.at[1] + dy
        self._move(self._clamped(at, self.place.turn), self.place.turn)

    def turn(self) -> None:
        """A quarter clockwise, around the middle."""
        width, height = self._meadow.size(self._face, self.place.turn)
        x, y = self.place.at[0] + width / 2, self.place.at[1] + height / 2
        turn = (self.place.turn + 1) % 4
        self._move(self._nearest(x, y, turn), turn)

    def next(self) -> None:
        """The next legal place, row by row, then from the start."""
        if self._legal:
            here = self.place.at[1], self.place.at[0], self.place.turn
            after = [place for place in self._legal if (place.at[1], place.at[0], place.turn) > here]
            self.put((after or self._legal)[0])

    def put(self, place: Place) -> None:
        """Right there."""
        self._move(place.at, place.turn)
