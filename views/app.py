"""The app on one page: dresses it, keeps its desk, and says which route is which screen."""

from __future__ import annotations

from typing import Any

import flet as ft

from views.backups import BackupsScreen
from views.box import BoxEditor, Boxes, BoxPart
from views.company import RESTORED
from views.data import DataScreen
from views.desk import Desk, Desks
from views.edit import EditScreen
from views.fault import FaultScreen
from views.history import HistoryScreen
from views.home import Home
from views.join import ChangeSeat, GuestHome
from views.kit.component import component
from views.looking_on import TableScreen
from views.nowhere import Nowhere
from views.person_page import PersonScreen
from views.phones import Phones, TablePhones
from views.play import Play
from views.players import Players
from views.rules import Rules
from views.session import SessionScreen
from views.settings import Settings
from views.setup import Count, Mark, MarkPaper, Setup
from views.share import Share
from views.share_code import ShareBgStats, ShareNear
from views.statistics import Statistics
from views.world import World


@component
def App(desk: Desk) -> ft.Control:
    """All below read the desk from the context. Without a history there is one screen, until one opens."""
    # The whole again, under another key, once another database has taken the place of this one.
    begun, begin = ft.use_state(0)

    async def begin_again() -> None:
        begin(lambda n: n + 1)

    def listen() -> None:
        desk.listen(RESTORED, lambda: desk.run(begin_again))

    ft.use_effect(listen, [])
    return Desks(desk, lambda: _screens(desk.world, desk.guest, begun))


def _screens(world: World, guest: str, begun: int) -> ft.Control:
    if world.history is None:
        return FaultScreen()
    each = guest_routes() if guest else routes()
    router: Any = ft.Router
    return router(each, not_found=Nowhere, manage_views=True, key=f"begun-{begun}")


def guest_routes() -> list[ft.Route]:
    """All that a guest's phone can reach: the own seat at one table, the choice of it, and the rules."""
    return [
        ft.Route(
            component=GuestHome,
            children=[
                ft.Route(path="seat", component=ChangeSeat),
                ft.Route(path="rules/:game", component=Rules),
            ],
        )
    ]


def routes() -> list[ft.Route]:
    """The screens by address. What lies below another screen leads back to it."""
    return [
        ft.Route(
            component=Home,
            children=[
                ft.Route(
                    path="history",
                    component=HistoryScreen,
                    children=[
                        ft.Route(
                            path=":session",
                            component=SessionScreen,
                            children=[ft.Route(path="edit", component=EditScreen), *sharing()],
                        )
                    ],
                ),
                ft.Route(path="phones", component=Phones),
                ft.Route(
                    path="players",
                    component=Players,
                    children=[ft.Route(path=":person", component=PersonScreen)],
                ),
                ft.Route(path="statistics", component=Statistics),
                ft.Route(
                    path="settings",
                    component=Settings,
                    children=[
                        ft.Route(path="data", component=DataScreen),
                        ft.Route(path="backups", component=BackupsScreen),
                    ],
                ),
                ft.Route(
                    path="boxes",
                    component=Boxes,
                    children=[
                        ft.Route(
                            path=":box",
                            component=BoxEditor,
                            children=[ft.Route(path=":part", component=BoxPart)],
                        )
                    ],
                ),
                ft.Route(
                    path="setup/:game", component=Setup, children=[ft.Route(path="mark", component=Mark)]
                ),
                ft.Route(
                    path="count/:game", component=Count, children=[ft.Route(path="mark", component=MarkPaper)]
                ),
                ft.Route(
                    path="play/:session",
                    component=Play,
                    children=[ft.Route(path="phones", component=TablePhones), *sharing()],
                ),
                ft.Route(path="table/:session", component=TableScreen),
                ft.Route(path="rules/:game", component=Rules),
            ],
        )
    ]


def sharing() -> list[ft.Route]:
    """What leads away from a result."""
    codes = [ft.Route(path="near", component=ShareNear), ft.Route(path="bg-stats", component=ShareBgStats)]
    return [ft.Route(path="share", component=Share, children=codes)]


async def main(page: ft.Page, world: World, guest: str = "") -> None:
    """Shows the app on a page that has just been opened; `guest`: whose phone it is, "" for a host's."""
    page.title = "Farmhand"
    page.padding = 0
    desk = Desk(page, world, guest)
    await desk.settle()
    page.on_close = lambda _: desk.leave()
    page.on_resize = lambda _: desk.measure()
    page.on_platform_brightness_change = lambda _: desk.dress()
    page.render_views(App, desk)
