"""The whole history as one complete export. Source: formats.md, section 1, "companion export"."""

from __future__ import annotations

from collections.abc import Set

from models.exchange.box_file import write_box
from models.exchange.export_file import write_export
from models.history.aliases import aliases_written
from models.history.fold import Json
from models.history.repository import History


def everything(history: History) -> Json:
    """Players, boxes and sessions, in one view of the data; can be imported again. Raises NotSaved."""
    with history.database.reading():
        sessions = [history.sessions.get(id).file for id in history.sessions.all()]
        return write_export(players(history), boxes(history), sessions)


def players(history: History, some: Set[str] | None = None) -> list[Json]:
    """The roster as an export has it, or those people of it. Raises NotSaved."""
    people = [*history.people.list(), *history.people.list(archived=True)]
    return [
        {
            "id": person.id,
            "name": person.name,
            "colour": person.colour,
            "archived": person.archived_at is not None,
            **aliases_written(history.people.aliases(person.id)),
            **person.extra,
        }
        for person in people
        if some is None or person.id in some
    ]


def boxes(history: History) -> list[Json]:
    """All boxes as files, each with its id. Raises NotSaved."""
    return [write_box(box.game, box.name, box.data, id=box.id, **box.extra) for box in history.boxes.all()]
