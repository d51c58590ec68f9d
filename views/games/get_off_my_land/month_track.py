"""The month track: twelve months, the past ones faded, the present one with its name; and what a month's end does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from models.games.get_off_my_land.coming import Coming
from models.games.get_off_my_land.months import (
    ICON_NAMES,
    ICONS,
    LAST,
    MONTHS,
    NAMES,
    WINTER_AFTER,
    Icon,
    icons,
)
from models.games.get_off_my_land.state import State
from views.desk import Look
from views.games.get_off_my_land.emblem import ICONS as DRAWINGS
from views.games.get_off_my_land.emblem import of_month
from views.games.get_off_my_land.leaf import Leaf, ends, line, stack
from views.games.get_off_my_land.printed import remember
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, tile_button
from views.kit.component import component
from views.kit.drawing import picture, tile
from views.kit.option import option
from views.kit.shell import quiet
from views.kit.words import say, t

GAP = 3
MOST = 50  # pixels: a month's width where there is room
FADED = 0.45
FEW = 4  # months that are shown with large text


def known(state: State, month: int) -> bool:
    """Whether it has been read off the track what the marker passes when it leaves that month."""
    return month == LAST or MONTHS[month] in state.track


@component
def _Track(look: Look, month: int, room: float, show: Callable[[], Any]) -> ft.Control:
    shown = range(LAST + 1)
    if look.large:
        first = min(max(month - 1, 0), LAST + 1 - FEW)
        shown = range(first, first + FEW)
    side = min(MOST, (room - GAP * (len(shown) - 1)) / len(shown))
    row = ft.Row(
        [_month(look, each, each == month, each < month, side) for each in shown],
        spacing=GAP,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN if not look.large else ft.MainAxisAlignment.START,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return tile_button(t("Month track"), row, lambda _: show(), key="track", flat=True, padding=0, radius=10)


month_track = ft.memo(_Track)


@component
def _Month(look: Look, month: int, present: bool, past: bool, side: float) -> ft.Control:
    name = say(NAMES[month])
    roomy = side >= 40 or look.large
    word = name[:3] if present or roomy else name[:1]
    return ft.Column(
        [
            ft.Container(
                picture(of_month(month), side * 0.76),
                width=side,
                height=side * 1.14,
                alignment=ft.Alignment.CENTER,
                border_radius=8,
                bgcolor=look.colours.tile if look.colours.dark else ft.Colors.SURFACE_CONTAINER_LOWEST,
                border=ft.Border.all(
                    2.5 if present else 1, ft.Colors.PRIMARY if present else ft.Colors.OUTLINE_VARIANT
                ),
                opacity=FADED if past else 1,
            ),
            ft.Text(
                word,
                size=13 * min(look.scale, 1.5),
                weight=ft.FontWeight.W_700 if present else ft.FontWeight.W_400,
                color=ft.Colors.ON_SURFACE if present else ft.Colors.ON_SURFACE_VARIANT,
                no_wrap=True,
                semantics_label=name if present else "",
            ),
        ],
        spacing=2,
        tight=True,
        width=side,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


# Of twelve months two change when the marker moves on.
_month = ft.memo(_Month)


def short(icon: Icon) -> str:
    """What an icon does, in a word or two, within a sentence."""
    words = {
        "crops": t("crops mature"),
        "livestock": t("livestock matures"),
        "equipment": t("equipment active"),
        "winter": t("crops leave"),
        "first player": t("the pumpkin passes"),
    }
    return words[icon]


def outlook(state: State, change: Coming) -> str:
    """What the month's change will do, for the button that does it."""
    paid = t("pays ${n}", n=sum(entry.amount for entry in change.entries))
    if not known(state, state.month):
        return t("asks for the icons")
    return ", ".join([*(short(step.icon) for step in change.steps if step.icon != "first player"), paid])


def ahead(look: Look, state: State) -> list[ft.Control]:
    """The next months whose end lets something happen: small cards for wide screens."""
    found: list[ft.Control] = []
    for month in range(state.month, LAST):
        passed = [icon for icon in icons(state.track, month) if icon != "first player"]
        if passed and len(found) < 3:
            words = ft.Column(
                [
                    ft.Text(
                        t("After {month}", month=say(NAMES[month])),
                        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
                    ),
                    quiet(", ".join(map(short, passed))),
                ],
                spacing=0,
                tight=True,
                expand=True,
            )
            found.append(
                ft.Container(
                    ft.Row([tile(DRAWINGS[passed[0]], 40, look.colours), words], spacing=10),
                    expand=True,
                    padding=10,
                    border_radius=16,
                    bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
                    border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
                )
            )
    return found


def icons_sheet(leaf: Leaf, go_on: Callable[[], Any] | None) -> ft.BottomSheet:
    """Which icons the marker passes when it leaves the present month; kept, and then `go_on`."""
    state = leaf.state
    month = MONTHS[state.month]
    name = say(NAMES[state.month])
    offered = [icon for icon in ICONS if icon != "winter"]
    marked: Sequence[str] = leaf.notes.get(
        "icons", [icon for icon in icons(state.track, state.month) if icon in offered]
    )

    def toggle(icon: Icon) -> None:
        now = [each for each in offered if (each in marked) != (each == icon)]
        leaf.notes.put(icons=now)

    def keep() -> None:
        leaf.close()
        if remember(leaf.sitting, "months", month, list(marked)) and go_on is not None:
            go_on()

    rows: list[ft.Control] = []
    for icon in ICONS:
        fixed = icon == "winter"
        if fixed and month != WINTER_AFTER:
            continue
        if fixed:
            text = t("Winter lies here in every copy.")
            rows.append(
                line(leaf.look, say(ICON_NAMES[icon]), text, None, key="icon-winter", drawing=DRAWINGS[icon])
            )
        else:
            rows.append(
                ft.Row(
                    [
                        tile(DRAWINGS[icon], 44, leaf.look.colours),
                        ft.Container(
                            option(
                                say(ICON_NAMES[icon]),
                                "",
                                does(toggle, icon),
                                selected=icon in marked,
                                several=True,
                                key=f"icon-{icon.replace(' ', '-')}",
                            ),
                            expand=True,
                        ),
                    ],
                    spacing=10,
                )
            )
    word = t("None of them") if not marked and go_on is not None else t("Keep")
    if go_on is not None:
        after = say(NAMES[state.month + 1])
        word = t("Keep, then {month}", month=after) if marked else t("No icons, then {month}", month=after)
    actions = ends(leaf, main_button(word, lambda _: keep(), key="keep-icons"))
    return bottom_sheet(
        t("Which icons does the marker pass?"),
        t("On the month track, after {month}. You are asked once for each month.", month=name),
        [stack(rows)],
        leaf.close,
        actions=actions,
        aside=tile(of_month(state.month), 44, leaf.look.colours),
    )
