"""The only screen when the database cannot be opened: what is wrong, where it lies, what can be done."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.kit.button import main_button
from views.kit.component import screen
from views.kit.drawing import picture
from views.kit.shell import action_area, notice, quiet
from views.kit.words import say, t


@screen
def FaultScreen() -> ft.View:
    """Nothing of the file was changed; the button looks at it again."""
    desk = use_desk()
    look = desk.look
    message = desk.world.fault

    words: list[ft.Control] = [
        picture("black-sheep", 96),
        ft.Semantics(
            header=True,
            heading_level=1,
            content=ft.Text(
                t("Your games cannot be opened"),
                theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM,
                text_align=ft.TextAlign.CENTER,
            ),
        ),
        notice(say(message) if message else "", bad=True, key="fault"),
        quiet(t("Nothing was deleted or overwritten. When the cause is mended, try again.")),
    ]
    column = ft.Column(
        [
            ft.Column(
                words,
                spacing=16,
                expand=True,
                scroll=ft.ScrollMode.AUTO,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            action_area(
                look,
                [
                    main_button(
                        t("Try again"),
                        lambda _: desk.look_again(),
                        icon=ft.Icons.REFRESH_ROUNDED,
                        key="try-again",
                    )
                ],
            ),
        ],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    content = ft.Container(
        column, width=min(look.width, 560), padding=ft.Padding.symmetric(horizontal=look.margin)
    )
    return ft.View(
        route=desk.page.route or "/",
        padding=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[
            ft.SafeArea(
                ft.Row(
                    [content],
                    alignment=ft.MainAxisAlignment.CENTER,
                    vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                    expand=True,
                ),
                expand=True,
            )
        ],
    )
