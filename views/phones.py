"""Being built."""
import flet as ft

from views.kit.component import screen
from views.kit.shell import bare


@screen
def Phones() -> ft.View:
    return bare(ft.Text("Phones"))
