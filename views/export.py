"""A session as a file for the person to keep. What is in the file is the exchange's and the history's."""

from __future__ import annotations

import re

import flet as ft

from models.exchange.text import dump
from models.history.record import Record
from views.desk import Desk


def session_file(record: Record) -> tuple[str, bytes]:
    """The file's name and its bytes (formats.md, section 2)."""
    day = re.match(r"\d{4}-\d\d-\d\d", record.frame.get("started") or "")
    name = "-".join([record.frame["game"], *([day.group()] if day else []), record.id[:8]])
    return f"{name}.json", dump(record.file)


def download(desk: Desk, id: str) -> None:
    """Gives the person the session's file."""
    name, content = session_file(desk.history.sessions.get(id))

    async def save() -> None:
        await ft.FilePicker().save_file(file_name=name, src_bytes=content)

    desk.run(save)
