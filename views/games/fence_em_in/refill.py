"""The assets board between two rounds: a card that says whether it is full, and opens its sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from models.games.fence_em_in.moves import Assets
from models.games.fence_em_in.state import State
from views.games.fence_em_in.lying import places
from views.kit.button import tile_button
from views.kit.shell import quiet
from views.kit.words import t, tn
from views.sitting import Sitting


def refill(sitting: Sitting, show: Callable[[], Any]) -> list[ft.Control]:
    """The card; nothing without a board, where nobody can say which die a token was taken with."""
    state: State = sitting.session.state
    if state.board is None:
        return []
    icon = ft.Icons.GRID_VIEW_ROUNDED
    if state.assets is None:
        title = t("Follow the assets board")
        about = t("Then the app lists the tokens under each die, and can advise.")
    elif isinstance(sitting.session.moves[-1], Assets):
        title, icon = t("The assets board is told"), ft.Icons.CHECK_ROUNDED
        about = t("Tap to look at it or to change it.")
    else:
        title = t("Refill the assets board")
        about = t("Unpicked tokens stay.")
        lacking = sum(places(sitting.session.moves)) - sum(map(len, state.assets))
        if lacking > 0:
            about = tn(
                "{n} token is gone, the others stay.", "{n} tokens are gone, the others stay.", lacking
            )
    words = ft.Column(
        [ft.Text(title, theme_style=ft.TextThemeStyle.LABEL_LARGE), quiet(about)],
        spacing=0,
        tight=True,
        expand=True,
    )
    row = ft.Row(
        [ft.Icon(icon, size=24), words, ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=24)], spacing=12
    )
    return [tile_button(title, row, lambda _: show(), key="assets", padding=12)]
