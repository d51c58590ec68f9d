"""The play screen of Get Off My Land!: the table, the payday, the ledger, the chart, a count at the end only."""

from __future__ import annotations

import flet as ft

from views.desk import use_desk
from views.games.get_off_my_land.chart import Chart
from views.games.get_off_my_land.count import CountTable
from views.games.get_off_my_land.farmyard import Farmyard
from views.games.get_off_my_land.ledger import PAGE, Ledger
from views.games.get_off_my_land.payday import Payday, shows_payday
from views.kit.component import component
from views.kit.counting import counts_paper
from views.kit.stage import Stage
from views.sitting import Sitting

PAGES = {"ledger": Ledger, "chart": Chart}
SCREENS = {"table": Farmyard, "payday": Payday, **PAGES}


def screen_now(sitting: Sitting) -> str:
    """Which of the screens: the payday until it was looked at, a further page while it is open."""
    if shows_payday(sitting.session, sitting.bookmark):
        return "payday"
    page = sitting.bookmark.get(PAGE)
    return page if page in PAGES else "table"


@component
def PlayGetOffMyLand(sitting: Sitting) -> ft.Control:
    """The session as it is now."""
    use_desk()
    if counts_paper(sitting.session, sitting.bookmark):
        return CountTable(sitting, key="count")
    return Stage(sitting, screen_now(sitting), SCREENS, key="stage")
