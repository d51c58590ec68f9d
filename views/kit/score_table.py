"""The score table of any game: parts down, players across; every number opens to its reasons. Knows no rule.

With large text, or where the columns would be too narrow, one card a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import flet as ft

from models.kernel.move import Override
from views.desk import use_desk
from views.kit.bottom_sheet import use_notes
from views.kit.button import Press, does, plain_button
from views.kit.component import component
from views.kit.override import Hand, override_sheet
from views.kit.score_cards import score_cards
from views.kit.score_columns import label_room, score_columns
from views.kit.score_sheet import ScoreSheet
from views.kit.seatmark import seat_marks
from views.kit.shell import notice
from views.kit.why import TOTAL, Number, Why
from views.kit.words import say, t
from views.sitting import Sitting

MOST_COLUMNS = 5
LEAST_COLUMN = 60
SIDE_BY_SIDE = 840


@component
def ScoreTable(
    sitting: Sitting,
    parts: Sequence[str] | None = None,
    width: float | None = None,
    opened: Number | None = None,
) -> ft.Control:
    """The table of a session as it stands. `parts`: only these; `width`: the room, else the window's.

    `opened` is the number that is open at first. Which one is open then is kept with the session.
    """
    desk = use_desk()
    look, session = desk.look, sitting.session
    people = tuple((player.name, player.id) for player in session.players)
    marks = ft.use_memo(lambda: seat_marks(desk.history, session.players), [people])
    shown, show = ft.use_state(_kept(sitting, parts) or opened)
    hand, take = ft.use_state(cast("Hand | None", None))
    asking, wonder = ft.use_state(False)
    note = ft.use_ref("")
    room = width if width is not None else min(look.width, 720) - 2 * look.margin

    beside = room >= SIDE_BY_SIDE and not look.large

    def open_number(number: Number) -> None:
        now = None if number == shown else number
        sitting.mark(why=[now.player, now.part] if now else None)
        show(now)

    def set_by_hand() -> None:
        if hand is not None and sitting.play(
            Override(player=hand.player, part=hand.part, value=hand.value, why=str(note.current).strip())
        ):
            take(None)

    def write(words: str) -> None:
        # Not drawn again at every letter: a slow network would put an older word back into the field.
        note.current = words

    board = session.scoreboard()
    if hand is None:
        sheet_up = None
    else:
        line = board.rows[hand.player].line(hand.part)
        title = t("{player}, {part}", player=marks[hand.player].name, part=say(session.game.parts[hand.part]))
        sheet_up = override_sheet(
            look,
            hand,
            line,
            title,
            step=lambda n: take(Hand(hand.player, hand.part, n, str(note.current))),
            note=write,
            use=set_by_hand,
            close=lambda: take(None),
        )
    ask = sitting.game.past.ask
    lacking = board.missing[0] if board.missing and ask else ""
    notes = use_notes(lacking if asking else "")
    if asking and ask and lacking:
        sheet_up = ask(sitting, lacking, lambda: wonder(False), notes)
    ft.use_dialog(sheet_up)

    def why(inside: float) -> ft.Control:
        assert shown is not None
        number = shown

        def by_hand() -> None:
            line = board.rows[number.player].line(number.part)
            write(line.why)
            take(Hand(number.player, number.part, line.value, line.why))

        return Why(
            sitting.game,
            session,
            marks,
            number,
            inside,
            close=lambda: open_number(number),
            override=None if number.part == TOTAL else by_hand,
            pictured=beside,
            key=f"why-{number.player}-{number.part}",
        )

    wanted = tuple(part for part in session.game.parts if parts is None or part in parts)
    if shown is not None and (shown.player >= len(marks) or shown.part not in (*wanted, TOTAL)):
        shown = None
    sheet = ScoreSheet(look, session, board, marks, wanted, shown, open_number, why)
    own = room * 0.54 if beside else room
    columns = not look.large and len(marks) <= MOST_COLUMNS
    columns = columns and (own - 28 - label_room(sheet)) / len(marks) >= LEAST_COLUMN * look.scale
    table = score_columns(sheet, own) if columns else score_cards(sheet, own, inside=not beside)
    missing = _missing(sheet, does(wonder, True) if lacking else None) if sheet.at_least else []
    stretch = ft.CrossAxisAlignment.STRETCH
    if beside:
        right = [why(room - own - 16)] if shown else []
        return ft.Row(
            [
                ft.Column([table, *missing], spacing=12, width=own, horizontal_alignment=stretch),
                ft.Column(right, spacing=12, expand=True, horizontal_alignment=stretch),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    below = [why(own)] if shown and columns else []
    return ft.Column([table, *missing, *below], spacing=12, horizontal_alignment=stretch)


def _kept(sitting: Sitting, parts: Sequence[str] | None) -> Number | None:
    kept = sitting.bookmark.get("why")
    if not (isinstance(kept, list) and len(kept) == 2 and isinstance(kept[0], int)):
        return None
    known = (*sitting.session.game.parts, TOTAL) if parts is None else tuple(parts)
    return Number(kept[0], kept[1]) if kept[1] in known else None


def _missing(sheet: ScoreSheet, enter: Press) -> list[ft.Control]:
    """What the totals lack, and the way to enter it."""
    game, state = sheet.session.game, sheet.session.state
    needs = {
        value: part
        for player in range(len(sheet.board.rows))
        for value, part in game.missing(state, player).items()
    }
    names = dict.fromkeys(sheet.part_name(needs[value]) for value in sheet.board.missing)
    told = t("The total is at least this: {parts} needs numbers from the box.", parts=", ".join(names))
    found = [notice(told, key="missing")]
    if enter is not None:
        found.append(
            plain_button(t("Enter them"), enter, icon=ft.Icons.EDIT_OUTLINED, key="enter-missing", small=True)
        )
    return found
