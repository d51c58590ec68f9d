"""Files that the person picks: the browser itself opens the dialog, inside the tap, and hands over what they hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft


def use_pick(heard: Callable[[Sequence[ft.FilePickerFile]], Any]) -> ft.PickFiles:
    """What a button does to let the person pick a file. `heard` gets it with its bytes; nothing when none is picked."""
    newest: Any = ft.use_ref(None)
    newest.current = heard

    def picked(event: ft.FilePickerResultEvent) -> None:
        if event.files and newest.current is not None:
            newest.current(event.files)

    # Listening from the first: what is set later does not reach a browser that has the page already.
    picker = ft.use_memo(lambda: ft.FilePicker(on_result=picked), [])
    return ft.PickFiles(picker, with_data=True)
