"""Get Off My Land! once more, straight from formats.md, section 7, on plain dicts, slowly. Shares nothing with models.

Input is a session as JSON data, output what `companion score` prints, or the number of the first bad move.
"""

from __future__ import annotations

from typing import Any

SUMMER = ["May", "June", "July", "August", "September", "October"]
MONTHS = [*SUMMER, "November", "December", "January", "February", "March", "April"]
ICONS = ["crops", "livestock", "equipment", "winter", "first player"]
TYPES = ["crop", "livestock", "equipment"]
FEATURES = ["fishing hole", "fertile land", "oil strike"]
HOUSES = [
    "community garden",
    "firewood for sale",
    "petting zoo",
    "hoarder",
    "roadside market",
    "specialty shop",
    "used parts shop",
    "nature preserve",
]
PARTS = ["money", "oil", "equipment", "farmhouse"]
PERSONAL = ["money", "claim", "card", "harvest", "farmer", "raid", "hand", "house", "farmhouse", "turn"]
PERSONAL += ["tally", "override"]
MILLION = 1_000_000
Data = dict[str, Any]


class Bad(Exception):
    """The move, or the frame, is not as it should be."""


def need(right: bool) -> None:
    if not right:
        raise Bad


def whole(value: Any, least: int = -MILLION, most: int = MILLION) -> int:
    need(type(value) is int and least <= value <= most)
    return int(value)


def flag(value: Any) -> bool:
    need(value is True or value is False)
    return bool(value)


def text(value: Any) -> str:
    need(isinstance(value, str))
    return str(value)


def one_of(value: Any, known: list[str]) -> Any:
    need(isinstance(value, str) and value in known)
    return value


def null_or_one_of(value: Any, known: list[str]) -> Any:
    return None if value is None else one_of(value, known)


def key(data: Data, name: str) -> Any:
    need(name in data)
    return data[name]


def check_card(name: str, card: Any) -> None:
    need(1 <= len(name.strip()) <= 40)
    need(isinstance(card, dict))
    one_of(key(card, "type"), TYPES)
    whole(key(card, "income"), 0)
    whole(key(card, "harvest"), 0)
    flag(card.get("eats", True))
    flag(card.get("edible", True))
    text(card.get("note", ""))
    bonus = card.get("bonus")
    if bonus is not None:
        need(isinstance(bonus, dict))
        need(isinstance(key(bonus, "on"), list))
        for each in bonus["on"]:
            text(each)
        whole(key(bonus, "income"), 0)
        whole(key(bonus, "harvest"), 0)


def check_frame(data: Data) -> tuple[int, Data, Data]:
    players = len(data["players"])
    need(2 <= players <= 4)
    box, setup = data["box"], data.get("setup", {})
    need(isinstance(box, dict) and isinstance(setup, dict))
    cards, months = box.get("cards", {}), box.get("months", {})
    need(isinstance(cards, dict) and isinstance(months, dict))
    for name, card in cards.items():
        check_card(name, card)
    for month, icons in months.items():
        need(month in MONTHS and isinstance(icons, list))
        for icon in icons:
            one_of(icon, ICONS)
            need(icon != "winter" or month == "November")
    flag(box.get("count_farmhouse_as_land", True))
    whole(setup.get("first", 0), 0, players - 1)
    houses = setup.get("farmhouses", [None] * players)
    need(isinstance(houses, list) and len(houses) == players)
    for house in houses:
        null_or_one_of(house, HOUSES)
    return players, box, setup


def is_type(table: Data, laid: Data | None, kind: str) -> bool:
    return laid is not None and table["cards"][laid["name"]]["type"] == kind


def settle(table: Data) -> None:
    """After every move: loose livestock, then crops that are eaten."""
    tiles, cards = table["tiles"], table["cards"]
    for tile in tiles.values():
        if is_type(table, tile["card"], "livestock") and not tile["fenced"]:
            tile["card"]["ready"] = False
    for tile in tiles.values():
        if not (is_type(table, tile["card"], "crop") and tile["card"]["ready"]):
            continue
        if not cards[tile["card"]["name"]].get("edible", tile["card"]["name"] != "Orchards"):
            continue
        for other in tiles.values():
            if (
                tile["area"] is not None
                and other["area"] == tile["area"]
                and is_type(table, other["card"], "livestock")
                and other["card"]["ready"]
                and cards[other["card"]["name"]].get("eats", other["card"]["name"] != "Ducks")
            ):
                tile["card"]["ready"] = False


def receiver(table: Data, name: str) -> int | None:
    """Who gets the income of a tile's card; None where nobody does."""
    tile = table["tiles"][name]
    if tile["owner"] is None:
        return None
    for player, person in enumerate(table["people"]):
        if person["farmer"] == name:
            return player
    return int(tile["owner"])


def bonuses(table: Data, player: int, name: str, what: str) -> int:
    """What the player's bonus cards add to the card on that tile."""
    laid = table["tiles"][name]["card"]["name"]
    words = {laid, table["cards"][laid]["type"]}
    found = 0
    for other, tile in table["tiles"].items():
        if tile["card"] is None or not tile["card"]["ready"] or receiver(table, other) != player:
            continue
        bonus = table["cards"][tile["card"]["name"]].get("bonus")
        if bonus and words & set(bonus["on"]):
            found += bonus[what]
    return found


def income(table: Data, name: str) -> int:
    """What the card on the tile pays to whoever gets it."""
    tile = table["tiles"][name]
    if tile["card"] is None or not tile["card"]["ready"]:
        return 0
    amount = int(table["cards"][tile["card"]["name"]]["income"])
    if tile["feature"] == "fertile land" and is_type(table, tile["card"], "crop"):
        amount += 1
    player = receiver(table, name)
    if player is not None and player == tile["owner"]:
        amount += bonuses(table, player, name, "income")
    return amount


def payday(table: Data) -> None:
    gained = [0] * len(table["people"])
    for name, tile in table["tiles"].items():
        player = receiver(table, name)
        if player is not None:
            gained[player] += income(table, name)
            if tile["feature"] == "fishing hole" and tile["logged"] and tile["card"] is None:
                gained[tile["owner"]] += 1
    for person, amount in zip(table["people"], gained, strict=True):
        person["money"] += amount


def month(table: Data) -> None:
    need(table["month"] < 11)
    leaving = MONTHS[table["month"]]
    passed = set(table["months"].get(leaving, []))
    if leaving == "November":
        passed.add("winter")
    for icon in ICONS:
        if icon not in passed:
            continue
        for tile in table["tiles"].values():
            if icon == "winter" and is_type(table, tile["card"], "crop"):
                tile["card"] = None
            kind = {"crops": "crop", "livestock": "livestock", "equipment": "equipment"}.get(icon)
            if kind and is_type(table, tile["card"], kind):
                tile["card"]["ready"] = True
        if icon == "first player":
            table["first"] = (table["first"] + 1) % len(table["people"])
        settle(table)
    table["month"] += 1
    payday(table)


def old(table: Data, move: Data) -> tuple[str, Data]:
    name = text(key(move, "tile"))
    need(name in table["tiles"])
    return name, table["tiles"][name]


def step(table: Data, move: Any) -> None:
    """Takes the move over; raises Bad and may then leave the table half done."""
    need(isinstance(move, dict) and isinstance(move.get("do"), str))
    do, people, tiles, cards = move["do"], table["people"], table["tiles"], table["cards"]
    p = -1
    if do in PERSONAL:
        p = whole(key(move, "player"), 0, len(people) - 1)
    if do == "override":
        part = one_of(key(move, "part"), PARTS)
        table["overrides"][p, part] = whole(key(move, "value"))
        text(move.get("why", ""))
        return
    if do == "tally":
        need(table["kind"] in (None, "tally"))
        count = {name: whole(key(move, name), 0) for name in ("money", "land", "oil_tiles", "equipment")}
        count["farmhouse"] = whole(key(move, "farmhouse"), 0, 30)
        table["kind"], table["counts"][p] = "tally", count
        return
    need(table["kind"] in (None, "play") and not table["over"])
    table["kind"] = "play"
    me = people[p]
    if do == "money":
        text(move.get("why", ""))
        me["money"] += whole(key(move, "amount"))
        need(me["money"] >= 0)
    elif do == "claim":
        name = text(key(move, "tile"))
        need(name != "")
        feature, logged = null_or_one_of(move.get("feature"), FEATURES), flag(move.get("logged", True))
        need(logged or feature is None)
        if name not in tiles:
            tiles[name] = {"owner": p, "fenced": True, "logged": logged, "feature": feature}
            tiles[name] |= {"area": None, "card": None}
        else:
            tile = tiles[name]
            need(tile["owner"] != p)
            need(tile["owner"] is None or people[tile["owner"]]["farmer"] != name)
            tile |= {"owner": p, "fenced": True, "area": None}
    elif do == "reveal":
        _, tile = old(table, move)
        need(not tile["logged"])
        tile |= {"logged": True, "feature": null_or_one_of(move.get("feature"), FEATURES)}
    elif do == "release":
        _, tile = old(table, move)
        fenced = flag(key(move, "fenced"))
        need(tile["owner"] is not None or tile["fenced"] != fenced)
        tile |= {"owner": None, "fenced": fenced, "area": tile["area"] if fenced else None}
    elif do == "join":
        names = key(move, "tiles")
        need(isinstance(names, list) and all(isinstance(name, str) and name in tiles for name in names))
        need(len(set(names)) >= 2 and all(tiles[name]["fenced"] for name in names))
        table["areas"] += 1
        areas = {tiles[name]["area"] for name in names} - {None}
        for name, tile in tiles.items():
            if name in names or tile["area"] in areas:
                tile["area"] = table["areas"]
    elif do == "part":
        _, tile = old(table, move)
        need(tile["area"] is not None)
        tile["area"] = None
    elif do == "card":
        _, tile = old(table, move)
        need(tile["owner"] == p and tile["logged"])
        bought, pay = text(key(move, "card")), whole(key(move, "pay"), 0)
        need(bought in cards and me["money"] >= pay)
        me["money"] -= pay
        tile["card"] = {"name": bought, "ready": cards[bought]["type"] == "equipment"}
    elif do == "mature":
        _, tile = old(table, move)
        need(tile["owner"] is not None and tile["card"] is not None and not tile["card"]["ready"])
        need(not is_type(table, tile["card"], "equipment"))
        tile["card"]["ready"] = True
    elif do == "harvest":
        name, tile = old(table, move)
        need(tile["owner"] == p and tile["card"] is not None and tile["card"]["ready"])
        if is_type(table, tile["card"], "equipment"):
            me["hand"] += 1
        else:
            me["money"] += cards[tile["card"]["name"]]["harvest"]
            if tile["feature"] == "fertile land" and is_type(table, tile["card"], "crop"):
                me["money"] += 3
            me["money"] += bonuses(table, p, name, "harvest")
        tile["card"]["ready"] = False
    elif do == "discard":
        _, tile = old(table, move)
        need(tile["card"] is not None)
        tile["card"] = None
    elif do == "farmer":
        if key(move, "tile") is None:
            me["farmer"] = None
        else:
            name, _ = old(table, move)
            need(all(person["farmer"] != name for person in people))
            me["farmer"] = name
    elif do == "raid":
        name, tile = old(table, move)
        need(tile["owner"] not in (None, p) and tile["card"] is not None)
        need(all(person["farmer"] != name for person in people))
        me["farmer"] = name
        me["money"] += income(table, name)
    elif do == "hand":
        me["hand"] = whole(key(move, "cards"), 0)
    elif do == "house":
        me["house"] = null_or_one_of(key(move, "name"), HOUSES)
    elif do == "farmhouse":
        me["home"] = flag(key(move, "controlled"))
    elif do == "turn":
        whole(move.get("actions", 0), 0)
    elif do == "month":
        month(table)
    elif do == "finish":
        need(table["month"] == 11)
        table["over"] = True
    else:
        raise Bad
    settle(table)


def land(table: Data, player: int) -> int:
    tiles = sum(tile["owner"] == player for tile in table["tiles"].values())
    return tiles + (table["farmhouse_counts"] and table["people"][player]["home"])


def farmhouse(table: Data, player: int) -> int:
    """Seed 001, "Farmhouse Tiles"."""
    me = table["people"][player]
    if not me["home"] or me["house"] is None:
        return 0
    laid = [t["card"] for t in table["tiles"].values() if t["owner"] == player and t["card"] is not None]
    names = [card["name"] for card in laid]
    different = len(set(names))
    worth = 0
    if me["house"] == "hoarder":
        for name in set(names):
            worth += {1: 0, 2: 8, 3: 18}.get(names.count(name), 30)
    elif me["house"] == "roadside market":
        worth = {0: 0, 1: 0, 2: 4, 3: 9, 4: 15, 5: 22}.get(different, 30)
    elif me["house"] == "specialty shop":
        worth = {1: 30, 2: 20, 3: 10}.get(different, 0)
    elif me["house"] == "firewood for sale":
        worth = 5 * me["hand"]
    elif me["house"] == "nature preserve":
        worth = {0: 0, 1: 6, 2: 13, 3: 21}.get(land(table, player) - len(laid), 30)
    else:
        kind = {"community garden": "crop", "petting zoo": "livestock", "used parts shop": "equipment"}
        for card in laid:
            if is_type(table, card, kind[me["house"]]):
                worth += 10 if card["ready"] else 5
    return min(30, worth)


def count(table: Data, player: int) -> tuple[Data, int]:
    """The parts as worked out, and the land."""
    told = table["counts"].get(player)
    if told is not None:
        oil = 2 * told["oil_tiles"] * told["land"]
        parts = {"money": told["money"], "oil": oil, "equipment": 5 * told["equipment"]}
        return parts | {"farmhouse": told["farmhouse"]}, told["land"]
    if table["kind"] == "tally":
        return dict.fromkeys(PARTS, 0), 0
    parts = dict.fromkeys(PARTS, 0) | {"money": table["people"][player]["money"]}
    if table["over"]:
        own = [tile for tile in table["tiles"].values() if tile["owner"] == player]
        wells = sum(tile["feature"] == "oil strike" for tile in own)
        parts["oil"] = 2 * wells * land(table, player)
        parts["equipment"] = 5 * sum(is_type(table, tile["card"], "equipment") for tile in own)
        parts["farmhouse"] = farmhouse(table, player)
    return parts, land(table, player)


def result(data: Data, table: Data) -> Data:
    rows, lands = [], []
    for player, person in enumerate(data["players"]):
        parts, own_land = count(table, player)
        set_by_hand = {part: v for (seat, part), v in table["overrides"].items() if seat == player}
        parts |= set_by_hand
        lands.append(own_land)
        row = {"name": person["name"].strip(), "parts": parts, "total": sum(parts.values())}
        rows.append(row | {"overridden": [part for part in PARTS if part in set_by_hand]})
    finished = table["over"] or len(table["counts"]) == len(rows)
    decided = None
    if finished:
        best = max(row["total"] for row in rows)
        first = [n for n, row in enumerate(rows) if row["total"] == best]
        winners = [n for n in first if lands[n] == max(lands[m] for m in first)]
        decided = "points" if len(first) == 1 else "land" if len(winners) == 1 else "shared"
        strength = [(row["total"], lands[n] if n in first else 0) for n, row in enumerate(rows)]
        for n, row in enumerate(rows):
            row["rank"] = 1 + sum(other > strength[n] for other in strength)
            row["winner"] = n in winners
    return {
        "game": data["game"],
        "finished": finished,
        "players": rows,
        "decided_by": decided,
        "missing": [],
    }


def begin(players: int, box: Data, setup: Data) -> Data:
    """The table before the first move."""
    return {
        "cards": box.get("cards", {}),
        "months": box.get("months", {}),
        "farmhouse_counts": box.get("count_farmhouse_as_land", True),
        "first": setup.get("first", 0),
        "people": [
            {"money": 8, "hand": 2, "house": house, "home": True, "farmer": None}
            for house in setup.get("farmhouses", [None] * players)
        ],
        "tiles": {},
        "areas": 0,
        "month": 0,
        "kind": None,
        "over": False,
        "counts": {},
        "overrides": {},
    }


def score(data: Data) -> Data:
    """The result, or {"error": True, "move": N}."""
    try:
        table = begin(*check_frame(data))
    except Bad:
        return {"error": True, "move": 0}
    for number, move in enumerate(data["moves"], 1):
        try:
            step(table, move)
        except Bad:
            return {"error": True, "move": number}
    return result(data, table)
