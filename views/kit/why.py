"""Why a number is what it is: lines that add up, what was drawn, the table's own word. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import flet as ft

from models.kernel.score import Line, Reason
from models.kernel.session import Session
from views.desk import Look, use_desk
from views.kit.button import icon_button, plain_button, tonal_button
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.measure import LARGE, breadth
from views.kit.seatmark import SeatMark
from views.kit.shell import card, notice, quiet
from views.kit.words import say, signed, t

if TYPE_CHECKING:
    from views.games.look import GameLook

TOTAL = "total"
MOST_PICTURE = 420
EDGE = 16  # of the card
BESIDE = 62  # what a button has beside its word: icon, gap, edges


class Number(NamedTuple):
    """One number of the table: whose, and which part (or the total)."""

    player: int
    part: str


@component
def Why(
    game: GameLook,
    session: Session,
    marks: Sequence[SeatMark],
    number: Number,
    width: float,
    close: Callable[[], Any],
    override: Callable[[], Any] | None,
    pictured: bool,
) -> ft.Control:
    """The opened number. `override` opens the sheet to set it by hand; a total cannot be set.

    `pictured`: there is room to show at once what was drawn.
    """
    look = use_desk().look
    picturing, picture = ft.use_state(pictured)
    row = session.scoreboard().rows[number.player]
    total = number.part == TOTAL
    value = row.total if total else row.line(number.part).value
    part = t("Total") if total else say(session.game.parts[number.part])
    title = t("Why {n}? {part}, {player}", n=value, part=part, player=marks[number.player].name)
    past = game.past
    then = past.then(session, number.player, number.part)
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Semantics(
                    header=True,
                    heading_level=3,
                    live_region=True,
                    expand=True,
                    content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
                ),
                # The icon, not its round, lines up with the numbers below.
                ft.Container(
                    icon_button(t("Close"), ft.Icons.CLOSE_ROUNDED, lambda _: close(), key="why-close"),
                    offset=ft.Offset(0.25, 0),
                ),
            ],
            spacing=8,
        )
    ]
    if total:
        lines += [_sum(say(session.game.parts[line.part]), line.value, line.overridden) for line in row.lines]
        lines += [_rule(), _sum(part, value, False, strong=True)]
    else:
        line = row.line(number.part)
        lines += _reasons(look, line)
        table = past.table(look, session, number.player, number.part)
        if table is not None:
            lines.append(ft.Container(table, padding=ft.Padding.symmetric(vertical=4)))
        if line.overridden:
            lines += _by_hand(line)
    buttons: list[ft.Control] = []
    words = [t("Hide") if picturing else past.show(then)] if then is not None else []
    words += [t("Override")] if override is not None else []
    # Side by side while no word is broken.
    each = (width - 2 * EDGE - 8 * (len(words) - 1)) / max(1, len(words))
    apart = any(breadth(word, LARGE * look.scale) + BESIDE > each for word in words)
    if then is not None:
        buttons.append(
            tonal_button(
                words[0],
                lambda _: picture(not picturing),
                icon=ft.Icons.VISIBILITY_OFF_OUTLINED if picturing else ft.Icons.VISIBILITY_OUTLINED,
                key="show-pens",
                expand=not apart,
            )
        )
    if override is not None:
        buttons.append(
            plain_button(
                words[-1],
                lambda _: override(),
                icon=ft.Icons.EDIT_OUTLINED,
                key="override",
                expand=not apart,
            )
        )
    stretch = ft.CrossAxisAlignment.STRETCH
    if buttons:
        lines.append(
            ft.Column(buttons, spacing=8, horizontal_alignment=stretch)
            if apart
            else ft.Row(buttons, spacing=8)
        )
    if picturing and then is not None:
        side = min(width - 36, MOST_PICTURE)
        shown = [past.picture(look, then, marks, number.player, side)]
        below = past.below(look, then, number.player, side)
        shown += [below] if below is not None else []
        both = ft.Column(
            shown, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER, width=side
        )
        lines.append(ft.Container(both, alignment=ft.Alignment.CENTER, padding=ft.Padding.only(top=4)))
    return card(
        ft.Column(lines, spacing=8, tight=True, horizontal_alignment=stretch),
        padding=14,
        edge=True,
    )


def _reasons(look: Look, line: Line) -> list[ft.Control]:
    """What was counted, line by line, and below it what it comes to."""
    counted = [reason for reason in line.reasons if reason.amount is not None]
    remarks = [reason for reason in line.reasons if reason.amount is None]
    if not line.reasons:
        return [quiet(t("Nothing has been counted here yet."))]
    lines: list[ft.Control] = [_reason(look, reason) for reason in counted]
    if remarks:
        lines += [_rule(), *(_remark(reason, first=number == 0) for number, reason in enumerate(remarks))]
    return lines


def _reason(look: Look, reason: Reason) -> ft.Control:
    icon = tile(reason.icon, 32, look.colours) if reason.icon else ft.Container(width=32)
    return _row(icon, say(reason.text), str(signed(reason.amount)))


def _remark(reason: Reason, first: bool) -> ft.Control:
    """The sum in bold, further remarks in small."""
    if not first:
        return quiet(say(reason.text))
    return ft.Text(say(reason.text), theme_style=ft.TextThemeStyle.TITLE_SMALL, text_align=ft.TextAlign.END)


def _row(icon: ft.Control, text: str, amount: str, strong: bool = False) -> ft.Control:
    role = ft.TextThemeStyle.TITLE_SMALL if strong else ft.TextThemeStyle.BODY_LARGE
    return ft.Row(
        [
            icon,
            ft.Text(text, theme_style=role, expand=True),
            ft.Text(amount, theme_style=ft.TextThemeStyle.TITLE_SMALL, no_wrap=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _sum(part: str, value: int, by_hand: bool, strong: bool = False) -> ft.Control:
    pencil = ft.Icon(
        ft.Icons.EDIT_ROUNDED,
        size=18,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=t("set by hand"),
    )
    amount = t("= {n}", n=value) if strong else str(signed(value))
    return _row(ft.Container(pencil if by_hand else None, width=20), part, amount, strong)


def _rule() -> ft.Control:
    return ft.Divider(height=9, thickness=1, color=ft.Colors.OUTLINE_VARIANT)


def _by_hand(line: Line) -> list[ft.Control]:
    """What the table said instead of the number that was worked out."""
    pencil = ft.Container(
        ft.Icon(ft.Icons.EDIT_ROUNDED, size=20, color=ft.Colors.ON_SURFACE),
        width=32,
        alignment=ft.Alignment.CENTER,
    )
    lines = [
        _rule(),
        _row(ft.Container(width=32), t("Worked out by the app"), str(signed(line.worked_out))),
        _row(pencil, t("Set by hand"), str(signed(line.value)), strong=True),
    ]
    if line.why:
        lines.append(notice(line.why, key="override-note"))
    return lines
