"""The end of a session: who won and why, and what may come next; shown by the play screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.again import same_again
from views.desk import Look, use_desk
from views.kit.button import Press, icon_button, main_button, plain_button
from views.kit.component import component
from views.kit.landscape import LIGHT, landscape
from views.kit.measure import SMALL, breadth
from views.kit.score_table import ScoreTable
from views.kit.shell import action_area
from views.kit.why import TOTAL, Number
from views.kit.words import t
from views.sitting import Sitting
from views.verdict import decided, verdict, when

HEAD = 172
LOW_HEAD = 116  # on phones held across
_LAP = 14  # how far the table lies over the meadow
_FENCE = 62  # the fence's height, kept clear of words
MOST_WIDTH = 1180


@component
def Result(sitting: Sitting) -> ft.Control:
    """The result of a finished session."""
    desk = use_desk()
    look, session, table = desk.look, sitting.session, sitting.table
    frame = ft.use_memo(lambda: desk.history.sessions.get(table.id).frame, [table.id])
    board = session.scoreboard()
    room = min(look.width - 2 * look.margin, MOST_WIDTH)
    day = when(frame.get("started"))
    words = t("{game}, {day}", game=session.game.name, day=day) if day else session.game.name
    lines = [words, *([decided(session, board)] if decided(session, board) else [])]
    best = next((seat for seat, row in enumerate(board.rows) if row.winner), 0)
    opened = Number(best, TOTAL) if look.wide and not look.large else None
    body = ft.Column(
        [
            _head(look, verdict(session, board), lines, None if desk.guest else lambda: desk.go("/")),
            _over_meadow(look, ScoreTable(sitting, width=room, opened=opened), room),
        ],
        spacing=0,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    undo = (lambda _: sitting.undo()) if sitting.can_undo else None
    redo = (lambda _: sitting.redo()) if sitting.can_redo else None
    small: list[ft.Control] = [_small(look, t("Undo"), ft.Icons.UNDO_ROUNDED, undo, "undo")]
    if redo is not None:
        small.append(_small(look, t("Redo"), ft.Icons.REDO_ROUNDED, redo, "redo"))
    if desk.guest:
        # What comes next is the host's to say; this phone goes along.
        change = _small(
            look, t("Your seat"), ft.Icons.EVENT_SEAT_OUTLINED, lambda _: desk.go("/seat"), "seat"
        )
        small.append(change)
        return _page(look, body, [ft.Row(small, spacing=8)])
    small.append(
        _small(
            look,
            t("Share"),
            ft.Icons.SHARE_ROUNDED,
            lambda _: desk.go(f"/play/{table.id}/share"),
            "share",
        )
    )
    # Three small buttons and the main one are too many for a phone's width, and so are two with long words.
    share = (look.width - 2 * look.margin - 16) * 4 / 15
    long = any(breadth(word, SMALL * look.scale) + 8 > share for word in (t("Undo"), t("Share")))
    apart = look.large or (not look.wide and (long or redo is not None))
    again = main_button(
        t("Same again"),
        lambda _: same_again(sitting, frame["box"]),
        icon=ft.Icons.REPLAY_ROUNDED,
        key="same-again",
        expand=None if apart else 7,
    )
    actions = [ft.Row(small, spacing=8), again] if apart else [ft.Row([*small, again], spacing=8)]
    if look.wide and not look.large:
        actions = [
            ft.Row(
                [ft.Container(actions[0], width=min(room, 760))],
                alignment=ft.MainAxisAlignment.CENTER,
            )
        ]
    return _page(look, body, actions)


def _page(look: Look, body: ft.Control, actions: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(
        [body, action_area(look, actions)],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _small(look: Look, text: str, icon: ft.IconData, press: Press, key: str) -> ft.Control:
    if look.large:
        button = icon_button(text, icon, press, key=key)
        edge = ft.Border.all(1.5, ft.Colors.OUTLINE)
        return ft.Container(button, expand=True, alignment=ft.Alignment.CENTER, border=edge, border_radius=16)
    return plain_button(text, press, icon=icon, key=key, expand=4, column=True)


def _head(look: Look, title: str, lines: list[str], close: Callable[[], Any] | None) -> ft.Control:
    """The words on the sky, the fence below them; the sky grows with the words."""
    high = HEAD if look.height >= 560 else LOW_HEAD
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=30, color=look.colours.ink)
    leave: ft.Control = ft.Container(width=8)
    if close is not None:
        leave = icon_button(t("Close"), ft.Icons.CLOSE_ROUNDED, lambda _: close(), key="close")
    role = ft.TextThemeStyle.TITLE_LARGE if look.large else ft.TextThemeStyle.HEADLINE_MEDIUM
    head = ft.Semantics(
        header=True, heading_level=1, expand=not look.large, content=ft.Text(title, theme_style=role)
    )
    small = [ft.Text(line, theme_style=ft.TextThemeStyle.LABEL_MEDIUM) for line in lines]
    # The empty box is the least height: the picture's own.
    least = ft.Container(width=1, height=high - _LAP - _FENCE - 16)
    inside: ft.Control
    if look.large:
        top = ft.Row([leave, cup], spacing=4)
        inside = ft.Column([top, ft.Container(ft.Column([head, *small], spacing=2), padding=12)], spacing=0)
    else:
        # The cup stands beside the first line, however many there are.
        first = ft.Row(
            [ft.Container(cup, padding=ft.Padding.only(top=3)), head],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        words = ft.Container(
            ft.Column([first, *small], spacing=2, tight=True), padding=ft.Padding.only(top=7), expand=True
        )
        inside = ft.Row([leave, words, least], spacing=4, vertical_alignment=ft.CrossAxisAlignment.START)
    scene = ft.Container(landscape(look, high, light=not look.large), left=0, right=0, bottom=-_LAP)
    padding = ft.Padding.only(left=8, right=16 if look.large else LIGHT, top=10, bottom=_FENCE + 6)
    return ft.Container(
        ft.Stack([scene, ft.Container(inside, padding=padding)], clip_behavior=ft.ClipBehavior.HARD_EDGE),
        bgcolor=look.colours.sky,
    )


def _over_meadow(look: Look, content: ft.Control, width: float) -> ft.Control:
    """The content on the paper, its upper edge on a strip of the meadow."""
    strip = ft.Container(bgcolor=look.colours.hill2, height=20, left=0, right=0, top=0)
    middle = ft.Row([ft.Container(content, width=width)], alignment=ft.MainAxisAlignment.CENTER)
    return ft.Stack([strip, ft.Container(middle, padding=ft.Padding.only(bottom=20))])
