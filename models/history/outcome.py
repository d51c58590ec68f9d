"""What comes of bringing something in, and when it is what is kept already. Knows no table."""

from __future__ import annotations

import json
from typing import Literal

Outcome = Literal["added", "updated", "same"]


def same(one: object, other: object) -> bool:
    """Whether two pieces of JSON are equal, also in their types.

    >>> same({"a": 1, "b": 2}, {"b": 2, "a": 1}), same(1, True), same(1, 1.0)
    (True, False, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
