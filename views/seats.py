"""Who plays, in which order: the seats of a set-up, the roster to pick from, and a field for new names."""

from __future__ import annotations

from typing import Any

import flet as ft

from models.history.name import folded
from models.kernel.fault import BadInput
from views.desk import use_desk
from views.draft import Draft, Seat
from views.kit.badge import badge, chip, letters, stripe
from views.kit.button import does, icon_button, plain_button
from views.kit.component import component
from views.kit.field import text_field
from views.kit.seatcolour import list_colour
from views.kit.shell import heading, notice, quiet
from views.kit.words import say, t

AT_FIRST = 8
ABOVE = 88  # clear of the main action


@component
def Seats(draft: Draft, most: int, usual: int) -> ft.Control:
    """The seats in their order, and everything that changes them."""
    desk = use_desk()
    seated = len(draft.seats)
    order = quiet(t("In seating order, clockwise. Drag to change it."))
    order.visible = seated > 1
    many = notice(t("The box is made for up to {n} players; more are welcome here.", n=usual), key="many")
    many.visible = seated > usual
    full = seated >= most
    # What may be missing keeps its place, so that the field below stays the same one and keeps the keyboard.
    parts = [
        heading(t("Players")),
        _order(draft) if seated else _nobody(usual),
        order,
        many,
        quiet(t("The table is full.")) if full else Roster(draft, key="roster"),
        ft.Container(NewName(draft, key="new-name"), visible=not full),
    ]
    return ft.Column(
        parts,
        spacing=12 if not desk.look.large else 16,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _nobody(usual: int) -> ft.Control:
    return quiet(t("Nobody sits at the table yet. Add one to {n} players.", n=usual))


def _order(draft: Draft) -> ft.Control:
    names = [seat.name for seat in draft.seats]
    marks, colours = letters(names), draft.colours

    def dropped(event: Any) -> None:
        if event.old_index is not None and event.new_index is not None and event.old_index != event.new_index:
            draft.move(event.old_index, event.new_index)

    rows = [
        _row(draft, position, name, mark, colour)
        for position, (name, mark, colour) in enumerate(zip(names, marks, colours, strict=True))
    ]
    return ft.Container(
        ft.ReorderableListView(rows, on_reorder=dropped, show_default_drag_handles=False, spacing=0),
        border_radius=20,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        padding=ft.Padding.symmetric(horizontal=10, vertical=4),
    )


def _row(draft: Draft, position: int, name: str, mark: str, colour: int) -> ft.Control:
    last = position == len(draft.seats) - 1

    def gone(_: Any) -> None:
        before = draft.seats
        draft.leave(position)
        draft.desk.tell(t("{name} does not play.", name=name), undo=lambda: draft.back(before), lift=ABOVE)

    handle = ft.ReorderableDragHandle(
        ft.Container(
            ft.Icon(ft.Icons.DRAG_INDICATOR_ROUNDED, size=24, color=ft.Colors.ON_SURFACE_VARIANT),
            width=40,
            height=56,
            alignment=ft.Alignment.CENTER,
        ),
        mouse_cursor=ft.MouseCursor.GRAB,
    )
    up = icon_button(
        t("{name} one seat up", name=name),
        ft.Icons.ARROW_UPWARD_ROUNDED,
        lambda _: draft.move(position, position - 1),
        key=f"up-{folded(name)}",
    )
    # Rows keep their parts when they change places: the client mixes up those that gain one while they move.
    up.visible = position > 0
    remove = icon_button(
        t("Without {name}", name=name), ft.Icons.CLOSE_ROUNDED, gone, key=f"leave-{folded(name)}"
    )
    who: list[ft.Control] = [
        handle,
        stripe(colour),
        badge(mark, colour, 34),
        ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True, max_lines=3),
    ]
    middle = ft.CrossAxisAlignment.CENTER
    content: ft.Control
    if draft.desk.look.large:
        below = ft.Row([up, remove], spacing=8, alignment=ft.MainAxisAlignment.END)
        content = ft.Column([ft.Row(who, spacing=8, vertical_alignment=middle), below], spacing=0)
    else:
        content = ft.Row([*who, up, remove], spacing=8, vertical_alignment=middle)
    return ft.Container(
        content,
        key=f"seat-{folded(name)}",
        padding=ft.Padding.only(right=4, top=4, bottom=4),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.only(
            bottom=ft.BorderSide(1, ft.Colors.TRANSPARENT if last else ft.Colors.OUTLINE_VARIANT)
        ),
    )


@component
def Roster(draft: Draft) -> ft.Control:
    """Those who could play too, who played last first."""
    desk = use_desk()
    everybody, show_everybody = ft.use_state(False)
    people = [person for person in desk.history.people.list() if draft.find(person.name) is None]
    played = desk.history.people.last_played()
    people.sort(key=lambda person: played.get(person.id, ""), reverse=True)
    shown = people if everybody else people[:AT_FIRST]
    marks = letters([person.name for person in shown])
    chips = [
        chip(
            person.name,
            mark,
            list_colour(person.id, person.colour),
            does(draft.seat, Seat(person.name, person.id, person.colour)),
            selected=False,
            state=ft.Icon(
                ft.Icons.ADD_ROUNDED,
                size=20,
                color=ft.Colors.ON_SURFACE_VARIANT,
                semantics_label=t("Plays too"),
            ),
            key=f"add-{folded(person.name)}",
        )
        for person, mark in zip(shown, marks, strict=True)
    ]
    if len(shown) < len(people):
        more = t("{n} more", n=len(people) - len(shown))
        chips.append(plain_button(more, lambda _: show_everybody(True), small=True, key="everybody"))
    return ft.Row(chips, wrap=True, spacing=8, run_spacing=8, visible=bool(chips))


@component
def NewName(draft: Draft) -> ft.Control:
    """A field for a name; Enter or the button seats that player."""
    desk = use_desk()
    name, write = ft.use_state("")
    wrong, blame = ft.use_state("")

    def typed(text: str) -> None:
        write(text)
        blame("")

    def enter(text: str) -> None:
        if not text.strip():
            return
        try:
            seat = draft.named(text)
        except BadInput as fault:
            blame(say(fault.message))
            return
        seated = draft.find(seat.name)
        if seated is not None:
            blame(t("{name} sits at the table already.", name=seated.name))
            return
        draft.seat(seat)
        write("")
        if seat.person is not None and seat.name != text.strip():
            desk.tell(
                t("{name} was in the list already and plays as the same person.", name=seat.name), lift=ABOVE
            )

    large = desk.look.large
    field = text_field(
        t("New player"),
        name,
        change=typed,
        enter=enter,
        error=wrong,
        key="new-player",
        stay=True,
        expand=not large,
    )
    button = plain_button(
        t("Add"),
        (lambda _: enter(name)) if name.strip() else None,
        icon=None if large else ft.Icons.PERSON_ADD_ALT_ROUNDED,
        key="add-player",
    )
    if large:
        return ft.Column([field, button], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([field, button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
