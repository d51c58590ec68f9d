"""Being built."""

import flet as ft
from views.kit.component import screen
from views.kit.shell import bare


@screen
def HistoryScreen() -> ft.View:
    return bare(ft.Text("HistoryScreen"))
