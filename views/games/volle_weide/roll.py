"""Between two rounds: where everybody stands, and the die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom

import flet as ft

from models.games.volle_weide.count import worth
from models.games.volle_weide.moves import Roll
from models.games.volle_weide.standing import Standing, standing
from models.games.volle_weide.state import State
from views.desk import Look, use_desk
from views.games.volle_weide.faces import Faces
from views.games.volle_weide.meadow import still
from views.games.volle_weide.track import track
from views.kit.badge import badge, stripe
from views.kit.button import does, plain_button, tile_button, tonal_button
from views.kit.component import component
from views.kit.seatmark import SeatMark
from views.kit.shell import MOST_WIDTH, card, column, quiet
from views.kit.turn import keyboard, top, undo_row
from views.kit.words import say, signed, t
from views.sitting import Sitting

CHANCE = SystemRandom()
NARROW = 360  # pixels of a screen, at normal text, below which a name gets a line of its own


@component
def RollRound(sitting: Sitting) -> ft.Control:
    """Everybody's points so far, the track, and the six faces with their shapes."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    assert state.meadow is not None
    sheet = state.meadow.sheet
    marks = sitting.marks
    shown, see = ft.use_state(-1)
    # The same functions at every drawing, so that what is handed them need not be drawn again.
    show = ft.use_callback(lambda seat: see(seat), [])
    roll = ft.use_callback(lambda face: sitting.play(Roll(face=face)), [id(sitting)])

    def roll_for_us() -> None:
        roll(CHANCE.randint(1, 6))

    keys = {str(face): lambda face=face: roll(face) for face in range(1, 7)} | {"r": roll_for_us}
    ft.use_effect(keyboard(desk, sitting, keys), None)
    ft.use_dialog(sheet_of(look, state, marks[shown], shown, lambda: show(-1)) if shown >= 0 else None)

    dice = tonal_button(
        t("Roll for us"),
        lambda _: roll_for_us(),
        icon=ft.Icons.CASINO_OUTLINED,
        key="roll-for-us",
        expand=True,
        column=not look.large,
        small=True,
    )
    actions = (
        [undo_row(sitting), ft.Row([dice])] if look.large else [undo_row(sitting, [dice], [t("Roll for us")])]
    )
    head = top(sitting, t("Round {n}", n=state.round + 1))
    if not look.wide:
        width = min(look.width, 720) - 2 * look.margin
        body = [
            track(look, state, sheet.track, width),
            standings(look, state, marks, show),
            ask(),
            Faces(look, sheet, state.face, width, roll, 84),
        ]
        return column(look, top=head, body=body, actions=actions)
    width = min(look.width, MOST_WIDTH)
    left, right = width * 0.52 - 36, width * 0.48 - 36
    pictures = meadows(look, state, marks, left, show)
    # As high as the pane allows below its bar, track and question, and above its buttons.
    faces = max(84, min(140, (look.height - 350) / 3 - 28)) if not look.large else 84
    return ft.Row(
        [
            ft.Container(
                ft.Column(
                    [standings(look, state, marks, show), pictures], spacing=16, scroll=ft.ScrollMode.AUTO
                ),
                width=left,
                padding=ft.Padding.symmetric(vertical=16),
            ),
            ft.Column(
                [
                    ft.Container(head, padding=ft.Padding.only(top=8)),
                    ft.Column(
                        [
                            track(look, state, sheet.track, right),
                            ask(),
                            Faces(look, sheet, state.face, right, roll, faces),
                        ],
                        spacing=12,
                        scroll=ft.ScrollMode.AUTO,
                        expand=True,
                    ),
                    ft.Column(actions, spacing=8, tight=True),
                    ft.Container(height=8),
                ],
                width=right,
                spacing=8,
            ),
        ],
        spacing=24,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def ask() -> ft.Control:
    """What is to be done now."""
    return ft.Column(
        [
            ft.Text(t("Roll the die"), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM),
            ft.Text(t("Which face came up? Everybody draws it."), color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
    )


def standings(look: Look, state: State, marks: Sequence[SeatMark], show: Callable[[int], None]) -> ft.Control:
    """A card with a row a player: sheep now and the points so far; a tap shows the sheet."""
    rows: list[ft.Control] = []
    for seat, mark in enumerate(marks):
        if rows:
            rows.append(ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT))
        rows.append(Stand(look, seat, mark, standing(state, seat), show))
    note = quiet(t("Points as they are now, bushes taken off. Tap a name to see the sheet."))
    inner = ft.Column([*rows, note], spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(inner, padding=12)


@component
def _Stand(look: Look, seat: int, mark: SeatMark, now: Standing, show: Callable[[int], None]) -> ft.Control:
    count = ft.Text(
        say(worth(now.sheep)),
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    total = ft.Text(str(signed(now.total)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    who: list[ft.Control] = [
        stripe(mark.colour),
        badge(mark.letter, mark.colour),
        ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
    ]
    if look.large or look.width < NARROW * look.scale:
        row: ft.Control = ft.Column([ft.Row([*who, total], spacing=12), count], spacing=0)
    else:
        place = ft.Container(total, width=48 * look.scale, alignment=ft.Alignment.CENTER_RIGHT)
        row = ft.Row([*who, count, place], spacing=12)
    inset = ft.Padding.symmetric(horizontal=4, vertical=9)
    return tile_button(
        mark.name, row, does(show, seat), key=f"sheet-{seat}", flat=True, padding=inset, radius=12
    )


# Drawn again when that player's count is another.
Stand = ft.memo(_Stand)


def meadows(
    look: Look, state: State, marks: Sequence[SeatMark], width: float, show: Callable[[int], None]
) -> ft.Control:
    """Everybody's meadow, small, side by side: for wide screens."""
    assert state.meadow is not None
    across = min(len(marks), 2 if len(marks) <= 4 else 3)
    down = -(-len(marks) // across)
    # What the rows of the card above leave.
    high = max(200, (look.height - 112 - 58 * len(marks)) / down - 64)
    each = (width - 16 * (across - 1)) / across
    tiles = [
        tile_button(
            mark.name,
            ft.Column(
                [
                    still(
                        look.colours,
                        state.meadow.sheet,
                        each - 22,
                        height=high,
                        black=state.black[seat],
                        drawn=state.pads[seat].ink,
                    ),
                    ft.Text(mark.name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, max_lines=1),
                ],
                spacing=4,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            does(show, seat),
            key=f"meadow-{seat}",
            padding=10,
        )
        for seat, mark in enumerate(marks)
    ]
    return ft.Row(
        [ft.Container(each_tile, width=each) for each_tile in tiles], wrap=True, spacing=16, run_spacing=16
    )


def sheet_of(
    look: Look, state: State, mark: SeatMark, seat: int, close: Callable[[], None]
) -> ft.BottomSheet:
    """One player's meadow to look at."""
    assert state.meadow is not None
    board = still(
        look.colours,
        state.meadow.sheet,
        min(look.width - 48, 560),
        height=look.height * 0.62,
        black=state.black[seat],
        drawn=state.pads[seat].ink,
        open_pens=True,
    )
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column(
                [
                    ft.Text(t("{name}'s sheet", name=mark.name), theme_style=ft.TextThemeStyle.TITLE_LARGE),
                    ft.Container(board, alignment=ft.Alignment.CENTER),
                    plain_button(t("Close"), lambda _: close(), key="close-sheet"),
                ],
                spacing=12,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=ft.Padding.only(left=16, right=16, bottom=16),
        ),
        bgcolor=ft.Colors.SURFACE,
        scrollable=True,
        show_drag_handle=True,
        on_dismiss=lambda _: close(),
    )
