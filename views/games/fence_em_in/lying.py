"""What lies on the assets board while it is being told: kept in the session's bookmark until it is done.

Knows no screen. How many places each face has is not in the rules: it is as many as ever lay there at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from models.games.fence_em_in.asset import ASSETS, Asset
from models.games.fence_em_in.moves import Assets, Spaces
from models.games.fence_em_in.state import State
from models.kernel.move import Move
from views.sitting import Sitting

KEY = "assets"
Tokens = tuple[tuple[Asset, ...], ...]
EMPTY: Tokens = ((), (), (), (), ())


def tokens_of(spaces: Spaces) -> Tokens:
    """A move's tokens, under the faces 1 to 5."""
    return spaces.one, spaces.two, spaces.three, spaces.four, spaces.five


def spaces(tokens: Tokens) -> Spaces:
    """The tokens as a move has them."""
    return Spaces.model_validate({str(face): list(under) for face, under in enumerate(tokens, 1)})


def places(moves: Sequence[Move]) -> tuple[int, ...]:
    """The most tokens that were ever told under each face; 0 while nobody has told any."""
    told = [tokens_of(move.spaces) for move in moves if isinstance(move, Assets)]
    return tuple(max((len(tokens[face]) for tokens in told), default=0) for face in range(len(EMPTY)))


def kept(sitting: Sitting) -> Tokens:
    """What has been tapped since the last move, else what lies there."""
    state: State = sitting.session.state
    now = state.assets or EMPTY
    mark = sitting.bookmark.get(KEY)
    if not isinstance(mark, dict) or mark.get("moves") != sitting.session.length:
        return now
    told = mark.get("tokens")
    if not isinstance(told, list) or len(told) != len(EMPTY):
        return now
    if not all(isinstance(under, list) and all(token in ASSETS for token in under) for under in told):
        return now
    return tuple(tuple(under) for under in told)


def keep(sitting: Sitting, tokens: Tokens | None) -> None:
    """Remembers it on disk; None forgets it."""
    told = None
    if tokens is not None:
        told = {"moves": sitting.session.length, "tokens": [list(under) for under in tokens]}
    sitting.mark(**{KEY: told})
