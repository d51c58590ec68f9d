"""Valid files to start from."""

from __future__ import annotations

from typing import Any

SHEET: dict[str, Any] = {
    "name": "Small field",
    "side": "B",
    "columns": 3,
    "rows": 2,
    "sheep": [[0, 0], [1, 0], [2, 1]],
    "clovers": [[0, 1]],
    "bushes": [[1, 0, "s"], [2, 2, "e"]],
    "rocks": [[3, 0]],
    "fences": {
        "1": [[0, 0, "e"]],
        "2": [[0, 0, "e"], [1, 0, "s"]],
        "3": [[0, 0, "e"], [1, 0, "e"]],
        "4": [[0, 0, "e"], [1, 0, "s"], [1, 1, "e"]],
        "5": [[0, 0, "s"], [0, 1, "e"], [1, 0, "s"]],
        "6": [[0, 0, "e"], [0, 0, "s"], [0, 1, "e"]],
    },
    "track": {"mid": 2, "end": 4},
}
DRAWN: list[dict[str, Any]] = [
    {"do": "roll", "face": 5},
    {"do": "draw", "player": 0, "at": [0, 0]},
    {"do": "draw", "player": 1, "at": [1, 0], "turn": 0},
    {"do": "roll", "face": 1},
    {"do": "draw", "player": 1, "at": [1, 0], "turn": 2},
    {"do": "draw", "player": 0, "at": [0, 0]},
    {"do": "override", "player": 1, "part": "mid", "value": 4, "why": "a recount"},
]
COUNTED: list[dict[str, Any]] = [
    {"do": "tally", "player": 0, "mid": {"sheep": 2, "black": True}, "final": {"sheep": 6}, "bushes": 2},
    {"do": "trace", "player": 1, "mid": {"sheep": 0}, "fences": [[0, 0, "e"], [0, 0, "s"]]},
]
ID = "0b7c6a3e-1111-4222-8333-abcdefabcdef"


def session(moves: list[Any] | None = None, **changes: Any) -> dict[str, Any]:
    """A session file for two; `changes` replace or add keys of the frame."""
    data: dict[str, Any] = {
        "format": "companion-session/1",
        "game": "volle-weide",
        "id": ID,
        "started": "2026-11-28T19:05:00+01:00",
        "place": "Kitchen",
        "players": [{"name": "Dora"}, {"name": "李雷 🐑"}],
        "box": {"sheet": SHEET},
        "setup": {"black_sheep": [[0, 0], [1, 0]]},
        "moves": DRAWN if moves is None else moves,
    }
    return data | changes


def box(**changes: Any) -> dict[str, Any]:
    """A box file."""
    data = {"format": "companion-box/1", "game": "volle-weide", "name": "Ours", "box": {"sheet": SHEET}}
    return data | changes
