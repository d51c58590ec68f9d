"""What stands around the moves of a session file, and around a box. Source: formats.md, section 2."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from models.games import GAMES
from models.kernel.fault import BadInput
from models.kernel.form import Form, Name, Told
from models.kernel.game import Game
from models.kernel.message import says
from models.kernel.read import read_form, shown

SESSION = "companion-session/1"
BOX = "companion-box/1"
EXPORT = "companion-export/1"

UUID = re.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
MOMENT = re.compile(
    "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2})?"
)
# Outside them a change of the time zone could leave the calendar.
FIRST_YEAR, LAST_YEAR = 2, 9998


def _uuid(text: str) -> str:
    if not UUID.fullmatch(text):
        raise PydanticCustomError("uuid", "uuid")
    return text.lower()


def _moment(text: str) -> str:
    try:
        if MOMENT.fullmatch(text) and FIRST_YEAR <= datetime.fromisoformat(text).year <= LAST_YEAR:
            return text
    except ValueError:
        pass
    raise PydanticCustomError("moment", "moment")


def _listed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


Uuid = Annotated[str, AfterValidator(_uuid)]
Moment = Annotated[str, AfterValidator(_moment)]


class Seated(Form):
    """A player as a file names one."""

    name: Name
    id: Told[Uuid] = None


class Frame(Form):
    """A session file without a look at what box, set-up and moves hold."""

    format: str
    game: str
    id: Told[Uuid] = None
    started: Told[Moment] = None
    ended: Told[Moment] = None
    place: Told[str] = None
    note: Told[str] = None
    players: Annotated[tuple[Seated, ...], Field(fail_fast=True), BeforeValidator(_listed)]
    box: dict[str, Any]
    setup: dict[str, Any] = Field(default_factory=dict)
    moves: list[Any]


class Boxed(Form):
    """A box file without a look at what the box holds. `id` tells a box of an export from the others."""

    format: str
    game: str
    id: Told[Uuid] = None
    name: Name
    box: dict[str, Any]


def read_format(data: Any) -> str:
    """The file's format, one that this version reads; raises BadInput."""
    if not isinstance(data, dict):
        raise BadInput("{found} is no session or box file; those are objects in braces.", found=shown(data))
    told = data.get("format")
    if told in (SESSION, BOX, EXPORT):
        return str(told)
    if told is None:
        raise BadInput('The key "format" is missing; is this a file of this app?', "format")
    raise BadInput(
        "The format {found} is not known here; this version reads {known}. Update the app, or export again.",
        "format",
        found=shown(told),
        known=", ".join((SESSION, BOX, EXPORT)),
    )


def need_format(data: Any, wanted: str) -> None:
    """Raises BadInput when the file is of another format than the one that is wanted."""
    told = read_format(data)
    if told != wanted:
        raise BadInput(
            "This is a file of the format {found}; one of {wanted} is wanted here.",
            "format",
            found=told,
            wanted=wanted,
        )


def read_game(data: Mapping[str, Any]) -> Game[Any, Any, Any]:
    """The game that the file names; raises BadInput."""
    told = data.get("game")
    if isinstance(told, str) and told in GAMES:
        return GAMES[told]
    if told is None:
        raise BadInput('The key "game" is missing; add it.', "game")
    raise BadInput(
        "The game {found} is not known here; known are {known}.",
        "game",
        found=shown(told),
        known=", ".join(GAMES),
    )


def read_box(game: Game[Any, Any, Any], data: Mapping[str, Any]) -> Form:
    """The printed data in the game's own form, checked; raises BadInput."""
    box: Form = read_form(game.box, data, "box")
    game.check_box(box)
    return box


def check_seats(game: Game[Any, Any, Any], players: tuple[Seated, ...]) -> None:
    """Raises BadInput when too few or too many play, or two have one name (compared without case)."""
    if not game.fewest <= len(players) <= game.most:
        raise BadInput(
            "There are {n} players; {game} takes {fewest} to {most}.",
            "players",
            n=len(players),
            game=says(game.name),
            fewest=game.fewest,
            most=game.most,
        )
    names: dict[str, int] = {}
    for seat, player in enumerate(players):
        first = names.setdefault(player.name.casefold(), seat)
        if first != seat:
            raise BadInput(
                'Players {first} and {seat} are both "{name}"; names must differ in more than case.',
                f"players.{seat}.name",
                first=first,
                seat=seat,
                name=player.name,
            )
