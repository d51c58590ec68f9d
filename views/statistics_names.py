"""What the parts of a score and the other figures of a game are called, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from models.games import GAMES
from models.games.fence_em_in.asset import ASSETS, NAMES
from models.games.get_off_my_land.ledger import PURPOSE_NAMES, PURPOSES
from models.kernel.message import Message
from views.kit.words import say, t

# What is looked at first, game by game; elsewhere the first part.
FIRST: dict[str, tuple[str, ...]] = {
    "volle-weide": ("bushes",),
    "fence-em-in": ("hay_placed",),
    "get-off-my-land": ("from_income", "from_harvest"),
}


def part_name(game: str, part: str) -> str:
    """The name of a part or figure; its key where this version has no word for it."""
    rules = GAMES.get(game)
    message: Message | None = rules.parts.get(part) if rules else None
    if message is not None:
        return say(message)
    return _names().get(part, part)


def ordered(game: str, parts: Sequence[str]) -> list[str]:
    """The parts of the score as on the score table, then the other figures by their names' order here."""
    rules = GAMES.get(game)
    first = list(rules.parts) if rules else []
    order = [*first, *_names()]
    return sorted(parts, key=lambda part: (order.index(part) if part in order else len(order), part))


def is_part(game: str, part: str) -> bool:
    """Whether it is a part of the score, and not another figure."""
    rules = GAMES.get(game)
    return rules is not None and part in rules.parts


def _names() -> dict[str, str]:
    names = {
        "sheep_mid": t("Sheep fenced at mid-game"),
        "sheep": t("Sheep fenced at the end"),
        "black": t("Black sheep fenced"),
        "clovers": t("Clovers fenced"),
        "pens": t("Closed pens"),
        "drawn": t("Fences drawn"),
    }
    names |= {f"{asset}_placed": t("{asset} placed", asset=say(NAMES[asset])) for asset in ASSETS}
    names |= {"discarded": t("Discarded"), "fertilizer_left": t("Fertilizer left over")}
    names |= {
        f"from_{purpose}": t("Money: {purpose}", purpose=say(PURPOSE_NAMES[purpose])) for purpose in PURPOSES
    }
    return names | {"land_tiles": t("Land tiles"), "oil_tiles": t("Oil tiles")}
