"""Screens that only look on: the table in the middle for all to see, and a phone whose seat has nothing to do."""

from __future__ import annotations

import flet as ft

from models.kernel.fault import Fault
from views.desk import use_desk
from views.kit.bar import bar
from views.kit.button import icon_button, main_button
from views.kit.component import component, screen
from views.kit.shell import bare, column, notice
from views.kit.turn import keyboard, undo_row
from views.kit.words import say, t
from views.opening import use_table
from views.overlook import from_afar, narrow, overlook, sheets_below
from views.sitting import Sitting, use_sitting

MARGIN = 20


@screen
def TableScreen() -> ft.View:
    """The table of the route, for a tablet or a television: no controls; a touch anywhere leads back."""
    desk = use_desk()
    id = ft.use_route_params()["session"]
    sitting = use_table(desk, id)
    if isinstance(sitting, Fault):
        back = main_button(t("To the start"), lambda _: desk.go("/"), key="home")
        return bare(column(desk.look, body=[notice(say(sitting.message), bad=True)], actions=[back]))
    return bare(InTheMiddle(sitting, key=id))


@component
def InTheMiddle(sitting: Sitting) -> ft.Control:
    """All of the table; spoken as one button that leads back to the game."""
    desk = use_desk()
    use_sitting(sitting)
    look = desk.look
    shown = ft.Container(
        from_afar(look, sitting, look.width - 2 * MARGIN, look.height - 2 * MARGIN),
        padding=MARGIN,
    )
    return ft.Semantics(
        identifier="in-the-middle",
        content=ft.Container(
            ft.Column([shown], scroll=ft.ScrollMode.HIDDEN, expand=True, spacing=0),
            on_click=lambda _: desk.go(f"/play/{sitting.table.id}"),
            expand=True,
        ),
    )


@component
def LookOn(sitting: Sitting) -> ft.Control:
    """A guest's phone with nothing to do now: what is waited for, the own sheet first, and undo."""
    desk = use_desk()
    look = desk.look
    ft.use_effect(keyboard(desk, sitting, {}), None)
    session, seat = sitting.session, sitting.role.seat
    change = icon_button(t("Your seat"), ft.Icons.EVENT_SEAT_OUTLINED, lambda _: desk.go("/seat"), key="seat")
    who = t("You watch") if seat is None else sitting.marks[seat].name
    place = "" if look.large else t("{name}, {place}", name=who, place=sitting.game.place(session))
    top = bar(look, sitting.game.onlook.moment(session), place, more=[change])
    width = min(look.width - 2 * look.margin, 1280)
    actions = [undo_row(sitting)] if seat is not None else []
    if not narrow(look, width):
        body: list[ft.Control] = [overlook(look, sitting, width, look.height - 170)]
    else:
        body = sheets_below(look, sitting, width, seat)
        common = sitting.game.onlook.common(look, session, 48)
        waits = "" if seat is None or session.finished else _awaits(sitting)
        if waits or common is not None:
            words = ft.Text(waits, theme_style=ft.TextThemeStyle.BODY_LARGE, expand=True)
            body.insert(0, ft.Row([words, *([common] if common else [])], spacing=12))
    return column(look, top=top, body=body, actions=actions, most_width=1280, spacing=12)


def _awaits(sitting: Sitting) -> str:
    """Whom the table waits for."""
    session = sitting.session
    names = [session.players[seat].name for seat in session.game.awaited(session.state)]
    if not names:
        return t("The host's phone goes on.")
    return t("Waiting for {names}.", names=", ".join(names))
