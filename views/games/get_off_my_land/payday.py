"""After a month's change: what the icons did, and what everybody was paid, card by card with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming, coming
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.moves import NextMonth
from models.games.get_off_my_land.state import State
from models.kernel.session import Session
from views.desk import Look, use_desk
from views.games.get_off_my_land.emblem import of_month
from views.games.get_off_my_land.month_track import short
from views.games.get_off_my_land.paid import Paid, paid
from views.games.get_off_my_land.told import dollars
from views.kit.badge import badge
from views.kit.button import does, main_button, tile_button
from views.kit.component import component
from views.kit.drawing import tile as drawn
from views.kit.seatmark import SeatMark
from views.kit.shell import card, column, quiet
from views.kit.turn import keyboard, share, steps, top, undo
from views.kit.words import say, t, tn
from views.sitting import Sitting

PAYDAY = "payday"  # the bookmark: the number of moves after which it is shown
WIDEST = 720


def shows_payday(session: Session, bookmark: dict[str, Any]) -> bool:
    """Whether the month's change that was the last move is still being looked at."""
    last = session.log[1] if session.log else None
    return bookmark.get(PAYDAY) == session.length and isinstance(last, NextMonth)


@component
def Payday(sitting: Sitting) -> ft.Control:
    """What the last month's change did."""
    desk = use_desk()
    look = desk.look
    nobody: frozenset[int] = frozenset()
    shut, put_shut = ft.use_state(nobody)
    before = sitting.table.before
    change = ft.use_memo(
        lambda: coming(before.state) if before else None, [sitting.session.length, sitting.turn]
    )

    def go_on() -> None:
        sitting.mark(**{PAYDAY: None})
        sitting.turn += 1

    def fold(seat: int) -> None:
        put_shut(shut ^ {seat})

    ft.use_effect(keyboard(desk, sitting, {"n": go_on}), None)
    if change is None or before is None:
        return ft.Container()
    state: State = sitting.session.state
    month = say(NAMES[change.month])
    body: list[ft.Control] = [_passed(look, state, change)]
    for seat in range(len(sitting.marks)):
        body.append(_player(look, sitting.marks, before.state, change, seat, seat in shut, fold))
    word = t("Go on in {month}", month=month)
    main = main_button(word, lambda _: go_on(), key="go-on", big=not look.large, expand=share(look))
    actions = steps(
        look,
        (lambda _: undo(sitting)) if sitting.can_undo else None,
        (lambda _: sitting.redo()) if sitting.can_redo else None,
        main,
        word=word,
    )
    head = top(sitting, t("{month} payday", month=month))
    return column(look, top=head, body=body, actions=actions, spacing=10, most_width=WIDEST)


def _passed(look: Look, state: State, change: Coming) -> ft.Control:
    """From month to month, and what the marker passed."""
    names = [short(step.icon) for step in change.steps]
    title = t("Passed: {icons}", icons=", ".join(names)) if names else t("No icon between the months")
    turned = sum(len(step.cards) for step in change.steps)
    paid = t("${n} paid out", n=sum(entry.amount for entry in change.entries))
    about = (
        t("{cards}, {paid}", cards=tn("{n} card turned", "{n} cards turned", turned), paid=paid)
        if turned
        else paid
    )
    texts = [say(each.text) for step in change.steps for each in (*step.cards, *step.turned)]
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_LARGE), quiet(about), *map(quiet, texts)],
        spacing=0,
        tight=True,
        expand=True,
    )
    months = ft.Row(
        [
            drawn(of_month(change.leaving), 44, look.colours),
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24, color=ft.Colors.ON_SURFACE),
            drawn(of_month(change.month), 44, look.colours),
        ],
        spacing=4,
        tight=True,
    )
    if look.large:
        return ft.Column([months, words], spacing=8, tight=True)
    return ft.Row([months, words], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)


def _player(
    look: Look,
    marks: Sequence[SeatMark],
    before: State,
    change: Coming,
    seat: int,
    shut: bool,
    fold: Callable[[int], Any],
) -> ft.Control:
    mark, had, gains = marks[seat], before.holders[seat].money, change.paid(seat)
    lines = paid(before, change, seat, marks)
    icon = ft.Icons.KEYBOARD_ARROW_DOWN_ROUNDED if shut else ft.Icons.KEYBOARD_ARROW_UP_ROUNDED
    fold_sign = ft.Icon(icon, size=24, color=ft.Colors.ON_SURFACE) if lines else ft.Container(width=24)
    name = ft.Text(mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL)
    about = quiet(t("${before} becomes ${after}", before=had, after=had + gains))
    amount = ft.Text(f"+{dollars(gains)}", theme_style=ft.TextThemeStyle.TITLE_MEDIUM, no_wrap=True)
    sign = badge(mark.letter, mark.colour, 34)
    middle = ft.CrossAxisAlignment.CENTER
    if look.large:
        # Beside the amount there is no room for words of this size.
        name.expand = True
        first = ft.Row([sign, name, fold_sign], spacing=10, vertical_alignment=middle)
        content: ft.Control = ft.Column([first, about, amount], spacing=0, tight=True)
    else:
        names = ft.Column([name, about], spacing=0, tight=True, expand=True)
        content = ft.Row([sign, names, amount, fold_sign], spacing=10, vertical_alignment=middle)
    head = tile_button(
        mark.name,
        content,
        does(fold, seat),
        key=f"paid-{seat}",
        flat=True,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=2, vertical=4),
    )
    parts: list[ft.Control] = [head]
    if not shut:
        for each in lines:
            parts += [ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT), _line(look, each)]
    return card(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=12,
    )


@component
def _Line(look: Look, each: Paid) -> ft.Control:
    words = ft.Column(
        [ft.Text(each.title, theme_style=ft.TextThemeStyle.LABEL_LARGE), quiet(each.about)],
        spacing=0,
        tight=True,
        expand=True,
    )
    amount = ft.Text(dollars(each.amount), theme_style=ft.TextThemeStyle.TITLE_SMALL, no_wrap=True)
    return ft.Row([drawn(each.drawing, 40, look.colours), words, amount], spacing=12)


# What pays the same every month is not drawn again.
_line = ft.memo(_Line)
