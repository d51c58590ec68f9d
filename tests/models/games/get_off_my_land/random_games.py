"""Sessions at random for comparing two rule sets: mostly legal, sprinkled with illegal and malformed moves.

Knows the formats alone; what is legal is asked of the naive rules.
"""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.models.games.get_off_my_land.naive import (
    FEATURES,
    HOUSES,
    ICONS,
    MONTHS,
    TYPES,
    Bad,
    Data,
    begin,
    check_frame,
    step,
)

CROPS = ["Grain", "Corn", "Potatoes", "Vegetables", "Orchards"]
NAMES = [*CROPS, "Ducks", "Chickens", "Cows", "Pigs", "Stills", "Workhorse", "Llamas"]
# More often than once: the moves of which something follows.
KINDS = [
    "money",
    "claim",
    "claim",
    "reveal",
    "release",
    "join",
    "join",
    "part",
    "card",
    "card",
    "mature",
    "mature",
]
KINDS += ["harvest", "discard", "farmer", "raid", "hand", "house", "farmhouse", "turn", "override", "finish"]
KINDS += ["month"] * 3
TRIES = 10
ODD = (None, True, False, 1.0, "1", "", -1, 5, 31, 1_000_001, -1_000_001, [], ["a"], {}, "no such thing")


def box(chance: random.Random) -> Data:
    """A box with cards, icons and bonuses of chance; now and then a part is left out."""
    cards = {name: card(chance) for name in NAMES if chance.random() < 0.8}
    months = {
        month: chance.sample([icon for icon in ICONS if icon != "winter"], chance.randint(0, 4))
        for month in MONTHS
        if chance.random() < 0.8
    }
    found: Data = {"cards": cards, "months": months, "count_farmhouse_as_land": chance.random() < 0.6}
    return {key: value for key, value in found.items() if key == "cards" or chance.random() < 0.95}


def card(chance: random.Random) -> Data:
    kind = chance.choice(TYPES)
    found: Data = {"type": kind, "income": chance.randint(0, 4), "harvest": chance.randint(0, 9)}
    if chance.random() < 0.4:
        on = chance.sample([*TYPES, *NAMES], chance.randint(0, 4))
        found["bonus"] = {"on": on, "income": chance.randint(0, 3), "harvest": chance.randint(0, 3)}
    for flag in ("eats", "edible"):
        if chance.random() < 0.3:
            found[flag] = chance.random() < 0.5
    return found


def aim(chance: random.Random, table: Data, do: str, tiles: int) -> tuple[int, str]:
    """A player and a tile; mostly ones for which that kind of move makes sense."""
    fitting = []
    for name, tile in table["tiles"].items():
        owned, laid = tile["owner"] is not None, tile["card"]
        sense = {
            "reveal": not tile["logged"],
            "card": owned and tile["logged"] and laid is None,
            "mature": owned and laid is not None and not laid["ready"],
            "harvest": owned and laid is not None and laid["ready"],
            "raid": owned and laid is not None,
        }
        if sense.get(do):
            fitting.append((tile["owner"] or 0, name))
    player, tile = chance.randrange(len(table["people"])), f"T{chance.randrange(tiles)}"
    if fitting and chance.random() < 0.8:
        owner, tile = chance.choice(fitting)
        player = player if do == "raid" else owner
    return player, tile


def move(chance: random.Random, table: Data, do: str, tiles: int) -> Data:
    """A move of play of that kind, well-formed; whether it is legal is another question."""
    player, tile = aim(chance, table, do, tiles)
    feature = chance.choice([None, *FEATURES])
    if do in ("month", "finish"):
        return {"do": do}
    if do in ("reveal", "part", "mature", "discard", "release"):
        extra: Data = {"reveal": {"feature": feature}, "release": {"fenced": chance.random() < 0.6}}
        return {"do": do, "tile": tile} | extra.get(do, {})
    if do == "join":
        return {"do": do, "tiles": [f"T{chance.randrange(tiles)}" for _ in range(chance.randint(2, 3))]}
    extra = {
        "money": {"amount": chance.randint(-9, 9), "why": chance.choice(["", "market", "lumber", "a bet"])},
        "claim": {"tile": tile, "feature": feature, "logged": feature is not None or chance.random() < 0.6},
        "card": {"tile": tile, "card": chance.choice(NAMES), "pay": chance.randint(0, 4)},
        "harvest": {"tile": tile},
        "farmer": {"tile": chance.choice([None, tile, tile])},
        "raid": {"tile": tile},
        "hand": {"cards": chance.randint(0, 7)},
        "house": {"name": chance.choice([None, *HOUSES])},
        "farmhouse": {"controlled": chance.random() < 0.7},
        "turn": {"actions": chance.randint(0, 2)},
        "override": {
            "part": chance.choice(["money", "oil", "equipment", "farmhouse"]),
            "value": chance.randint(-5, 40),
        },
    }
    return {"do": do, "player": player} | extra[do]


def tally(chance: random.Random, players: int) -> Data:
    """A count off the table, well-formed."""
    most = {"money": 2, "land": 3, "oil_tiles": 1, "equipment": 1, "farmhouse": 1}
    counts = {key: chance.randint(0, n) for key, n in most.items()}
    return {"do": "tally", "player": chance.randrange(players)} | counts


def spoilt(chance: random.Random, right: Data) -> Any:
    """The data with one thing about it changed: a key gone, a value odd."""
    wrong = copy.deepcopy(right)
    key = chance.choice(list(wrong))
    if chance.random() < 0.3:
        del wrong[key]
    elif isinstance(wrong[key], dict) and wrong[key] and chance.random() < 0.8:
        wrong[key] = spoilt(chance, wrong[key])
    else:
        wrong[key] = chance.choice(ODD)
    return wrong


def legal(table: Data, data: Any) -> Data | None:
    """The table after the move; None where the move is none."""
    changing = ("people", "tiles", "counts", "overrides")
    after = table | {part: copy.deepcopy(table[part]) for part in changing}
    try:
        step(after, data)
    except Bad:
        return None
    return after


def session(seed: int) -> Data:
    """A session with at most one thing wrong, which then is its last move, box or set-up."""
    chance = random.Random(seed)
    players = chance.randint(2, 4)
    frame: Data = {
        "format": "companion-session/1",
        "game": "get-off-my-land",
        "players": [{"name": f"P{n}"} for n in range(players)],
        "box": box(chance),
        "setup": {
            "first": chance.randrange(players),
            "farmhouses": [chance.choice([None, *HOUSES]) for _ in range(players)],
        },
        "moves": [],
    }
    if chance.random() < 0.1:
        part = chance.choice(["box", "setup"])
        frame[part] = spoilt(chance, frame[part])
    try:
        table = begin(*check_frame(frame))
    except Bad:
        return frame
    tiles, counting = chance.randint(2, 8), chance.random() < 0.1
    length = chance.randint(1, 10 if counting else 200)
    wrong_at = chance.choice([None, chance.randrange(2 * length)])
    for number in range(length):
        data, after = _next(chance, table, tiles, counting)
        if number == wrong_at:
            other = _next(chance, table, tiles, chance.random() < 0.1)[0]
            data = spoilt(chance, data) if chance.random() < 0.5 else other
            after = legal(table, data)
        if after is not None:
            frame["moves"].append(data)
            table = after
        elif number == wrong_at:
            frame["moves"] += [data, {"do": "month"}]
            break
    return frame


def _next(chance: random.Random, table: Data, tiles: int, counting: bool) -> tuple[Any, Data | None]:
    """A move that is legal if one was found, with the table after it."""
    do = chance.choice(KINDS)
    for _ in range(TRIES):
        data = tally(chance, len(table["people"])) if counting else move(chance, table, do, tiles)
        after = legal(table, data)
        if after is not None:
            break
    return data, after
