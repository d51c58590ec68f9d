"""Data into forms and moves, and what is wrong with it in a sentence of ours. Knows no file and no game.

pydantic finds the fault; its words are never shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError

from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME, Form
from models.kernel.message import Message, says
from models.kernel.move import Move

if TYPE_CHECKING:
    from models.kernel.game import Game

AForm = TypeVar("AForm", bound=Form)
SHOWN = 24

WHOLE = "{found} is no whole number; write it without quotes, point or exponent."
NO_OBJECT = "{found} is no object; write it in braces, with its keys."
NO_LIST = "{found} is no list; write it in square brackets."
SENTENCES = {
    "int_type": WHOLE,
    "int_from_float": WHOLE,
    "bool_type": "{found} is no flag; write true or false.",
    "string_type": "{found} is no text; write it in quotes.",
    "model_type": NO_OBJECT,
    "model_attributes_type": NO_OBJECT,
    "dict_type": NO_OBJECT,
    "tuple_type": NO_LIST,
    "list_type": NO_LIST,
    "null": "null cannot stand here; leave the key out.",
    "union_tag_not_found": "The key {key} is missing; add it.",
}


def read_form(form: type[AForm], data: object, place: str = "") -> AForm:
    """The data as that form; raises BadInput whose place begins with `place`."""
    try:
        return form.model_validate(data)
    except ValidationError as error:
        raise _told(error, (place,) if place else ()) from None


def read_move(game: Game[Any, Any, Any], data: object) -> Move:
    """The data as one of the game's moves; raises BadInput whose place lies inside the move."""
    try:
        move: Move = game.moves.validate_python(data)
    except ValidationError as error:
        raise _told(error, (), tagged=True) from None
    return move


def _told(error: ValidationError, start: Sequence[str], tagged: bool = False) -> BadInput:
    first = error.errors(include_url=False)[0]
    kind, found, context = first["type"], first["input"], first.get("ctx", {})
    # In a union told apart by `do` the first step is the value of `do`, which is no place in the file.
    where = [str(step) for step in first["loc"][tagged:]]
    if kind == "missing" and isinstance(found, tuple):
        where.pop()
        return _at([*start, *where], "There are {n} values; one more is needed.", n=len(found))
    if kind == "missing":
        key = where.pop()
        return _at([*start, *where], "The key {key} is missing; add it.", key=f'"{key}"')
    place = [*start, *where]
    if kind in ("greater_than_equal", "less_than_equal"):
        least, most = context.get("ge"), context.get("le")
        if least is not None:
            return _at(place, "{found} is too small; the least is {least}.", found=shown(found), least=least)
        return _at(place, "{found} is too large; the most is {most}.", found=shown(found), most=most)
    if kind == "too_long":
        most = context["max_length"]
        return _at(place, "There are {n} values; only {most} belong here.", n=len(found), most=most)
    if kind == "literal_error":
        expected = context["expected"].replace("'", '"').replace(" or ", ", ")
        return _at(
            place, "{found} is not known here; write one of {known}.", found=shown(found), known=expected
        )
    if kind == "union_tag_invalid":
        known = context["expected_tags"].replace("'", '"')
        told = shown(found.get("do")) if isinstance(found, dict) else shown(found)
        return _at(
            [*place, "do"], "{found} is no move of this game; its moves are {known}.", found=told, known=known
        )
    if kind == "name_length":
        n = len(found.strip())
        return _at(place, "A name has 1 to {most} characters; this one has {n}.", most=MOST_NAME, n=n)
    template = SENTENCES.get(kind, "{found} does not belong here; see what the format allows.")
    return _at(place, template, found=shown(found), key='"do"')


def _at(place: Sequence[str], template: str, **values: object) -> BadInput:
    used = {name: value for name, value in values.items() if "{" + name + "}" in template}
    return BadInput(template, ".".join(place), **used)


def shown(value: object) -> str | Message:
    """A value from a file, short enough for a sentence."""
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= SHOWN else f'"{value[:SHOWN]}..."'
    if isinstance(value, dict):
        return says("an object")
    if isinstance(value, list | tuple):
        return says("a list")
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int) and value.bit_length() > 4 * SHOWN:
        return says("a number of many digits")
    return repr(value)
