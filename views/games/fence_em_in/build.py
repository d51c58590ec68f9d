"""A turn: dice, board, token, and the row of the farm board where it goes. One move in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.state import State
from views.desk import Look, use_desk
from views.games.fence_em_in.advice_sheet import advice_sheet
from views.games.fence_em_in.assets_sheet import assets_sheet
from views.games.fence_em_in.board import play_board
from views.games.fence_em_in.by_name import PAGE, places_by_name
from views.games.fence_em_in.chips import chips
from views.games.fence_em_in.dice_roles import dice_roles
from views.games.fence_em_in.farm import farm_board
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.place_note import PlaceNote
from views.games.fence_em_in.plot import Plot
from views.games.fence_em_in.printed import VALUES, printed_sheet
from views.games.fence_em_in.spend import spend_sheet
from views.games.fence_em_in.tokens import token_cards
from views.games.fence_em_in.turn_actions import Ask, MainAction, back, forward, further, tools
from views.games.fence_em_in.where import brought, question, rows
from views.kit.bottom_sheet import use_notes
from views.kit.component import component
from views.kit.frame import Frame
from views.kit.panes import BOARD, two_panes
from views.kit.shell import action_area, column, heading
from views.kit.turn import keyboard, top
from views.kit.words import t
from views.sitting import Sitting

WIDEST = 720  # a phone's single column
BELOW = 260  # pixels of a wide screen that chips, dice and the sentence below the board take


@component
def Build(sitting: Sitting) -> ft.Control:
    """The turn of whoever is on it."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    if state.turn is None or state.choosing:
        return ft.Container()
    plot: Plot = ft.use_memo(lambda: Plot(sitting), [sitting.turn])
    held = ft.use_ref(plot)
    held.current = plot
    hand = ft.use_callback(lambda: held.current or plot, [])
    sheet, open_sheet = ft.use_state("")
    ask: Ask = ft.use_callback(lambda name: open_sheet(name), [])
    notes = use_notes(sheet)
    listed, list_more = ft.use_state(PAGE)
    show = ft.use_callback(lambda seat: ask(f"farm-{seat}"), [])

    def close() -> None:
        ask("")

    def put(at: tuple[int, int]) -> None:
        plot.put(at)
        close()

    def dialog() -> ft.BottomSheet | None:
        if sheet.startswith("farm-"):
            return holding_sheet(sitting, int(sheet.removeprefix("farm-")), close)
        if sheet == "places":
            return places_by_name(plot, put, close, listed, lambda: list_more(listed + PAGE))
        if sheet == "spend":
            return spend_sheet(sitting, close, notes)
        if sheet == "assets":
            return assets_sheet(sitting, close, notes)
        if sheet == "advice":
            return advice_sheet(sitting, plot, close, notes)
        return printed_sheet(sitting, sheet, close, notes) if sheet in VALUES else None

    ft.use_dialog(dialog())
    # Not Enter for the main action: it presses whatever has the focus as well. A sheet has its own keys.
    keys: dict[str, Callable[[], object]] = {
        "arrow left": lambda: plot.step(-1, 0),
        "arrow right": lambda: plot.step(1, 0),
        "arrow up": lambda: plot.step(0, -1),
        "arrow down": lambda: plot.step(0, 1),
        "t": plot.swap,
        "n": plot.next,
        "b": lambda: forward(sitting, plot, look),
    }
    ft.use_effect(keyboard(desk, sitting, {} if sheet else keys), None)
    who = chips(look, sitting, show, to_edge=state.board is not None and not look.wide)
    title = t("{name} builds", name=sitting.marks[plot.player].name)
    if look.wide:
        return _wide(look, sitting, plot, hand, top(sitting, title), who, ask)
    if state.board is None:
        return _scoring(look, sitting, plot, hand, top(sitting, title), who, ask)
    if plot.farming:
        return column(
            look,
            top=top(sitting, t("Which row?") if look.narrow else t("Where does it go?")),
            body=[brought(look, plot), *rows(look, plot, ask)],
            actions=[back(sitting, plot), MainAction(sitting, plot)],
            spacing=12,
        )
    return _phone(look, sitting, plot, hand, top(sitting, title), who, ask)


def _phone(
    look: Look,
    sitting: Sitting,
    plot: Plot,
    hand: Callable[[], Plot],
    bar: ft.Control,
    who: ft.Control,
    ask: Ask,
) -> ft.Control:
    """The first step on a phone: dice, place and token."""
    assert plot.state.board is not None
    room = min(look.width, WIDEST)
    board = play_board(
        sitting, hand, Frame.within(plot.state.board.columns, plot.state.board.rows, room - 16)
    )
    inset = ft.Padding.symmetric(horizontal=look.margin)
    stretch = ft.CrossAxisAlignment.STRETCH
    below: list[ft.Control] = [PlaceNote(sitting, plot), further(sitting, plot, hand, ask)]
    if plot.lack != "place":
        below.insert(1, token_cards(look, plot, room - 2 * look.margin, hand))
    inner: list[ft.Control] = [
        ft.Container(who, padding=inset if look.large else ft.Padding.only(left=look.margin)),
        ft.Container(dice_roles(look, plot, hand), padding=inset),
        ft.Container(board, alignment=ft.Alignment.CENTER),
        *(ft.Container(each, padding=inset) for each in below),
    ]
    screen = ft.Column(
        [
            ft.Container(bar, padding=ft.Padding.only(left=4, right=4, top=8, bottom=2)),
            ft.Column(
                inner, spacing=10, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
            ),
            action_area(look, [tools(sitting, plot, hand, ask), MainAction(sitting, plot)]),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=stretch,
    )
    return ft.Row(
        [ft.Container(screen, width=room)],
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
        vertical_alignment=stretch,
    )


def _scoring(
    look: Look,
    sitting: Sitting,
    plot: Plot,
    hand: Callable[[], Plot],
    bar: ft.Control,
    who: ft.Control,
    ask: Ask,
) -> ft.Control:
    """Without a board: tokens and farm board on one screen."""
    body: list[ft.Control] = [
        who,
        dice_roles(look, plot, hand),
        token_cards(look, plot, min(look.width, WIDEST) - 2 * look.margin, hand),
    ]
    if plot.asset is not None:
        body += [question(look, plot), *rows(look, plot, ask)]
    body.append(further(sitting, plot, hand, ask))
    actions = [tools(sitting, plot, hand, ask), MainAction(sitting, plot)]
    return column(look, top=bar, body=body, actions=actions, spacing=12)


def _wide(
    look: Look,
    sitting: Sitting,
    plot: Plot,
    hand: Callable[[], Plot],
    bar: ft.Control,
    who: ft.Control,
    ask: Ask,
) -> ft.Control:
    """Two panes: the board with its dice; tokens, farm board and actions."""
    state = plot.state
    stretch = ft.CrossAxisAlignment.STRETCH
    pane = look.width * (1 - BOARD) - 48
    seen = farm_board(look, plot.holding.farm, state.printed, beside=True)
    farm: list[ft.Control] = [heading(t("Farm board")), seen]
    if plot.asset is not None and plot.lack != "place":
        farm = [question(look, plot), *rows(look, plot, ask)]
    if state.board is None:
        left = [who, dice_roles(look, plot, hand), token_cards(look, plot, look.width * BOARD - 48, hand)]
        left.append(further(sitting, plot, hand, ask))
    else:
        room = look.width * BOARD - 48
        frame = Frame.within(state.board.columns, state.board.rows, room, max(240, look.height - BELOW))
        board: Any = ft.Container(play_board(sitting, hand, frame), alignment=ft.Alignment.CENTER)
        left = [who, board, dice_roles(look, plot, hand), PlaceNote(sitting, plot)]
        tokens = [token_cards(look, plot, pane, hand)] if plot.lack != "place" else []
        farm = [*tokens, *farm, further(sitting, plot, hand, ask)]
    pane_left = ft.Column(
        left, spacing=12, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
    )
    actions = [tools(sitting, plot, hand, ask), MainAction(sitting, plot)]
    return two_panes(pane_left, top=bar, body=farm, actions=actions)
