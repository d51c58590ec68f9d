"""What lets phones come to a session, and one who came: tokens to scan, codes to type. Knows no disk."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal

from models.history.fold import Json
from models.kernel.fault import Fault
from models.kernel.message import says

# Of letters and digits that look alike on a screen at most one is here, and no vowel, so that no code is a word.
SIGNS = "CDFGHJKMNPRTVWXY234789"
ALIKE = str.maketrans("0OQZBU6", "DDD28VG")
LENGTH = 8
# Longer than anything that is handed out; more is not even looked at.
LONGEST = 100

Role = Literal["player", "watcher", ""]


@dataclass(frozen=True)
class Gathering:
    """What lets phones come to a session: to play, or only to watch. Tokens are scanned, codes typed.

    `shared`: whether players may make the moves that belong to no seat.
    """

    session: str
    token: str
    code: str
    watch_token: str
    watch_code: str
    shared: bool

    def opens(self, tried: tuple[str, str]) -> Role | None:
        """The role for what was tried as a token and as a code: empty for one who may choose, None for nothing."""
        kept = ((self.token, self.code), (self.watch_token, self.watch_code))
        found = [same(given, each) for pair in kept for given, each in zip(tried, pair, strict=True)]
        if found[0] | found[1]:
            return ""
        return "watcher" if found[2] | found[3] else None


@dataclass(frozen=True)
class Guest:
    """A phone at a session. `role` is empty until it chooses; `watches`: it came with what is for watching only."""

    id: str
    session: str
    role: Role
    seat: int | None
    watches: bool
    bookmark: Json
    came_at: str
    seen_at: str


class Ended(Fault):
    """The guest is gone: the host has ended it, or made new codes."""

    def __init__(self) -> None:
        super().__init__(says("This phone is no longer at the table; ask the host for the new code."))


def secret() -> str:
    """128 bits that nobody can guess, fit for an address."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not to use it."""
    return sha256(_bytes(secret)).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two texts are equal; the time does not tell how far they are."""
    return secrets.compare_digest(_bytes(one), _bytes(other))


def fresh(session: str, taken: set[str], shared: bool) -> dict[str, Any]:
    """A new gathering's columns; its codes are none of those that are taken."""
    codes: list[str] = []
    while len(codes) < 2:
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        if code not in taken and code not in codes:
            codes.append(code)
    told = {"session_id": session, "token": secret(), "code": codes[0]}
    return told | {"watch_token": secret(), "watch_code": codes[1], "shared": shared}


def tidied(offered: str) -> tuple[str, str] | None:
    """What was offered as a token and as a code; None for what is too long to be one.

    >>> tidied(" cd0-o23zB ")
    ('cd0-o23zB', 'CDDD2328')
    """
    if len(offered) > LONGEST:
        return None
    letters = (sign for sign in unicodedata.normalize("NFKC", offered).upper() if sign.isalnum())
    return offered.strip(), "".join(letters).translate(ALIKE)


def _bytes(text: str) -> bytes:
    # Half a character, which a hand-made message may hold, is no reason to stop.
    return text.encode("utf-8", "surrogatepass")
