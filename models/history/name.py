"""Names of people and boxes: how they are kept, and when two are the same.

Source: formats.md, section 1, "Limits".
"""

from __future__ import annotations

import unicodedata

from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME

# Kinds of characters that leave no ink: controls, joiners and the like, every space.
_UNSEEN = ("Cc", "Cf", "Zs", "Zl", "Zp")
# Letters, signs and marks by their kind, but empty all the same: fillers, the blank of Braille, selectors.
_EMPTY = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0") | {chr(code) for code in range(0xFE00, 0xFE10)}


def trimmed(name: str) -> str:
    """The name without the spaces around it; BadInput unless 1 to 40 characters are left."""
    name = name.strip()
    if not name:
        raise BadInput("The name is empty; give it at least one character.", "name")
    if len(name) > MOST_NAME:
        raise BadInput(
            "The name has {n} characters; shorten it to {most}.", "name", n=len(name), most=MOST_NAME
        )
    return name


def typed(name: str) -> str:
    """A name that somebody types: trimmed, accents written in one way; BadInput where nothing of it can be seen.

    Names in files are taken as they are: formats.md allows them all.

    >>> typed(" Zoe\u0308 ") == "Zo\u00eb"
    True
    """
    name = trimmed(unicodedata.normalize("NFC", name))
    if not any(_seen(character) for character in name):
        raise BadInput("Nothing of this name can be seen; give it at least one letter or sign.", "name")
    return name


def loose(name: str) -> str:
    """What names share that look the same to people: also across inner spaces, invisible signs, wide letters.

    >>> loose("Anna Maria") == loose("anna\u200bmaria") == loose("ＡＮＮＡmaria")
    True
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(character for character in plain if _seen(character))


def _seen(character: str) -> bool:
    return unicodedata.category(character) not in _UNSEEN and character not in _EMPTY


def folded(name: str) -> str:
    """What two names share that differ only by case, spaces or the way an accent is written.

    >>> folded(" ANNA  Maria ") == folded("Anna Maria")
    True
    """
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()
