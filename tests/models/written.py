"""A session file out of its parts, for tests that need one. The app writes what its history holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from models.exchange.frame import SESSION


def write_session(
    game: str,
    players: Sequence[Mapping[str, Any]],
    box: Mapping[str, Any],
    setup: Mapping[str, Any],
    moves: Sequence[Mapping[str, Any]],
    **frame: Any,
) -> dict[str, Any]:
    """A session file out of its parts, all of them JSON data.

    `frame` holds id, started, ended, place and note, left out where None or empty, and unknown keys, which
    are written as they are.
    """
    known = ("id", "started", "ended", "place", "note")
    told = {key: frame[key] for key in known if frame.get(key)}
    unknown = {key: value for key, value in frame.items() if key not in known}
    body = {"players": list(players), "box": box, "setup": setup, "moves": list(moves)}
    return {"format": SESSION, "game": game, **told, **body, **unknown}
