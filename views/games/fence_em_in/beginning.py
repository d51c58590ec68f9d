"""What a session of Fence Em In begins with, from the choices of its set-up. Knows no screen."""

from __future__ import annotations

from typing import Any

from models.games.fence_em_in.box import MISSIONS
from models.kernel.message import Message, says
from views.draft import Beginning, Draft
from views.games.fence_em_in.copies import NONE, Copy, chosen, copies
from views.games.fence_em_in.printed import BOX
from views.games.set_up import Way

# Choices that the next set-up begins with; the mission cards are this session's alone.
LASTING = ("box", "follow")


def copy_of(draft: Draft) -> Copy:
    """The chosen copy."""
    return chosen(copies(draft.desk.history), draft.choices.get("box"))


def follows(draft: Draft) -> bool:
    """Whether the board is followed."""
    return copy_of(draft).board and draft.choices.get("follow") != "score"


def lacking(draft: Draft, way: Way) -> Message | None:
    """Why the board cannot be followed with these players; None when it can, or is not."""
    copy = copy_of(draft)
    if way == "count" or not follows(draft) or copy.box is None or copy.box.board is None:
        return None
    starts, players = len(copy.box.board.starts), len(draft.seats)
    if starts >= players:
        return None
    return says(
        "This board has {starts} starting cells for {players} players. Enter the others, or only score.",
        starts=starts,
        players=players,
    )


def picked(draft: Draft) -> list[int]:
    """Which of the copy's mission cards are on the table, in the order in which they were tapped."""
    kept = draft.choices.get("missions")
    many = len(copy_of(draft).data.get("missions") or ())
    return (
        [n for n in kept if isinstance(n, int) and 0 <= n < many][:MISSIONS] if isinstance(kept, list) else []
    )


def begin(draft: Draft, way: Way) -> Beginning:
    """The session's own box: the copy's values, starting cells for those who play, the chosen mission cards."""
    copy = copy_of(draft)
    data = dict(copy.data)
    cards = data.pop("missions", None) or []
    board = data.pop("board", None)
    box: dict[str, Any] = {key: value for key, value in data.items() if value is not None}
    missions = sorted((cards[n] for n in picked(draft)), key=lambda card: card.get("kind") != "enclosure")
    if missions:
        box["missions"] = missions
    if way == "play" and board is not None and follows(draft):
        box["board"] = {**board, "starts": board["starts"][: len(draft.seats)]}
    bookmark: dict[str, Any] = {} if copy.id == NONE else {BOX: copy.id}
    if way == "count":
        bookmark["count"] = "numbers"
    lasting = {key: value for key, value in draft.choices.items() if key in LASTING}
    return Beginning(box, {}, lasting, bookmark)


def marks(draft: Draft, way: Way) -> bool:
    """Nothing is marked before the first move."""
    return False
