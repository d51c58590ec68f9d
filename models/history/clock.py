"""Times as text: kept as they were written, and sortable. The only place where history looks at the clock."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from uuid import uuid4

Clock = Callable[[], datetime]
NewId = Callable[[], str]


def local_now() -> datetime:
    """Now, with the offset of this machine's time zone."""
    return datetime.now().astimezone()


def new_id() -> str:
    """A fresh UUID as text."""
    return str(uuid4())


def stamp(moment: datetime) -> str:
    """The moment as ISO text with its offset, to the second.

    >>> from datetime import timedelta, timezone
    >>> stamp(datetime(2026, 11, 28, 19, 5, tzinfo=timezone(timedelta(hours=1))))
    '2026-11-28T19:05:00+01:00'
    """
    return moment.isoformat(timespec="seconds")


def sortable(written: str) -> str:
    """A written ISO time as UTC text that sorts by time; ValueError when it is no time.

    >>> sortable("2026-11-28T19:05:00+01:00")
    '2026-11-28T18:05:00.000000'
    """
    moment = datetime.fromisoformat(written)
    with suppress(OverflowError, ValueError):
        # The first and the last day that a calendar of years 1 to 9999 knows; nothing lies beyond to sort
        # against.
        moment = moment.astimezone(UTC)
    return moment.replace(tzinfo=None).isoformat(timespec="microseconds")


def day_of(written: str | None) -> str:
    """The day of a written ISO time where it was written, empty when there is no time; ValueError as `sortable`.

    >>> day_of("2026-11-28T23:30:00-05:00"), day_of(None)
    ('2026-11-28', '')
    """
    return datetime.fromisoformat(written).date().isoformat() if written else ""
