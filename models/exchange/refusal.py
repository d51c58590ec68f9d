"""A file that is refused: at which move, at which place, and why. Source: formats.md, section 1."""

from __future__ import annotations

from models.kernel.fault import BadInput, Fault


class Refused(BadInput):
    """`move` counts from 1; 0 when the fault lies before the moves. Sentence and place are the fault's."""

    def __init__(self, fault: Fault, move: int = 0) -> None:
        super().__init__(fault.message, fault.place if isinstance(fault, BadInput) else "")
        self.move = move
