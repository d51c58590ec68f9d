"""Counting a paper sheet: whose sheet it is, its points, the way on. Counted are numbers or copied fences."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.volle_weide import paper
from models.games.volle_weide.moves import Tally, Trace
from models.games.volle_weide.state import State
from models.kernel.session import Session
from views.desk import use_desk
from views.games.volle_weide.counted import chips, roster, total_line
from views.games.volle_weide.numbers import numbers
from views.games.volle_weide.told import sheet_name
from views.games.volle_weide.trace import TraceBoard, trace_card
from views.kit.bar import bar
from views.kit.button import icon_button, main_button
from views.kit.component import component
from views.kit.panes import board_room, two_panes
from views.kit.shell import column, notice
from views.kit.turn import keyboard, rules, share, steps, undo
from views.kit.words import say, t
from views.sitting import Sitting


def counts_paper(session: Session, bookmark: dict[str, object]) -> bool:
    """Whether this session is counted off paper: somebody has been, or it was set up for it."""
    return session.kind == "tallied" or (session.kind is None and "count" in bookmark)


def traces(sitting: Sitting) -> bool:
    """Whether fences are copied; what the last count was decides where the bookmark does not say."""
    if sitting.session.state.meadow is None:
        return False
    way = sitting.bookmark.get("count")
    if way is None:
        return any(isinstance(move, Trace) for move in sitting.session.moves)
    return bool(way == "trace")


def whose(sitting: Sitting) -> int:
    """The player whose sheet is shown: the one remembered, else whoever was counted last."""
    session = sitting.session
    kept = sitting.bookmark.get("player")
    if isinstance(kept, int) and 0 <= kept < len(session.players):
        return kept
    return next((move.player for move in reversed(session.moves) if isinstance(move, Tally | Trace)), 0)


@component
def CountPaper(sitting: Sitting) -> ft.Control:
    """One player's sheet after the other, until everybody is counted."""
    desk = use_desk()
    look = desk.look
    session = sitting.session
    state: State = session.state
    player = whose(sitting)
    tracing = traces(sitting)
    marks = sitting.marks
    following = paper.waiting(state, player)
    count = paper.counted(state, player)

    def begin() -> None:
        # From now on the result waits until somebody asks for it, so that a count can be put right.
        sitting.mark(counting=True)

    ft.use_effect(begin, [])

    def pick(seat: int) -> None:
        sitting.mark(player=seat)
        sitting.turn += 1

    def on() -> None:
        if state.counted[player] is None:
            nothing = paper.trace(state, player) if tracing else paper.tally(state, player)
            if not sitting.play(nothing):
                return
        if following is None:
            sitting.mark(counting=None)
            sitting.turn += 1
        else:
            pick(following)

    def redo() -> None:
        if sitting.redo():
            pick(getattr(sitting.session.moves[-1], "player", player))

    ft.use_effect(keyboard(desk, sitting, {"enter": on, "y": redo}), None)

    title = t("Copy the fences") if tracing else t("Count the sheets")
    sheet = "" if state.meadow is None else sheet_name(state.meadow.sheet.name)
    place = (
        t("{game}, {sheet}", game=session.game.name, sheet=sheet)
        if sheet
        else t("{game}, played on paper", game=session.game.name)
    )
    top = bar(
        look,
        title,
        place,
        back=lambda _: desk.go("/"),
        more=[icon_button(t("Rules"), ft.Icons.HELP_OUTLINE_ROUNDED, lambda _: rules(sitting), key="rules")],
    )
    word = (
        t("To the result") if following is None else t("Next: {name}", name=session.players[following].name)
    )
    icon = ft.Icons.EMOJI_EVENTS_OUTLINED if following is None else ft.Icons.ARROW_FORWARD_ROUNDED
    table = sitting.table
    back = (lambda _: undo(sitting)) if table.can_undo else None
    forth = (lambda _: redo()) if table.can_redo else None
    main = main_button(word, lambda _: on(), icon=icon, key="next", expand=share(look))
    actions = steps(look, back, forth, main, word=word)
    doubtful: list[ft.Control] = [
        notice(say(doubt), key=f"doubt-{n}") for n, doubt in enumerate(paper.doubts(count))
    ]
    score = total_line(session.players[player].name, count)
    cards = [trace_card(sitting, player)] if tracing else numbers(sitting, player)
    if look.wide:
        left = TraceBoard(sitting, player, *board_room(look)) if tracing else _pane(cards)
        right = [roster(look, state, marks, player, pick), *(cards if tracing else []), *doubtful]
        return two_panes(left, top=top, body=right, actions=[score, *actions])
    who = chips(look, state, marks, player, pick)
    board = [TraceBoard(sitting, player, min(look.width, 720) - 2 * look.margin, None)] if tracing else []
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
