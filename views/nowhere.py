"""What an address shows at which there is nothing."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.kit.bar import bar
from views.kit.button import main_button
from views.kit.component import component
from views.kit.shell import column
from views.kit.words import t


@component
def Nowhere() -> ft.Control:
    """No view of its own: the router puts it into one."""
    desk = use_desk()
    return column(
        desk.look,
        top=bar(desk.look, t("Not found"), back=lambda _: desk.go("/")),
        body=[ft.Text(t("There is nothing at this address. Your games are all on the first screen."))],
        actions=[main_button(t("To the start"), lambda _: desk.go("/"), key="home")],
    )
