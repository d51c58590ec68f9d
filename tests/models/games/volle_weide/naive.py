"""Volle Weide once more, straight from the rule text on sets of points, slowly. Shares nothing with models.

A post (x, y) is the point (2x, 2y), an edge the point in its middle, a cell the point in its middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Point = tuple[int, int]
TABLE = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55}


class Illegal(Exception):
    """The number of the first move that is not legal."""


def edge_point(edge: list[Any]) -> Point:
    x, y, way = edge
    return (2 * x + 1, 2 * y) if way == "e" else (2 * x, 2 * y + 1)


def edge_posts(point: Point) -> list[Point]:
    x, y = point
    return [(x - 1, y), (x + 1, y)] if x % 2 else [(x, y - 1), (x, y + 1)]


def turned(points: Iterable[Point], quarters: int) -> set[Point]:
    points = set(points)
    for _ in range(quarters):
        points = {(-y, x) for x, y in points}
    return points


def placed(shape: list[list[Any]], at: list[int], turn: int) -> set[Point]:
    points = turned((edge_point(edge) for edge in shape), turn)
    posts = [post for point in points for post in edge_posts(point)]
    dx = 2 * at[0] - min(x for x, _ in posts)
    dy = 2 * at[1] - min(y for _, y in posts)
    return {(x + dx, y + dy) for x, y in points}


def straight(points: set[Point], post: Point) -> set[str]:
    """In which directions the one shape runs straight through the post."""
    x, y = post
    ways = set()
    if {(x - 1, y), (x + 1, y)} <= points:
        ways.add("across")
    if {(x, y - 1), (x, y + 1)} <= points:
        ways.add("upright")
    return ways


def fits(sheet: dict[str, Any], shapes: list[set[Point]], points: set[Point]) -> bool:
    """Whether a placed shape may be drawn beside the others."""
    rocks = {(2 * x, 2 * y) for x, y in sheet.get("rocks", [])}
    posts = {post for point in points for post in edge_posts(point)}
    if any(not (0 <= x <= 2 * sheet["columns"] and 0 <= y <= 2 * sheet["rows"]) for x, y in posts):
        return False
    if posts & rocks or any(points & other for other in shapes):
        return False
    for post in posts:
        mine = straight(points, post)
        for other in shapes:
            theirs = straight(other, post)
            if ("across" in mine and "upright" in theirs) or ("upright" in mine and "across" in theirs):
                return False
    return True


def everywhere(sheet: dict[str, Any], shapes: list[set[Point]], face: int) -> set[tuple[int, int, int]]:
    """Every (x, y, turn) where the face fits, tried out one by one, off the meadow too."""
    shape = sheet["fences"][str(face)]
    return {
        (x, y, turn)
        for turn in range(4)
        for x in range(-2, sheet["columns"] + 3)
        for y in range(-2, sheet["rows"] + 3)
        if fits(sheet, shapes, placed(shape, [x, y], turn))
    }


def inside(sheet: dict[str, Any], fences: set[Point]) -> set[tuple[int, int]]:
    """The cells from which a sheep cannot walk off the meadow."""
    columns, rows = sheet["columns"], sheet["rows"]
    free: set[tuple[int, int]] = set()
    changed = True
    while changed:
        changed = False
        for x in range(columns):
            for y in range(rows):
                if (x, y) in free:
                    continue
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    wall = (2 * x + 1 + dx, 2 * y + 1 + dy)
                    there = (x + dx, y + dy)
                    out = not (0 <= there[0] < columns and 0 <= there[1] < rows)
                    if wall not in fences and (out or there in free):
                        free.add((x, y))
                        changed = True
    return {(x, y) for x in range(columns) for y in range(rows)} - free


def sheep_points(sheet: dict[str, Any], fences: set[Point], black: list[int] | None) -> int:
    closed = inside(sheet, fences)
    counted = sum(2 if cell == black else 1 for cell in sheet["sheep"] if tuple(cell) in closed)
    return TABLE.get(counted, 66)


def play(
    sheet: dict[str, Any], black: list[list[int]] | None, players: int, moves: list[Any]
) -> dict[str, Any]:
    """Plays rolls, draws and skips; raises Illegal. Gives parts, clovers and whether it is over."""
    shapes: list[list[set[Point]]] = [[] for _ in range(players)]
    mid: list[int] | None = None
    written: list[int] = []
    last = None
    waiting: set[int] = set()
    over = False
    for number, move in enumerate(moves, 1):
        if over:
            raise Illegal(number)
        if move["do"] == "roll":
            if waiting:
                raise Illegal(number)
            if move["face"] != last:
                written.append(move["face"])
            last = move["face"]
            waiting = set(range(players))
            continue
        player = move["player"]
        if player not in waiting:
            raise Illegal(number)
        if move["do"] == "skip":
            if everywhere(sheet, shapes[player], last):
                raise Illegal(number)
        else:
            points = placed(sheet["fences"][str(last)], move["at"], move.get("turn", 0))
            if not fits(sheet, shapes[player], points):
                raise Illegal(number)
            shapes[player].append(points)
        waiting.remove(player)
        if not waiting:
            if len(written) == sheet["track"]["mid"] and mid is None:
                mid = [
                    sheep_points(sheet, set().union(*shapes[p]), black and black[p]) for p in range(players)
                ]
            over = len(written) == sheet["track"]["end"]
    rows = []
    for player in range(players):
        fences: set[Point] = set().union(*shapes[player])
        own = black[player] if black else None
        bushes = sum(edge_point(bush) in fences for bush in sheet.get("bushes", []))
        closed = inside(sheet, fences)
        rows.append(
            {
                "mid": mid[player] if mid else 0,
                "final": sheep_points(sheet, fences, own) if over else 0,
                "bushes": -bushes if over else 0,
                "clovers": sum(tuple(cell) in closed for cell in sheet.get("clovers", [])),
            }
        )
    return {"over": over, "rows": rows, "shapes": shapes, "written": written, "mid": mid}
