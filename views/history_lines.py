"""The lines of the history under their months, as one flat list."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

import flet as ft

from models.history.summaries import Summary
from views.desk import Desk, Look
from views.history_filter import Listed
from views.history_row import HistoryRow, when_in_month
from views.kit.shell import heading
from views.kit.words import month, t
from views.verdict import read as moment


@dataclass(frozen=True, eq=False)
class Acts:
    """What a line can do."""

    desk: Desk
    delete: Any
    restore: Any

    def open(self, summary: Summary) -> None:
        self.desk.go(f"/history/{summary.id}" if summary.finished else f"/play/{summary.id}")


def _month(summary: Summary) -> str:
    began = moment(summary.started)
    return month(began) if began else t("Without a day")


def lines(look: Look, listed: Listed, acts: Acts, deleted: bool) -> list[ft.Control]:
    """Headings and lines in one flat list, so that only what is in sight is laid out."""
    controls: list[ft.Control] = []
    for name, group in groupby(listed.rows, _month):
        rows = list(group)
        top = 16 if controls else 4
        controls.append(
            ft.Container(heading(name), padding=ft.Padding.only(top=top, bottom=8), key=f"month-{name}")
        )
        for index, summary in enumerate(rows):
            line = HistoryRow(
                look,
                summary,
                when_in_month(summary.started),
                acts.open,
                acts.delete,
                acts.restore if deleted else None,
                key=f"row-{summary.id}",
            )
            controls.append(_within(line, index == 0, index == len(rows) - 1, summary.id))
    return controls


def _within(line: ft.Control, first: bool, last: bool, id: str) -> ft.Control:
    """A line as a piece of its month's card."""
    edge = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    top, bottom = 20 if first else 0, 20 if last else 0
    return ft.Container(
        line,
        key=f"piece-{id}",
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=ft.BorderRadius.only(
            top_left=top, top_right=top, bottom_left=bottom, bottom_right=bottom
        ),
        # A line leaves its lower edge to the next one, so that no edge is drawn twice.
        border=ft.Border.only(left=edge, right=edge, top=edge, bottom=edge)
        if last
        else ft.Border.only(left=edge, right=edge, top=edge),
    )
