"""The four parts of a score with their reasons. Source: seed 000, "End of game scoring"."""

from __future__ import annotations

from collections.abc import Mapping

from models.games.fence_em_in.asset import ASSETS, counted
from models.games.fence_em_in.farm import NAMES, ROWS, Printed, RowName, farm_points
from models.games.fence_em_in.state import Holding, Points
from models.kernel.message import counts, says
from models.kernel.score import Line, Reason

PER_POINT = 3


def placement_line(holding: Holding) -> Line:
    """The miniatures by type, each with what they brought in order."""
    reasons = []
    for asset in ASSETS:
        brought = [each.placement.points for each in holding.built if each.placement.asset == asset]
        if brought:
            text = says(
                "{assets}: {points}",
                assets=counted(asset, len(brought)),
                points=" + ".join(map(str, brought)),
            )
            reasons.append(Reason(text, sum(brought), asset))
    return Line("placement", holding.points, tuple(reasons))


def farm_line(filled: Mapping[RowName, int], printed: Printed) -> Line:
    """The rows with a filled space, each with its furthest one's points."""
    reasons = []
    for row in ROWS:
        n = filled[row]
        if not n:
            continue
        name = NAMES[row]
        if printed.values(row)[n - 1] is None:
            reasons.append(Reason(says("{row}: its points are not entered yet", row=name)))
        else:
            text = counts("{row}: {n} space filled", "{row}: {n} spaces filled", n, row=name)
            reasons.append(Reason(text, printed.worth(row, n)))
    return Line("farm", farm_points(filled, printed), tuple(reasons))


def missions_line(points: Points | None) -> Line:
    """The three mission cards; nothing while they are not counted."""
    if points is None:
        return Line("missions", 0)
    reasons = tuple(Reason(says("Mission card {n}", n=n), each) for n, each in enumerate(points, 1))
    return Line("missions", sum(points), reasons)


def fertilizer_line(left: int) -> Line:
    """One point for every three left."""
    text = counts("{n} fertilizer left, 1 point for 3", "{n} fertilizer left, 1 point for 3", left)
    return Line("fertilizer", left // PER_POINT, (Reason(text, left // PER_POINT, "fertilizer"),))
