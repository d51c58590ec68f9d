"""Fence Em In once more, straight from formats.md, section 5, on plain dicts, slowly. Shares nothing with models.

Input is a session as JSON data, output what `companion score` prints, or the number of the first bad move.
The board is painted cell by cell, every score is counted anew over the whole history.
"""

from __future__ import annotations

from decimal import Decimal
from itertools import permutations
from typing import Any

ASSETS = ["cow", "sheep", "chicken", "grain", "corn", "hay", "barn", "granary"]
ANIMALS = ["cow", "sheep", "chicken"]
CROPS = ["corn", "grain", "hay"]
ROWS = ["same", "different", "alternating", "leftovers", "barn", "granary"]
PARTS = ["placement", "farm", "missions", "fertilizer"]
MILLION = 1_000_000
ROUNDS = 10

# Seed 000, "Placement points": the points of the 1st, 2nd, 3rd ... of the type; the last number goes on.
POINTS = {
    "cow": [3, 3, 4, 5, 7],
    "sheep": [1, 2, 3],
    "chicken": [1, 1, 2, 2, 3],
    "grain": [2],
    "corn": [2, 2, 2, 3],
    "hay": [1],
    "barn": [2],
    "granary": [1],
}
# Seed 000, "Placement points", the last column: tokens for each one, and for every second one.
TOKENS = {"chicken": 2, "corn": 1, "barn": 2, "granary": 1}
PAIRS = ["sheep", "hay"]
# Seed 000, "Farm board": points of a row by how many of its spaces are filled.
FARM = {
    "same": [0, 1, 3, 6, 8],
    "different": [0, 1, 2, 4, 7],
    "alternating": [0, 1, 3, 5, 7],
    "leftovers": [0, 1, 2, 3, 4],
}

Data = dict[str, Any]
Cell = tuple[int, int]


class Bad(Exception):
    """The move, or the frame, is not as it should be."""


def need(right: bool) -> None:
    if not right:
        raise Bad


def whole(value: Any, least: int = -MILLION, most: int = MILLION) -> int:
    need(type(value) is int and least <= value <= most)
    return int(value)


def one_of(value: Any, known: list[str]) -> str:
    need(isinstance(value, str) and value in known)
    return str(value)


def listed(value: Any, length: int | None = None) -> list[Any]:
    need(isinstance(value, list) and (length is None or len(value) == length))
    return list(value)


def key(data: Any, name: str) -> Any:
    need(isinstance(data, dict) and name in data)
    return data[name]


def cell(value: Any) -> Cell:
    x, y = listed(value, 2)
    return whole(x), whole(y)


# The frame


def check_box(box: Data, players: int) -> Data:
    """The box with every default filled in."""
    need(isinstance(box, dict))
    board = box.get("board")
    if board is not None:
        columns, rows = whole(key(board, "columns"), 1, 32), whole(key(board, "rows"), 1, 32)
        shared = board.get("shared", True)
        need(shared is True or shared is False)
        starts = [cell(each) for each in listed(key(board, "starts"), players)]
        need(all(0 <= x < columns and 0 <= y < rows for x, y in starts))
        board = {"columns": columns, "rows": rows, "shared": shared, "starts": starts}
    for name in ("barn_slot", "granary_slot"):
        if box.get(name) is not None:
            whole(box[name])
    for mission in listed(box.get("missions", [])):
        one_of(key(mission, "kind"), ["enclosure", "support"])
        need(isinstance(key(mission, "text"), str))
    return {"board": board, "barn": box.get("barn_slot"), "granary": box.get("granary_slot")}


def check_names(players: list[Any]) -> list[str]:
    need(isinstance(players, list) and 1 <= len(players) <= 12)
    names = []
    for player in players:
        name = key(player, "name")
        need(isinstance(name, str))
        names.append(name.strip())
    need(all(1 <= len(name) <= 40 for name in names))
    need(len({name.casefold() for name in names}) == len(names))
    return names


# What has been placed


def placings(table: Data, player: int) -> list[str]:
    return [asset for who, asset, _ in table["history"] if who == player]


def scored(placed: list[str]) -> list[tuple[int, int]]:
    """Points and tokens of each of a player's miniatures, in order, everything before it looked at again."""
    scores = []
    for number, asset in enumerate(placed):
        before = placed[:number]
        nth = before.count(asset)
        row = POINTS[asset]
        points = row[nth] if nth < len(row) else row[-1]
        tokens = TOKENS.get(asset, 0)
        if asset in PAIRS and nth % 2 == 1:
            tokens += 1
        if asset == "hay":
            animals = sum(each in ANIMALS for each in before)
            points += [0, 1, 2, 3][animals] if animals < 3 else 3
        if asset in ANIMALS and "barn" in before:
            tokens += 1
        if asset == "grain" and "granary" in before:
            points += 1
        scores.append((points, tokens))
    return scores


def placement(table: Data, player: int) -> int:
    return sum(points for points, _ in scored(placings(table, player)))


def fertilizer(table: Data, player: int) -> int:
    taken = sum(tokens for _, tokens in scored(placings(table, player)))
    return taken + table["choices"][player] - table["spent"][player]


def farm_row(table: Data, player: int, row: str) -> list[str]:
    return [asset for who, asset, slot in table["history"] if who == player and slot == row]


def takes(row: str, tokens: list[str], asset: str) -> bool:
    """Whether the farm-board row with these tokens takes one more."""
    after = [*tokens, asset]
    if row in ("barn", "granary"):
        return after == [row]
    if len(after) > 4:
        return False
    if row == "leftovers":
        return True
    if "barn" in after or "granary" in after:
        return False
    if row == "same":
        return len(set(after)) == 1
    if row == "different":
        return len(set(after)) == len(after)
    kinds = [each in ANIMALS for each in after]
    return all(one != other for one, other in zip(kinds, kinds[1:], strict=False))


def slots(table: Data, player: int, asset: str) -> list[str]:
    """Where that token may go: every row that takes it, or else the discard."""
    rows = [row for row in ROWS if takes(row, farm_row(table, player, row), asset)]
    return rows or ["discard"]


def farm_points(box: Data, filled: Data) -> int:
    points = sum(FARM[row][filled.get(row, 0)] for row in FARM)
    for row in ("barn", "granary"):
        if filled.get(row, 0):
            points += box[row] or 0
    return points


def filled_rows(table: Data, player: int) -> Data:
    if table["tallies"].get(player):
        return dict(table["tallies"][player]["farm"])
    return {row: len(farm_row(table, player, row)) for row in ROWS}


# The board


def painted(table: Data, player: int) -> list[list[int | None]]:
    """The board that this player builds on: whose enclosure lies on each cell."""
    board = table["box"]["board"]
    paint: list[list[int | None]] = [[None] * board["columns"] for _ in range(board["rows"])]
    for who, (x, y, width, height) in table["enclosures"]:
        if board["shared"] or who == player:
            for i in range(x, x + width):
                for j in range(y, y + height):
                    paint[j][i] = who
    return paint


def fits(table: Data, player: int, x: int, y: int, width: int, height: int) -> bool:
    board, paint = table["box"]["board"], painted(table, player)
    columns, rows = board["columns"], board["rows"]
    cells = [(i, j) for i in range(x, x + width) for j in range(y, y + height)]
    if any(not (0 <= i < columns and 0 <= j < rows) or paint[j][i] is not None for i, j in cells):
        return False
    if not any(player in line for line in paint):
        return board["starts"][player] in cells
    beside = [(i + dx, j + dy) for i, j in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return any(0 <= i < columns and 0 <= j < rows and paint[j][i] == player for i, j in beside)


# Whose turn, which dice


def turn(table: Data) -> int | None:
    """The player on turn, None between rounds and while a die shows the choice side."""
    if len(table["done"]) == table["players"] or "choice" in (table["dice"] or []):
        return None
    return int(table["first"] + len(table["done"])) % int(table["players"])


def openers(table: Data) -> list[int]:
    everybody = list(range(table["players"]))
    if table["round"] == 0:
        return everybody
    points = [placement(table, player) for player in everybody]
    return [player for player in everybody if points[player] == min(points)]


def view(table: Data) -> list[int] | None:
    """The dice as the player on turn sees them."""
    if table["dice"] is None:
        return None
    return [own or face for own, face in zip(table["own"], table["dice"], strict=True)]


# The moves


def seat(table: Data, move: Data) -> int:
    return whole(key(move, "player"), 0, table["players"] - 1)


def on_turn(table: Data, move: Data) -> int:
    player = seat(table, move)
    need(turn(table) == player)
    return player


def roll(table: Data, move: Data) -> None:
    player = seat(table, move)
    dice = move.get("dice")
    if dice is not None:
        for die in listed(dice, 3):
            if die != "choice":
                whole(die, 1, 5)
    need(len(table["done"]) == table["players"] and table["round"] < ROUNDS)
    need(player in openers(table))
    table["round"] += 1
    table.update(first=player, done=[], dice=dice and list(dice), own=[None, None, None])


def choice(table: Data, move: Data) -> None:
    die = whole(key(move, "die"), 0, 2)
    take, face = one_of(key(move, "take"), ["fertilizer", "side"]), key(move, "face")
    if not (take == "fertilizer" and face == "choice"):
        whole(face, 1, 5)
    need(table["dice"] is not None and not table["done"] and table["dice"][die] == "choice")
    table["dice"][die] = face
    if take == "fertilizer":
        table["choices"][table["first"]] += 1


def assets(table: Data, move: Data) -> None:
    spaces = key(move, "spaces")
    need(isinstance(spaces, dict) and set(spaces) == {"1", "2", "3", "4", "5"})
    table["spaces"] = {
        int(face): [one_of(token, ASSETS) for token in listed(spaces[face])] for face in spaces
    }


def spend(table: Data, move: Data) -> None:
    player = on_turn(table, move)
    cost, seen = whole(key(move, "cost"), 1, 5), view(table)
    need(fertilizer(table, player) >= cost)
    if "dice" in move:
        dice = [whole(die, 1, 5) for die in listed(move["dice"], 3)]
        need(seen is not None and cost != 1)
        steps = [abs(new - old) for new, old in zip(dice, seen or [], strict=True) if new != old]
        need({2: len(steps) <= 2, 3: steps == [1], 4: len(steps) <= 1, 5: steps == [1, 1]}[cost])
        for die in range(3):
            if seen and dice[die] != seen[die]:
                table["own"][die] = dice[die]
                if cost in (2, 4):
                    table["dice"][die] = dice[die]
    table["spent"][player] += cost


def build(table: Data, move: Data) -> None:
    asset = one_of(key(move, "asset"), ASSETS)
    slot = one_of(key(move, "slot"), [*ROWS, "discard"])
    player = on_turn(table, move)
    need(slot in slots(table, player, asset))
    if table["box"]["board"]:
        width, height = whole(key(move, "width"), 1, 5), whole(key(move, "height"), 1, 5)
        x, y = cell(key(move, "at"))
        need(fits(table, player, x, y, width, height))
        if table["dice"] is not None:
            left = list(view(table) or [])
            for size in (width, height):
                need(size in left)
                left.remove(size)
            if table["spaces"] and asset in table["spaces"][left[0]]:
                table["spaces"][left[0]].remove(asset)
        table["enclosures"].append((player, (x, y, width, height)))
    table["history"].append((player, asset, slot))
    leave(table, player)


def pass_(table: Data, move: Data) -> None:
    leave(table, on_turn(table, move))


def leave(table: Data, player: int) -> None:
    table["done"].append(player)
    table["own"] = [None, None, None]


def missions(table: Data, move: Data) -> None:
    player = seat(table, move)
    points = [whole(each) for each in listed(key(move, "points"), 3)]
    need(table["round"] == ROUNDS and len(table["done"]) == table["players"])
    table["missions"][player] = points


def tally(table: Data, move: Data) -> None:
    player = seat(table, move)
    farm = key(move, "farm")
    need(isinstance(farm, dict))
    for row, filled in farm.items():
        one_of(row, ROWS)
        whole(filled, 0, 4 if row in FARM else 1)
    table["tallies"][player] = {
        "placement": whole(key(move, "placement"), 0),
        "farm": farm,
        "missions": [whole(each) for each in listed(key(move, "missions"), 3)],
        "fertilizer": whole(key(move, "fertilizer"), 0),
    }


def override(table: Data, move: Data) -> None:
    player, part = seat(table, move), one_of(key(move, "part"), PARTS)
    value = whole(key(move, "value"))
    need(isinstance(move.get("why", ""), str))
    table["overrides"][player, part] = value


MOVES = {
    "roll": roll,
    "choice": choice,
    "assets": assets,
    "spend": spend,
    "build": build,
    "pass": pass_,
    "missions": missions,
    "tally": tally,
}


def over(table: Data) -> bool:
    filled: Data = table["tallies"] or table["missions"]
    return len(filled) == table["players"]


def play(table: Data, move: Any) -> None:
    """Makes the move; raises Bad."""
    do = one_of(key(move, "do"), [*MOVES, "override"])
    if do == "override":
        override(table, move)
        return
    kind = "tallied" if do == "tally" else "played"
    need(table["kind"] in (None, kind))
    need(kind == "tallied" or not over(table))
    MOVES[do](table, move)
    table["kind"] = kind


def start(data: Data) -> Data:
    """The table before the first move; raises Bad."""
    need(data.get("format") == "companion-session/1" and data.get("game") == "fence-em-in")
    names = check_names(key(data, "players"))
    players = len(names)
    need(isinstance(data.get("setup", {}), dict))
    need(isinstance(key(data, "moves"), list) and len(data["moves"]) <= 20_000)
    return {
        "names": names,
        "players": players,
        "box": check_box(key(data, "box"), players),
        "kind": None,
        "round": 0,
        "first": 0,
        "done": list(range(players)),
        "dice": None,
        "own": [None, None, None],
        "spaces": None,
        "history": [],
        "enclosures": [],
        "choices": [0] * players,
        "spent": [0] * players,
        "missions": {},
        "tallies": {},
        "overrides": {},
    }


# The result


def parts(table: Data, player: int) -> Data:
    counted = table["tallies"].get(player)
    if table["kind"] == "tallied" and not counted:
        worked_out = dict.fromkeys(PARTS, 0)
    else:
        left = counted["fertilizer"] if counted else fertilizer(table, player)
        worked_out = {
            "placement": counted["placement"] if counted else placement(table, player),
            "farm": farm_points(table["box"], filled_rows(table, player)),
            "missions": sum(counted["missions"] if counted else table["missions"].get(player, [])),
            "fertilizer": left // 3,
        }
    return {part: table["overrides"].get((player, part), worked_out[part]) for part in PARTS}


def lacking(table: Data) -> list[str]:
    return [
        f"{row}_slot"
        for row in ("barn", "granary")
        if table["box"][row] is None
        and any(
            filled_rows(table, player).get(row, 0) and (player, "farm") not in table["overrides"]
            for player in range(table["players"])
        )
    ]


def result(table: Data) -> Data:
    """What `companion score` prints."""
    rows: list[Data] = []
    for player, name in enumerate(table["names"]):
        numbers = parts(table, player)
        overridden = [part for part in PARTS if (player, part) in table["overrides"]]
        rows.append(
            {"name": name, "parts": numbers, "total": sum(numbers.values()), "overridden": overridden}
        )
    decided = None
    if over(table):
        best = max(row["total"] for row in rows)
        first = [row for row in rows if row["total"] == best]
        most = max(row["parts"]["farm"] for row in first)
        winners = [row for row in first if row["parts"]["farm"] == most]
        decided = "points" if len(first) == 1 else "farm" if len(winners) == 1 else "shared"
        for row in rows:
            # Among those tied for first place the farm board ranks; other ties share a rank.
            ahead = [other for other in rows if other["total"] > row["total"]]
            ahead += [each for each in first if row in first and each["parts"]["farm"] > row["parts"]["farm"]]
            row.update(rank=1 + len(ahead), winner=row in winners)
    return {
        "game": "fence-em-in",
        "finished": over(table),
        "players": rows,
        "decided_by": decided,
        "missing": lacking(table),
    }


def run(data: Data) -> tuple[Data | None, int | None]:
    """The table after all moves, or the table before the bad one and that one's number (0: the frame)."""
    try:
        table = start(data)
    except Bad:
        return None, 0
    for number, move in enumerate(data["moves"], 1):
        try:
            play(table, move)
        except Bad:
            return table, number
    return table, None


def score(data: Data) -> Data:
    """The result, or the number of the first bad move as the cases write it."""
    table, bad = run(data)
    return result(table) if table is not None and bad is None else {"error": True, "move": bad}


# Advice (section 6), by trying everything


def advice(table: Data) -> list[Data]:
    """Every suggestion for the player to move, best first; of equals in the order in which they are tried."""
    player = turn(table)
    if player is None or over(table):
        return []
    dice, board = view(table), table["box"]["board"]
    need(dice is not None and board is not None and table["spaces"] is not None)
    found: list[Data] = []
    for one, other in permutations(range(3), 2):
        width, height, face = (dice or [])[one], (dice or [])[other], (dice or [])[3 - one - other]
        for asset in table["spaces"][face]:
            for slot in slots(table, player, asset):
                for y in range(-1, board["rows"] + 1):
                    for x in range(-1, board["columns"] + 1):
                        if fits(table, player, x, y, width, height):
                            place = {"width": width, "height": height, "at": [x, y]}
                            found.append(place | brings(table, player, asset, slot))
    once = [each for number, each in enumerate(found) if each not in found[:number]]
    return sorted(once, key=lambda each: -each["value"])


def brings(table: Data, player: int, asset: str, slot: str) -> Data:
    """What the asset brings now when its token goes there."""
    points, tokens = scored([*placings(table, player), asset])[-1]
    before = filled_rows(table, player)
    after = before if slot == "discard" else {**before, slot: before[slot] + 1}
    gain = farm_points(table["box"], after) - farm_points(table["box"], before)
    exact = Decimal(3 * points + 3 * gain + tokens) / 3
    worth = {"points": points, "fertilizer": tokens, "farm": gain, "value": float(round(exact, 2))}
    return {"asset": asset, "slot": slot, **worth}
