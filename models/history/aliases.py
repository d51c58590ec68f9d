"""Who was merged into a person, as an export says it: an added key of the player. Knows no disk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from models.exchange.frame import UUID
from models.history.tables import Person

Alias = tuple[str, str]
# Comes after a name that stands aside for the person who bears it now; nobody types it.
ASIDE = "\x1f"
_ALSO = "also"


def aliases_told(extra: dict[str, Any]) -> tuple[dict[str, Any], list[Alias]]:
    """A player's further keys in an export, parted into the unknown ones and who was merged into the player."""
    told = extra.get(_ALSO)
    if not isinstance(told, list) or not all(_is_alias(each) for each in told):
        return extra, []
    rest = {key: value for key, value in extra.items() if key != _ALSO}
    return rest, [(each["id"].lower(), each["name"]) for each in told]


def aliases_written(aliases: Iterable[Person]) -> dict[str, Any]:
    """The further key of a player in an export; nothing for somebody into whom nobody was merged."""
    told = [{"id": person.id, "name": person.name} for person in aliases]
    return {_ALSO: told} if told else {}


def _is_alias(told: Any) -> bool:
    if not isinstance(told, dict) or told.keys() != {"id", "name"}:
        return False
    return isinstance(told["name"], str) and isinstance(told["id"], str) and bool(UUID.fullmatch(told["id"]))
