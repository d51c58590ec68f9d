"""A sheet from the lower edge: grab bar, title, content, and a way to close it that does no harm."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.kit.button import plain_button
from views.kit.shell import quiet
from views.kit.words import t


@dataclass(frozen=True)
class Notes:
    """What a sheet has been told so far.

    The screen that shows the sheet keeps it: what a component inside a sheet keeps itself does not reach the
    browser.
    """

    values: Mapping[str, Any]
    keep: Callable[[Mapping[str, Any]], Any]

    def get(self, key: str, default: Any = None) -> Any:
        """What was put under the key."""
        return self.values.get(key, default)

    def put(self, **changes: Any) -> None:
        """Keeps it, and draws the sheet again."""
        self.keep({**self.values, **changes})


def use_notes(sheet: str) -> Notes:
    """The notes of the sheet of that name; another sheet begins with none, and so does the same one later."""
    nothing: Mapping[str, Any] = {}
    kept, keep = ft.use_state((sheet, nothing))
    named, values = kept

    def forget() -> None:
        if values:
            keep((sheet, nothing))

    ft.use_effect(forget, [sheet])
    return Notes(values if named == sheet and sheet else {}, lambda values: keep((sheet, values)))


def bottom_sheet(
    title: str,
    about: str,
    body: Sequence[ft.Control],
    close: Callable[[], Any],
    *,
    actions: Sequence[ft.Control] | None = None,
    aside: ft.Control | None = None,
    key: str = "close-sheet",
) -> ft.BottomSheet:
    """The sheet; `about` is the line below the title, `aside` stands beside both.

    `actions` stand at its lower end, the main one last; without any it is "Close".
    """
    stretch = ft.CrossAxisAlignment.STRETCH
    words: list[ft.Control] = [
        ft.Semantics(
            header=True,
            heading_level=2,
            content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE),
        )
    ]
    if about:
        words.append(quiet(about))
    head = ft.Row(
        [ft.Column(words, spacing=0, tight=True, expand=True), *([aside] if aside else [])],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    below = [plain_button(t("Close"), lambda _: close(), key=key)] if actions is None else list(actions)
    # All but the actions scrolls by itself, by finger and by wheel: what closes and confirms stays in sight. A
    # column that scrolls takes all the height it may; the row around it holds it to what its parts need.
    scrolled = ft.Column(
        [head, *body],
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=stretch,
    )
    upper = ft.Row(
        [scrolled],
        vertical_alignment=stretch,
        intrinsic_height=True,
        expand=True,
        expand_loose=True,
    )
    return ft.BottomSheet(
        content=ft.Container(
            ft.Column([upper, *below], spacing=12, tight=True, horizontal_alignment=stretch),
            padding=ft.Padding.only(left=16, right=16, bottom=20),
        ),
        show_drag_handle=True,
        draggable=True,
        scrollable=True,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        barrier_color=ft.Colors.with_opacity(0.5, ft.Colors.SCRIM),
        elevation=0,
        shape=ft.RoundedRectangleBorder(radius=ft.BorderRadius.only(top_left=28, top_right=28)),
        size_constraints=ft.BoxConstraints(max_width=600),
        on_dismiss=lambda _: close(),
    )
