"""One person's games: how often and how well each was played, and the scores of one of them over time."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games import GAMES
from models.history.figure import Span, Tally
from views.desk import Look, use_desk
from views.games import drawing_of
from views.kit.choices import Choice, choices
from views.kit.component import component
from views.kit.drawing import tile
from views.kit.seatmark import SeatMark
from views.kit.shell import card, heading, quiet
from views.kit.words import mean, percent, signed, t, tn
from views.statistics_chart import course_chart
from views.statistics_course import scores_of


def games(look: Look, tallies: Sequence[Tally]) -> ft.Control:
    """A row a game: sessions, wins, average, best."""
    rows: list[ft.Control] = []
    for place, tally in enumerate(tallies):
        if place:
            rows.append(ft.Divider(height=1, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
        rows.append(_game(look, tally))
    return card(
        ft.Column(rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
    )


def _game(look: Look, tally: Tally) -> ft.Control:
    name = GAMES[tally.game].name if tally.game in GAMES else tally.game
    versus = tally.sessions - tally.solo
    played = tn("One session", "{n} sessions", tally.sessions)
    if versus:
        share = percent(tally.wins / versus)
        won = tn("{n} win ({share})", "{n} wins ({share})", tally.wins, share=share)
        played = t("{sessions}, {wins}", sessions=played, wins=won)
    points = t(
        "on average {average}, best {best}, least {least}",
        average=mean(tally.average),
        best=signed(tally.best),
        least=signed(tally.worst),
    )
    words = ft.Column(
        [
            ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
            ft.Text(played, theme_style=ft.TextThemeStyle.LABEL_MEDIUM),
            quiet(points),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    parts: list[ft.Control] = (
        [words] if look.large else [tile(drawing_of(tally.game), 46, look.colours), words]
    )
    return ft.Row(parts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)


@component
def PersonScores(id: str, mark: SeatMark, keys: tuple[str, ...], width: float, read: str) -> ft.Control:
    """The scores over time of one of the games `keys`; another `read` counts anew."""
    desk = use_desk()
    chosen, choose = ft.use_state(keys[0])
    game = chosen if chosen in keys else keys[0]
    course = ft.use_memo(
        lambda: scores_of(desk.history, Span(game=game), [(id, mark)]), [game, id, mark, read]
    )
    parts: list[ft.Control] = [heading(t("Scores over time"))]
    if len(keys) > 1:
        chips = [Choice(key, GAMES[key].name if key in GAMES else key) for key in keys]
        parts.append(choices(chips, {game}, choose, prefix="game", wrap=desk.look.wide))
    if course.across:
        what = t("Scores of {game}", game=GAMES[game].name if game in GAMES else game)
        parts += course_chart(desk.look, course, width, what, "scores")
    else:
        parts.append(quiet(t("No session here has a day.")))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
