"""Everything out of the app and into it again: files of all or some sessions, files taken in, copies of it all."""

from __future__ import annotations

import flet as ft

from views.data_in import In
from views.data_out import Out
from views.desk import use_desk
from views.kit.bar import bar
from views.kit.component import screen
from views.kit.shell import MOST_WIDTH, bare, column, heading, quiet
from views.kit.way import way, ways
from views.kit.words import t


@screen
def DataScreen() -> ft.View:
    """One column on phones; out and in beside each other where there is room."""
    desk = use_desk()
    look = desk.look
    ft.use_route_location()
    out: list[ft.Control] = [heading(t("Out")), Out(key="out")]
    into: list[ft.Control] = [heading(t("In")), In(key="in")]
    further: list[ft.Control] = [
        heading(t("Further")),
        ways(
            [
                way(
                    ft.Icons.SETTINGS_BACKUP_RESTORE_ROUNDED,
                    t("Backups"),
                    t("Dated copies of everything on this device, and the way back to one."),
                    lambda _: desk.go("/settings/backups"),
                    "backups",
                ),
                way(
                    ft.Icons.GRID_ON_ROUNDED,
                    t("Your own copies"),
                    t("Sheets, boards and cards of your boxes, each as a file to pass on."),
                    lambda _: desk.go("/boxes"),
                    "boxes",
                ),
            ]
        ),
        quiet(t("All games lie in one file on the device that runs this app:")),
        ft.Text(str(desk.history.database.path), theme_style=ft.TextThemeStyle.LABEL_MEDIUM, selectable=True),
    ]
    top = bar(look, t("Your data"), back=lambda _: desk.go("/settings"))
    if not look.wide or look.large:
        return bare(column(look, top=top, body=[*out, *into, *further]))
    stretch = ft.CrossAxisAlignment.STRETCH
    panes = ft.Row(
        [
            ft.Container(ft.Column(part, spacing=16, horizontal_alignment=stretch), expand=1)
            for part in (out, [*into, *further])
        ],
        spacing=32,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return bare(column(look, top=top, body=[panes], most_width=MOST_WIDTH))
