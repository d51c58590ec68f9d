"""The guarded component: a fault while drawing one part of a screen stays in that part.

An exception in a Flet component ends the page's updates without a word, so every component of ours is made
with this decorator (a test forbids the bare one elsewhere).
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import Any, ParamSpec

import flet as ft

from views.kit.words import t

log = logging.getLogger(__name__)
Args = ParamSpec("Args")


def component(draw: Callable[Args, Any]) -> Callable[..., Any]:
    """A Flet component that shows a sentence where it cannot be drawn, and recovers at the next change.

    Besides its own arguments it takes Flet's `key`, which Python's types cannot say of a decorated function.
    """

    @ft.component
    @functools.wraps(draw)
    def guarded(*args: Args.args, **kwargs: Args.kwargs) -> Any:
        try:
            return draw(*args, **kwargs)
        except Exception:
            log.exception("drawing %s failed", draw.__name__)
            return _broken()

    return guarded


def screen(draw: Callable[Args, ft.View]) -> Callable[..., Any]:
    """A guarded component that is a whole view."""

    @ft.component
    @functools.wraps(draw)
    def guarded(*args: Args.args, **kwargs: Args.kwargs) -> Any:
        try:
            return draw(*args, **kwargs)
        except Exception:
            log.exception("drawing the screen %s failed", draw.__name__)
            return ft.View(
                route=ft.use_view_path(),
                controls=[
                    _broken(),
                    ft.FilledButton(t("To the start"), on_click=lambda _: ft.context.page.navigate("/")),
                ],
            )

    return guarded


def _broken() -> ft.Control:
    return ft.Container(
        padding=16,
        border_radius=16,
        bgcolor=ft.Colors.ERROR_CONTAINER,
        content=ft.Text(
            t("This part could not be shown. Your game is safe; go back and open it again."),
            color=ft.Colors.ON_ERROR_CONTAINER,
        ),
    )
