"""Composition root: puts the history, the addresses and the screens together."""

from collections.abc import Callable

import flet as ft

from companion.place import Place


def compose(place: Place) -> Callable[[ft.Page], None]:
    """What runs for every browser tab that connects."""

    def main(page: ft.Page) -> None:
        page.title = "Farmhand"
        page.add(ft.Semantics(ft.Text("Farmhand"), identifier="hello"))

    return main
