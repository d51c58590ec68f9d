"""What stands above the deleted sessions, and the question before they go for good: that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import main_button, plain_button
from views.kit.shell import card, quiet
from views.kit.words import t, tn


def about_trash(n: int, empty: Callable[[], Any]) -> ft.Control:
    """How many there are, and the way to be rid of them; `empty` asks first."""
    button = plain_button(
        t("Empty the trash"),
        lambda _: empty(),
        icon=ft.Icons.DELETE_SWEEP_ROUNDED,
        key="empty-trash",
        small=True,
    )
    words = tn(
        "{n} session lies here. It counts nowhere until it is brought back.",
        "{n} sessions lie here. They count nowhere until they are brought back.",
        n,
    )
    return card(
        ft.Column([quiet(words), ft.Row([button], alignment=ft.MainAxisAlignment.END)], spacing=8), padding=14
    )


def question(title: str, n: int, do: Callable[[], Any], close: Callable[[], Any]) -> ft.BottomSheet:
    """Asked before `n` sessions are deleted for good; leaving is the easy way out."""
    keep = main_button(t("Leave them") if n != 1 else t("Leave it"), lambda _: close(), key="purge-leave")
    away = plain_button(
        tn("Delete {n} session for good", "Delete {n} sessions for good", n),
        lambda _: do(),
        icon=ft.Icons.DELETE_FOREVER_ROUNDED,
        key="purge-yes",
    )
    about = t("Moves, results and notes go with it; nothing brings them back, except a backup of before.")
    return bottom_sheet(title, about, [], close, actions=[away, keep], key="purge-close")
