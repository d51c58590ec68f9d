"""Setting up Fence Em In: which copy, with its board or only the score, and the mission cards on the table."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.draft import Draft
from views.games.fence_em_in.beginning import begin, copy_of, follows, lacking, marks, picked
from views.games.fence_em_in.boxes import about, picture
from views.games.fence_em_in.copies import NONE, Copy, chosen, copies
from views.games.set_up import SetUp, Way
from views.kit.button import does, plain_button, tile_button
from views.kit.component import component
from views.kit.option import option
from views.kit.shell import heading, notice, quiet
from views.kit.words import say, t

PICTURE = 72


@component
def Choices(draft: Draft, way: Way) -> ft.Control:
    """The game's own choices, below the players."""
    desk = use_desk()
    offered = copies(desk.history)
    now = chosen(offered, draft.choices.get("box"))
    parts: list[ft.Control] = [_copies(draft, offered, now)]
    if way == "play" and now.board:
        parts.append(_follow(draft))
        problem = lacking(draft, way)
        if problem is not None:
            parts.append(notice(say(problem), bad=True, key="lacking"))
    if now.data.get("missions"):
        parts.append(_missions(draft))
    return ft.Column(parts, spacing=20, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _copies(draft: Draft, offered: list[Copy], now: Copy) -> ft.Control:
    desk = draft.desk
    rows: list[ft.Control] = [heading(t("Your copy"))]
    for copy in offered:
        selected = copy.id == now.id
        if copy.id == NONE:
            rows.append(
                option(
                    copy.name,
                    t("The app counts everything but the places."),
                    lambda _, copy=copy: draft.choose(box=copy.id, missions=None),
                    selected=selected,
                    icon=ft.Icons.CALCULATE_OUTLINED,
                    key=f"box-{copy.id}",
                )
            )
            continue
        press = does(_open, (draft, copy))
        words = ft.Column(
            [ft.Text(copy.name, theme_style=ft.TextThemeStyle.TITLE_SMALL), quiet(about(copy.data))],
            spacing=2,
            tight=True,
            expand=True,
        )
        mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if selected else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
        ink = ft.Colors.PRIMARY if selected else ft.Colors.OUTLINE
        row = ft.Row(
            [picture(desk.look, copy.data, PICTURE), words, ft.Icon(mark, size=24, color=ink)],
            spacing=14,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        rows.append(tile_button(copy.name, row, press, key=f"box-{copy.id}", selected=selected))
    rows.append(
        plain_button(
            t("Enter your copy's board"),
            lambda _: desk.go("/boxes"),
            icon=ft.Icons.ADD_ROUNDED,
            key="own-box",
            small=True,
        )
    )
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _open(pair: tuple[Draft, Copy]) -> None:
    draft, copy = pair
    if copy.box is None:
        draft.desk.go(f"/boxes/{copy.id}")
    else:
        draft.choose(box=copy.id, missions=None)


def _follow(draft: Draft) -> ft.Control:
    on = follows(draft)
    parts: list[ft.Control] = [
        option(
            t("With the board"),
            t("Enclosures are placed in the app too; it knows where they fit."),
            lambda _: draft.choose(follow=None),
            selected=on,
            icon=ft.Icons.GRID_ON_ROUNDED,
            key="follow-board",
        ),
        option(
            t("Only score"),
            t("The board stays on the table."),
            lambda _: draft.choose(follow="score"),
            selected=not on,
            icon=ft.Icons.CALCULATE_OUTLINED,
            key="follow-score",
        ),
    ]
    return ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _missions(draft: Draft) -> ft.Control:
    """The copy's mission cards; three of them are on the table, or it is said at the end."""
    cards = copy_of(draft).data["missions"]
    now = picked(draft)

    def toggle(n: int) -> None:
        draft.choose(missions=[each for each in now if each != n] if n in now else [*now, n][-3:])

    rows: list[ft.Control] = [
        heading(t("Mission cards on the table")),
        quiet(t("Three of them, or none for now: their points are asked for at the end.")),
    ]
    for n, card in enumerate(cards):
        kind = t("Enclosure") if card.get("kind") == "enclosure" else t("Support")
        rows.append(
            option(
                card.get("text") or t("No words yet"),
                kind,
                does(toggle, n),
                selected=n in now,
                key=f"mission-{n}",
            )
        )
    kinds = [cards[n].get("kind") for n in now]
    if len(now) == 3 and kinds.count("enclosure") != 1:
        rows.append(notice(t("A game has one enclosure card and two support cards."), key="odd-missions"))
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@component
def Mark(draft: Draft, way: Way) -> ft.Control:
    """Nothing is marked before this game: back to its set-up."""
    desk = use_desk()
    ft.use_effect(lambda: desk.go(f"/setup/{draft.game}"), [])
    return ft.Container()


SET_UP = SetUp(Choices, marks, Mark, begin)
