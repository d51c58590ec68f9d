"""The score table of any game: parts down, players across; every number opens to its reasons. Knows no rule.

With large text, or where the columns would be too narrow, one card a player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from models.kernel.move import Override
from models.kernel.score import Row, Scoreboard
from models.kernel.session import Session
from views.desk import Look, use_desk
from views.kit.badge import badge
from views.kit.button import tile_button
from views.kit.component import component
from views.kit.ordinal import ordinal
from views.kit.override import Hand, override_sheet
from views.kit.seatmark import SeatMark, seat_marks
from views.kit.shell import card, notice
from views.kit.why import TOTAL, Number, Why
from views.kit.words import say, signed, t
from views.sitting import Sitting

MOST_COLUMNS = 5
LEAST_COLUMN = 60
LABEL = 92
CARD_NUMBER = 60
SIDE_BY_SIDE = 840


@dataclass(frozen=True)
class _Sheet:
    """What the table draws from: the board, the players' marks, and what a number does when it is tapped."""

    look: Look
    session: Session
    board: Scoreboard
    marks: tuple[SeatMark, ...]
    parts: tuple[str, ...]
    opened: Number | None
    open: Callable[[Number], None]
    why: Callable[[float], ft.Control]

    @property
    def with_total(self) -> bool:
        return len(self.parts) > 1

    @property
    def at_least(self) -> bool:
        return bool(self.board.missing)

    def part_name(self, part: str) -> str:
        return t("Total") if part == TOTAL else say(self.session.game.parts[part])

    def tied(self, row: Row) -> bool:
        """Whether the tie-break was looked at for this player."""
        best = max(other.total for other in self.board.rows)
        return self.board.decided_by not in (None, "points") and row.total == best


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
    shown, show = ft.use_state(lambda: _kept(sitting, parts) or opened)
    hand, take = ft.use_state(lambda: None)
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
    ft.use_dialog(sheet_up)

    def why(inside: float) -> ft.Control:
        assert shown is not None

        def by_hand() -> None:
            line = board.rows[shown.player].line(shown.part)
            write(line.why)
            take(Hand(shown.player, shown.part, line.value, line.why))

        return Why(
            session,
            marks[shown.player].name,
            shown,
            inside,
            close=lambda: open_number(shown),
            override=None if shown.part == TOTAL else by_hand,
            pictured=beside,
            key=f"why-{shown.player}-{shown.part}",
        )

    wanted = tuple(part for part in session.game.parts if parts is None or part in parts)
    if shown is not None and (shown.player >= len(marks) or shown.part not in (*wanted, TOTAL)):
        shown = None
    sheet = _Sheet(look, session, board, marks, wanted, shown, open_number, why)
    own = room * 0.54 if beside else room
    columns = not look.large and len(marks) <= MOST_COLUMNS
    columns = columns and (own - 32 - LABEL * look.scale) / len(marks) >= LEAST_COLUMN * look.scale
    table = _columns(sheet, own) if columns else _cards(sheet, own, inside=not beside)
    missing = [_missing(sheet)] if sheet.at_least else []
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


def _number(sheet: _Sheet, player: int, part: str) -> ft.Control:
    """One number as a button, right-aligned; a pencil where it was set by hand."""
    row, mark = sheet.board.rows[player], sheet.marks[player]
    by_hand = part != TOTAL and row.line(part).overridden
    value = row.total if part == TOTAL else row.line(part).value
    selected = sheet.opened == Number(player, part)
    ink = ft.Colors.ON_PRIMARY_CONTAINER if selected else ft.Colors.ON_SURFACE
    spoken = t("{player}, {part}: {n}", player=mark.name, part=sheet.part_name(part), n=value)
    if by_hand:
        spoken = t("{number}, set by hand", number=spoken)
    elif part == TOTAL and sheet.at_least:
        spoken = t("{number} at least", number=spoken)
    inside: list[ft.Control] = []
    if by_hand:
        inside.append(ft.Icon(ft.Icons.EDIT_ROUNDED, size=16, color=ft.Colors.ON_SURFACE_VARIANT))
    inside.append(
        ft.Text(
            str(signed(value)),
            theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM if part == TOTAL else ft.TextThemeStyle.TITLE_MEDIUM,
            color=ink,
            no_wrap=True,
            semantics_label=spoken,
        )
    )
    return tile_button(
        spoken,
        ft.Row(inside, spacing=4, alignment=ft.MainAxisAlignment.END),
        lambda _: sheet.open(Number(player, part)),
        key=f"score-{player}-{part}",
        selected=selected,
        expand=True,
        flat=True,
        radius=12,
        padding=ft.Padding.symmetric(horizontal=6, vertical=10),
    )


def _columns(sheet: _Sheet, width: float) -> ft.Control:
    look = sheet.look
    label_width = max(LABEL * look.scale, min(200 * look.scale, width * 0.3))
    line = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    strong = ft.BorderSide(2, ft.Colors.ON_SURFACE)

    def across(
        label: ft.Control,
        cells: Sequence[ft.Control],
        top: ft.BorderSide | None,
        vertical: int = 1,
    ) -> ft.Control:
        return ft.Container(
            ft.Row(
                [ft.Container(label, width=label_width), *cells],
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(vertical=vertical),
            border=ft.Border.only(top=top) if top else None,
        )

    rows = [across(ft.Container(), [_head(mark) for mark in sheet.marks], None, 4)]
    for part in sheet.parts:
        label = ft.Text(sheet.part_name(part), theme_style=ft.TextThemeStyle.LABEL_LARGE)
        rows.append(across(label, [_number(sheet, seat, part) for seat in range(len(sheet.marks))], line))
    if sheet.with_total:
        label = _total_label(sheet)
        rows.append(across(label, [_number(sheet, seat, TOTAL) for seat in range(len(sheet.marks))], strong))
        rows += [across(name, cells, None, 0) for name, cells in _below_total(sheet)]
    return card(ft.Column(rows, spacing=0, tight=True), padding=14)


def _head(mark: SeatMark) -> ft.Control:
    return ft.Container(
        ft.Column(
            [
                badge(mark.letter, mark.colour, 34),
                ft.Text(
                    mark.name,
                    theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    max_lines=1,
                    overflow=ft.TextOverflow.ELLIPSIS,
                ),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        ),
        padding=ft.Padding.only(left=4, right=6),
        alignment=ft.Alignment.CENTER_RIGHT,
        expand=True,
    )


def _total_label(sheet: _Sheet) -> ft.Control:
    words: list[ft.Control] = [ft.Text(t("Total"), theme_style=ft.TextThemeStyle.TITLE_LARGE)]
    if sheet.at_least:
        words.append(_small(t("at least")))
    return ft.Column(words, spacing=0, tight=True)


def _small(text: str, spoken: str | None = None) -> ft.Text:
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=spoken,
        text_align=ft.TextAlign.END,
    )


def _below_total(sheet: _Sheet) -> list[tuple[ft.Control, list[ft.Control]]]:
    """The tie-break where it was looked at, and the ranks of a finished session of several players."""

    def cell(content: ft.Control) -> ft.Control:
        padding = ft.Padding.only(right=6, top=2, bottom=4)
        return ft.Container(content, padding=padding, alignment=ft.Alignment.CENTER_RIGHT, expand=True)

    found: list[tuple[ft.Control, list[ft.Control]]] = []
    seats = list(zip(sheet.board.rows, sheet.marks, strict=True))
    if any(sheet.tied(row) for row, _ in seats):
        name = say(sheet.session.game.tie_break_name)
        label = _small(name[:1].upper() + name[1:])
        label.text_align = ft.TextAlign.START
        cells = [
            cell(
                _small(
                    str(row.tie_break),
                    t("{player}, {part}: {n}", player=mark.name, part=name, n=row.tie_break),
                )
                if sheet.tied(row)
                else ft.Container()
            )
            for row, mark in seats
        ]
        found.append((label, cells))
    if sheet.board.finished and len(seats) > 1:
        found.append((ft.Container(), [cell(_rank(row, mark)) for row, mark in seats]))
    return found


def _rank(row: Row, mark: SeatMark) -> ft.Control:
    place = ordinal(row.rank or 0)
    words = _small(place, t("{player}: {place}", player=mark.name, place=place))
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS_OUTLINED, size=18, color=ft.Colors.PRIMARY)
    return ft.Row([*([cup] if row.winner else []), words], spacing=3, tight=True)


def _cards(sheet: _Sheet, width: float, inside: bool) -> ft.Control:
    """A card a player; the first places first, once it is known who has them."""
    order = sorted(range(len(sheet.marks)), key=lambda seat: (sheet.board.rows[seat].rank or 0, seat))
    return ft.Column(
        [_card(sheet, seat, width, inside) for seat in order],
        spacing=12,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _card(sheet: _Sheet, seat: int, width: float, inside: bool) -> ft.Control:
    look, row, mark = sheet.look, sheet.board.rows[seat], sheet.marks[seat]
    name = ft.Text(
        mark.name,
        theme_style=ft.TextThemeStyle.TITLE_SMALL,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    under: list[ft.Control] = []
    if row.rank is not None and len(sheet.marks) > 1:
        under.append(_rank(row, mark))
    if sheet.tied(row):
        under.append(_small(t("{what}: {n}", what=say(sheet.session.game.tie_break_name), n=row.tie_break)))
    head: list[ft.Control] = [
        badge(mark.letter, mark.colour, 36),
        ft.Column([name, *under], spacing=0, tight=True, expand=True),
    ]
    lines: list[ft.Control] = []
    if look.large:
        lines += [_card_line(sheet, seat, part) for part in sheet.parts]
        if sheet.with_total:
            lines.append(_card_line(sheet, seat, TOTAL))
    else:
        if sheet.with_total:
            number = ft.Row([_number(sheet, seat, TOTAL)], width=CARD_NUMBER)
            least = [_small(t("at least"))] if sheet.at_least else []
            end = ft.CrossAxisAlignment.END
            head.append(ft.Column([*least, number], spacing=0, tight=True, horizontal_alignment=end))
        cells = [_card_cell(sheet, seat, part) for part in sheet.parts]
        lines.append(ft.Row(cells, spacing=8, vertical_alignment=ft.CrossAxisAlignment.END))
    top = ft.Row(head, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    if inside and sheet.opened is not None and sheet.opened.player == seat:
        lines.append(ft.Container(sheet.why(width - 28), padding=ft.Padding.only(top=8)))
    stretch = ft.CrossAxisAlignment.STRETCH
    return card(
        ft.Column([top, *lines], spacing=4, tight=True, horizontal_alignment=stretch),
        padding=14,
    )


def _card_line(sheet: _Sheet, seat: int, part: str) -> ft.Control:
    strong = part == TOTAL
    label = (
        _total_label(sheet)
        if strong
        else ft.Text(sheet.part_name(part), theme_style=ft.TextThemeStyle.LABEL_LARGE)
    )
    ink = ft.Colors.ON_SURFACE if strong else ft.Colors.OUTLINE_VARIANT
    return ft.Container(
        ft.Row(
            [
                ft.Container(label, expand=True),
                ft.Row([_number(sheet, seat, part)], width=CARD_NUMBER * sheet.look.scale),
            ],
            spacing=8,
        ),
        border=ft.Border.only(top=ft.BorderSide(2 if strong else 1, ink)),
    )


def _card_cell(sheet: _Sheet, seat: int, part: str) -> ft.Control:
    return ft.Column(
        [
            ft.Container(_small(sheet.part_name(part)), padding=ft.Padding.only(right=6)),
            ft.Row([_number(sheet, seat, part)]),
        ],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )


def _missing(sheet: _Sheet) -> ft.Control:
    needs = sheet.session.game.missing(sheet.session.state)
    names = dict.fromkeys(sheet.part_name(needs[value]) for value in sheet.board.missing)
    return notice(
        t("The total is at least this: {parts} needs numbers from the box.", parts=", ".join(names)),
        key="missing",
    )
