"""Small pictures for the reference cards, drawn with the meadow's own hand."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.volle_weide.box import Sheet
from models.games.volle_weide.count import FULL, POINTS, RANKS, RATINGS, worth
from models.games.volle_weide.meadow import Meadow, Place
from models.games.volle_weide.practice import FENCES, TRACK
from models.kernel.form import Cell, Edge, Post
from views.desk import Look
from views.games.volle_weide import marks
from views.games.volle_weide.meadow import layers
from views.kit import vector
from views.kit.die import face
from views.kit.frame import Frame
from views.kit.words import say, t

SCENE = 88  # the least width of a scene


def scene(
    look: Look,
    width: float,
    size: tuple[int, int],
    drawn: Sequence[Edge] = (),
    *,
    sheep: tuple[Cell, ...] = (),
    bushes: tuple[Edge, ...] = (),
    rocks: tuple[Post, ...] = (),
    black: Cell | None = None,
    rolled: tuple[Edge, ...] = (),
) -> ft.Control:
    """A meadow of a few cells with drawn fences, and a rolled one that shows whether it may be there."""
    columns, rows = size
    sheet = Sheet(
        name="Example",
        side="A",
        columns=columns,
        rows=rows,
        sheep=sheep,
        bushes=bushes,
        rocks=rocks,
        fences=FENCES,
        track=TRACK,
    )
    meadow = Meadow(sheet)
    frame = Frame.within(columns, rows, width)
    drawing = meadow.drawing(drawn)
    parts = layers(frame, look.colours, meadow, drawing, meadow.fenced(drawing, black), black, True)
    if rolled:
        misfits = meadow.misfits(drawing, Place((0, 0), 0, rolled))
        svg = vector.document(frame, marks.ghost(frame, look.colours, rolled, misfits))
        parts.append(vector.image(frame, svg))
    return ft.Stack(parts, width=frame.width, height=frame.height)


def told(picture: ft.Control, width: float, words: str, good: bool | None = None) -> ft.Control:
    """A picture with its words below; `good` adds the sign for what is allowed and what is not."""
    row: list[ft.Control] = []
    if good is not None:
        icon = ft.Icons.CHECK_CIRCLE_ROUNDED if good else ft.Icons.CANCEL_ROUNDED
        row.append(ft.Icon(icon, size=20, color=ft.Colors.PRIMARY if good else ft.Colors.ERROR))
    row.append(ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True))
    return ft.Column(
        [picture, ft.Row(row, spacing=6, vertical_alignment=ft.CrossAxisAlignment.START)],
        spacing=6,
        tight=True,
        width=width,
    )


def _beside(look: Look, width: float, several: int) -> float:
    """How wide each of several scenes is: side by side, or one in a row with large text."""
    if look.large:
        return min(width, 240)
    return max(min((width - 12 * (several - 1)) / several, 200), SCENE)


def _row(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(
        parts, spacing=12, run_spacing=12, wrap=True, vertical_alignment=ft.CrossAxisAlignment.START
    )


UPRIGHT: tuple[Edge, ...] = ((1, 0, "s"), (1, 1, "s"))
CORNER: tuple[Edge, ...] = ((1, 1, "e"), (2, 1, "s"))
LEVEL: tuple[Edge, ...] = ((0, 1, "e"), (1, 1, "e"))
ON_IT: tuple[Edge, ...] = ((1, 1, "s"), (1, 2, "e"))


def placing(look: Look, width: float) -> ft.Control:
    """What fits beside a fence, and what does not."""
    each = _beside(look, width, 3)

    def one(rolled: tuple[Edge, ...], words: str, good: bool) -> ft.Control:
        return told(scene(look, each, (3, 3), UPRIGHT, rolled=rolled), each, words, good)

    return _row(
        [
            one(CORNER, t("touches"), True),
            one(LEVEL, t("crosses"), False),
            one(ON_IT, t("lies on it"), False),
        ]
    )


def rocks(look: Look, width: float) -> ft.Control:
    """No fence ends at a rock."""
    each = _beside(look, width, 2)
    stone: tuple[Post, ...] = ((2, 1),)
    away: tuple[Edge, ...] = ((0, 1, "e"), (1, 1, "s"))
    at_it: tuple[Edge, ...] = ((0, 1, "e"), (1, 1, "e"))
    return _row(
        [
            told(scene(look, each, (3, 2), rocks=stone, rolled=away), each, t("past the rock"), True),
            told(scene(look, each, (3, 2), rocks=stone, rolled=at_it), each, t("ends at a rock"), False),
        ]
    )


def _around(x: int, y: int, columns: int, rows: int) -> tuple[Edge, ...]:
    level: list[Edge] = [(x + i, y + j, "e") for i in range(columns) for j in (0, rows)]
    upright: list[Edge] = [(x + i, y + j, "s") for i in (0, columns) for j in range(rows)]
    return (*level, *upright)


def pens(look: Look, width: float) -> ft.Control:
    """A closed pen, and one that the rim does not close."""
    each = _beside(look, width, 2)
    flock: tuple[Cell, ...] = ((0, 0), (1, 1), (2, 1))
    closed = _around(0, 0, 3, 2)
    gap = tuple(edge for edge in closed if edge != (0, 0, "e"))
    return _row(
        [
            told(scene(look, each, (4, 3), closed, sheep=flock, black=(1, 1)), each, say(worth(4)), True),
            told(
                scene(look, each, (4, 3), gap, sheep=flock, black=(1, 1)),
                each,
                t("open at the rim: no pen"),
                False,
            ),
        ]
    )


def bushes(look: Look, width: float) -> ft.Control:
    """A fence through one bush, past another."""
    each = min(width, 200)
    fence: tuple[Edge, ...] = ((0, 1, "e"), (1, 1, "e"), (2, 1, "s"))
    picture = scene(look, each, (4, 2), fence, bushes=((1, 1, "e"), (3, 1, "e")))
    return told(picture, each, t("One bush is cut: 1 point less."))


def rolls(look: Look, width: float) -> ft.Control:
    """Three rolls, of which the second is not written."""

    def one(number: int, words: str) -> ft.Control:
        return ft.Column(
            [
                face(number, 44, look.colours),
                ft.Text(words, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, text_align=ft.TextAlign.CENTER),
            ],
            spacing=6,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return ft.Row(
        [one(4, t("written")), one(4, t("again: not written")), one(2, t("written"))],
        spacing=20,
        run_spacing=12,
        wrap=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def points(look: Look, width: float) -> ft.Control:
    """The table of points."""

    def cell(n: int) -> ft.Control:
        many = t("{n}+", n=n) if n == FULL else str(n)
        return ft.Container(
            ft.Column(
                [
                    ft.Text(
                        many, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT
                    ),
                    ft.Text(str(POINTS[n]), theme_style=ft.TextThemeStyle.LABEL_LARGE),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=48 * look.scale,
            padding=ft.Padding.symmetric(vertical=6),
            border_radius=8,
            alignment=ft.Alignment.CENTER,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        )

    spoken = ", ".join(say(worth(n)) for n in range(1, FULL + 1))
    return ft.Semantics(
        container=True,
        label=spoken,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Row([cell(n) for n in range(1, FULL + 1)], spacing=6, run_spacing=6, wrap=True),
        ),
    )


def ratings(look: Look, width: float) -> ft.Control:
    """The table for a player alone, the best row first."""
    rows: list[ft.Control] = []
    for row in reversed(range(len(RANKS))):
        least, next_ = (RATINGS[row - 1] if row else None), (RATINGS[row] if row < len(RATINGS) else None)
        if least is None:
            range_ = t("under {n}", n=next_)
        elif next_ is None:
            range_ = t("from {n}", n=least)
        else:
            range_ = t("{least} to {most}", least=least, most=next_ - 1)
        rows.append(
            ft.Row(
                [
                    ft.Container(
                        ft.Text(range_, theme_style=ft.TextThemeStyle.LABEL_MEDIUM), width=84 * look.scale
                    ),
                    ft.Text(say(RANKS[row]), expand=True),
                ],
                spacing=8,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    return ft.Column(rows, spacing=6, tight=True)
