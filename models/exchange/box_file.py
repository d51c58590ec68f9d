"""A box file: the printed data of one physical copy, to be shared. Source: formats.md, section 2."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from models.exchange.frame import BOX, Boxed, need_format, read_box, read_game
from models.exchange.refusal import Refused
from models.kernel.fault import Fault
from models.kernel.form import Form
from models.kernel.read import read_form


@dataclass(frozen=True)
class BoxFile:
    """`data` is the file as it was read, unknown keys and all; `box` is the game's own form of it."""

    data: Mapping[str, Any]
    frame: Boxed
    box: Form


def read_box_file(data: Any) -> BoxFile:
    """The box of a parsed file; raises Refused."""
    try:
        need_format(data, BOX)
        game = read_game(data)
        frame = read_form(Boxed, data)
        return BoxFile(data, frame, read_box(game, frame.box))
    except Fault as fault:
        raise Refused(fault) from None


def write_box(game: str, name: str, box: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """A box file out of its parts, all of them JSON data; `more` may hold the id and unknown keys."""
    return {"format": BOX, "game": game, "name": name, **more, "box": box}
