"""What can be wrong: a move against the rules, or input that is no session, box or move at all."""

from __future__ import annotations

from models.kernel.message import Message


class Fault(Exception):
    """A fault that people can be told about: `message` is one sentence with the remedy, translatable."""

    def __init__(self, template: str | Message, **values: object) -> None:
        self.message = template if isinstance(template, Message) else Message(template, values)
        super().__init__(str(self.message))


class IllegalMove(Fault):
    """A well-formed move that the rules do not allow now. Nothing has changed."""


class BadInput(Fault):
    """Input that cannot be read. `place` says where, as keys joined by dots (`box.sheet.track`)."""

    def __init__(self, template: str | Message, place: str = "", **values: object) -> None:
        super().__init__(template, **values)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else str(self.message)
