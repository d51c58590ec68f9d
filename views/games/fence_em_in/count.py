"""Counting at the end only: placement points, filled spaces, missions, fertilizer, read off the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in import paper
from models.games.fence_em_in.count import PER_POINT
from models.games.fence_em_in.farm import NAMES, ROWS, RowName, farm_points
from models.games.fence_em_in.state import State
from views.desk import Look, use_desk
from views.games.fence_em_in.mission_rows import mission_rows
from views.games.fence_em_in.printed import VALUES, printed_sheet, unknown
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.counting import Count, Counting
from views.kit.rows import narrow, row, section
from views.kit.shell import heading
from views.kit.stepper import row_stepper, stepper
from views.kit.words import say, signed, t
from views.sitting import Sitting

MOST = 999


@component
def CountTable(sitting: Sitting) -> ft.Control:
    """One player after the other, until everybody is counted."""
    use_desk()
    asked, ask = ft.use_state("")
    notes = use_notes(asked)
    ft.use_dialog(printed_sheet(sitting, asked, lambda: ask(""), notes) if asked in VALUES else None)
    return Counting(sitting, lambda player: _count(sitting, player, ask))


def _count(sitting: Sitting, player: int, ask: Callable[[str], Any]) -> Count:
    state: State = sitting.session.state
    look = sitting.desk.look
    now = paper.counted(state, player)

    def change(**changes: Any) -> None:
        sitting.play(paper.tally(sitting.session.state, player, **changes))

    farm = farm_points(now.farm, state.printed)
    placement = ft.Column(
        [
            heading(t("Placement points")),
            stepper(
                t("Placement points"),
                now.placement,
                lambda n: change(placement=n),
                key="placement",
                steps=(1, 5),
                least=0,
                most=MOST,
            ),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    rows = [
        _row(look, state, name, now.farm[name], lambda name, n: change(farm={name: n}), ask) for name in ROWS
    ]
    fertilizer = row(
        look,
        "fertilizer",
        t("Fertilizer left"),
        t("1 point for 3"),
        row_stepper(
            look,
            t("Fertilizer left"),
            now.fertilizer,
            lambda n: change(fertilizer=n),
            key="fertilizer",
            most=MOST,
        ),
    )
    missions = sum(now.missions)
    thirds = now.fertilizer // PER_POINT
    sign = "\u2212" if missions < 0 else "+"
    return Count(
        title=t("Count the table"),
        place=sitting.game.place(sitting.session),
        totals=[None if each is None else paper.total(state, each) for each in state.counted],
        parts=f"{now.placement} + {farm} {sign} {abs(missions)} + {thirds}",
        total=paper.total(state, now),
        nothing=paper.tally(state, player),
        cards=[
            placement,
            section(t("Farm board"), str(farm), rows, "farm-worth"),
            mission_rows(look, sitting.session.box, now.missions, lambda points: change(missions=points)),
            section(t("Fertilizer"), str(signed(thirds)), [fertilizer], "fertilizer-worth"),
        ],
        doubts=[*paper.lacking(state, now), *paper.doubts(now)],
    )


def _row(
    look: Look,
    state: State,
    name: RowName,
    filled: int,
    change: Callable[[RowName, int], Any],
    ask: Callable[[str], Any],
) -> ft.Control:
    """A row of the farm board: a tap on a space fills up to it, a tap on the furthest one empties it."""
    values = state.printed.values(name)
    spaces: list[ft.Control] = []
    for place, value in enumerate(values, 1):
        worth = "?" if value is None else str(value)
        spoken = t("{row}: {n} filled, {worth} points", row=say(NAMES[name]), n=place, worth=worth)
        spaces.append(
            ft.Container(
                tile_button(
                    spoken,
                    _worth(worth, spoken, counts=place == filled),
                    does(change, name, place - 1 if place == filled else place),
                    key=f"fill-{name}-{place}",
                    selected=place <= filled,
                    padding=ft.Padding.symmetric(horizontal=4, vertical=14),
                    radius=12,
                ),
                width=52,
            )
        )
    if filled and unknown(state.printed, name):
        spaces.append(
            plain_button(t("Enter points"), does(ask, f"{name}_slot"), key=f"enter-{name}", small=True)
        )
    title = ft.Text(say(NAMES[name]), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    line = ft.Row(spaces, spacing=6, wrap=True, run_spacing=6)
    if narrow(look) or look.width < 420:
        return ft.Column([title, line], spacing=4, tight=True)
    title.expand = True
    return ft.Row([title, ft.Row(spaces, spacing=6)], spacing=8)


def _worth(worth: str, spoken: str, counts: bool) -> ft.Control:
    """A space's points; the furthest filled one, which counts, has a check mark."""
    text = ft.Text(worth, theme_style=ft.TextThemeStyle.LABEL_LARGE, semantics_label=spoken)
    if not counts:
        return text
    mark = ft.Icon(ft.Icons.CHECK_ROUNDED, size=16, color=ft.Colors.ON_PRIMARY_CONTAINER)
    return ft.Row([text, mark], spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER)
