"""The lines of the history under their months, as one flat list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import Any

import flet as ft

from models.history.summaries import Summary
from views.desk import Desk, Look
from views.history_filter import Listed
from views.history_row import HistoryRow
from views.kit.shell import heading
from views.kit.words import month, t


@dataclass(frozen=True, eq=False)
class Acts:
    """What a line can do. `purge` asks first: it cannot be taken back."""

    desk: Desk
    delete: Callable[[Summary], Any]
    restore: Callable[[Summary], Any]
    purge: Callable[[Summary], Any]

    def open(self, summary: Summary) -> None:
        self.desk.go(f"/history/{summary.id}" if summary.finished else f"/play/{summary.id}")

    def look_at(self, summary: Summary) -> None:
        """The session's page, also of one that is still open."""
        self.desk.go(f"/history/{summary.id}")

    def edit(self, summary: Summary) -> None:
        self.desk.go(f"/history/{summary.id}/edit")


def _month(summary: Summary) -> str:
    return summary.day[:7]


def _name(key: str) -> str:
    return month(date.fromisoformat(f"{key}-01")) if key else t("Without a day")


def lines(look: Look, listed: Listed, acts: Acts, deleted: bool) -> list[ft.Control]:
    """Headings and lines in one flat list, so that only what is in sight is laid out."""
    controls: list[ft.Control] = []
    now = date.today()
    for key, group in groupby(listed.rows, _month):
        rows = list(group)
        top = 16 if controls else 4
        controls.append(
            ft.Container(
                heading(_name(key)), padding=ft.Padding.only(top=top, bottom=8), key=f"month-{key or 'none'}"
            )
        )
        controls += [
            HistoryRow(
                look,
                summary,
                now,
                acts,
                deleted,
                index == 0,
                index == len(rows) - 1,
                key=f"row-{summary.id}",
            )
            for index, summary in enumerate(rows)
        ]
    return controls
