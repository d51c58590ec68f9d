"""Names of people and boxes: how they are kept, and when two are the same.

Source: formats.md, section 1, "Limits".
"""

from __future__ import annotations

import unicodedata

from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME


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


def folded(name: str) -> str:
    """What two names share that differ only by case, spaces or the way an accent is written.

    >>> folded(" ANNA  Maria ") == folded("Anna Maria")
    True
    """
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()
