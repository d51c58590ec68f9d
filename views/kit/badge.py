"""Players' marks: stripe, badge with a letter, chip. Colours are told by a letter too, never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from views.kit.button import Press, tile_button

COLOURS = ("#A8322A", "#245C92", "#E5B32A", "#6D3F7D", "#12706A", "#D9711C")
# A longer name is cut in a chip, so that one player does not push all the others off the screen.
LONG = 20
INKS = ("#FFFFFF", "#FFFFFF", "#262B1E", "#FFFFFF", "#FFFFFF", "#1E1408")


def letters(names: Sequence[str]) -> list[str]:
    """Each player's letter: the name's first; where two are alike, two letters (An, Am), at last a number.

    >>> letters(["Dora", "Max"]), letters(["Anna", "Amir"]), letters(["Max", "Mariam"]), letters(["Jo", "Jo B"])
    (['D', 'M'], ['An', 'Am'], ['Mx', 'Mr'], ['J1', 'Jb'])
    """
    firsts = [name[:1].upper() for name in names]
    found = [
        first if firsts.count(first) == 1 else _two(name, index)
        for index, (name, first) in enumerate(zip(names, firsts, strict=True))
    ]
    alike = [index for index, letter in enumerate(found) if found.count(letter) > 1]
    for index in alike:
        found[index] = _later(names[index], index, found, [names[each] for each in alike if each != index])
    return found


def _two(name: str, index: int) -> str:
    second = name[1:2].strip()
    return name[:1].upper() + (second.lower() or str(index + 1))


def _later(name: str, index: int, taken: Sequence[str], others: Sequence[str]) -> str:
    """The first letter with a later one that none of the others has; the seat's number where there is none."""
    for letter in name[2:].lower():
        mark = name[:1].upper() + letter
        if letter.isalnum() and mark not in taken and all(letter not in other.lower() for other in others):
            return mark
    return f"{name[:1].upper()}{index + 1}"


def badge(letter: str, seat: int, side: float = 28) -> ft.Control:
    """The letter on the seat's colour. Silent: the name beside it is what is spoken."""
    return ft.Container(
        ft.Semantics(
            exclude_semantics=True,
            content=ft.Text(
                letter,
                size=side * (0.5 if len(letter) == 1 else 0.42),
                weight=ft.FontWeight.W_700,
                color=INKS[seat % len(INKS)],
                no_wrap=True,
                text_align=ft.TextAlign.CENTER,
            ),
        ),
        width=side,
        height=side,
        border_radius=9,
        bgcolor=COLOURS[seat % len(COLOURS)],
        border=ft.Border.all(1.5, ft.Colors.ON_SURFACE_VARIANT),
        alignment=ft.Alignment.CENTER,
    )


def stripe(seat: int) -> ft.Control:
    """The seat's colour at the head of a row."""
    return ft.Container(
        width=8,
        height=34,
        border_radius=4,
        bgcolor=COLOURS[seat % len(COLOURS)],
        border=ft.Border.all(1.5, ft.Colors.ON_SURFACE_VARIANT),
    )


def chip(
    name: str,
    letter: str,
    seat: int,
    press: Press,
    *,
    selected: bool,
    state: ft.Control | None = None,
    key: str = "",
) -> ft.Control:
    """A player to pick: badge, name, and an icon for the state."""
    row = [
        badge(letter, seat),
        ft.Text(
            name if len(name) <= LONG else f"{name[: LONG - 1].rstrip()}\u2026",
            theme_style=ft.TextThemeStyle.LABEL_LARGE,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            expand=True,
            expand_loose=True,
            semantics_label=name,
        ),
    ]
    if state is not None:
        row.append(state)
    content = ft.Row(row, spacing=8, tight=True)
    return tile_button(
        name,
        content,
        press,
        key=key,
        selected=selected,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=10, vertical=9),
    )
