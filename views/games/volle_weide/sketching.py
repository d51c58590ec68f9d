"""A sheet being entered on this page: every tap is on disk at once, with the way back. Knows no control."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.rules import VOLLE_WEIDE
from models.games.volle_weide.sketch import Piece, Sketch, read
from models.history.name import trimmed
from views.desk import Desk, use_desk
from views.draft import Draft
from views.kit.button import Press

MOST = 100  # taps that can be taken back
PIECES: tuple[Piece, ...] = ("sheep", "clover", "bush", "rock")
_Patch = dict[str, Any]


@ft.observable
class Sketching:
    """The sketch of one box, its name, the piece that a tap sets, and the taps that can be undone.

    A step back is kept as the old values of the sheet's keys that changed; None where there was none.
    """

    def __init__(self, desk: Desk, id: str) -> None:
        self._desk = desk
        self._id = id
        self._data: dict[str, Any] = {}
        self._past: list[_Patch] = []
        self._future: list[_Patch] = []
        self.sketch = Sketch()
        self.name = ""
        self.piece: Piece = "sheep"
        self.gone = False
        self.refresh()

    @property
    def desk(self) -> Desk:
        return self._desk

    @property
    def id(self) -> str:
        return self._id

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    @property
    def presses(self) -> tuple[Press, Press]:
        """What the buttons for undo and redo do; None where there is nothing to do."""
        undo = (lambda _: self.undo()) if self.can_undo else None
        redo = (lambda _: self.redo()) if self.can_redo else None
        return undo, redo

    def refresh(self) -> None:
        """Reads what is kept: another screen or an earlier life of this one may have changed it."""
        history = self._desk.history
        row = history.boxes.get(self._id)
        if row is None or row.deleted_at is not None:
            self.gone = True
            return
        kept = history.settings.get(self._key)
        kept = kept if isinstance(kept, dict) else {}
        self._data = row.data
        self._past, self._future = _patches(kept.get("past")), _patches(kept.get("future"))
        self.sketch, self.name = read(self._sheet), row.name
        self.piece = kept["piece"] if kept.get("piece") in PIECES else "sheep"

    def pick(self, piece: Piece) -> None:
        """What a tap on the meadow sets from now on."""
        self.piece = piece
        self._desk.attempt(self._keep)

    def change(self, after: Sketch) -> None:
        """The new sketch, on disk; it can be taken back."""
        before, sheet = self._sheet, after.written(self._sheet)
        patch = {key: before.get(key) for key in sheet if sheet[key] != before.get(key)}
        if patch:
            self._store(sheet, [*self._past, patch][-MOST:], [])

    def undo(self) -> None:
        """Takes the last change back."""
        if self._past:
            *past, patch = self._past
            sheet, inverse = _applied(self._sheet, patch)
            self._store(sheet, past, [*self._future, inverse])

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        if self._future:
            *future, patch = self._future
            sheet, inverse = _applied(self._sheet, patch)
            self._store(sheet, [*self._past, inverse], future)

    def rename(self, name: str) -> None:
        """Another name, for the box and the sheet in it. Raises BadInput."""
        name = trimmed(name)
        if name == self.name:
            return
        data = {**self._data, "sheet": {**self._sheet, "name": name}}
        boxes = self._desk.history.boxes
        with self._desk.history.transaction():
            boxes.rename(self._id, name)
            boxes.save(self._id, data)
        self._data, self.name = data, name

    def _store(self, sheet: dict[str, Any], past: list[_Patch], future: list[_Patch]) -> None:
        data = {**self._data, "sheet": sheet}
        before = self._past, self._future

        def write() -> None:
            with self._desk.history.transaction():
                self._desk.history.boxes.save(self._id, data)
                self._past, self._future = past, future
                self._keep()

        if self._desk.attempt(write):
            self._desk.tick()
            self._data = data
            self.sketch = read(sheet)
        else:
            self._past, self._future = before

    def _keep(self) -> None:
        kept = {"piece": self.piece, "past": self._past, "future": self._future}
        self._desk.history.settings.set(self._key, kept)

    @property
    def _sheet(self) -> dict[str, Any]:
        sheet = self._data.get("sheet")
        return sheet if isinstance(sheet, dict) else {"name": self.name}

    @property
    def _key(self) -> str:
        return f"draft.{self._id}"


def _applied(sheet: dict[str, Any], patch: _Patch) -> tuple[dict[str, Any], _Patch]:
    """The sheet with the patch's values, and the patch that leads back."""
    after = {key: value for key, value in {**sheet, **patch}.items() if value is not None}
    return after, {key: sheet.get(key) for key in patch}


def _patches(kept: object) -> list[_Patch]:
    return [patch for patch in kept if isinstance(patch, dict)] if isinstance(kept, list) else []


def use_sketching(id: str) -> Sketching:
    """The sketching of a box; read again whenever its screen comes back into sight."""
    desk = use_desk()
    here = ft.use_route_location()
    opened: tuple[Any, Any] = ft.use_state(lambda: Sketching(desk, id))
    sketching: Sketching = opened[0]
    ft.use_effect(sketching.refresh, [here])
    return sketching


def play_on(desk: Desk, id: str) -> None:
    """To the set-up, with this sheet chosen."""
    Draft(desk, VOLLE_WEIDE.key).choose(sheet=id, marks=None, marking=None)
    desk.go(f"/setup/{VOLLE_WEIDE.key}")
