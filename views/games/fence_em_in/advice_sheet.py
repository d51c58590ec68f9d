"""Advice: what the player on turn could build, best first, each line with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.advice import Idea, ideas
from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.farm import NAMES as ROWS
from models.games.fence_em_in.state import State
from models.kernel.fault import Fault
from views.desk import Look
from views.games.fence_em_in.plot import Plot
from views.games.fence_em_in.tokens import why
from views.kit.bottom_sheet import Notes, bottom_sheet
from views.kit.button import does, plain_button, tile_button, tonal_button
from views.kit.drawing import tile
from views.kit.shell import notice, quiet
from views.kit.words import decimal, say, t, tn
from views.sitting import Sitting

TEN = 10


def advice_sheet(sitting: Sitting, plot: Plot, close: Callable[[], Any], notes: Notes) -> ft.BottomSheet:
    """The sheet; "Show it" puts an idea on the board."""
    about = t("Points, farm board and a third of the fertilizer, as they would be now.")
    return bottom_sheet(t("Advice"), about, [advice(sitting, plot, close, notes)], close)


def advice(sitting: Sitting, plot: Plot, close: Callable[[], Any], notes: Notes) -> ft.Control:
    """The list; one line is open."""
    look = sitting.desk.look
    opened: int = notes.get("opened", 0)
    shown: int = notes.get("shown", TEN)
    state: State = sitting.session.state
    best: list[Idea] | Fault
    try:
        best = ideas(state)
    except Fault as fault:
        best = fault
    if isinstance(best, Fault):
        return notice(say(best.message), key="no-advice")
    if not best:
        return notice(t("Nothing can be built with these dice and tokens."), key="no-advice")

    def use(idea: Idea) -> None:
        close()
        at = min(idea.places, key=lambda at: abs(at[0] - plot.at[0]) + abs(at[1] - plot.at[1]))
        plot.take(idea, at)

    def open_line(number: int) -> None:
        notes.put(opened=number)

    lines: list[ft.Control] = []
    for number, idea in enumerate(best[:shown]):
        lines.append(
            _line(look, idea, number, number == opened, does(open_line, -1 if number == opened else number))
        )
        if number == opened:
            lines.append(_reason(idea, number, does(use, idea)))
    if len(best) > shown:
        lines.append(
            plain_button(t("More"), lambda _: notes.put(shown=shown + TEN), key="more-advice", small=True)
        )
    return ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _line(look: Look, idea: Idea, number: int, chosen: bool, press: Callable[[Any], Any]) -> ft.Control:
    asset = say(ASSETS[idea.asset])
    row = t("discard") if idea.slot == "discard" else say(ROWS[idea.slot])
    title = t("{width} by {height}: {asset}", width=idea.width, height=idea.height, asset=asset)
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_LARGE), quiet(row)],
        spacing=0,
        tight=True,
        expand=True,
    )
    value = ft.Text(
        decimal(idea.value),
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        semantics_label=t("worth {value}", value=decimal(idea.value)),
    )
    content = ft.Row([tile(idea.asset, 40, look.colours), words, value], spacing=12)
    return tile_button(title, content, press, key=f"idea-{number}", selected=chosen, padding=10)


def _reason(idea: Idea, number: int, use: Callable[[Any], Any]) -> ft.Control:
    parts = [
        (why(idea.placement), idea.placement.points),
        (t("Farm board"), idea.farm),
    ]
    lines: list[ft.Control] = [_sum(text, f"+{amount}") for text, amount in parts]
    fertilizer = tn("{n} fertilizer, a third each", "{n} fertilizer, a third each", idea.placement.fertilizer)
    lines.append(_sum(fertilizer, f"+{decimal(round(idea.placement.fertilizer / 3, 2))}"))
    lines.append(quiet(tn("{n} place on the board", "{n} places on the board", len(idea.places))))
    lines.append(
        tonal_button(
            t("Show it"), use, icon=ft.Icons.VISIBILITY_OUTLINED, key=f"show-idea-{number}", small=True
        )
    )
    inset = ft.Padding.only(left=12, right=12, bottom=4)
    return ft.Container(
        ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=inset,
    )


def _sum(text: str, amount: str) -> ft.Control:
    return ft.Row(
        [ft.Text(text, expand=True), ft.Text(amount, theme_style=ft.TextThemeStyle.TITLE_SMALL)], spacing=12
    )
