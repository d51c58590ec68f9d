"""Sessions as a file: which ones, in which format; made step by step, so that other phones can go on meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any, cast

import flet as ft

from models.history.leaving import Format, leaving
from models.history.which import ALL, Which
from models.kernel.fault import Fault
from views.desk import Desk, use_desk
from views.export import can_hand_on, download, hand_on
from views.history_filter import Filter
from views.history_sheet import filter_sheet
from views.kit.bottom_sheet import use_notes
from views.kit.button import does, main_button, plain_button
from views.kit.component import component
from views.kit.measure import GAP, LARGE, breadth
from views.kit.option import option
from views.kit.shell import notice, quiet
from views.kit.way import way, ways
from views.kit.words import t, tn

SHOWN = 0.25  # seconds between two words about how far it is
ICON = 66  # pixels of a button's icon and edges
Give = Callable[[Desk, str, bytes], Any]


def name_of(format: Format) -> str:
    """A file's name for today."""
    return f"farmhand-{datetime.now().date().isoformat()}.{format}"


@component
def Out() -> ft.Control:
    """What is chosen, and the file that is being made."""
    desk = use_desk()
    format, choose = ft.use_state("json")
    which, ask = ft.use_state(Filter())
    asking, open_sheet = ft.use_state(False)
    done, tell = ft.use_state(-1)
    wanted: Any = ft.use_ref(0)
    notes = use_notes("filter" if asking else "")

    def show(**values: Any) -> None:
        ask(lambda now: Filter(**{**now.asked, **values}))

    sheet = filter_sheet(desk, which, show, notes, does_nothing(open_sheet, False)) if asking else None
    ft.use_dialog(sheet)
    ft.use_effect(lambda: None, [], lambda: stop())

    def stop() -> None:
        wanted.current += 1

    async def make(give: Give, asked: Which, kind: Format) -> None:
        mine = wanted.current
        pieces, shown = [], 0.0
        try:
            for step in leaving(desk.history, kind, asked):
                pieces.append(step.content)
                if wanted.current != mine:
                    return
                if time.monotonic() - shown > SHOWN:
                    shown = time.monotonic()
                    tell(step.done)
                # Between two steps the other phones have their turn.
                await asyncio.sleep(0)
        except Fault as fault:
            desk.tell(fault.message)
        else:
            give(desk, name_of(kind), b"".join(pieces))
        tell(-1)

    def begin(give: Give) -> None:
        stop()
        tell(0)

        async def make_it() -> None:
            await make(give, ALL if which.all else Which(**which.asked), cast(Format, format))

        desk.run(make_it)

    def cancel(_: Any) -> None:
        stop()
        tell(-1)

    many, all = desk.history.sessions.count(**which.asked), desk.history.sessions.count()
    parts = [*_formats(format, choose), _which(many, all, lambda _: open_sheet(True))]
    if format == "json":
        parts.append(quiet(_whole(which.all)))
    if done >= 0:
        parts += _making(done, many, cancel)
    else:
        parts += _buttons(desk, begin, many > 0 or format != "bgsplay")
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def does_nothing(change: Callable[[Any], Any], value: Any) -> Callable[[], Any]:
    """Closes something without any harm."""
    return lambda: change(value)


def _formats(format: str, choose: Callable[[Any], Any]) -> list[ft.Control]:
    told = {
        "json": (t("Complete, to be taken in again"), t("All moves and numbers of each session, as JSON.")),
        "csv": (t("A table for spreadsheets"), t("A row for each player and session, as CSV.")),
        "bgsplay": (t("Plays for BG Stats"), t("A play file that this app reads.")),
    }
    return [
        option(name, about, does(choose, key), selected=key == format, icon=_ICONS[key], key=f"format-{key}")
        for key, (name, about) in told.items()
    ]


_ICONS = {
    "json": ft.Icons.SAVE_ALT_ROUNDED,
    "csv": ft.Icons.TABLE_CHART_ROUNDED,
    "bgsplay": ft.Icons.LEADERBOARD_ROUNDED,
}


def _which(many: int, all: int, press: Callable[[Any], Any]) -> ft.Control:
    about = (
        tn("All, it is {n} session", "All {n} sessions", all)
        if many == all
        else t("{n} of {all} sessions", n=many, all=all)
    )
    icon = ft.Icons.TUNE_ROUNDED
    return ways([way(icon, t("Which sessions"), about, press, "which")])


def _whole(all: bool) -> str:
    if all:
        return t("One file with players, copies and sessions, which can be imported again.")
    return t("One file with these sessions and their players, which can be imported again.")


def _making(done: int, many: int, cancel: Callable[[Any], Any]) -> list[ft.Control]:
    bar = ft.ProgressBar(
        value=min(done / many, 1.0) if many else None,
        color=ft.Colors.PRIMARY,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border_radius=4,
        semantics_label=t("The file is being made"),
    )
    said = ft.Semantics(
        container=True,
        live_region=True,
        identifier="making",
        content=ft.Text(t("The file is being made: {n} of {all} sessions", n=done, all=many), key="making"),
    )
    return [said, bar, plain_button(t("Stop"), cancel, key="stop-making")]


def _buttons(desk: Desk, begin: Callable[[Give], Any], some: bool) -> list[ft.Control]:
    if not some:
        return [notice(t("There is no session in it; choose others."), key="nothing")]
    keep = does(begin, download)
    down = ft.Icons.DOWNLOAD_ROUNDED
    if not can_hand_on(desk):
        return [main_button(t("Download"), keep, icon=down, key="download")]
    look = desk.look
    half = ((look.width / 2 if look.wide else look.width) - 2 * look.margin - GAP) / 2
    words = (t("Download"), t("Share"))
    apart = look.large or any(breadth(word, LARGE * look.scale) + ICON > half for word in words)
    beside = None if apart else True
    save = plain_button(words[0], keep, icon=down, key="download", expand=beside)
    give = main_button(
        words[1], does(begin, hand_on), icon=ft.Icons.SHARE_ROUNDED, key="share-file", expand=beside
    )
    return [save, give] if apart else [ft.Row([save, give], spacing=GAP)]
