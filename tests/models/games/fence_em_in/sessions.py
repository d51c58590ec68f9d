"""Random sessions of Fence Em In as JSON data, played by the naive rules; legal, or spoiled now and then."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from tests.models.games.fence_em_in import naive
from tests.models.games.fence_em_in.naive import ASSETS, ROWS, Bad, Data, play, start

FACES = range(1, 6)
# What a value of a file may turn out to be.
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    5,
    6,
    13,
    1.0,
    "1",
    "x",
    "choice",
    "discard",
    "hay",
    "fertilizer",
]
ODD += [
    1_000_000,
    1_000_001,
    -1_000_001,
    [],
    {},
    [1, 2],
    [0, 0],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, True],
    [1.0, 2, 3],
]
ODD += [["choice", 1, 2], {"1": []}, {"same": 1}, {"6": []}, ["cow"], "cow", 10**30]


def frame(chance: random.Random, players: int | None = None, side: int = 9, board: str | None = None) -> Data:
    """A session before its first move. `board`: "none", "shared" or "own"; at random where not told."""
    players = players or chance.choice((1, 1, 2, 2, 2, 3, 3, 4, 5, 12))
    data: Data = {
        "format": "companion-session/1",
        "game": "fence-em-in",
        "players": [{"name": f"P{number}"} for number in range(players)],
        "box": {},
        "moves": [],
    }
    kind = board or chance.choice(("none", "shared", "shared", "own"))
    if kind != "none":
        data["box"]["board"] = _board(chance, players, side, kind == "shared")
    elif chance.random() < 0.5:
        data["box"]["board"] = None
    for name in ("barn_slot", "granary_slot"):
        if chance.random() < 0.7:
            data["box"][name] = chance.choice((None, chance.randint(-2, 9)))
    if chance.random() < 0.5:
        kinds = ("enclosure", "support", "support")
        data["box"]["missions"] = [{"kind": kind, "text": kind.title()} for kind in kinds]
    return data


def _board(chance: random.Random, players: int, side: int, shared: bool) -> Data:
    columns, rows = chance.randint(1, side), chance.randint(1, side)
    while shared and columns * rows < players:
        columns, rows = columns + 1, rows + 1
    cells = [[x, y] for x in range(columns) for y in range(rows)]
    starts = chance.sample(cells, players) if shared else [chance.choice(cells) for _ in range(players)]
    board: Data = {"columns": columns, "rows": rows, "starts": starts}
    return board if shared and chance.random() < 0.5 else board | {"shared": shared}


def session(chance: random.Random, spoiled: float = 0.0, most: int = 400, **frame_of: Any) -> Data:
    """A session to its end, or to its `most`-th move. `spoiled`: how likely each move is to be a strange one."""
    data = frame(chance, **frame_of)
    table = start(data)
    # Some of a kind, so that rows of the placement table come to their end.
    liked = chance.sample(ASSETS, chance.randint(1, 8))
    followed = chance.random()
    while len(data["moves"]) < most and not naive.over(table):
        move = _odd(chance, table, liked, followed)
        if chance.random() < spoiled:
            move = spoil(chance, move, table["players"])
        data["moves"].append(move)
        try:
            play(table, deepcopy(move))
        except Bad:
            # What comes after the first bad move counts for nothing.
            data["moves"] += [{"do": "pass", "player": 0}, move][: chance.randint(0, 2)]
            break
    return data


def paper(chance: random.Random, spoiled: float = 0.0) -> Data:
    """A session that is counted off the table, some counts replaced, overrides between them."""
    data = frame(chance)
    players = len(data["players"])
    seats = [*range(players), *(chance.randrange(players) for _ in range(chance.randint(0, 3)))]
    chance.shuffle(seats)
    for seat in seats[: chance.choice((len(seats), chance.randint(0, len(seats))))]:
        move = _tally(chance, seat) if chance.random() < 0.8 else _override(chance, players)
        data["moves"].append(spoil(chance, move, players) if chance.random() < spoiled else move)
    return data


def _tally(chance: random.Random, player: int) -> Data:
    rows = chance.sample(ROWS, chance.randint(0, 6))
    return {
        "do": "tally",
        "player": player,
        "placement": chance.randint(0, 12),
        "farm": {row: chance.randint(0, 4 if row in naive.FARM else 1) for row in rows},
        "missions": [chance.randint(-2, 5) for _ in range(3)],
        "fertilizer": chance.randint(0, 11),
    }


def _override(chance: random.Random, players: int) -> Data:
    part, value = chance.choice(naive.PARTS), chance.randint(-3, 20)
    move: Data = {"do": "override", "player": chance.randrange(players), "part": part, "value": value}
    return move | {"why": "a recount"} if chance.random() < 0.5 else move


def _assets(chance: random.Random) -> Data:
    spaces = {str(face): chance.choices(ASSETS, k=chance.randint(0, 4)) for face in FACES}
    return {"do": "assets", "spaces": spaces}


def _odd(chance: random.Random, table: Data, liked: list[str], followed: float) -> Data:
    """A move that is legal now."""
    if chance.random() < 0.03:
        return _override(chance, table["players"])
    if chance.random() < 0.04:
        return _assets(chance)
    if "choice" in (table["dice"] or []):
        return _choice(chance, table)
    player = naive.turn(table)
    if player is not None:
        return _turn(chance, table, player, liked)
    if table["round"] == naive.ROUNDS:
        points = [chance.randint(-2, 6) for _ in range(3)]
        return {"do": "missions", "player": chance.randrange(table["players"]), "points": points}
    move: Data = {"do": "roll", "player": chance.choice(naive.openers(table))}
    if chance.random() < followed:
        faces = [*FACES, "choice"] if chance.random() < 0.5 else [*FACES]
        return move | {"dice": chance.choices(faces, k=3)}
    return move if chance.random() < 0.5 else move | {"dice": None}


def _choice(chance: random.Random, table: Data) -> Data:
    die = chance.choice([number for number, face in enumerate(table["dice"]) if face == "choice"])
    if chance.random() < 0.5:
        return {"do": "choice", "die": die, "take": "side", "face": chance.choice(FACES)}
    return {"do": "choice", "die": die, "take": "fertilizer", "face": chance.choice([*FACES, "choice"])}


def _turn(chance: random.Random, table: Data, player: int, liked: list[str]) -> Data:
    purse = naive.fertilizer(table, player)
    if purse > 0 and chance.random() < 0.35:
        return _spend(chance, table, player, min(purse, 5))
    if chance.random() < 0.04:
        return {"do": "pass", "player": player}
    asset = chance.choice(liked)
    slot = chance.choice(naive.slots(table, player, asset))
    move: Data = {"do": "build", "player": player, "asset": asset, "slot": slot}
    if table["box"]["board"] is None:
        return move
    place = _place(chance, table, player)
    return move | place if place else {"do": "pass", "player": player}


def _spend(chance: random.Random, table: Data, player: int, most: int) -> Data:
    cost = chance.randint(1, most)
    move: Data = {"do": "spend", "player": player, "cost": cost}
    seen = naive.view(table)
    if seen is None or cost == 1 or chance.random() < 0.2:
        return move
    dice, places = list(seen), chance.sample(range(3), 2)
    for place in places[: 1 if cost in (3, 4) else 2]:
        by_one = [face for face in FACES if abs(face - seen[place]) == 1]
        dice[place] = chance.choice(by_one if cost in (3, 5) else FACES)
    return move | {"dice": dice}


def _place(chance: random.Random, table: Data, player: int) -> Data | None:
    seen, board = naive.view(table), table["box"]["board"]
    sizes = [(w, h) for w in FACES for h in FACES]
    if seen is not None:
        sizes = [(seen[one], seen[other]) for one in range(3) for other in range(3) if one != other]
    for width, height in chance.sample(sizes, min(len(sizes), 6)):
        places = [
            [x, y]
            for x in range(board["columns"] - width + 1)
            for y in range(board["rows"] - height + 1)
            if naive.fits(table, player, x, y, width, height)
        ]
        if places:
            return {"width": width, "height": height, "at": chance.choice(places)}
    return None


def spoil(chance: random.Random, move: Data, players: int) -> Any:
    """Another move, a move with something else in it, or no move at all."""
    way = chance.randrange(7)
    if way == 0:
        return chance.choice([*ODD, _assets(chance), _override(chance, players), _tally(chance, 0)])
    if way == 1:
        player = chance.randint(0, players)
        return chance.choice(
            [
                {"do": "pass", "player": player},
                {"do": "roll", "player": player, "dice": chance.choices([*FACES, "choice"], k=3)},
                {"do": "missions", "player": player, "points": [1, 0, -1]},
                {"do": "spend", "player": player, "cost": chance.choice(FACES)},
                {"do": "choice", "die": chance.randrange(3), "take": "side", "face": 2},
                {
                    "do": "build",
                    "player": player,
                    "asset": chance.choice(ASSETS),
                    "slot": chance.choice(ROWS),
                },
            ]
        )
    spoiled = deepcopy(move)
    name = chance.choice(list(spoiled))
    if way == 2:
        del spoiled[name]
    elif way == 3:
        spoiled[chance.choice([name, "note", "dice", "width"])] = chance.choice(ODD)
    elif way == 4 and "slot" in spoiled:
        spoiled["slot"] = chance.choice([*ROWS, "discard"])
    elif way == 5 and isinstance(spoiled.get("at"), list):
        spoiled["at"][chance.randrange(2)] += chance.choice((-2, -1, 1, 2))
    else:
        _spoil_within(chance, spoiled)
    return spoiled


def _spoil_within(chance: random.Random, move: Data) -> None:
    """Another value inside a list or an object of the move; else another player."""
    inner = [value for value in move.values() if isinstance(value, list | dict) and value]
    if not inner:
        move["player"] = chance.randint(-1, 13)
        return
    value = chance.choice(inner)
    place = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
    way = chance.randrange(3)
    if way == 0:
        value[place] = chance.choice(ODD)
    elif way == 1 and type(value[place]) is int:
        value[place] += chance.choice((-2, -1, 1, 2))
    else:
        del value[place]
