"""The drawing of a round: the meadow with the ghost, what it would count, and the buttons for it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from models.games.volle_weide.meadow import Place
from models.games.volle_weide.moves import Draw, Skip
from models.games.volle_weide.state import Pad, State
from views.desk import Look, use_desk
from views.games.volle_weide.chips import chips, roster
from views.games.volle_weide.ghost import Ghost, to_draw
from views.games.volle_weide.meadow import GhostLayer, StillLayers
from views.games.volle_weide.outlook import Outlook
from views.games.volle_weide.spoken import places_by_name
from views.games.volle_weide.track import track
from views.kit.board import touchable
from views.kit.button import Press, main_button, tonal_button
from views.kit.component import component
from views.kit.frame import Frame
from views.kit.lens import Lens
from views.kit.shell import action_area, card
from views.kit.turn import keyboard, small_button, top, undo_row
from views.kit.words import t
from views.sitting import Sitting

# Screens less high than this, in pixels, have no room for a row a player.
LOW = 560


@component
def DrawRound(sitting: Sitting) -> ft.Control:
    """One player's meadow while the round's shape is to be drawn."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    if state.meadow is None or state.face is None:
        return ft.Container()
    player = to_draw(sitting)
    pad = state.pads[player]
    ghost = ft.use_memo(lambda: Ghost(sitting, player), [state.round, state.face, player, pad, state.meadow])
    held = ft.use_ref(ghost)
    held.current = ghost
    hand = ft.use_callback(lambda: held.current or ghost, [])
    listing, list_places = ft.use_state(False)
    list_them = ft.use_callback(lambda: list_places(True), [])
    names = [each.name for each in sitting.session.players]

    def draw() -> None:
        draw_or_pass(sitting, ghost)

    def put(place: Place) -> None:
        ghost.put(place)
        list_places(False)

    keys = {
        "arrow left": lambda: ghost.step(-1, 0),
        "arrow right": lambda: ghost.step(1, 0),
        "arrow up": lambda: ghost.step(0, -1),
        "arrow down": lambda: ghost.step(0, 1),
        "t": ghost.turn,
        "n": ghost.next,
        "d": draw,
    }
    ft.use_effect(keyboard(desk, sitting, keys), None)
    ft.use_dialog(places_by_name(look, ghost, put, lambda: list_places(False)) if listing else None)

    board_width = min(look.width * 0.57 - 24, 900) if look.wide else min(look.width - 22, 620)
    board_height = look.height - 32 if look.wide else None
    frame = Frame.within(state.meadow.sheet.columns, state.meadow.sheet.rows, board_width, board_height)
    lens = ft.use_memo(Lens, [])
    rolled = state.round, state.face
    board = MeadowBoard(look, sitting, hand, player, pad, rolled, frame, lens, desk.taste.places)
    narrow = t("Round {n}: {name}", n=state.round, name=names[player])
    title = narrow if look.narrow else t("Round {n}: {name} draws", n=state.round, name=names[player])
    row = ft.Column(
        [
            MoveRow(look, sitting, sitting.can_undo, sitting.can_redo, bool(ghost.legal), hand),
            DrawButton(sitting, ghost),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if look.wide:
        pane = look.width - frame.width - 72
        spaces = track(look, state, state.meadow.sheet.track, pane)
        inset = ft.Padding.only(right=24)
        # On a phone held sideways what the fence would count comes first: the rest is a scroll away.
        low = look.height < LOW
        count = Outlook(sitting, ghost, not low, list_them)
        shown = (
            [count, chips(look, sitting, player), spaces]
            if low
            else [spaces, roster(look, sitting, player), card(count)]
        )
        right = ft.Column(
            [
                ft.Container(
                    top(sitting, t("Round {n}", n=state.round)),
                    padding=ft.Padding.only(left=0, right=8, top=8),
                ),
                ft.Column(
                    [ft.Container(each, padding=inset) for each in shown],
                    scroll=ft.ScrollMode.AUTO,
                    expand=True,
                    spacing=8 if low else 16,
                ),
                ft.Container(row, padding=ft.Padding.only(right=24, bottom=16)),
            ],
            expand=True,
            spacing=12,
        )
        left = ft.Container(board, padding=ft.Padding.only(left=24, right=24), alignment=ft.Alignment.CENTER)
        return ft.Row([left, right], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    spaces = track(look, state, state.meadow.sheet.track, look.width - 2 * look.margin)
    who = chips(look, sitting, player)
    count = Outlook(sitting, ghost, False, list_them)
    inner: list[ft.Control] = [
        ft.Container(spaces, padding=ft.Padding.symmetric(horizontal=look.margin)),
        ft.Container(board, alignment=ft.Alignment.CENTER),
        ft.Container(count, padding=ft.Padding.symmetric(horizontal=look.margin)),
    ]
    inner.insert(3 if look.large else 1, ft.Container(who, padding=ft.Padding.only(left=look.margin)))
    return ft.Column(
        [
            ft.Container(top(sitting, title), padding=ft.Padding.only(left=4, right=4, top=8, bottom=2)),
            ft.Column(
                inner,
                spacing=10,
                scroll=ft.ScrollMode.AUTO,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            action_area(look, [row]),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def draw_or_pass(sitting: Sitting, ghost: Ghost) -> None:
    """Makes the ghost ink, or, where nothing fits, notes that nothing is drawn."""
    place, player = ghost.place, ghost.player
    if not ghost.legal:
        sitting.play(Skip(player=player))
    elif not ghost.misfits:
        sitting.play(Draw(player=player, at=place.at, turn=place.turn))


@component
def _Board(
    look: Look,
    sitting: Sitting,
    ghost: Callable[[], Ghost],
    player: int,
    pad: Pad,
    rolled: tuple[int, int],
    frame: Frame,
    lens: Lens,
    hinted: bool,
) -> ft.Control:
    state: State = sitting.session.state
    if state.meadow is None:
        return ft.Container()
    return touchable(
        frame,
        [
            StillLayers(frame, look.colours, state.meadow, pad.ink, pad.fenced, state.black[player], lens),
            GhostLayer(frame, look.colours, ghost(), hinted),
        ],
        name=t("{name}'s meadow", name=sitting.session.players[player].name),
        tap=lambda px, py: ghost().tap(*frame.point(px, py)),
        grip=lambda px, py: ghost().grip(*frame.point(px, py)),
        drag=lambda px, py: ghost().drag(*frame.point(px, py)),
        release=lambda: ghost().release(),
        lens=lens,
    )


# The player's meadow with the ghost over it, until the next fence or roll. Only the ghost's layer follows the ghost.
MeadowBoard = ft.memo(_Board)


@component
def _MoveRow(
    look: Look, sitting: Sitting, can_undo: bool, can_redo: bool, legal: bool, hand: Callable[[], Ghost]
) -> ft.Control:
    turn = (lambda _: hand().turn()) if legal else None
    onward = (lambda _: hand().next()) if legal else None
    more = [
        _small(t("Turn"), ft.Icons.REFRESH_ROUNDED, turn, "turn", look.large),
        _small(t("Next place"), ft.Icons.KEYBOARD_TAB_ROUNDED, onward, "next", look.large),
    ]
    return undo_row(sitting, more, [t("Turn"), t("Next place")])


# Undo, redo, turn, next place: the same through many draws.
MoveRow = ft.memo(_MoveRow)


@component
def _DrawButton(sitting: Sitting, ghost: Ghost) -> ft.Control:
    """Makes the ghost ink; off while it may not be drawn where it is."""
    look = use_desk().look
    if not ghost.legal:
        words, icon = t("No place: go on"), ft.Icons.BLOCK_ROUNDED
    else:
        words, icon = (t("Draw") if look.large else t("Draw the fence")), ft.Icons.EDIT_OUTLINED
    off = bool(ghost.legal) and bool(ghost.misfits)
    return main_button(
        words,
        None if off else (lambda _: draw_or_pass(sitting, ghost)),
        icon=icon,
        key="draw",
        big=not look.narrow,
    )


DrawButton = ft.memo(_DrawButton)


def _small(text: str, icon: ft.IconData, press: Press, key: str, large: bool) -> ft.Control:
    if large:
        return small_button(text, icon, press, key, large, True)
    return tonal_button(text, press, icon=icon, key=key, expand=True, column=True)
