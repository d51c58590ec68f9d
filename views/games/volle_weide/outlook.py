"""What a meadow counts now and with the ghost drawn, in numbers; or why the ghost may not be drawn there."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from models.games.volle_weide.count import worth
from models.games.volle_weide.rules import why_not
from models.games.volle_weide.standing import Standing
from models.games.volle_weide.state import State
from views.desk import Look, use_desk
from views.games.volle_weide.ghost import Ghost
from views.games.volle_weide.ink import shape_picture
from views.games.volle_weide.spoken import placed
from views.kit.button import icon_button
from views.kit.component import component
from views.kit.drawing import picture
from views.kit.shell import notice
from views.kit.words import say, signed, t
from views.sitting import Sitting


@component
def _Outlook(sitting: Sitting, ghost: Ghost, wide: bool, list_places: Callable[[], None]) -> ft.Control:
    """What is fenced in now, and what it would be with the ghost; or why the ghost may not be drawn."""
    desk = use_desk()
    look = desk.look
    state: State = sitting.session.state
    name = sitting.session.players[ghost.player].name
    if not ghost.legal:
        return notice(
            t(
                "Every place was tried: the shape fits nowhere on {name}'s meadow. Nothing is drawn.",
                name=name,
            ),
            key="no-place",
        )
    misfits = ghost.misfits
    if misfits:
        return notice(say(why_not(misfits)), bad=True, key="why-not")
    now, then = ghost.before, ghost.standing()
    names = Names(look, list_places)
    lines = look.large or look.narrow
    so_far = SoFar(look, now)
    preview = ft.Column(
        [
            ft.Text(
                t("With this fence"),
                theme_style=ft.TextThemeStyle.BODY_SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
            ),
            _preview(now, then),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.START if lines or wide else ft.CrossAxisAlignment.END,
    )
    spoken = ft.Semantics(
        container=True,
        live_region=True,
        identifier="with-this-fence",
        label=placed(ghost, ghost.place),
        content=preview,
    )
    if wide:
        assert state.meadow is not None
        shape = shape_picture(state.meadow.sheet.fences.shape(ghost.face), look.colours, 18)
        apart = ft.MainAxisAlignment.SPACE_BETWEEN
        return ft.Column(
            [
                ft.Row([so_far, names], alignment=apart),
                ft.Divider(height=17, color=ft.Colors.OUTLINE_VARIANT),
                ft.Row([spoken, shape], alignment=apart),
            ],
            spacing=0,
            tight=True,
        )
    if lines:
        return ft.Column([so_far, ft.Row([ft.Container(spoken, expand=True), names])], spacing=4, tight=True)
    return ft.Row(
        [ft.Container(so_far, expand=True), spoken, names],
        spacing=4,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


# What others draw meanwhile leaves it as it is.
Outlook = ft.memo(_Outlook)


@component
def _Names(look: Look, list_places: Callable[[], None]) -> ft.Control:
    return icon_button(
        t("Places by name"), ft.Icons.FORMAT_LIST_BULLETED_ROUNDED, lambda _: list_places(), key="places"
    )


@component
def _SoFar(look: Look, now: Standing) -> ft.Control:
    return ft.Column(
        [
            ft.Text(say(worth(now.sheep)), theme_style=ft.TextThemeStyle.DISPLAY_MEDIUM, key="count"),
            _extras(now),
        ],
        spacing=0,
        tight=True,
    )


# What does not follow the ghost is left as it is while the ghost moves.
Names, SoFar = ft.memo(_Names), ft.memo(_SoFar)


def _preview(now: Standing, then: Standing) -> ft.Control:
    """The sheep with the ghost drawn, and the bushes that it would cut."""
    parts: list[ft.Control] = [
        ft.Text(say(worth(then.sheep)), theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ft.Colors.PRIMARY)
    ]
    if then.bushes > now.bushes:
        cost = str(signed(now.bushes - then.bushes))
        parts += [
            picture("bush", 20, t("bushes")),
            ft.Text(cost, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ft.Colors.ERROR),
        ]
    return ft.Row(parts, spacing=4, tight=True)


def _extras(now: Standing) -> ft.Control:
    def small(text: str) -> ft.Control:
        return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_SMALL, color=ft.Colors.ON_SURFACE_VARIANT)

    def pair(drawing: str, name: str, number: str) -> ft.Control:
        return ft.Row([picture(drawing, 18, name), small(number)], spacing=4, tight=True)

    parts: list[ft.Control] = [
        pair("bush", t("bushes"), str(signed(-now.bushes))),
        pair("clover", t("clovers"), str(now.clovers)),
    ]
    if now.mid is not None:
        parts.insert(0, small(t("Mid-game {n}", n=now.mid)))
    return ft.Row(parts, spacing=10, run_spacing=0, wrap=True)
