"""The sheet's editor: size, pieces on the meadow, six shapes, round track, what is missing or odd."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.games.volle_weide.box import FACES
from models.games.volle_weide.oddity import finished, oddities
from models.games.volle_weide.sketch import MOST, Piece
from models.kernel.fault import BadInput
from views.box_menu import box_menu
from views.desk import Look, use_desk
from views.games.volle_weide.by_name import ByName, Kind
from views.games.volle_weide.numbers import narrow
from views.games.volle_weide.pencil import meadow, shape
from views.games.volle_weide.room import fitted, roomy
from views.games.volle_weide.sketching import Sketching, play_on, use_sketching
from views.games.volle_weide.turn import small_button
from views.kit.bar import bar
from views.kit.button import main_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign
from views.kit.field import text_field
from views.kit.measure import shares
from views.kit.option import option
from views.kit.panes import board_room, two_panes
from views.kit.shell import card, column, heading, quiet
from views.kit.stepper import row_stepper
from views.kit.words import say, t, tn

MOST_SPACE = 40


@component
def SheetEditor(id: str) -> ft.Control:
    """The whole sheet. Every tap is kept; a sheet that lacks something is a draft."""
    desk = use_desk()
    look = desk.look
    sketching = use_sketching(id)
    sketch = sketching.sketch
    large, enlarge = ft.use_state(True)
    ft.use_effect(_keys(sketching), None)
    room, height = board_room(look) if look.wide else (min(look.width, 720) - 2 * look.margin, None)
    frame, small = fitted(sketch.columns, sketch.rows, room, height, large)
    board = roomy(meadow(look, sketching, frame), frame, room, small, large, enlarge)
    top = bar(
        look,
        sketching.name,
        t("Read it off your own sheet, once"),
        back=lambda _: desk.go("/boxes"),
        more=[box_menu(desk, id)],
    )
    below = [_hint(look, sketching), _tools(look, sketching), _shapes(look, sketching)]
    below.append(_by_name(sketching))
    more = [_track(look, sketching), _name(sketching), _checks(sketching)]
    actions = _actions(look, sketching)
    if look.wide:
        return two_panes(board, top=top, body=[_size(look, sketching), *below, *more], actions=actions)
    return column(
        look, top=top, body=[_size(look, sketching), board, *below, *more], actions=actions, spacing=12
    )


def _keys(sketching: Sketching) -> Any:
    """An effect: Z and Y on a computer's keyboard undo and redo, outside text fields."""

    def listen() -> None:
        def pressed(event: Any) -> None:
            action = {"Z": sketching.undo, "Y": sketching.redo}.get(event.key)
            if action is not None and (event.ctrl or event.meta):
                action()

        sketching.desk.page.on_keyboard_event = pressed

    return listen


def _size(look: Look, sketching: Sketching) -> ft.Control:
    sketch = sketching.sketch

    def side(name: str, value: int, key: str, resize: Any) -> ft.Control:
        most = max(MOST, value)
        return row_stepper(look, name, value, resize, key=key, least=1, most=most, unit=name)

    return ft.Row(
        [
            side(
                t("Columns"),
                sketch.columns,
                "columns",
                lambda n: sketching.change(sketching.sketch.resized(n, sketching.sketch.rows)),
            ),
            side(
                t("Rows"),
                sketch.rows,
                "rows",
                lambda n: sketching.change(sketching.sketch.resized(sketching.sketch.columns, n)),
            ),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
        spacing=4,
        run_spacing=8,
    )


def _hint(look: Look, sketching: Sketching) -> ft.Control:
    sketch = sketching.sketch
    told = {
        "sheep": t("Tap a cell: a sheep. Tap again: gone."),
        "clover": t("Tap a cell: a clover. Tap again: gone."),
        "bush": t("Tap between two posts: a bush. Tap again: gone."),
        "rock": t("Tap a post: it is a rock. Tap again: a post."),
    }[sketching.piece]
    counted = {
        "sheep": tn("{n} sheep", "{n} sheep", len(sketch.sheep)),
        "clover": tn("{n} clover", "{n} clovers", len(sketch.clovers)),
        "bush": tn("{n} bush", "{n} bushes", len(sketch.bushes)),
        "rock": tn("{n} rock", "{n} rocks", len(sketch.rocks)),
    }[sketching.piece]
    number = ft.Semantics(
        container=True,
        live_region=True,
        identifier="counted",
        content=ft.Text(counted, theme_style=ft.TextThemeStyle.TITLE_SMALL),
    )
    if look.large:
        return ft.Column([quiet(told), number], spacing=4)
    return ft.Row([ft.Container(quiet(told), expand=True), number], spacing=12)


def _by_name(sketching: Sketching) -> ft.Control:
    sketch, piece = sketching.sketch, sketching.piece

    def what(at: Any) -> str:
        place = t("Row {row}, column {column}", row=at[1] + 1, column=at[0] + 1)
        if piece in ("bush", "rock"):
            place = t("Row {row}, post {post}", row=at[1] + 1, post=at[0] + 1)
        if at in {"sheep": sketch.sheep, "bush": sketch.bushes, "rock": sketch.rocks}.get(
            piece, sketch.clovers
        ):
            there = {"sheep": t("a sheep"), "clover": t("a clover"), "bush": t("a bush"), "rock": t("a rock")}
            return t("{place}: {what}", place=place, what=there[piece])
        if piece == "clover" and at in sketch.sheep:
            return t("{place}: {what}", place=place, what=t("a sheep"))
        if piece == "sheep" and at in sketch.clovers:
            return t("{place}: {what}", place=place, what=t("a clover"))
        return t("{place}: nothing of this kind", place=place)

    kinds: dict[Piece, Kind] = {"sheep": "cell", "clover": "cell", "bush": "edge", "rock": "post"}
    return ByName(
        sketch.columns,
        sketch.rows,
        kinds[piece],
        what,
        lambda at: sketching.change(sketching.sketch.toggled(piece, at)),
        key="by-name-component",
    )


def _tools(look: Look, sketching: Sketching) -> ft.Control:
    tools: list[tuple[Piece, str]] = [
        ("sheep", t("Sheep")),
        ("clover", t("Clover")),
        ("bush", t("Bush")),
        ("rock", t("Rock")),
    ]
    buttons = [_tool(sketching, piece, name) for piece, name in tools]
    if look.large:
        return ft.Column([ft.Row(buttons[:2], spacing=8), ft.Row(buttons[2:], spacing=8)], spacing=8)
    return ft.Row(buttons, spacing=8)


def _tool(sketching: Sketching, piece: Piece, name: str) -> ft.Control:
    selected = sketching.piece == piece
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    content = ft.Column(
        [
            sign(piece, 36, sketching.desk.look.colours),
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ink, no_wrap=True),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile_button(
        name,
        content,
        lambda _: sketching.pick(piece),
        key=f"tool-{piece}",
        selected=selected,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )


def _shapes(look: Look, sketching: Sketching) -> ft.Control:
    sketch = sketching.sketch
    entered = sum(bool(edges) for edges in sketch.shapes)
    across = 3 if look.large else 6
    tiles = shape_tiles(look, sketching, None)
    rows = [ft.Row(tiles[first : first + across], spacing=8) for first in range(0, 6, across)]
    head: list[ft.Control] = [
        ft.Container(heading(t("Fence shapes")), expand=True),
        quiet(t("{n} of {all} entered", n=entered, all=len(FACES))),
    ]
    title = ft.Column(head, spacing=0) if look.large else ft.Row(head)
    return ft.Column([title, *rows], spacing=8)


def shape_tiles(look: Look, sketching: Sketching, now: int | None) -> list[ft.Control]:
    """The six shapes as buttons that open them; `now` is the open one."""
    return [_shape_tile(look, sketching, face, face == now) for face in FACES]


def _shape_tile(look: Look, sketching: Sketching, face: int, now: bool) -> ft.Control:
    edges = sketching.sketch.shape(face)
    room = ft.Container(
        shape(look.colours, edges, 44, 40, 15)
        if edges
        else ft.Icon(ft.Icons.ADD_ROUNDED, size=28, color=ft.Colors.ON_SURFACE_VARIANT),
        height=44,
        alignment=ft.Alignment.CENTER,
    )
    number = ft.Text(str(face), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    spoken = t("Shape {face}", face=face) if edges else t("Shape {face}, not yet entered", face=face)
    content = ft.Semantics(
        label=spoken,
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Column(
                [room, number],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ),
    )
    return tile_button(
        spoken,
        content,
        lambda _: sketching.desk.go(f"/boxes/{sketching.id}/{face}"),
        key=f"shape-{face}",
        selected=now,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=2, vertical=4),
    )


def _track(look: Look, sketching: Sketching) -> ft.Control:
    sketch = sketching.sketch
    colours = look.colours

    def space(
        fill: str, ink: str, icon: ft.IconData, name: str, about: str, value: int, key: str, change: Any
    ) -> ft.Control:
        sign = ft.Container(
            ft.Icon(icon, size=22, color=ink),
            width=40,
            height=40,
            border_radius=10,
            bgcolor=fill,
            border=ft.Border.all(1.5, colours.outline),
            alignment=ft.Alignment.CENTER,
        )
        shown = None if value else "\u2013"
        stepper = row_stepper(look, name, value, change, key=key, most=MOST_SPACE, shown=shown)
        words = ft.Row(
            [
                sign,
                ft.Column(
                    [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(about)],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
            ],
            spacing=12,
        )
        if narrow(look):
            return ft.Column([words, ft.Row([stepper], alignment=ft.MainAxisAlignment.END)], spacing=4)
        return ft.Row([ft.Container(words, expand=True), stepper], spacing=8)

    def red(n: int) -> None:
        # The first tap starts behind the yellow space.
        now = sketching.sketch
        sketching.change(now.tracked(now.mid, now.mid + 1 if not now.end and now.mid else n))

    rows = [
        space(
            colours.yellow,
            "#262B1E",
            ft.Icons.OUTLINED_FLAG_ROUNDED,
            t("Yellow space"),
            t("mid-game"),
            sketch.mid,
            "yellow",
            lambda n: sketching.change(sketching.sketch.tracked(n, sketching.sketch.end)),
        ),
        ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT),
        space(
            colours.red,
            colours.gate,
            ft.Icons.FENCE_ROUNDED,
            t("Red space"),
            t("the end"),
            sketch.end,
            "red",
            red,
        ),
    ]
    about = quiet(t("Which written number is it? Count the spaces of the round track."))
    return ft.Column(
        [
            heading(t("Round track")),
            about,
            card(ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), padding=14),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def _name(sketching: Sketching) -> ft.Control:
    """Name and side."""
    use_desk()
    error, say_error = ft.use_state("")

    def rename(name: str) -> None:
        try:
            sketching.rename(name)
            say_error("")
        except BadInput as fault:
            say_error(say(fault.message))

    side = sketching.sketch.side
    return ft.Column(
        [
            heading(t("Name and side")),
            text_field(t("Name"), sketching.name, enter=rename, leave=rename, error=error, key="box-name"),
            option(
                t("Side A"),
                t("The light side, for the first games."),
                lambda _: sketching.change(sketching.sketch.sided("A")),
                selected=side == "A",
                key="side-A",
            ),
            option(
                t("Side B"),
                t("The dark side: some of its posts are rocks."),
                lambda _: sketching.change(sketching.sketch.sided("B")),
                selected=side == "B",
                key="side-B",
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _checks(sketching: Sketching) -> ft.Control:
    found = oddities(sketching.sketch)
    if not found:
        lines = [
            _line(
                ft.Icons.CHECK_CIRCLE_OUTLINE_ROUNDED,
                ft.Colors.PRIMARY,
                t("Everything is there. The sheet can be played on."),
            )
        ]
    else:
        lines = [
            _line(
                ft.Icons.ERROR_OUTLINE_ROUNDED if oddity.wanting else ft.Icons.INFO_OUTLINE_ROUNDED,
                ft.Colors.ERROR if oddity.wanting else ft.Colors.TERTIARY,
                say(oddity.message),
            )
            for oddity in found
        ]
    return ft.Semantics(
        container=True,
        live_region=True,
        identifier="checks",
        content=ft.Column(
            [
                heading(t("To be checked")),
                card(ft.Column(lines, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _line(icon: ft.IconData, ink: ft.Colors, text: str) -> ft.Control:
    return ft.Row(
        [ft.Icon(icon, size=24, color=ink), ft.Text(text, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _actions(look: Look, sketching: Sketching) -> list[ft.Control]:
    desk, sketch = sketching.desk, sketching.sketch
    face = next((face for face in FACES if not sketch.shape(face)), None)
    if face is not None:
        word, icon = t("Next: shape {face}", face=face), ft.Icons.ARROW_FORWARD_ROUNDED
        route = f"/boxes/{sketching.id}/{face}"
    elif not finished(sketch):
        word, icon, route = t("Done for now"), ft.Icons.CHECK_ROUNDED, "/boxes"
    else:
        word, icon, route = t("Play on it"), ft.Icons.PLAY_ARROW_ROUNDED, ""

    def on(_: Any) -> None:
        if route:
            desk.go(route)
        else:
            play_on(desk, sketching.id)

    main = main_button(word, on, icon=icon, key="next", expand=_share(look))
    return steps(look, sketching, main, [], word)


def _share(look: Look) -> int | None:
    return None if look.large or look.wide or look.width < 340 * look.scale else 3


def steps(
    look: Look, sketching: Sketching, main: ft.Control, more: list[ft.Control], word: str = ""
) -> list[ft.Control]:
    """Undo, redo and more; the main action, which says `word`, beside them, or below where they fill a row."""
    undo = (lambda _: sketching.undo()) if sketching.can_undo else None
    redo = (lambda _: sketching.redo()) if sketching.can_redo else None
    apart = bool(more) or _share(look) is None
    parts = shares([t("Undo"), t("Redo")], look.width - 2 * look.margin, look.scale, "" if apart else word)
    bare = look.large or parts is None
    small = [
        small_button(t("Undo"), ft.Icons.UNDO_ROUNDED, undo, "undo", bare, True),
        small_button(t("Redo"), ft.Icons.REDO_ROUNDED, redo, "redo", bare, True),
        *more,
    ]
    if apart:
        return [ft.Row(small, spacing=8), main]
    for button, part in zip([*small, main], parts or [1, 1, 3], strict=True):
        button.expand = part
    return [ft.Row([*small, main], spacing=8)]
