"""Counting what lies on the table, one player after the other: whose count it is, its total, the way on.

Knows no game: what is counted, and what a count is worth, is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from models.kernel.message import Message
from models.kernel.move import Move
from models.kernel.session import Session
from views.desk import use_desk
from views.kit.bar import bar
from views.kit.button import icon_button, main_button
from views.kit.component import component
from views.kit.counted import Totals, chips, roster, total_line
from views.kit.panes import board_room, two_panes
from views.kit.shell import column, notice
from views.kit.turn import keyboard, rules, share, steps, undo
from views.kit.words import say, t
from views.sitting import Sitting


@dataclass(frozen=True)
class Count:
    """One player's count as a game shows it.

    `totals`: each player's total, None for those without a count. `parts`, `total`: what this player's count
    is made of and comes to. `nothing`: the move that counts nothing, for a player who is left as is.
    `doubts`: what cannot be on the table. `board(width, height)`: what is tapped to count, if anything is;
    the height is None where it may scroll.
    """

    title: str
    place: str
    totals: Totals
    parts: str
    total: int
    nothing: Move
    cards: Sequence[ft.Control]
    doubts: Sequence[Message] = ()
    board: Callable[[float, float | None], ft.Control] | None = None


def counts_paper(session: Session, bookmark: dict[str, object]) -> bool:
    """Whether this session is counted off the table: somebody has been, or it was set up for it."""
    return session.kind == "tallied" or (session.kind is None and "count" in bookmark)


def whose(sitting: Sitting) -> int:
    """The player whose count is shown: the one remembered, else whoever was counted last."""
    session = sitting.session
    kept = sitting.bookmark.get("player")
    if isinstance(kept, int) and 0 <= kept < len(session.players):
        return kept
    counts = (move for move in reversed(session.moves) if isinstance(move, session.game.tallies))
    return next((getattr(move, "player", 0) for move in counts), 0)


def waiting(totals: Totals, player: int) -> int | None:
    """The next player round the table who has no count yet."""
    order = [(player + step) % len(totals) for step in range(1, len(totals))]
    return next((seat for seat in order if totals[seat] is None), None)


@component
def Counting(sitting: Sitting, count_of: Callable[[int], Count]) -> ft.Control:
    """One player after the other, until everybody is counted. `count_of(player)` is the game's part."""
    desk = use_desk()
    look = desk.look
    session = sitting.session
    player = whose(sitting)
    count = count_of(player)
    marks = sitting.marks
    following = waiting(count.totals, player)
    # A phone with a seat of its own counts for that seat only, and then looks on.
    own = sitting.role.seat is not None and following is not None

    def begin() -> None:
        # From now on the result waits until somebody asks for it, so that a count can be put right.
        sitting.mark(counting=True)

    ft.use_effect(begin, [])

    def pick(seat: int) -> None:
        sitting.mark(player=seat)
        sitting.turn += 1

    def on() -> None:
        if count.totals[player] is None and not sitting.play(count.nothing):
            return
        if following is None or own:
            sitting.mark(counting=None)
            sitting.turn += 1
        else:
            pick(following)

    def redo() -> None:
        if sitting.redo():
            pick(getattr(sitting.session.moves[-1], "player", player))

    ft.use_effect(keyboard(desk, sitting, {"enter": on, "y": redo}), None)

    top = bar(
        look,
        count.title,
        count.place,
        back=None if desk.guest else (lambda _: desk.go("/")),
        more=[icon_button(t("Rules"), ft.Icons.HELP_OUTLINE_ROUNDED, lambda _: rules(sitting), key="rules")],
    )
    if following is None:
        word, icon = t("To the result"), ft.Icons.EMOJI_EVENTS_OUTLINED
    elif own:
        word, icon = t("Done"), ft.Icons.CHECK_ROUNDED
    else:
        word, icon = t("Next: {name}", name=session.players[following].name), ft.Icons.ARROW_FORWARD_ROUNDED
    back = (lambda _: undo(sitting)) if sitting.can_undo else None
    forth = (lambda _: redo()) if sitting.can_redo else None
    main = main_button(word, lambda _: on(), icon=icon, key="next", expand=share(look))
    actions = steps(look, back, forth, main, word=word)
    doubtful: list[ft.Control] = [
        notice(say(doubt), key=f"doubt-{n}") for n, doubt in enumerate(count.doubts)
    ]
    score = total_line(session.players[player].name, count.parts, count.total)
    cards = list(count.cards)
    if look.wide:
        left = count.board(*board_room(look)) if count.board else _pane(cards)
        right = [
            roster(look, count.totals, marks, player, pick),
            *(cards if count.board else []),
            *doubtful,
        ]
        return two_panes(left, top=top, body=right, actions=[score, *actions])
    who = chips(look, count.totals, marks, player, pick)
    board = [count.board(min(look.width, 720) - 2 * look.margin, None)] if count.board else []
    if look.large:
        doubtful.append(score)
    else:
        actions.insert(0, score)
    return column(look, top=top, body=[who, *board, *cards, *doubtful], actions=actions, spacing=12)


def _pane(cards: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(
        [ft.Column(list(cards), width=620, spacing=16, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
