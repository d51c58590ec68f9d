"""A session of Fence Em In in sentences: what it is played on, where it is, what each move did."""

from __future__ import annotations

from models.games.fence_em_in.asset import NAMES as ASSETS
from models.games.fence_em_in.dice import CHOICE
from models.games.fence_em_in.farm import NAMES as ROWS
from models.games.fence_em_in.moves import Assets, Build, Choice, Missions, Pass, Roll, Spend, Tally
from models.games.fence_em_in.state import State
from models.kernel.move import Override
from models.kernel.session import Session
from views.kit.words import say, signed, t


def place(session: Session) -> str:
    """The game and what is followed of it."""
    name = session.game.name
    if session.kind == "tallied":
        return t("{game}, counted at the end", game=name)
    state: State = session.state
    return name if state.board is not None else t("{game}, only the score", game=name)


def moment(session: Session) -> str:
    """Where the session is: "Round 6, Milo builds"."""
    state: State = session.state
    if session.finished:
        return t("finished")
    if session.kind == "tallied":
        return t("counting the table")
    if state.built_out:
        return t("counting the mission cards")
    if state.turn is None:
        return t("Round {n}, roll the dice", n=state.round + 1)
    name = session.players[state.turn].name
    if state.choosing:
        return t("Round {n}, {name} chooses", n=state.round, name=name)
    return t("Round {n}, {name} builds", n=state.round, name=name)


def told(before: Session, after: Session) -> str:
    """The last move of `after` in a sentence."""
    move = after.moves[-1]
    now: State = after.state
    name = after.players[getattr(move, "player", now.first)].name
    if isinstance(move, Roll):
        if move.dice is None:
            return t("Round {n}: {name} opens, without dice", name=name, n=now.round)
        return t("Round {n}: {name} rolls {dice}", name=name, n=now.round, dice=sides(move.dice))
    if isinstance(move, Choice):
        if move.take == "side":
            return t("{name} sets a die to {side}", name=name, side=move.face)
        return t("{name} takes 1 fertilizer and rolls {dice}", name=name, dice=sides((move.face,)))
    if isinstance(move, Assets):
        return t("The assets board is filled")
    if isinstance(move, Spend):
        if move.dice is None:
            return t("{name} spends {n} fertilizer", name=name, n=move.cost)
        return t("{name} spends {n} fertilizer: {dice}", name=name, n=move.cost, dice=sides(move.dice))
    if isinstance(move, Build):
        return _built(name, after, move)
    if isinstance(move, Pass):
        return t("{name} passes", name=name)
    if isinstance(move, Missions):
        return t("{name}'s mission cards score {n}", name=name, n=sum(move.points))
    if isinstance(move, Tally):
        return t("{name}'s table is counted", name=name)
    if isinstance(move, Override):
        part = say(after.game.parts[move.part])
        return t("{name}, {part}: set to {value} by hand", name=name, part=part, value=signed(move.value))
    return move.do


def sides(dice: tuple[object, ...]) -> str:
    """Dice in words: "2, 5, choice"."""
    return ", ".join(t("choice") if side == CHOICE else str(side) for side in dice)


def _built(name: str, after: Session, move: Build) -> str:
    now: State = after.state
    brought = now.holdings[move.player].built[-1].placement
    rect = now.holdings[move.player].built[-1].rect
    asset = t("{asset} {points}", asset=say(ASSETS[move.asset]), points=t("+{n}", n=brought.points))
    row = t("token discarded") if move.slot == "discard" else say(ROWS[move.slot])
    if rect is None:
        return t("{name} builds: {asset}, {row}", name=name, asset=asset, row=row)
    size = t("{width} by {height}", width=rect.width, height=rect.height)
    return t("{name} builds {size}: {asset}, {row}", name=name, size=size, asset=asset, row=row)
