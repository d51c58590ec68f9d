"""A turn: dice, board, token, and the row of the farm board where it goes. One move in the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.board import WHY_NOT
from models.games.fence_em_in.farm import NAMES as ROWS
from models.games.fence_em_in.moves import DISCARD, Pass
from models.games.fence_em_in.state import State
from views.desk import Desk, Look, use_desk
from views.games.fence_em_in.advice_sheet import advice_sheet
from views.games.fence_em_in.assets_sheet import assets_sheet
from views.games.fence_em_in.board import play_board
from views.games.fence_em_in.by_name import PAGE, places_by_name
from views.games.fence_em_in.chips import chips
from views.games.fence_em_in.dice_roles import dice_roles
from views.games.fence_em_in.farm import Offer, farm_board, farm_total
from views.games.fence_em_in.holding import holding_sheet
from views.games.fence_em_in.plot import Plot
from views.games.fence_em_in.printed import printed_sheet, unknown
from views.games.fence_em_in.spend import spend_sheet
from views.games.fence_em_in.tokens import reason, token_cards
from views.kit.button import main_button, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign, tile
from views.kit.frame import Frame
from views.kit.panes import BOARD, two_panes
from views.kit.shell import action_area, column, heading, notice, quiet
from views.kit.turn import keyboard, small_button, top, undo_row
from views.kit.words import say, t, tn
from views.sitting import Sitting


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
    listed, list_more = ft.use_state(PAGE)
    show = ft.use_callback(lambda seat: open_sheet(f"farm-{seat}"), [])
    name = sitting.marks[plot.player].name

    def close() -> None:
        open_sheet("")

    def put(at: tuple[int, int]) -> None:
        plot.put(at)
        close()

    def dialog() -> ft.BottomSheet | None:
        if sheet.startswith("farm-"):
            return holding_sheet(sitting, int(sheet.removeprefix("farm-")), close)
        if sheet == "places":
            return places_by_name(plot, put, close, listed, lambda: list_more(listed + PAGE))
        if sheet == "spend":
            return spend_sheet(sitting, close)
        if sheet == "assets":
            return assets_sheet(sitting, close)
        if sheet == "advice":
            return advice_sheet(sitting, plot, close)
        if sheet in ("barn_slot", "granary_slot"):
            return printed_sheet(sitting, sheet, close)
        return None

    ft.use_dialog(dialog())
    keys: dict[str, Callable[[], object]] = {
        "arrow left": lambda: plot.step(-1, 0),
        "arrow right": lambda: plot.step(1, 0),
        "arrow up": lambda: plot.step(0, -1),
        "arrow down": lambda: plot.step(0, 1),
        "t": plot.swap,
        "n": plot.next,
        "enter": lambda: forward(sitting, plot, look),
    }
    ft.use_effect(keyboard(desk, sitting, keys), None)
    bar = top(sitting, t("{name} builds", name=name))
    who = chips(look, sitting, show)
    if look.wide:
        return _wide(desk, sitting, plot, hand, bar, who, open_sheet)
    if plot.farming or state.board is None:
        return _farming(desk, sitting, plot, bar, who, open_sheet)
    room = min(look.width, 720)
    board = play_board(sitting, hand, Frame.within(state.board.columns, state.board.rows, room - 16))
    inset = ft.Padding.symmetric(horizontal=look.margin)
    inner: list[ft.Control] = [
        ft.Container(who, padding=ft.Padding.only(left=look.margin)),
        ft.Container(dice_roles(look, plot), padding=inset),
        ft.Container(board, alignment=ft.Alignment.CENTER),
        ft.Container(PlaceNote(sitting, plot), padding=inset),
        ft.Container(token_cards(look, plot, room - 2 * look.margin), padding=inset),
        ft.Container(_further(desk, sitting, plot, open_sheet), padding=inset),
    ]
    return ft.Row(
        [
            ft.Container(
                ft.Column(
                    [
                        ft.Container(bar, padding=ft.Padding.only(left=4, right=4, top=8, bottom=2)),
                        ft.Column(
                            inner,
                            spacing=10,
                            scroll=ft.ScrollMode.AUTO,
                            expand=True,
                            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                        ),
                        action_area(look, [_tools(sitting, plot, open_sheet), MainAction(sitting, plot)]),
                    ],
                    spacing=0,
                    expand=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                width=room,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _farming(
    desk: Desk,
    sitting: Sitting,
    plot: Plot,
    bar: ft.Control,
    who: ft.Control,
    open_sheet: Callable[[str], object],
) -> ft.Control:
    """The phone's second step: the token's row. Without a board it is the only one, with the tokens above."""
    look = desk.look
    state = plot.state
    body: list[ft.Control] = []
    if state.board is None:
        body += [who, dice_roles(look, plot), token_cards(look, plot, min(look.width, 720) - 2 * look.margin)]
        if plot.asset is not None:
            body.append(_where(plot))
            body += _rows(look, sitting, plot, open_sheet)
        body.append(_further(desk, sitting, plot, open_sheet))
    else:
        assert plot.asset is not None
        body += [_placed(look, plot), *_rows(look, sitting, plot, open_sheet)]
    tools = (
        _tools(sitting, plot, open_sheet)
        if state.board is None
        else undo_row(
            sitting,
            [
                small_button(
                    t("Board"),
                    ft.Icons.ARROW_BACK_ROUNDED,
                    lambda _: plot.farm(False),
                    "to-board",
                    look.large,
                    True,
                )
            ],
            [t("Board")],
        )
    )
    head = bar if state.board is None else top(sitting, t("Where does it go?"))
    return column(look, top=head, body=body, actions=[tools, MainAction(sitting, plot)], spacing=12)


def _wide(
    desk: Desk,
    sitting: Sitting,
    plot: Plot,
    hand: Callable[[], Plot],
    bar: ft.Control,
    who: ft.Control,
    open_sheet: Callable[[str], object],
) -> ft.Control:
    """Two panes: the board with its dice; tokens, farm board and actions."""
    look = desk.look
    state = plot.state
    pane = look.width * (1 - BOARD) - 48
    if plot.asset is None:
        farm = [heading(t("Farm board")), farm_board(look, plot.holding.farm, state.printed)]
    else:
        farm = [_where(plot), *_rows(look, sitting, plot, open_sheet)]
    tokens = token_cards(look, plot, pane)
    actions: list[ft.Control] = [_tools(sitting, plot, open_sheet), MainAction(sitting, plot)]
    stretch = ft.CrossAxisAlignment.STRETCH
    if state.board is None:
        left: list[ft.Control] = [
            who,
            dice_roles(look, plot),
            tokens,
            _further(desk, sitting, plot, open_sheet),
        ]
        right = farm
    else:
        room = look.width * BOARD - 48
        frame = Frame.within(state.board.columns, state.board.rows, room, max(240, look.height - 260))
        left = [
            who,
            ft.Container(play_board(sitting, hand, frame), alignment=ft.Alignment.CENTER),
            dice_roles(look, plot),
            PlaceNote(sitting, plot),
        ]
        right = [tokens, *farm, _further(desk, sitting, plot, open_sheet)]
    pane_left = ft.Column(
        left, spacing=12, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
    )
    return two_panes(pane_left, top=bar, body=right, actions=actions)


def _placed(look: Look, plot: Plot) -> ft.Control:
    """The token and what it brings, above the rows."""
    assert plot.asset is not None
    brings = plot.brings(plot.asset)
    before = plot.holding.points
    words = ft.Column(
        [
            reason(brings),
            quiet(t("Placement points {before}, now {after}", before=before, after=before + brings.points)),
        ],
        spacing=0,
        tight=True,
        expand=not look.large,
    )
    parts = [tile(plot.asset, 56, look.colours), words]
    total = farm_total(plot.holding.farm, plot.state.printed)
    if look.large:
        return ft.Column([*parts, total], spacing=8)
    return ft.Row([*parts, total], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _where(plot: Plot) -> ft.Control:
    return ft.Row(
        [
            ft.Container(heading(t("Where does it go?")), expand=True),
            farm_total(plot.holding.farm, plot.state.printed),
        ],
        wrap=False,
    )


def _rows(look: Look, sitting: Sitting, plot: Plot, open_sheet: Callable[[str], object]) -> list[ft.Control]:
    """The farm board with the token looking for its row; a discard and a lacking value in a sentence."""
    assert plot.asset is not None
    slot = plot.slot
    parts: list[ft.Control] = []
    if slot == DISCARD:
        parts.append(
            notice(
                t("The token fits no row, so it is discarded. Its miniature stands and counts."),
                key="discard",
            )
        )
    lacking = unknown(sitting.session.state.printed, slot)
    if lacking:
        parts.append(
            plain_button(
                t("Enter the points of this space"),
                lambda _: open_sheet(lacking),
                icon=ft.Icons.EDIT_OUTLINED,
                key="enter-printed",
                small=True,
            )
        )
    offer = Offer(plot.asset, slot, plot.pick)
    return [farm_board(look, plot.holding.farm, plot.state.printed, offer), *parts]


def _further(desk: Desk, sitting: Sitting, plot: Plot, open_sheet: Callable[[str], object]) -> ft.Control:
    """What is done now and then: places in words, advice, the assets board, pass."""
    buttons: list[ft.Control] = []
    followed = plot.state.board is not None and plot.face is not None
    if plot.state.board is not None and plot.legal:
        buttons.append(
            _small(t("Places in words"), ft.Icons.LIST_ROUNDED, partial(open_sheet, "places"), "places")
        )
    if desk.taste.advice and followed:
        buttons.append(
            _small(t("Advice"), ft.Icons.LIGHTBULB_OUTLINE_ROUNDED, partial(open_sheet, "advice"), "advice")
        )
    if followed:
        buttons.append(
            _small(t("Assets board"), ft.Icons.GRID_VIEW_ROUNDED, partial(open_sheet, "assets"), "assets")
        )
    if not plot.stuck:
        passing = partial(sitting.play, Pass(player=plot.player))
        buttons.append(_small(t("Pass"), ft.Icons.REDO_ROUNDED, passing, "pass"))
    return ft.Row(buttons, spacing=8, run_spacing=8, wrap=True)


def _small(text: str, icon: ft.IconData, press: Callable[[], object], key: str) -> ft.Control:
    return plain_button(text, lambda _: press(), icon=icon, key=key, small=True)


def _tools(sitting: Sitting, plot: Plot, open_sheet: Callable[[str], object]) -> ft.Control:
    look = sitting.desk.look
    more: list[ft.Control] = []
    words: list[str] = []
    if plot.state.board is not None:
        width, height = plot.size
        turn = (lambda _: plot.swap()) if width != height else None
        more.append(small_button(t("Turn"), ft.Icons.SWAP_CALLS_ROUNDED, turn, "swap", look.large, True))
        words.append(t("Turn"))
    n = plot.holding.fertilizer
    spend = t("{n} to spend", n=n)
    sack = ft.Column(
        [
            sign("fertilizer", 24, look.colours),
            ft.Text(
                spend,
                theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                color=ft.Colors.ON_PRIMARY_CONTAINER,
                text_align=ft.TextAlign.CENTER,
            ),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    more.append(
        tile_button(
            spend,
            sack,
            lambda _: open_sheet("spend"),
            key="spend",
            tonal=True,
            expand=True,
            padding=ft.Padding.symmetric(horizontal=4, vertical=8),
        )
    )
    words.append(spend)
    return undo_row(sitting, more, words)


@component
def PlaceNote(sitting: Sitting, plot: Plot) -> ft.Control:
    """Below the board: why not, a warning, or how many places there are."""
    use_desk()
    misfit = plot.misfit
    covered = plot.covers
    if plot.stuck:
        told = notice(
            t("No two of the dice fit anywhere: every place was tried. Spend fertilizer or pass."),
            key="why-not",
        )
    elif misfit is not None:
        told = notice(say(WHY_NOT[misfit]), bad=True, key="why-not")
    elif covered is not None:
        name = sitting.marks[covered].name
        told = notice(
            t(
                "This covers {name}'s starting cell. The rules do not forbid it; then {name} cannot begin.",
                name=name,
            ),
            key="covers",
        )
    else:
        told = quiet(
            tn(
                "{n} place for this size. Tap the board to move it, tap it to turn it.",
                "{n} places for this size. Tap the board to move it, tap it to turn it.",
                len(plot.legal),
            )
        )
    return ft.Column([told], tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def MainAction(sitting: Sitting, plot: Plot) -> ft.Control:
    """The main action: on to the row, build, or pass where nothing fits."""
    look = use_desk().look
    if plot.stuck:
        return main_button(
            t("No place: pass"),
            lambda _: sitting.play(Pass(player=plot.player)),
            icon=ft.Icons.REDO_ROUNDED,
            key="build",
        )
    if plot.asset is None:
        return main_button(t("Choose a token"), None, key="build")
    ready = plot.misfit is None
    return main_button(
        words(plot, look),
        (lambda _: forward(sitting, plot, look)) if ready else None,
        icon=ft.Icons.FENCE_ROUNDED if first_step(plot, look) else ft.Icons.CHECK_ROUNDED,
        key="build",
    )


def first_step(plot: Plot, look: Look) -> bool:
    """Whether the place is still being chosen, and the row is asked for afterwards: a phone with a board."""
    return plot.state.board is not None and not plot.farming and not look.wide


def words(plot: Plot, look: Look) -> str:
    """What the main action says."""
    assert plot.asset is not None
    asset = say(ASSETS[plot.asset])
    width, height = plot.size
    if first_step(plot, look):
        return t("Build {width} by {height}: {asset}", width=width, height=height, asset=asset)
    slot = plot.slot
    if slot is None or slot == "discard":
        return t("Discard the token: {asset}", asset=asset)
    return t("{asset}: {row}", asset=asset, row=say(ROWS[slot]))


def forward(sitting: Sitting, plot: Plot, look: Look) -> None:
    """On to the row, or the whole move."""
    if plot.asset is None or plot.misfit is not None:
        return
    if first_step(plot, look):
        plot.farm(True)
        return
    move = plot.move
    if move is not None:
        sitting.play(move)
