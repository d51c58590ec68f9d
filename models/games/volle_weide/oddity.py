"""What a sheet that is being entered still lacks, and what is odd about it. Knows sketches, no screen.

Source: formats.md, section 4; rulings.md, "Volle Weide".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from models.games.volle_weide.box import FACES, connected
from models.games.volle_weide.meadow import shape
from models.games.volle_weide.sketch import Sketch
from models.kernel.form import Edge
from models.kernel.grid import ends
from models.kernel.message import counts, says
from models.kernel.oddity import Oddity


def oddities(sketch: Sketch) -> tuple[Oddity, ...]:
    """Everything that is missing, then everything that is odd. What they are about are faces of the die."""
    found = [*_pieces(sketch), *_shapes(sketch), *_track(sketch)]
    return tuple(sorted(found, key=lambda oddity: not oddity.wanting))


def finished(sketch: Sketch) -> bool:
    """Whether the sheet can be played on."""
    return not any(oddity.wanting for oddity in oddities(sketch))


def same_form(one: tuple[Edge, ...], other: tuple[Edge, ...]) -> bool:
    """Whether the two are one shape, however turned. A mirrored shape is another one."""
    if len(one) != len(other) or not one:
        return False
    first, _, _ = shape(tuple(one), 0)
    return any(shape(tuple(other), turn)[0] == first for turn in range(4))


def fits_somewhere(sketch: Sketch, edges: tuple[Edge, ...]) -> bool:
    """Whether the shape has a place on the empty meadow, clear of its rocks."""
    rocks = frozenset(sketch.rocks)
    for turn in range(4):
        turned, width, height = shape(tuple(edges), turn)
        posts = {post for edge in turned for post in ends(edge)}
        for y in range(sketch.rows - height + 1):
            for x in range(sketch.columns - width + 1):
                if all((x + px, y + py) not in rocks for px, py in posts):
                    return True
    return False


def _pieces(sketch: Sketch) -> Iterator[Oddity]:
    if not sketch.sheep:
        yield Oddity(says("There is no sheep on the meadow yet."))
    if sketch.side == "A" and sketch.rocks:
        yield Oddity(says("Side A has no rocks. Is this side B?"))
    if sketch.side == "B" and not sketch.rocks:
        yield Oddity(says("Side B has rocks among its posts, and none is entered yet."))


def _shapes(sketch: Sketch) -> Iterator[Oddity]:
    empty = tuple(face for face in FACES if not sketch.shape(face))
    if empty:
        numbers = ", ".join(map(str, empty))
        yield Oddity(
            counts(
                "Fence shape {faces} is missing.",
                "Fence shapes are missing: {faces}.",
                len(empty),
                faces=numbers,
            ),
            True,
            empty,
        )
    drawn = [face for face in FACES if sketch.shape(face)]
    for face in drawn:
        edges = sketch.shape(face)
        if len(connected(edges)) != len(edges):
            message = says("Shape {face} has a gap; its fences must hang together.", face=face)
            yield Oddity(message, True, (face,))
        elif not fits_somewhere(sketch, edges):
            yield Oddity(says("Shape {face} fits nowhere on this meadow.", face=face), about=(face,))
    for one, other in combinations(drawn, 2):
        if same_form(sketch.shape(one), sketch.shape(other)):
            message = says("Shapes {one} and {other} are the same, however turned.", one=one, other=other)
            yield Oddity(message, about=(one, other))


def _track(sketch: Sketch) -> Iterator[Oddity]:
    if not sketch.mid:
        yield Oddity(says("The yellow space of the round track is missing."), True)
    if not sketch.end:
        yield Oddity(says("The red space of the round track is missing."), True)
    if sketch.mid and sketch.end and sketch.mid >= sketch.end:
        message = says(
            "The yellow space ({mid}) must come before the red one ({end}).", mid=sketch.mid, end=sketch.end
        )
        yield Oddity(message, True)
