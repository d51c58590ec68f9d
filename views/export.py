"""Files for the person to keep, and the way they leave: by download everywhere, by the system's sharing where it is.

What is in a session's file is the exchange's and the history's.
"""

from __future__ import annotations

import logging
import re
from urllib.parse import urlsplit

import flet as ft

from models.exchange.text import dump
from models.history.record import Record
from views.desk import Desk
from views.kit.words import t

log = logging.getLogger(__name__)

KINDS = {
    "png": "image/png",
    "json": "application/json",
    "csv": "text/csv",
    "bgsplay": "application/octet-stream",
}


def stem(record: Record) -> str:
    """A name for files about the session: its game, its day, the beginning of its id."""
    day = re.match(r"\d{4}-\d\d-\d\d", record.frame.get("started") or "")
    return "-".join([record.frame["game"], *([day.group()] if day else []), record.id[:8]])


def session_file(record: Record) -> tuple[str, bytes]:
    """The file's name and its bytes (formats.md, section 2)."""
    return f"{stem(record)}.json", dump(record.file)


def download(desk: Desk, name: str, content: bytes) -> None:
    """Gives the person the file."""

    async def save() -> None:
        await ft.FilePicker().save_file(file_name=name, src_bytes=content)

    desk.run(save)


def can_hand_on(desk: Desk) -> bool:
    """Whether the system's own sharing may be there: browsers keep it for pages that they hold to be safe."""
    page = desk.page
    if not page.web:
        return True
    address = urlsplit(page.url or "")
    return address.scheme in ("https", "wss") or address.hostname in ("localhost", "127.0.0.1", "::1")


def hand_on(desk: Desk, name: str, content: bytes) -> None:
    """Opens the system's sharing with the file; where there is none after all, it is downloaded."""

    async def share() -> None:
        file = ft.ShareFile.from_bytes(content, mime_type=KINDS[name.rpartition(".")[2]], name=name)
        try:
            result = await ft.Share().share_files(
                [file], download_fallback_enabled=False, mail_to_fallback_enabled=False
            )
            done = result.status is not ft.ShareResultStatus.UNAVAILABLE
        except Exception:
            log.info("this browser shares no files")
            done = False
        if not done:
            desk.tell(t("This browser cannot share files: it is downloaded instead."))
            await ft.FilePicker().save_file(file_name=name, src_bytes=content)

    desk.run(share)


def hand_on_words(desk: Desk, words: str, otherwise: str) -> None:
    """Opens the system's sharing with the words; where there is none after all, says so in that sentence."""

    async def share() -> None:
        try:
            result = await ft.Share().share_text(
                words, download_fallback_enabled=False, mail_to_fallback_enabled=False
            )
            done = result.status is not ft.ShareResultStatus.UNAVAILABLE
        except Exception:
            log.info("this browser shares no words")
            done = False
        if not done:
            desk.tell(otherwise)

    desk.run(share)
