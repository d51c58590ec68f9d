"""The printed sheet as a form, and what makes it impossible. Source: formats.md, section 4."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from models.kernel.fault import BadInput
from models.kernel.form import Cell, Cells, Count, Edge, Edges, Form, Name, Post, Size, Told
from models.kernel.grid import ends
from models.kernel.message import says

FACES = (1, 2, 3, 4, 5, 6)
# A sentence each: languages put other words around a sheep than around a clover.
_OFF = {
    "sheep": says("The sheep at {cell} stands off the meadow; cells run from [0, 0] to {last}."),
    "clover": says("The clover at {cell} stands off the meadow; cells run from [0, 0] to {last}."),
}


class Fences(Form):
    """Each face's fence shape, unturned, wherever it is listed."""

    one: Edges = Field(alias="1")
    two: Edges = Field(alias="2")
    three: Edges = Field(alias="3")
    four: Edges = Field(alias="4")
    five: Edges = Field(alias="5")
    six: Edges = Field(alias="6")

    def shape(self, face: int) -> Edges:
        """The edges of a face, 1 to 6."""
        return (self.one, self.two, self.three, self.four, self.five, self.six)[face - 1]


class Track(Form):
    """Which written number is the yellow space (`mid`) and which the red (`end`)."""

    mid: Annotated[Count, Field(ge=1)]
    end: Annotated[Count, Field(ge=1)]


class Sheet(Form):
    """One side of the pad: a meadow of cells, its posts, what stands on it, the shapes and the track."""

    name: Name
    side: Literal["A", "B"]
    columns: Size
    rows: Size
    sheep: Cells
    clovers: Cells = ()
    bushes: Edges = ()
    rocks: Cells = ()
    fences: Fences
    track: Track


class Box(Form):
    """The box of a session; without a sheet only paper is counted."""

    sheet: Sheet | None = None


class Setup(Form):
    """For each player the cell of the black sheep on that player's sheet."""

    black_sheep: Told[Cells] = None


def check_sheet(sheet: Sheet, place: str = "box.sheet") -> None:
    """Raises BadInput at the first thing that no printed sheet can have."""
    _cells(sheet, "sheep", sheet.sheep, f"{place}.sheep")
    _cells(sheet, "clover", sheet.clovers, f"{place}.clovers")
    both = set(sheet.sheep) & set(sheet.clovers)
    if both:
        raise BadInput(
            "Cell {cell} has a sheep and a clover; a cell holds at most one of them.",
            f"{place}.clovers",
            cell=list(min(both)),
        )
    _once(sheet.bushes, f"{place}.bushes")
    for edge in sheet.bushes:
        if not all(0 <= x <= sheet.columns and 0 <= y <= sheet.rows for x, y in ends(edge)):
            raise BadInput(
                "The bush at {edge} lies off the meadow; its edge must join two posts of it.",
                f"{place}.bushes",
                edge=list(edge),
            )
    _once(sheet.rocks, f"{place}.rocks")
    for x, y in sheet.rocks:
        if not (0 <= x <= sheet.columns and 0 <= y <= sheet.rows):
            raise BadInput(
                "The rock at {post} lies off the meadow; posts run from [0, 0] to {last}.",
                f"{place}.rocks",
                post=[x, y],
                last=[sheet.columns, sheet.rows],
            )
    for face in FACES:
        check_shape(sheet.fences.shape(face), f"{place}.fences.{face}")
    if sheet.track.mid >= sheet.track.end:
        raise BadInput(
            "The yellow space ({mid}) must come before the red one ({end}).",
            f"{place}.track",
            mid=sheet.track.mid,
            end=sheet.track.end,
        )


def check_shape(edges: Edges, place: str) -> None:
    """Raises BadInput unless the edges are different, at least one, and hang together."""
    if not edges:
        raise BadInput("The fence shape has no edge; give it at least one.", place)
    _once(edges, place)
    if len(connected(edges)) != len(edges):
        raise BadInput("The fence shape has a gap; its edges must hang together.", place)


def connected(edges: Iterable[Edge]) -> set[Edge]:
    """Those of the edges that hang together with the first one."""
    at: dict[Post, list[Edge]] = defaultdict(list)
    border: list[Edge] = []
    for edge in edges:
        border = border or [edge]
        for post in ends(edge):
            at[post].append(edge)
    found = set(border)
    while border:
        for post in ends(border.pop()):
            fresh = [edge for edge in at.pop(post, ()) if edge not in found]
            found.update(fresh)
            border.extend(fresh)
    return found


def _cells(sheet: Sheet, what: str, cells: Cells, place: str) -> None:
    _once(cells, place)
    for x, y in cells:
        if not (0 <= x < sheet.columns and 0 <= y < sheet.rows):
            values = {"cell": [x, y], "last": [sheet.columns - 1, sheet.rows - 1]}
            raise BadInput(replace(_OFF[what], values=values), place)


def _once(items: Iterable[Cell] | Iterable[Edge], place: str) -> None:
    twice = [item for item, times in Counter(items).items() if times > 1]
    if twice:
        raise BadInput("{item} is listed twice; list it once.", place, item=list(twice[0]))
