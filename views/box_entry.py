"""A box being entered on this page: every tap is on disk at once, with the way back. Knows no control, no game."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.history.name import trimmed
from views.desk import Desk
from views.kit.button import Press

MOST = 100  # taps that can be taken back
Patch = dict[str, Any]


@ft.observable
class BoxEntry:
    """The data of one box, its name, and the taps that can be undone.

    A step back is kept as the old values of the keys that changed, None where there was none. `part`: the key
    of the box below which those keys lie, where it is not the box itself.
    """

    part: str | None = None

    def __init__(self, desk: Desk, id: str) -> None:
        self._desk = desk
        self._id = id
        self._data: dict[str, Any] = {}
        self._past: list[Patch] = []
        self._future: list[Patch] = []
        self.name = ""
        self.gone = False
        self.changes = 0
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

    @property
    def body(self) -> dict[str, Any]:
        """The data that is changed, as JSON."""
        if self.part is None:
            return self._data
        body = self._data.get(self.part)
        return body if isinstance(body, dict) else {"name": self.name}

    def refresh(self) -> None:
        """Reads what is kept: another screen or an earlier life of this one may have changed it."""
        history = self._desk.history
        row = history.boxes.get(self._id)
        if row is None or row.deleted_at is not None:
            self.gone = True
            return
        kept = history.settings.get(self._key)
        kept = kept if isinstance(kept, dict) else {}
        self._data, self.name = row.data, row.name
        self._past, self._future = _patches(kept.get("past")), _patches(kept.get("future"))
        self.recall(kept)
        self.taken_over()

    def recall(self, kept: dict[str, Any]) -> None:
        """Takes over what the screen kept besides; for those that keep something."""

    def kept(self) -> dict[str, Any]:
        """What the screen keeps besides."""
        return {}

    def taken_over(self) -> None:
        """The body is another one now."""
        self.changes += 1

    def change(self, after: dict[str, Any]) -> None:
        """New values for keys of the body, on disk; None takes a key away. It can be taken back."""
        before = self.body
        patch = {key: before.get(key) for key in after if after[key] != before.get(key)}
        if patch:
            body = {key: value for key, value in {**before, **after}.items() if value is not None}
            self._store(body, [*self._past, patch][-MOST:], [])

    def undo(self) -> None:
        """Takes the last change back."""
        if self._past:
            *past, patch = self._past
            body, inverse = _applied(self.body, patch)
            self._store(body, past, [*self._future, inverse])

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        if self._future:
            *future, patch = self._future
            body, inverse = _applied(self.body, patch)
            self._store(body, [*self._past, inverse], future)

    def rename(self, name: str) -> None:
        """Another name, for the box and, where it has a part with a name, for that. Raises BadInput."""
        name = trimmed(name)
        if name == self.name:
            return
        data = self._data if self.part is None else {**self._data, self.part: {**self.body, "name": name}}
        boxes = self._desk.history.boxes
        with self._desk.history.transaction():
            boxes.rename(self._id, name)
            boxes.save(self._id, data)
        self._data, self.name = data, name

    def keep(self) -> None:
        """What has been done so far and what the screen keeps, on disk."""
        self._desk.attempt(self._keep)

    def _store(self, body: dict[str, Any], past: list[Patch], future: list[Patch]) -> None:
        data = body if self.part is None else {**self._data, self.part: body}
        before = self._past, self._future

        def write() -> None:
            with self._desk.history.transaction():
                self._desk.history.boxes.save(self._id, data)
                self._past, self._future = past, future
                self._keep()

        if self._desk.attempt(write):
            self._desk.tick()
            self._data = data
            self.taken_over()
        else:
            self._past, self._future = before

    def _keep(self) -> None:
        kept = {**self.kept(), "past": self._past, "future": self._future}
        self._desk.history.settings.set(self._key, kept)

    @property
    def _key(self) -> str:
        return f"draft.{self._id}"


def _applied(body: dict[str, Any], patch: Patch) -> tuple[dict[str, Any], Patch]:
    """The body with the patch's values, and the patch that leads back."""
    after = {key: value for key, value in {**body, **patch}.items() if value is not None}
    return after, {key: body.get(key) for key in patch}


def _patches(kept: object) -> list[Patch]:
    return [patch for patch in kept if isinstance(patch, dict)] if isinstance(kept, list) else []
