"""Two people head to head: who won, who was placed before the other, and their scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games import GAMES
from models.history.figure import Duel as Counted
from models.history.figure import Span
from views.desk import Desk, use_desk
from views.kit.badge import badge
from views.kit.button import does, tile_button
from views.kit.chart_bars import Bar, bars
from views.kit.component import component
from views.kit.shell import card, heading, quiet
from views.kit.sides import sides
from views.kit.words import mean, t, tn
from views.people_choice import Somebody, people_sheet, somebodies
from views.statistics_scores import often


@component
def Duel(span: Span, one: str | None, other: str | None, choose: Callable[..., Any]) -> ft.Control:
    """`choose(one=, other=)` changes who; those who played most unless chosen."""
    desk = use_desk()
    counted = desk.history.statistics
    side, ask = ft.use_state("")
    standings = often(ft.use_memo(lambda: counted.standings(span), [span]))
    about = [tn("One session", "{n} sessions", each.sessions) for each in standings]
    known = somebodies(desk.history, [(each.person, each.name) for each in standings], about)
    ids = [each.id for each in known]
    if len(known) < 2:
        ft.use_dialog(None)
        return quiet(t("Head to head takes two who have played."))
    first = one if one in ids else next(id for id in ids if id != other)
    second = other if other in ids and other != first else next(id for id in ids if id != first)
    pair = [next(each for each in known if each.id == id) for id in (first, second)]

    def pick(id: str) -> None:
        now = {"one": first, "other": second}
        rest = "other" if side == "one" else "one"
        # Whoever is chosen on the other side changes places.
        if now[rest] == id:
            now[rest] = now[side]
        now[side] = id
        ask("")
        choose(**now)

    chosen = {first if side == "one" else second}
    ft.use_dialog(people_sheet(t("Who?"), known, chosen, pick, lambda: ask("")) if side else None)
    buttons = [_side(each, key, ask) for each, key in zip(pair, ("one", "other"), strict=True)]
    left: list[ft.Control] = [
        heading(t("Head to head")),
        ft.Column(buttons, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        if desk.look.large
        else ft.Row(buttons, spacing=8),
        against(desk, span, pair[0], pair[1]),
    ]
    # Where nothing stands beside them, the bars are no longer than elsewhere.
    return sides(desk.look, left, by_game(desk, span, pair[0], pair[1]) or [ft.Container()])


def _side(who: Somebody, key: str, ask: Callable[[str], Any]) -> ft.Control:
    words = ft.Text(who.mark.name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True)
    content = ft.Row(
        [
            badge(who.mark.letter, who.mark.colour, 34),
            words,
            ft.Icon(ft.Icons.UNFOLD_MORE_ROUNDED, size=24, semantics_label=t("Change")),
        ],
        spacing=10,
    )
    return tile_button(who.mark.name, content, does(ask, key), key=f"side-{key}", expand=True)


def against(desk: Desk, span: Span, one: Somebody, other: Somebody) -> ft.Control:
    """The two compared over their common sessions."""
    duel = desk.history.statistics.duel(one.id, other.id, span)
    if not duel.sessions:
        return card(
            quiet(
                t(
                    "{one} and {other} have not played together here.",
                    one=one.mark.name,
                    other=other.mark.name,
                )
            )
        )
    parts: list[ft.Control] = [
        ft.Text(
            tn("One session together", "{n} sessions together", duel.sessions),
            theme_style=ft.TextThemeStyle.TITLE_SMALL,
        ),
        *_pair(t("Won"), one, other, duel.wins, duel.their_wins, lambda n: tn("{n} win", "{n} wins", int(n))),
    ]
    if duel.shared:
        parts.append(quiet(tn("One of them shared", "{n} of them shared", duel.shared)))
    parts += _pair(
        t("Placed before the other"),
        one,
        other,
        duel.ahead,
        duel.behind,
        lambda n: tn("once", "{n} times", int(n)),
    )
    if duel.level:
        parts.append(quiet(tn("Level once", "Level {n} times", duel.level)))
    if span.game is not None and duel.average is not None and duel.their_average is not None:
        parts += _pair(t("Points on average"), one, other, duel.average, duel.their_average, mean)
    return card(
        ft.Column(parts, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
    )


def _pair(
    title: str, one: Somebody, other: Somebody, mine: float, theirs: float, number: Callable[[float], str]
) -> list[ft.Control]:
    rows = [
        Bar(who.mark.name, value, number(value), "", who.mark.letter, who.mark.colour)
        for who, value in ((one, mine), (other, theirs))
    ]
    return [ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_MEDIUM), bars(rows)]


def by_game(desk: Desk, span: Span, one: Somebody, other: Somebody) -> list[ft.Control]:
    """The same for each game in a line, where all of them are asked for."""
    if span.game is not None:
        return []
    rows: list[ft.Control] = []
    for key, game in GAMES.items():
        its = Span(key, span.place, span.since, span.until)
        duel = desk.history.statistics.duel(one.id, other.id, its)
        if duel.sessions:
            rows.append(_game(game.name, duel, one, other))
    return [heading(t("Game by game")), *rows] if len(rows) > 1 else []


def _game(name: str, duel: Counted, one: Somebody, other: Somebody) -> ft.Control:
    lines: list[ft.Control] = [
        ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL),
        quiet(tn("One session together", "{n} sessions together", duel.sessions)),
    ]
    for who, wins, average in (
        (one, duel.wins, duel.average),
        (other, duel.their_wins, duel.their_average),
    ):
        told = tn("{n} win", "{n} wins", wins)
        if average is not None:
            told = t("{wins}, {points} points on average", wins=told, points=mean(average))
        lines.append(
            ft.Row(
                [
                    badge(who.mark.letter, who.mark.colour),
                    ft.Text(
                        f"{who.mark.name}: {told}", theme_style=ft.TextThemeStyle.LABEL_MEDIUM, expand=True
                    ),
                ],
                spacing=8,
            )
        )
    return card(ft.Column(lines, spacing=6, tight=True), padding=14)
