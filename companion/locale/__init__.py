"""The catalogues: one .po file a language, read as they are: nothing compiled could lag behind."""

from __future__ import annotations

import gettext
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from io import BytesIO

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

Say = Callable[[str], str]


def speakers() -> dict[str, Say]:
    """By language, English too, what says one of our sentences in it."""
    every: dict[str, gettext.NullTranslations] = {"en": gettext.NullTranslations(), **catalogues()}
    return {language: catalogue.gettext for language, catalogue in every.items()}


@cache
def catalogues() -> dict[str, gettext.NullTranslations]:
    """The translations by language; English needs none, its sentences are the keys."""
    found: dict[str, gettext.NullTranslations] = {}
    for entry in files("companion.locale").iterdir():
        language, _, ending = entry.name.partition(".")
        if ending == "po":
            compiled = BytesIO()
            write_mo(compiled, read_po(BytesIO(entry.read_bytes()), locale=language))
            found[language] = gettext.GNUTranslations(BytesIO(compiled.getvalue()))
    return found
