"""The strict forms that files are made of: whole numbers, cells, edges, names.

Source: formats.md, sections 1 and 2.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from models.kernel.message import Message

MOST_NUMBER = 1_000_000
MOST_CELLS = 32
MOST_NAME = 40
MOST_MOVES = 20_000

Value = TypeVar("Value")


class Form(BaseModel):
    """A frozen, strictly typed part of a file. Keys that no rule knows are kept and written back."""

    model_config = ConfigDict(frozen=True, strict=True, extra="allow")

    def written(self) -> dict[str, Any]:
        """The form as JSON data, without the keys that were left out when it was read or made.

        Unknown keys are handed on untouched: pydantic's own dump would give up on deeply nested ones.
        """
        data = {
            field.alias or name: _plain(getattr(self, name))
            for name, field in type(self).model_fields.items()
            if name in self.model_fields_set
        }
        return {**data, **(self.model_extra or {})}


def _plain(value: Any) -> Any:
    if isinstance(value, Form):
        return value.written()
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _trimmed(name: str) -> str:
    name = name.strip()
    if not 1 <= len(name) <= MOST_NAME:
        # `read` tells it in our words; the code is what counts here.
        raise PydanticCustomError("name_length", "name length")
    return name


def paired(value: Any) -> Any:
    """A list as a tuple: strict mode takes no list for a tuple, and JSON has only lists."""
    return tuple(value) if isinstance(value, list) else value


def own_error(message: Message) -> PydanticCustomError:
    """The error for a game's own kind of value; `message` may name the value as {found}."""
    return PydanticCustomError("own", "own", {"message": message})


def _told(value: Any) -> Any:
    if value is None:
        raise PydanticCustomError("null", "null")
    return value


Whole = Annotated[int, Field(ge=-MOST_NUMBER, le=MOST_NUMBER)]
Count = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Seat = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Size = Annotated[int, Field(ge=1, le=MOST_CELLS)]
Name = Annotated[str, AfterValidator(_trimmed)]
Cell = Annotated[tuple[Whole, Whole], BeforeValidator(paired)]
Post = Cell
Edge = Annotated[tuple[Whole, Whole, Literal["e", "s"]], BeforeValidator(paired)]
Cells = Annotated[tuple[Cell, ...], Field(fail_fast=True), BeforeValidator(paired)]
Edges = Annotated[tuple[Edge, ...], Field(fail_fast=True), BeforeValidator(paired)]
# A key that may be left out but not be null; None stands for left out.
Told = Annotated[Value | None, BeforeValidator(_told)]
