"""The numbers of a paper sheet: steppers, and a switch for the black sheep. Each tap is a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.volle_weide import paper
from models.games.volle_weide.count import worth
from models.games.volle_weide.moves import Flock
from models.games.volle_weide.state import State
from views.desk import Look
from views.kit.rows import row, section, switch_row
from views.kit.stepper import row_stepper
from views.kit.words import say, t
from views.sitting import Sitting

MOST = 99


def numbers(sitting: Sitting, player: int) -> list[ft.Control]:
    """The two cards of a sheet: mid-game and final."""
    look = sitting.desk.look
    state: State = sitting.session.state
    now = paper.counted(state, player)

    def change(**changes: Any) -> None:
        sitting.play(paper.tally(sitting.session.state, player, **changes))

    final = [
        *flock(
            look,
            "final",
            now.final,
            t("mid-game too"),
            t("White sheep at the end"),
            t("Black sheep at the end"),
            lambda flock: change(final=flock),
        ),
        row(
            look,
            "bush",
            t("Bushes"),
            t("drawn through"),
            row_stepper(
                look,
                t("Bushes"),
                now.bushes,
                lambda n: change(bushes=n),
                key="bushes",
                most=MOST,
            ),
        ),
        row(
            look,
            "clover",
            t("Clovers"),
            t("only break a tie"),
            row_stepper(
                look,
                t("Clovers"),
                now.clovers,
                lambda n: change(clovers=n),
                key="clovers",
                most=MOST,
            ),
        ),
    ]
    return [
        mid_game(look, now.mid, lambda flock: change(mid=flock)),
        section(t("Final"), say(worth(now.final.counted)), final, "final-worth"),
    ]


def mid_game(look: Look, mid: Flock, change: Callable[[Flock], Any], black: bool = True) -> ft.Control:
    """The card of the mid-game count; `black`: whether there is a black sheep on the sheet."""
    rows = flock(
        look,
        "mid",
        mid,
        t("fenced in"),
        t("White sheep at mid-game"),
        t("Black sheep at mid-game"),
        change,
        black,
    )
    return section(t("Mid-game"), say(worth(mid.counted)), rows, "mid-worth")


def flock(
    look: Look,
    key: str,
    flock: Flock,
    about: str,
    white: str,
    dark: str,
    change: Callable[[Flock], Any],
    black: bool = True,
) -> list[ft.Control]:
    """The rows of white sheep and of the black one."""
    stepper = row_stepper(
        look,
        white,
        flock.sheep,
        lambda n: change(Flock(sheep=n, black=flock.black)),
        key=f"{key}-sheep",
        most=MOST,
    )
    rows = [row(look, "sheep", t("White sheep"), about, stepper)]
    if black:
        rows.append(
            switch_row(
                look,
                "black-sheep",
                t("Black sheep"),
                t("counts 2"),
                dark,
                flock.black,
                lambda: change(Flock(sheep=flock.sheep, black=not flock.black)),
                f"{key}-black",
            )
        )
    return rows
