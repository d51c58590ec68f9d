"""What games share whose boxes are copies of the game: nothing of a new one is known, and it can be played with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from models.kernel.message import Message
from views.box_look import BoxWords, Data, Ready
from views.kit.words import say, t


def copy_words(none: Callable[[], str]) -> Callable[[], BoxWords]:
    """What the list says of copies; `none` is the sentence where there is none."""
    return lambda: BoxWords(own=t("Your own copies"), none=none(), new=t("New copy"), name=t("Our copy"))


def blank(name: str) -> dict[str, Any]:
    """A copy of which nothing is known yet."""
    return {}


def named(data: Data, name: str) -> dict[str, Any]:
    """The name is the box's alone, not the data's."""
    return dict(data)


def ready() -> Sequence[Ready]:
    """None: what is printed is not guessed."""
    return []


def not_finished(what: Message) -> str:
    """The line of a box that cannot be played with, and the first thing that it wants."""
    return t("Not finished. {what}", what=say(what))
