"""Data into forms and moves, and what is wrong with it in a sentence of ours. Knows no file and no game.

pydantic finds the fault; its words are never shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError

from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME, Form
from models.kernel.message import Message, counts, says
from models.kernel.move import Move

if TYPE_CHECKING:
    from models.kernel.game import Game

AForm = TypeVar("AForm", bound=Form)
SHOWN = 24

WHOLE = says("{found} is no whole number; write it without quotes, point or exponent.")
NO_OBJECT = says("{found} is no object; write it in braces, with its keys.")
NO_LIST = says("{found} is no list; write it in square brackets.")
NOT_HERE = says("{found} does not belong here; see what the format allows.")
SENTENCES = {
    "int_type": WHOLE,
    "int_from_float": WHOLE,
    "bool_type": says("{found} is no flag; write true or false."),
    "string_type": says("{found} is no text; write it in quotes."),
    "model_type": NO_OBJECT,
    "model_attributes_type": NO_OBJECT,
    "dict_type": NO_OBJECT,
    "tuple_type": NO_LIST,
    "list_type": NO_LIST,
    "null": says("null cannot stand here; leave the key out."),
    "uuid": says("{found} is no UUID; write 32 hexadecimal digits as 8-4-4-4-12, or leave the key out."),
    "moment": says("{found} is no date and time; write it as 2026-11-28T19:05:00+01:00."),
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
    # In a union told apart by `do` the first step is the value of `do`, which is no place in the file.
    where = [*start, *(str(step) for step in first["loc"][tagged:])]
    kind, found = first["type"], first["input"]
    if kind == "missing":
        key = where.pop()
        message = (
            says("The key {key} is missing; add it.", key=f'"{key}"')
            if isinstance(found, dict)
            else counts(
                "There is {n} value; more are needed.", "There are {n} values; more are needed.", len(found)
            )
        )
    elif kind.startswith("union_tag"):
        where.append("do")
        message = _no_move(found, first.get("ctx", {}))
    else:
        message = _sentence(kind, found, first.get("ctx", {}))
    return BadInput(message, ".".join(where))


def _no_move(found: object, context: Mapping[str, Any]) -> Message:
    if not isinstance(found, dict) or "do" not in found:
        return says("The key {key} is missing; add it.", key='"do"')
    known = context.get("expected_tags", "").replace("'", '"')
    return says(
        "{found} is no move of this game; its moves are {known}.", found=shown(found["do"]), known=known
    )


def _sentence(kind: str, found: Any, context: Mapping[str, Any]) -> Message:
    if kind == "greater_than_equal":
        return says("{found} is too small; the least is {least}.", found=shown(found), least=context["ge"])
    if kind == "less_than_equal":
        return says("{found} is too large; the most is {most}.", found=shown(found), most=context["le"])
    if kind == "too_long":
        most = context["max_length"]
        return says("There are {n} values; only {most} belong here.", n=len(found), most=most)
    if kind == "literal_error":
        known = context["expected"].replace("'", '"').replace(" or ", ", ")
        return says("{found} is not known here; known are {known}.", found=shown(found), known=known)
    if kind == "own":
        own: Message = context["message"]
        return replace(own, values={"found": shown(found)})
    if kind == "name_length":
        n = len(found.strip())
        return says("A name has 1 to {most} characters; this one has {n}.", most=MOST_NAME, n=n)
    return replace(SENTENCES.get(kind, NOT_HERE), values={"found": shown(found)})


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
