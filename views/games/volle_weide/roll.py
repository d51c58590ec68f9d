"""Between two rounds: where everybody stands, and the die."""

from __future__ import annotations

from random import SystemRandom

import flet as ft

from models.games.volle_weide.count import worth
from models.games.volle_weide.moves import Roll
from models.games.volle_weide.standing import standing
from models.games.volle_weide.state import State
from views.desk import Look, use_desk
from views.games.volle_weide.die import face_buttons
from views.games.volle_weide.track import track
from views.games.volle_weide.turn import keyboard, top, undo_row
from views.kit.badge import badge, letters, stripe
from views.kit.button import tonal_button
from views.kit.component import component
from views.kit.shell import card, column, quiet
from views.kit.words import say, signed, t
from views.sitting import Sitting

CHANCE = SystemRandom()


@component
def RollRound(sitting: Sitting) -> ft.Control:
    """Everybody's points so far, the track, and the six faces with their shapes."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    assert state.meadow is not None
    sheet = state.meadow.sheet
    width = min(look.width, 1000 if look.wide else 720) - 2 * look.margin

    def roll(face: int) -> None:
        sitting.play(Roll(face=face))

    def roll_for_us() -> None:
        roll(CHANCE.randint(1, 6))

    ft.use_effect(
        keyboard(desk, sitting, {str(n): lambda n=n: roll(n) for n in range(1, 7)} | {"r": roll_for_us}), None
    )
    names = [player.name for player in sitting.session.players]
    ask = ft.Column(
        [
            ft.Text(t("Roll the die"), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM),
            ft.Text(t("Which face came up? Everybody draws it."), color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
    )
    dice = tonal_button(
        t("Roll for us"),
        lambda _: roll_for_us(),
        icon=ft.Icons.CASINO_OUTLINED,
        key="roll-for-us",
        expand=True,
    )
    title = t("Round {n}", n=state.round + 1)
    if look.wide:
        pane = (width - 24) / 2
        body = [
            ft.Row(
                [
                    ft.Column(
                        [track(look, state, sheet.track, pane), standings(look, state, names)],
                        spacing=16,
                        width=pane,
                    ),
                    ft.Column(
                        [ask, *face_buttons(look, sheet, state.face, pane, roll)], spacing=12, width=pane
                    ),
                ],
                spacing=24,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        ]
    else:
        body = [
            track(look, state, sheet.track, width),
            standings(look, state, names),
            ask,
            ft.Column(face_buttons(look, sheet, state.face, width, roll), spacing=12),
        ]
    return column(
        look,
        top=top(sitting, title),
        body=body,
        actions=[undo_row(sitting), ft.Row([dice])] if look.large else [undo_row(sitting, [dice])],
        most_width=1000 if look.wide else 720,
    )


def standings(look: Look, state: State, names: list[str]) -> ft.Control:
    """A card with a row a player: sheep now, and the points so far."""
    rows: list[ft.Control] = []
    for seat, (name, letter) in enumerate(zip(names, letters(names), strict=True)):
        now = standing(state, seat)
        count = ft.Text(
            say(worth(now.sheep)),
            theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
            color=ft.Colors.ON_SURFACE_VARIANT,
        )
        total = ft.Text(
            str(signed(now.total)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, text_align=ft.TextAlign.RIGHT
        )
        who: list[ft.Control] = [
            stripe(seat),
            badge(letter, seat),
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_LARGE, expand=True),
        ]
        if look.large:
            rows.append(ft.Column([ft.Row([*who, total], spacing=12), count], spacing=0))
        else:
            rows.append(
                ft.Row(
                    [
                        *who,
                        count,
                        ft.Container(total, width=56 * look.scale, alignment=ft.Alignment.CENTER_RIGHT),
                    ],
                    spacing=12,
                )
            )
    divided: list[ft.Control] = []
    for row in rows:
        if divided:
            divided.append(ft.Divider(height=1, color=ft.Colors.OUTLINE_VARIANT))
        divided.append(ft.Container(row, padding=ft.Padding.symmetric(vertical=6)))
    note = quiet(t("Points as they are now; bushes taken off."))
    return card(ft.Column([*divided, note], spacing=2), padding=12)
