"""Being built."""

import flet as ft
from views.kit.component import screen
from views.kit.shell import bare


@screen
def BoxEditor() -> ft.View:
    return bare(ft.Text("BoxEditor"))


@screen
def Boxes() -> ft.View:
    return bare(ft.Text("Boxes"))
