"""Random sheets and sessions for hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.models.games.volle_weide.naive import everywhere, placed

TURNS = st.integers(0, 3)


@st.composite
def shapes(draw: st.DrawFn, most: int = 5) -> list[list[Any]]:
    """A fence shape that grows edge by edge, listed anywhere."""
    x, y = draw(st.integers(-3, 3)), draw(st.integers(-3, 3))
    edges: list[list[Any]] = []
    posts = [(x, y)]
    for _ in range(draw(st.integers(1, most))):
        px, py = draw(st.sampled_from(posts))
        dx, dy = draw(st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)]))
        edge = [min(px, px + dx), min(py, py + dy), "e" if dx else "s"]
        if edge not in edges:
            edges.append(edge)
            posts.append((px + dx, py + dy))
    return edges


@st.composite
def sheets(draw: st.DrawFn, most: int = 6) -> dict[str, Any]:
    """A sheet as JSON data."""
    columns, rows = draw(st.integers(1, most)), draw(st.integers(1, most))
    cells = [[x, y] for y in range(rows) for x in range(columns)]
    mixed = draw(st.permutations(cells))
    sheep = draw(st.integers(1, len(cells)))
    clovers = draw(st.integers(0, min(4, len(cells) - sheep)))
    edges = [[x, y, "e"] for y in range(rows + 1) for x in range(columns)]
    edges += [[x, y, "s"] for y in range(rows) for x in range(columns + 1)]
    posts = [[x, y] for y in range(rows + 1) for x in range(columns + 1)]
    mid = draw(st.integers(1, 3))
    return {
        "name": "Random",
        "side": "B",
        "columns": columns,
        "rows": rows,
        "sheep": mixed[:sheep],
        "clovers": mixed[sheep : sheep + clovers],
        "bushes": draw(st.lists(st.sampled_from(edges), unique_by=tuple, max_size=5)),
        "rocks": draw(st.lists(st.sampled_from(posts), unique_by=tuple, max_size=3)),
        "fences": {str(face): draw(shapes()) for face in range(1, 7)},
        "track": {"mid": mid, "end": mid + draw(st.integers(1, 3))},
    }


@st.composite
def plays(draw: st.DrawFn, legal: bool = True) -> dict[str, Any]:
    """A played session as a session file. Unless `legal`, moves may come from anywhere."""
    sheet = draw(sheets())
    players = draw(st.integers(1, 3))
    black = draw(st.none() | st.lists(st.sampled_from(sheet["sheep"]), min_size=players, max_size=players))
    moves: list[dict[str, Any]] = []
    drawn: list[list[set[tuple[int, int]]]] = [[] for _ in range(players)]
    written, last = 0, None
    for _ in range(draw(st.integers(0, 8))):
        if written == sheet["track"]["end"] and legal:
            break
        face = draw(st.integers(1, 6))
        moves.append({"do": "roll", "face": face})
        written += face != last
        last = face
        for player in draw(st.permutations(range(players))):
            places = sorted(everywhere(sheet, drawn[player], face))
            if not places:
                moves.append({"do": "skip", "player": player})
                continue
            x, y, turn = draw(st.sampled_from(places))
            drawn[player].append(placed(sheet["fences"][str(face)], [x, y], turn))
            moves.append({"do": "draw", "player": player, "at": [x, y], "turn": turn})
    if legal:
        moves = moves[: draw(st.integers(0, len(moves)))] if draw(st.booleans()) else moves
    else:
        moves = _spoiled(draw, moves, players)
    setup = {} if black is None else {"black_sheep": black}
    return {
        "format": "companion-session/1",
        "game": "volle-weide",
        "players": [{"name": f"P{n}"} for n in range(players)],
        "box": {"sheet": sheet},
        "setup": setup,
        "moves": moves,
    }


def _spoiled(draw: st.DrawFn, moves: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    """Moves with some taken out, put in or changed."""
    post = st.lists(st.integers(-1, 6), min_size=2, max_size=2)
    player = st.integers(0, players - 1)
    any_move = st.one_of(
        st.fixed_dictionaries({"do": st.just("roll"), "face": st.integers(1, 6)}),
        st.fixed_dictionaries({"do": st.just("draw"), "player": player, "at": post, "turn": TURNS}),
        st.fixed_dictionaries({"do": st.just("skip"), "player": player}),
    )
    moves = list(moves)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(moves)))
        moves[at : at + draw(st.integers(0, 1))] = draw(st.lists(any_move, max_size=1))
    return moves
