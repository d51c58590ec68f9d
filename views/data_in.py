"""A file taken in: picked, read, told what will happen, and only then taken, all of it at once or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import flet as ft

from models.exchange.export_file import Parcel, reading
from models.exchange.refusal import Refused
from models.history.intake import Item, Noun, Report
from models.kernel.fault import Fault
from models.kernel.message import Message
from views.desk import Desk, use_desk
from views.kit.button import main_button, plain_button
from views.kit.component import component
from views.kit.pick import use_pick
from views.kit.shell import card, notice, quiet
from views.kit.words import say, t, tn
from views.verdict import listed

Stage = Literal["", "reading", "asking", "taking", "taken", "refused"]
LISTED = 30  # refused ones told one by one
LONG = 300  # new sessions that take so long that it is said


@dataclass(frozen=True)
class Coming:
    """The file and how far it is: `report` is what will happen, or has happened; `why` why it is refused."""

    stage: Stage = ""
    name: str = ""
    done: int = 0
    parcel: Parcel | None = None
    report: Report | None = None
    why: str = ""


@component
def In() -> ft.Control:
    """The way from the file to what came of it."""
    desk = use_desk()
    coming, set_coming = ft.use_state(Coming())
    wanted: Any = ft.use_ref(0)

    async def read(name: str, content: bytes) -> None:
        mine = wanted.current
        steps = reading(content)
        try:
            while True:
                done = next(steps)
                set_coming(Coming("reading", name, done))
                # Between two steps the other phones have their turn, and this one shows how far it is.
                await asyncio.sleep(0)
                if wanted.current != mine:
                    return
        except StopIteration as end:
            await _look(end.value, name)
        except Refused as fault:
            set_coming(Coming("refused", name, why=_refusal(fault)))

    async def _look(parcel: Parcel, name: str) -> None:
        try:
            set_coming(Coming("asking", name, parcel=parcel, report=desk.history.intake.preview(parcel)))
        except Fault as fault:
            set_coming(Coming("refused", name, why=say(fault.message)))

    async def take() -> None:
        parcel = coming.parcel
        assert parcel is not None
        set_coming(Coming("taking", coming.name))
        # The words have to be on the screen before everything waits.
        await asyncio.sleep(0.2)
        try:
            report = desk.history.intake.take(parcel, leave_refused=True)
        except Fault as fault:
            set_coming(Coming("refused", coming.name, why=say(fault.message)))
            return
        set_coming(Coming("taken", coming.name, report=report))
        for item in report.items:
            if item.noun == "session" and item.outcome == "updated" and item.id:
                desk.world.company.ring(item.id)

    def picked(files: Sequence[ft.FilePickerFile]) -> None:
        file = files[0]

        async def read_it() -> None:
            await read(file.name, file.bytes or b"")

        wanted.current += 1
        set_coming(Coming("reading", file.name))
        desk.run(read_it)

    def leave(_: Any = None) -> None:
        wanted.current += 1
        set_coming(Coming())

    pick = plain_button(
        t("Choose a file"), None, icon=ft.Icons.UPLOAD_FILE_ROUNDED, key="pick", action=use_pick(picked)
    )
    parts = _shown(desk, coming, pick, lambda _: desk.run(take), leave)
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _refusal(fault: Refused) -> str:
    """The sentence with the place in the file, as the command line says it."""
    where = t("move {n}", n=fault.move) if fault.move else fault.place
    what = say(fault.message)
    return t("{where}: {what}", where=where, what=what) if where else what


def _shown(
    desk: Desk, coming: Coming, pick: ft.Control, take: Callable[[Any], Any], leave: Callable[[Any], Any]
) -> list[ft.Control]:
    if coming.stage in ("reading", "taking"):
        words = (
            t("{file} is being taken in.", file=coming.name)
            if coming.stage == "taking"
            else t("{file} is being read: {n}", file=coming.name, n=coming.done)
        )
        ring = ft.ProgressBar(
            color=ft.Colors.PRIMARY,
            bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST,
            border_radius=4,
            semantics_label=words,
        )
        stop = [plain_button(t("Cancel"), leave, key="cancel-in")] if coming.stage == "reading" else []
        return [ft.Text(words, key="reading"), ring, *stop]
    if coming.stage == "refused":
        told = [quiet(coming.name), notice(coming.why, bad=True, key="refused")]
        return [*told, quiet(t("Nothing of this file was taken in.")), pick]
    if coming.report is None:
        about = t("Session files, box files, complete exports and play files of BG Stats.")
        after = t("You see what will happen before anything is taken in.")
        return [quiet(about), quiet(after), pick]
    said = card(
        ft.Column(
            [
                ft.Text(coming.name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
                *_told(coming.report, coming.stage == "taken"),
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    )
    live = ft.Semantics(container=True, live_region=True, identifier="report", content=said)
    if coming.stage == "taken":
        history = plain_button(t("To the history"), lambda _: desk.go("/history"), key="to-history")
        return [live, history, pick]
    changes = coming.report.count("added") + coming.report.count("updated")
    cancel = plain_button(
        t("Cancel") if changes else t("Close"), leave, key="cancel-in", expand=not desk.look.large or None
    )
    if not changes:
        return [live, cancel]
    slow = coming.report.count("added", "session") > LONG
    wait = [quiet(t("So many take a while, and the other phones wait as long."))] if slow else []
    main = main_button(t("Take in"), take, key="take-in", expand=None if desk.look.large else True)
    return [live, *wait, *([cancel, main] if desk.look.large else [ft.Row([cancel, main], spacing=8)])]


def _told(report: Report, taken: bool) -> list[ft.Control]:
    """What will happen, or has happened, and each refusal with its place."""
    names = {
        "added": t("Taken in new") if taken else t("New"),
        "updated": t("Brought up to date") if taken else t("Newer than here"),
        "same": t("Here already"),
        "refused": t("Refused"),
    }
    lines: list[ft.Control] = []
    for outcome, name in names.items():
        counted = _counted(report, outcome)
        if counted:
            lines.append(ft.Text(t("{what}: {things}", what=name, things=counted), key=f"report-{outcome}"))
    refused = [item for item in report.items if item.outcome == "refused"]
    lines += [_why(item) for item in refused[:LISTED]]
    lines += [_left(message) for message in report.left_out[:LISTED]]
    rest = max(len(refused) - LISTED, 0) + max(len(report.left_out) - LISTED, 0)
    if rest:
        lines.append(quiet(t("{n} more", n=rest)))
    if not report.items and not report.left_out:
        lines.append(ft.Text(t("There is nothing in this file."), key="report-empty"))
    return lines


def _counted(report: Report, outcome: Any) -> str:
    counted: dict[Noun, Callable[[int], str]] = {
        "session": lambda n: tn("{n} session", "{n} sessions", n),
        "player": lambda n: tn("{n} player", "{n} players", n),
        "box": lambda n: tn("{n} copy of a box", "{n} copies of boxes", n),
    }
    parts: Sequence[str] = [words(n) for noun, words in counted.items() if (n := report.count(outcome, noun))]
    return listed(parts)


def _why(item: Item) -> ft.Control:
    what = say(item.why) if item.why is not None else ""
    where = t("{name} ({place})", name=item.name, place=item.place) if item.place else item.name
    return notice(t("{where}: {what}", where=where, what=what), bad=True)


def _left(message: Message) -> ft.Control:
    return notice(say(message))
