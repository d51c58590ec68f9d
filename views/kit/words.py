"""Words in the reader's language: gettext for sentences, Babel for dates and numbers.

The language belongs to the page (one phone may read German while another reads English);
without a page it is English.
"""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

import flet as ft
from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

from models.kernel.message import Message

LANGUAGES = {"en": "English", "de": "Deutsch"}
_DATE = {"en": "d MMMM", "de": "d. MMMM"}  # the day before the month in both
_KEY = "words"
_plain = gettext.NullTranslations()


class Words:
    """One language: its code and its catalogue."""

    def __init__(self, code: str, catalogue: gettext.NullTranslations) -> None:
        self.code = code
        self.catalogue = catalogue


_english = Words("en", _plain)


def speak(page: ft.Page, code: str, catalogues: Mapping[str, gettext.NullTranslations]) -> None:
    """From now on the page reads that language."""
    page.session.store.set(_KEY, Words(code, catalogues.get(code, _plain)))


def words() -> Words:
    """The language of the page that is being drawn or has been touched."""
    try:
        found = ft.context.page.session.store.get(_KEY)
    except RuntimeError:
        return _english
    return found if isinstance(found, Words) else _english


def t(sentence: str, **values: Any) -> str:
    """The sentence in the reader's language. `sentence` is English and the key of the catalogue."""
    return _fill(words().catalogue.gettext(sentence), values)


def tn(one: str, many: str, n: int, **values: Any) -> str:
    """The sentence for a count; {n} is the count."""
    return _fill(words().catalogue.ngettext(one, many, n), {"n": n, **values})


def say(message: Message) -> str:
    """A message of the models in the reader's language; values that are messages are translated first."""
    catalogue = words().catalogue
    values = {
        name: say(value) if isinstance(value, Message) else value for name, value in message.values.items()
    }
    if message.plural is not None and message.count is not None:
        return _fill(catalogue.ngettext(message.template, message.plural, message.count), values)
    return _fill(catalogue.gettext(message.template) if message.template else "", values)


def _fill(template: str, values: Mapping[str, Any]) -> str:
    return template.format(**{name: signed(value) for name, value in values.items()}) if values else template


def signed(value: Any) -> Any:
    """A number with the true minus, which is as wide as a digit; anything else as it is."""
    if isinstance(value, int) and not isinstance(value, bool) and value < 0:
        return f"\u2212{-value}"
    return value


def decimal(value: float) -> str:
    """A number with at most two places after the point, as the reader's language writes it."""
    return format_decimal(value, "#,##0.##", locale=words().code)


def mean(value: float) -> str:
    """An average with one place after the point, so that a column of them lines up; with the true minus."""
    return format_decimal(value, "#,##0.0;\u2212#,##0.0", locale=words().code)


def whole(value: float) -> str:
    """A whole number with its thousands parted: 12,400; in German 12.400."""
    return format_decimal(round(value), "#,##0;\u2212#,##0", locale=words().code)


def percent(part: float) -> str:
    """A share of 1 in whole hundredths: 45%; in German 45 %."""
    return format_percent(part, locale=words().code)


def today(at: datetime) -> date:
    """The day that it is now where `at` was written down: a session keeps its own time zone."""
    return datetime.now(at.tzinfo).date()


def day(when: datetime | date, today: date) -> str:
    """A day as people say it: today, yesterday, a weekday within the week, else the date."""
    on = when.date() if isinstance(when, datetime) else when
    ago = (today - on).days
    if ago == 0:
        return t("today")
    if ago == 1:
        return t("yesterday")
    pattern = "EEEE" if 1 < ago < 7 else _DATE[words().code] + ("" if on.year == today.year else " y")
    return format_date(on, pattern, locale=words().code)


def long_day(when: datetime | date) -> str:
    """A day in full: Thursday 26 November."""
    pattern = {"en": "EEEE ", "de": "EEEE, "}[words().code] + _DATE[words().code]
    return format_date(when, pattern, locale=words().code)


def full_day(when: datetime | date) -> str:
    """A day with its year: 26 November 2026."""
    return format_date(when, _DATE[words().code] + " y", locale=words().code)


def month(when: datetime | date) -> str:
    """A month's heading: November 2026."""
    return format_date(when, "LLLL y", locale=words().code)


def short_month(when: datetime | date) -> str:
    """A month at the edge of a chart: Nov 26."""
    return format_date(when, "LLL yy", locale=words().code)


def short_date(when: datetime | date) -> str:
    """A date in a narrow place: 26 Nov 2026; in German 26.11.2026."""
    return format_date(when, "d MMM y" if words().code == "en" else "dd.MM.y", locale=words().code)


def short_day(when: datetime | date) -> str:
    """A day within its month: Thu 26 (in German with a full stop after the day)."""
    pattern = "EEE d" if words().code == "en" else "EEE d."
    return format_date(when, pattern, locale=words().code)


def clock(when: datetime) -> str:
    """The time of day: 19:05."""
    return format_time(when, "HH:mm", locale=words().code)
