"""The strict forms that files are made of: whole numbers, cells, edges, names. Source: formats.md, sections 1 and 2."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

MOST_NUMBER = 1_000_000
MOST_CELLS = 32
MOST_NAME = 40
MOST_MOVES = 20_000


class Form(BaseModel):
    """A frozen, strictly typed part of a file. Keys that no rule knows are kept and written back (formats.md)."""

    model_config = ConfigDict(frozen=True, strict=True, extra="allow")

    def written(self) -> dict[str, Any]:
        """The form as JSON data, without the keys that were left out when it was read or made."""
        return self.model_dump(mode="json", exclude_unset=True)


def _trimmed(name: str) -> str:
    name = name.strip()
    if not 1 <= len(name) <= MOST_NAME:
        raise ValueError(f"a name has 1 to {MOST_NAME} characters")
    return name


def _paired(value: Any) -> Any:
    # Strict mode takes no list for a tuple; JSON has only lists.
    return tuple(value) if isinstance(value, list) else value


Whole = Annotated[int, Field(ge=-MOST_NUMBER, le=MOST_NUMBER)]
Count = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Seat = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Size = Annotated[int, Field(ge=1, le=MOST_CELLS)]
Name = Annotated[str, AfterValidator(_trimmed)]
Cell = Annotated[tuple[Whole, Whole], BeforeValidator(_paired)]
Post = Cell
Edge = Annotated[tuple[Whole, Whole, Literal["e", "s"]], BeforeValidator(_paired)]
Cells = Annotated[tuple[Cell, ...], BeforeValidator(_paired)]
Edges = Annotated[tuple[Edge, ...], BeforeValidator(_paired)]
