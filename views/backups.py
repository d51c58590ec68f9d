"""The dated copies of everything: what each one holds, a new one now, the way back to one, and away with one."""

from __future__ import annotations

from datetime import date
from typing import Any

import flet as ft
from babel.numbers import format_decimal

from models.history.backups import Copy
from models.history.trouble import Unopenable
from models.kernel.fault import Fault
from views.company import RESTORED
from views.desk import Desk, use_desk
from views.kit.bar import bar
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, plain_button
from views.kit.component import screen
from views.kit.menu import Item, menu
from views.kit.shell import bare, card, column, notice, quiet
from views.kit.words import full_day, say, t, tn, words

LIFT = 88
RESTORE, DELETE = "restore", "delete"


@screen
def BackupsScreen() -> ft.View:
    """Read afresh whenever it comes into sight."""
    desk = use_desk()
    look = desk.look
    here = ft.use_route_location()
    change, changed = ft.use_state(0)
    asked, ask = ft.use_state(("", ""))
    copies = ft.use_memo(lambda: desk.history.backups.list(), [here, change])

    def again() -> None:
        changed(lambda n: n + 1)

    def close() -> None:
        ask(("", ""))

    def make(_: Any) -> None:
        if desk.attempt(desk.history.backups.make):
            again()
            desk.tell(t("The copy is made."), lift=LIFT)

    def delete(name: str) -> None:
        close()
        if desk.attempt(lambda: desk.history.backups.delete(name)):
            again()
            desk.tell(t("The copy is deleted."), lift=LIFT)

    def put_back(name: str) -> None:
        close()
        restore(desk, name)
        again()

    what, name = asked
    copy = next((copy for copy in copies if copy.name == name), None)
    sheet = None
    if copy is not None:
        sheet = _restoring(desk, copy, does(put_back, name), close) if what == RESTORE else None
        sheet = sheet or _deleting(copy, does(delete, name), close)
    ft.use_dialog(sheet)
    body: list[ft.Control] = [
        ft.Text(t("On each day with play a copy is kept by itself, the newest ten.")),
        quiet(t("They lie on the device that runs this app; a file taken out lies where you put it.")),
        *[_line(copy, ask) for copy in copies],
    ]
    if not copies:
        body.append(notice(t("There is no copy yet; the first comes with the first game."), key="no-copies"))
    return bare(
        column(
            look,
            top=bar(look, t("Backups"), back=lambda _: desk.go("/settings")),
            body=body,
            actions=[
                main_button(t("Make a copy now"), make, icon=ft.Icons.SAVE_ALT_ROUNDED, key="make-copy")
            ],
        )
    )


def restore(desk: Desk, name: str) -> None:
    """Puts the copy in the place of everything, on all phones; what was there before can be put back."""
    aside: list[str] = []
    if not desk.attempt(lambda: aside.append(desk.history.backups.restore(name))):
        return

    def back() -> None:
        if desk.attempt(lambda: desk.history.backups.restore(aside[0])):
            desk.world.company.ring(RESTORED)
            desk.tell(t("Everything is as it was before."), lift=LIFT)

    desk.world.company.ring(RESTORED)
    desk.tell(t("The copy is put back."), undo=back, lift=LIFT)


def day_of(written: str) -> str:
    """A stored day in words; empty when nobody knows it."""
    return full_day(date.fromisoformat(written)) if written else ""


def size_of(size: int) -> str:
    """How large a file is, in MB or KB."""
    large = size >= 1_000_000
    number = format_decimal(
        size / (1_000_000 if large else 1000), "#,##0.#" if large else "#,##0", words().code
    )
    return t("{n} MB", n=number) if large else t("{n} KB", n=number)


def holds(copy: Copy) -> str:
    """What is in it: sessions, people, the last session."""
    parts = [
        tn("{n} session", "{n} sessions", copy.sessions),
        tn("{n} player", "{n} players", copy.people),
    ]
    if copy.newest:
        parts.append(t("the last one on {day}", day=day_of(copy.newest)))
    return ", ".join(parts)


def _when(copy: Copy) -> str:
    day = day_of(copy.day)
    return t("{day}, {time}", day=day, time=copy.at) if copy.at else day


def _kind(copy: Copy) -> str:
    if copy.aside:
        return t("Set aside before a copy was put back")
    return t("Made by hand") if copy.made else t("Kept by itself")


def _line(copy: Copy, ask: Any) -> ft.Control:
    """A copy: its day, what it holds, and what can be done with it."""
    lines: list[ft.Control] = [
        ft.Text(_when(copy), theme_style=ft.TextThemeStyle.TITLE_SMALL),
        quiet(t("{kind}, {size}", kind=_kind(copy), size=size_of(copy.size))),
    ]
    if copy.fault is not None:
        lines.append(notice(say(copy.fault), bad=True))
    else:
        lines.append(ft.Text(holds(copy), theme_style=ft.TextThemeStyle.BODY_MEDIUM))
        back = plain_button(
            t("Put back"),
            does(ask, (RESTORE, copy.name)),
            icon=ft.Icons.SETTINGS_BACKUP_RESTORE_ROUNDED,
            key=f"restore-{copy.name}",
            small=True,
        )
        lines.append(ft.Row([back]))
    item = Item(
        t("Delete"),
        ft.Icons.DELETE_OUTLINE_ROUNDED,
        lambda: ask((DELETE, copy.name)),
        f"delete-{copy.name}",
    )
    return card(
        ft.Row(
            [
                ft.Column(lines, spacing=6, tight=True, expand=True),
                menu(t("More for this copy"), [item], key=f"more-{copy.name}"),
            ],
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    )


def _restoring(desk: Desk, copy: Copy, press: Any, close: Any) -> ft.BottomSheet:
    """What the copy holds, what is here now, and what would be lost."""
    backups = desk.history.backups
    body: list[ft.Control] = [_compared(t("In the copy"), copy), _compared(t("Here now"), backups.now())]
    try:
        gone, older = backups.lost(copy.name)
    except (Unopenable, Fault) as fault:
        body.append(notice(say(fault.message), bad=True))
    else:
        body += [notice(sentence, bad=True, key="lost") for sentence in _loss(gone, older)]
    body.append(quiet(t("What is here now is kept as a copy of its own first, so this can be taken back.")))
    actions = [
        plain_button(t("Cancel"), lambda _: close(), key="cancel-restore"),
        main_button(t("Put this copy back"), press, key="do-restore"),
    ]
    return bottom_sheet(t("Put back"), _when(copy), body, close, actions=actions)


def _compared(name: str, copy: Copy) -> ft.Control:
    head = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    lines: list[ft.Control] = [head, ft.Text(holds(copy))]
    return ft.Column(lines, spacing=2, tight=True)


def _loss(gone: int, older: int) -> list[str]:
    told = []
    if gone:
        told.append(
            tn(
                "{n} session that is here now is not in the copy.",
                "{n} sessions that are here now are not in the copy.",
                gone,
            )
        )
    if older:
        told.append(
            tn(
                "{n} session has been changed since.",
                "{n} sessions have been changed since.",
                older,
            )
        )
    return told


def _deleting(copy: Copy, press: Any, close: Any) -> ft.BottomSheet:
    actions = [
        plain_button(t("Cancel"), lambda _: close(), key="cancel-delete"),
        main_button(t("Delete this copy"), press, key="do-delete"),
    ]
    body: list[ft.Control] = [ft.Text(t("This copy cannot be brought back."))]
    return bottom_sheet(t("Delete"), _when(copy), body, close, actions=actions)
