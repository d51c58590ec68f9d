"""Names that people could mix up. Pure; equal names are the roster's own business."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher

from models.history.name import folded

ALIKE = (
    0.8  # from here on two names are pointed out; "Anna" and "Anne" are just not, "Johanna" and "Johana" are
)


def similar(name: str, names: Sequence[str]) -> str | None:
    """The name of the list that is most like `name` without being the same, if one is like it at all.

    >>> similar("Zoe", ["Milo", "Zoë"])
    'Zoë'
    >>> similar("Milo", ["Milo", "Mira"]) is None
    True
    """
    plain = _plain(name)
    if len(plain) < 2:
        return None
    others = [other for other in names if folded(other) != folded(name)]
    rated = [(SequenceMatcher(None, plain, _plain(other)).ratio(), other) for other in others]
    best = max(rated, default=(0.0, ""), key=lambda each: each[0])
    return best[1] if best[0] >= ALIKE else None


def _plain(name: str) -> str:
    """Without case, accents, spaces and signs."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in apart if letter.isalnum())
