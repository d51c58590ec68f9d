"""What a session of Fence Em In begins with, from the choices of its set-up. Knows no screen."""

from __future__ import annotations

from typing import Any

from models.games.fence_em_in.box import MISSIONS, twice
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


def follows(draft: Draft, copy: Copy) -> bool:
    """Whether enclosures are placed on the copy's board in the app too."""
    return copy.board and draft.choices.get("follow") != "score"


def lacking(draft: Draft, way: Way, copy: Copy) -> Message | None:
    """Why the board cannot be followed with these players; None when it can, or is not."""
    if way == "count" or not follows(draft, copy) or copy.box is None or copy.box.board is None:
        return None
    starts, players = copy.box.board.starts, len(draft.seats)
    if len(starts) < players:
        return says(
            "This board has {starts} starting cells for {players} players. Enter the others, or only score.",
            starts=len(starts),
            players=players,
        )
    cell = twice(copy.box.board.model_copy(update={"starts": starts[:players]}))
    if cell is not None:
        return says(
            "Two players start at row {row}, column {column}; the second could never begin. Change one of them.",
            row=cell[1] + 1,
            column=cell[0] + 1,
        )
    return None


def picked(draft: Draft, copy: Copy) -> list[int]:
    """Which of the copy's mission cards are on the table, in the order in which they were tapped."""
    kept = draft.choices.get("missions")
    many = len(copy.box.missions) if copy.box is not None else 0
    known = [n for n in kept if type(n) is int and 0 <= n < many] if isinstance(kept, list) else []
    return known[:MISSIONS]


def begin(draft: Draft, way: Way) -> Beginning:
    """The session's own box: the copy's values, starting cells for those who play, the chosen mission cards."""
    copy = copy_of(draft)
    data = {key: value for key, value in copy.data.items() if value is not None}
    cards, board = data.pop("missions", []), data.pop("board", None)
    # The enclosure card comes first, as on the table.
    missions = sorted((cards[n] for n in picked(draft, copy)), key=lambda card: card["kind"] != "enclosure")
    if missions:
        data["missions"] = missions
    if board is not None and way == "play" and follows(draft, copy):
        data["board"] = {**board, "starts": board["starts"][: len(draft.seats)]}
    bookmark: dict[str, Any] = {} if copy.id == NONE else {BOX: copy.id}
    if way == "count":
        bookmark["count"] = "numbers"
    lasting = {key: value for key, value in draft.choices.items() if key in LASTING}
    return Beginning(data, {}, lasting, bookmark)
