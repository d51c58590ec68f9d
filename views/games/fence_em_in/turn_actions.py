"""What a turn's buttons do and say: on to the row, build, pass, turn, spend, and what is done now and then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.farm import NAMES as ROWS
from models.games.fence_em_in.moves import DISCARD, Pass
from views.desk import Look, use_desk
from views.games.fence_em_in.plot import Plot
from views.kit.button import main_button, plain_button, tile_button
from views.kit.component import component
from views.kit.drawing import sign
from views.kit.turn import small_button, undo_row
from views.kit.words import say, t
from views.sitting import Sitting

Ask = Callable[[str], Any]


@component
def MainAction(sitting: Sitting, plot: Plot) -> ft.Control:
    """The main action: on to the row, build, or pass where nothing can be built."""
    look = use_desk().look
    if passing(plot):
        words = t("No place: pass") if plot.lack == "place" else t("No token: pass")
        return main_button(
            words,
            lambda _: give_up(sitting, plot),
            icon=ft.Icons.REDO_ROUNDED,
            key="build",
            big=_roomy(look),
        )
    if plot.asset is None:
        return main_button(t("Choose a token"), None, key="build", big=_roomy(look))
    return main_button(
        _words(plot, look),
        (lambda _: forward(sitting, plot, look)) if plot.misfit is None else None,
        icon=ft.Icons.FENCE_ROUNDED if first_step(plot, look) else ft.Icons.CHECK_ROUNDED,
        key="build",
        big=_roomy(look),
    )


def _roomy(look: Look) -> bool:
    return not look.narrow and not look.large


def passing(plot: Plot) -> bool:
    """Whether passing is all that is left, as far as is known."""
    return plot.lack == "place" or (plot.lack == "token" and plot.asset is None)


def first_step(plot: Plot, look: Look) -> bool:
    """Whether the place is still being chosen, and the row is asked for afterwards: a phone with a board."""
    return plot.state.board is not None and not plot.farming and not look.wide


def _words(plot: Plot, look: Look) -> str:
    assert plot.asset is not None
    asset = say(ASSETS[plot.asset])
    width, height = plot.size
    if first_step(plot, look):
        return t("Build {width} by {height}: {asset}", width=width, height=height, asset=asset)
    slot = plot.slot
    if slot is None or slot == DISCARD:
        return t("Discard the token: {asset}", asset=asset)
    return t("{asset}: {row}", asset=asset, row=say(ROWS[slot]))


def forward(sitting: Sitting, plot: Plot, look: Look) -> None:
    """On to the row, or the whole move; a pass where nothing else is left."""
    if passing(plot):
        give_up(sitting, plot)
    elif first_step(plot, look):
        if plot.asset is not None and plot.misfit is None:
            plot.farm(True)
    elif plot.move is not None:
        sitting.play(plot.move)


def give_up(sitting: Sitting, plot: Plot) -> None:
    """Passes."""
    sitting.play(Pass(player=plot.player))


def tools(sitting: Sitting, plot: Plot, hand: Callable[[], Plot], ask: Ask) -> ft.Control:
    """Undo and redo, turning the enclosure, and fertilizer; `hand` gives the plot as it is at a tap."""
    turnable: bool | None = None
    if plot.state.board is not None:
        turnable = plot.size[0] != plot.size[1] and plot.lack != "place"
    n = plot.holding.fertilizer
    return _MemoTools(sitting.desk.look, sitting, sitting.can_undo, sitting.can_redo, turnable, n, hand, ask)


@component
def _Tools(
    look: Look,
    sitting: Sitting,
    can_undo: bool,
    can_redo: bool,
    turnable: bool | None,
    n: int,
    hand: Callable[[], Plot],
    ask: Ask,
) -> ft.Control:
    more: list[ft.Control] = []
    words: list[str] = []
    if turnable is not None:
        turn = (lambda _: hand().swap()) if turnable else None
        more.append(small_button(t("Turn"), ft.Icons.SWAP_CALLS_ROUNDED, turn, "swap", look.large, True))
        words.append(t("Turn"))
    spend = t("{n} to spend", n=n)
    shown = str(n) if look.large else spend
    return undo_row(sitting, [*more, _sack(look, shown, spend, ask)], [*words, spend])


# The same through many taps.
_MemoTools = ft.memo(_Tools)


def back(sitting: Sitting, plot: Plot) -> ft.Control:
    """Undo and redo, and the way back from the row to the board."""
    look = sitting.desk.look
    board = small_button(
        t("Board"), ft.Icons.ARROW_BACK_ROUNDED, lambda _: plot.farm(False), "to-board", look.large, True
    )
    return undo_row(sitting, [board], [t("Board")])


def _sack(look: Look, words: str, spoken: str, ask: Ask) -> ft.Control:
    text = ft.Text(
        words,
        semantics_label=spoken,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ft.Colors.ON_PRIMARY_CONTAINER,
        text_align=ft.TextAlign.CENTER,
    )
    content = ft.Column(
        [sign("fertilizer", 24, look.colours), text],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return tile_button(
        spoken,
        content,
        lambda _: ask("spend"),
        key="spend",
        tonal=True,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=4, vertical=8),
    )


def further(sitting: Sitting, plot: Plot, hand: Callable[[], Plot], ask: Ask) -> ft.Control:
    """What is done now and then: another token, places in words, advice, the assets board, pass."""
    followed = plot.state.board is not None and plot.face is not None
    fewer = plot.listed is not None and len(plot.listed) < len(ASSETS)
    return _MemoFurther(
        sitting,
        sitting.desk.look,
        plot.every if fewer else None,
        bool(plot.legal),
        followed and sitting.desk.taste.advice,
        followed,
        not passing(plot),
        hand,
        ask,
    )


@component
def _Further(
    sitting: Sitting,
    look: Look,
    every: bool | None,
    places: bool,
    advice: bool,
    assets: bool,
    can_pass: bool,
    hand: Callable[[], Plot],
    ask: Ask,
) -> ft.Control:
    """`every`: all eight tokens are shown; None where there are no others than those. The rest: which buttons."""
    buttons: list[ft.Control] = []
    if every is not None:
        word = t("Fewer tokens") if every else t("Another token")
        show = partial(_show_every, hand, not every)
        buttons.append(_small(word, ft.Icons.PETS_ROUNDED, show, "every-token"))
    if places:
        buttons.append(_small(t("Places in words"), ft.Icons.LIST_ROUNDED, partial(ask, "places"), "places"))
    if advice:
        icon = ft.Icons.LIGHTBULB_OUTLINE_ROUNDED
        buttons.append(_small(t("Advice"), icon, partial(ask, "advice"), "advice"))
    if assets:
        icon = ft.Icons.GRID_VIEW_ROUNDED
        buttons.append(_small(t("Assets board"), icon, partial(ask, "assets"), "assets"))
    if can_pass:
        give = partial(_give_up_now, sitting, hand)
        buttons.append(_small(t("Pass"), ft.Icons.REDO_ROUNDED, give, "pass"))
    return ft.Row(buttons, spacing=8, run_spacing=8, wrap=True)


_MemoFurther = ft.memo(_Further)


def _show_every(hand: Callable[[], Plot], every: bool) -> None:
    hand().show_every(every)


def _give_up_now(sitting: Sitting, hand: Callable[[], Plot]) -> None:
    give_up(sitting, hand())


def _small(text: str, icon: ft.IconData, press: Callable[[], object], key: str) -> ft.Control:
    return plain_button(text, lambda _: press(), icon=icon, key=key, small=True)
