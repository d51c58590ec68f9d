"""Values read off the copy in the middle of a game: asked when first needed, remembered for the next time.

A card's values when it is first bought, a month's icons when the marker first leaves it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from models.games.get_off_my_land.rules import GET_OFF_MY_LAND
from views.box_menu import free_name
from views.draft import Draft
from views.games.get_off_my_land.copies import BOX
from views.kit.words import t
from views.sitting import Sitting


def remember(sitting: Sitting, group: str, name: str, value: Any) -> bool:
    """The value into the session's box, and into the named one that it came from; a first one gets a name.

    `group` is "cards" or "months", `name` the card's or the month's, the value as in formats.md, section 7.
    """
    desk = sitting.desk
    own: Mapping[str, Any] = sitting.session.box.written()
    if not sitting.read_off(**_with(own, group, name, value)):
        return False
    boxes, key = desk.history.boxes, GET_OFF_MY_LAND.key
    kept = sitting.bookmark.get(BOX)
    row = boxes.get(kept) if isinstance(kept, str) else None
    if row is not None and row.deleted_at is None:
        return desk.attempt(lambda: boxes.save(row.id, {**row.data, **_with(row.data, group, name, value)}))
    free = free_name(t("Our copy"), {box.name for box in boxes.list(key)})

    def add() -> None:
        made = boxes.add(key, free, dict(sitting.session.box.written()))
        sitting.mark(**{BOX: made.id})
        Draft(desk, key).choose(**{BOX: made.id})

    return desk.attempt(add)


def _with(data: Mapping[str, Any], group: str, name: str, value: Any) -> dict[str, Any]:
    return {group: {**(data.get(group) or {}), name: value}}
