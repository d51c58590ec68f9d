"""Who won and by what, in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from models.kernel.score import Scoreboard
from models.kernel.session import Session
from views.games import LOOKS
from views.kit.words import day, long_day, say, t, tn, today


def verdict(session: Session, board: Scoreboard) -> str:
    """The headline of a finished session: "Dora wins", a shared victory, or the solo rating."""
    names = [player.name for player in session.players]
    if len(names) == 1:
        if board.rating is None:
            return t("{name} is done", name=names[0])
        return LOOKS[session.game.key].past.rating(board.rating)
    winners = [name for name, row in zip(names, board.rows, strict=True) if row.winner]
    if len(winners) == 1:
        return t("{name} wins", name=winners[0])
    return t("{names} share the victory", names=listed(winners))


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence: "Dora, Milo and Ines"."""
    if len(names) < 2:
        return "".join(names)
    return t("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def decided(session: Session, board: Scoreboard) -> str:
    """How a tie was decided, or a solo player's points; empty when the points alone decided."""
    if len(board.rows) == 1:
        return tn("{n} point", "{n} points", board.rows[0].total)
    what = say(session.game.tie_break_name)
    if board.decided_by == "shared":
        return t("Equal in points and in {what}", what=what)
    if board.decided_by != session.game.tie_break:
        return ""
    best = max(row.total for row in board.rows)
    values = sorted((row.tie_break for row in board.rows if row.total == best), reverse=True)
    return t("Equal in points, by {what} {most} to {next}", what=what, most=values[0], next=values[1])


def when(started: str | None) -> str:
    """The session's day in its own time zone, as people say it; empty when it is not known."""
    moment = read(started)
    return "" if moment is None else day(moment, today(moment))


def on_day(started: str | None) -> str:
    """The session's day in full, with the year unless it is this one; empty when it is not known."""
    moment = read(started)
    if moment is None:
        return ""
    full = long_day(moment)
    return full if moment.year == today(moment).year else t("{day} {year}", day=full, year=moment.year)


def read(written: str | None) -> datetime | None:
    """A stored time as it was written, with its own offset."""
    return datetime.fromisoformat(written) if written else None


def spent(minutes: int) -> str:
    """How long that is: "42 minutes", "2 hours 5 minutes"."""
    if minutes < 60:
        return tn("{n} minute", "{n} minutes", minutes)
    hours, rest = divmod(minutes, 60)
    long = tn("{n} hour", "{n} hours", hours)
    return t("{hours} {minutes}", hours=long, minutes=tn("{n} minute", "{n} minutes", rest)) if rest else long
