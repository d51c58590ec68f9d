"""The meadow on the screen: still parts, ink, marks, the ghost, and what takes taps and drags."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.volle_weide.box import Sheet
from models.games.volle_weide.gap import Gap, gaps
from models.games.volle_weide.meadow import Drawing, Fenced, Meadow
from models.kernel.form import Cell
from views.games.volle_weide import ink, marks
from views.games.volle_weide.ghost import Ghost
from views.games.volle_weide.ground import ground, pieces, pieces_svg
from views.kit import vector
from views.kit.component import component
from views.kit.frame import Frame
from views.kit.lens import Lens
from views.kit.pixels import in_pixels
from views.kit.theme import Palette


def inked(frame: Frame, colours: Palette, meadow: Meadow, drawn: Drawing, fenced: Fenced) -> str:
    """The ground with its closed pens and fences, as parts of an SVG."""
    below = ground(frame, colours, meadow.sheet.rocks)
    pens = ink.pens(frame, colours, fenced.pens)
    return below + pens + ink.fences(frame, colours, meadow.edges(drawn))


def tagged(
    frame: Frame, colours: Palette, meadow: Meadow, drawn: Drawing, fenced: Fenced, open_pens: bool
) -> str:
    """What lies above the pieces: the numbers of pens and bushes, the leaks; as parts of an SVG."""
    sheet = meadow.sheet
    leaks: Sequence[Gap] = gaps(meadow, drawn) if open_pens else ()
    return "".join(
        (
            marks.pen_tags(frame, colours, fenced.pens, (*sheet.sheep, *sheet.clovers)),
            marks.bush_tags(frame, colours, meadow.crossed(drawn)),
            marks.gap_marks(frame, colours, leaks),
        )
    )


def layers(
    frame: Frame,
    colours: Palette,
    meadow: Meadow,
    drawn: Drawing,
    fenced: Fenced,
    black: Cell | None,
    open_pens: bool,
) -> list[ft.Control]:
    """A meadow with its ink, from the ground up; pure, the same for playing, looking back and lists."""
    sheet = meadow.sheet
    above = tagged(frame, colours, meadow, drawn, fenced, open_pens)
    # As few pictures as the order allows: the browser draws each of them anew for every frame.
    return [
        vector.image(frame, vector.document(frame, inked(frame, colours, meadow, drawn, fenced))),
        *pieces(frame, colours, sheet.sheep, sheet.clovers, sheet.bushes, sheet.rocks, black),
        *([vector.image(frame, vector.document(frame, above))] if above else []),
    ]


def still(
    colours: Palette,
    sheet: Sheet,
    width: float,
    *,
    height: float | None = None,
    black: Cell | None = None,
    drawn: Drawing | None = None,
    open_pens: bool = False,
) -> ft.Control:
    """A meadow to look at: for set-up, lists, results and looking back."""
    meadow = Meadow(sheet)
    frame = Frame.within(sheet.columns, sheet.rows, width, height)
    ink_now = drawn or Drawing()
    parts = layers(frame, colours, meadow, ink_now, meadow.fenced(ink_now, black), black, open_pens)
    return ft.Stack(parts, width=frame.width, height=frame.height)


def standing(frame: Frame, colours: Palette, sheet: Sheet, black: Cell | None) -> str:
    """The pieces as parts of an SVG."""
    return pieces_svg(frame, colours, sheet.sheep, sheet.clovers, sheet.bushes, sheet.rocks, black)


@component
def _Seen(
    frame: Frame, colours: Palette, meadow: Meadow, drawn: Drawing, fenced: Fenced, black: Cell | None
) -> ft.Control:
    below = inked(frame, colours, meadow, drawn, fenced)
    above = tagged(frame, colours, meadow, drawn, fenced, True)
    whole = vector.document(frame, below, standing(frame, colours, meadow.sheet, black), above)
    return vector.image(frame, whole)


# Another's meadow as one picture: many are on the screen, and each is compared at every move of anybody.
Seen = ft.memo(_Seen)


@component
def _Flock(frame: Frame, colours: Palette, sheet: Sheet, black: Cell | None) -> ft.Control:
    flock = pieces(frame, colours, sheet.sheep, sheet.clovers, sheet.bushes, sheet.rocks, black)
    return ft.Stack(flock, width=frame.width, height=frame.height)


# The pieces of a player; fences do not move them.
Flock = ft.memo(_Flock)


@component
def _Layers(
    frame: Frame,
    colours: Palette,
    meadow: Meadow,
    drawn: Drawing,
    fenced: Fenced,
    black: Cell | None,
    lens: Lens | None = None,
) -> ft.Control:
    sheet = meadow.sheet
    below = inked(frame, colours, meadow, drawn, fenced)
    above = tagged(frame, colours, meadow, drawn, fenced, True)
    whole = vector.document(frame, below, standing(frame, colours, sheet, black), above)
    seen: dict[Cell | None, str] = {}
    # Every player's pieces stay, hidden: to compare so many pictures costs more than all the rest of a turn.
    blacks = ft.use_memo(lambda: seen, [])
    blacks.setdefault(black, f"flock-{len(blacks)}")

    def parts() -> list[ft.Control]:
        flocks: list[ft.Control] = [
            ft.Container(Flock(frame, colours, sheet, each), visible=each == black, key=key)
            for each, key in blacks.items()
        ]
        return [
            vector.image(frame, vector.document(frame, below)),
            ft.Stack(flocks, width=frame.width, height=frame.height),
            vector.image(frame, vector.document(frame, above)),
        ]

    return in_pixels(frame, whole, ft.use_memo(parts, [whole]), lens is not None and lens.zoomed)


# What lies below the ghost is drawn again only when something was drawn.
StillLayers = ft.memo(_Layers)


@component
def _GhostLayer(frame: Frame, colours: Palette, ghost: Ghost, hinted: bool) -> ft.Control:
    """The rolled fence; the only thing that changes while it is moved."""
    parts = []
    if hinted:
        parts.append(marks.hints(frame, colours, (edge for place in ghost.legal for edge in place.edges)))
    if ghost.legal:
        parts.append(marks.ghost(frame, colours, ghost.place.edges, ghost.misfits))
        # The ghost lies over the bushes; what it would cost there has to be seen.
        parts.append(marks.bush_tags(frame, colours, ghost.cut))
    return vector.image(frame, vector.document(frame, *parts))


GhostLayer = ft.memo(_GhostLayer)
