"""Being built."""
import flet as ft

from views.kit.component import component


@component
def Result(sitting):
    return ft.Text("result")
