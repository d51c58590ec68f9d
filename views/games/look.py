"""What a game shows: the parts that the common screens put in their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from models.kernel.session import Session
from views.box_look import BoxLook
from views.desk import Look
from views.games.onlook import Onlook
from views.games.past import Past, Picture
from views.games.set_up import SetUp


@dataclass(frozen=True)
class RuleCard:
    """One reference card in the app's own words. `key` is what screens open it by.

    `drawing` is one of the kit's; `picture(look, width)` is an example or a table below the lines.
    """

    key: str
    title: str
    lines: Sequence[str]
    drawing: str = ""
    picture: Callable[[Look, float], ft.Control] | None = None


@dataclass(frozen=True)
class GameLook:
    """One game's looks. Components take the sitting; pictures are drawn from a session.

    `drawings`: the one or two drawings of the game's tile. `play`: the screen while the session is open or counted.
    `picture(look, session, marks, player, width)`: that player's sheet or board as it is, for lists.
    `place(session)`: the game and what it is played on, for a bar ("Volle Weide, practice sheet A").
    `moment(session)`: where the session is, in a sentence ("Round 8, Dora draws").
    `told(before, after)`: the last move of `after` in a sentence, for the list of moves.
    `cards(row)`: the reference cards in the reader's language, with that row of a table lit ("" for none).
    `card_now(session, bookmark)`: the key of the card that matters now, with ":" and the row where one does.
    `set_up`: the game's own part of the set-up; `past`: that of results and of looking back.
    `boxes`: what is in its boxes, and the editor. `onlook`: what those see who only look.
    """

    key: str
    drawings: tuple[str, ...]
    play: Callable[..., Any]
    picture: Picture
    place: Callable[[Session], str]
    moment: Callable[[Session], str]
    told: Callable[[Session, Session], str]
    cards: Callable[[str], Sequence[RuleCard]]
    card_now: Callable[[Session, Mapping[str, Any]], str]
    set_up: SetUp
    past: Past
    boxes: BoxLook
    onlook: Onlook
