"""A session of Volle Weide in sentences: where it is now, and what each move did."""

from __future__ import annotations

from models.games.volle_weide.count import worth
from models.games.volle_weide.moves import Draw, Roll, Skip, Tally, Trace
from models.games.volle_weide.state import State
from models.kernel.move import Override
from models.kernel.session import Session
from views.kit.words import say, signed, t


def place(session: Session) -> str:
    """The game and its sheet: "Volle Weide, practice sheet A"."""
    state: State = session.state
    name = session.game.name
    if state.meadow is None:
        return t("{game}, played on paper", game=name)
    return t("{game}, {sheet}", game=name, sheet=sheet_name(state.meadow.sheet.name))


def sheet_name(name: str) -> str:
    """A sheet's name; those of the practice sheets are in the reader's language."""
    known = {"Practice sheet A": t("practice sheet A"), "Practice sheet B": t("practice sheet B")}
    return known.get(name, name)


def moment(session: Session) -> str:
    """Where the session is: "Round 8, Dora draws"."""
    state: State = session.state
    if session.finished:
        return t("finished")
    if session.kind == "tallied":
        return t("counting the paper sheets")
    if state.open:
        name = next((p.name for p, pad in zip(session.players, state.pads, strict=True) if not pad.done), "")
        return t("Round {n}, {name} draws", n=state.round, name=name)
    return t("Round {n}, roll the die", n=state.round + 1)


def told(before: Session, after: Session) -> str:
    """The last move of `after` in a sentence."""
    move = after.moves[-1]
    was: State = before.state
    now: State = after.state
    if isinstance(move, Roll):
        return (
            t("{face} again, not written", face=move.face)
            if now.repeated
            else t("A {face} is rolled", face=move.face)
        )
    name = after.players[getattr(move, "player", 0)].name
    if isinstance(move, Draw):
        return _drawn(name, was, now, move.player)
    if isinstance(move, Skip):
        return t("{name} finds no place", name=name)
    if isinstance(move, Trace):
        return t("{name}'s fences are copied", name=name)
    if isinstance(move, Tally):
        return t("{name}'s sheet is counted", name=name)
    if isinstance(move, Override):
        part = say(after.game.parts[move.part])
        return t("{name}, {part}: set to {value} by hand", name=name, part=part, value=signed(move.value))
    return move.do


def _drawn(name: str, was: State, now: State, player: int) -> str:
    assert now.meadow is not None
    face = now.face
    bushes = len(now.meadow.crossed(now.pads[player].ink)) - len(now.meadow.crossed(was.pads[player].ink))
    sheep, before = now.pads[player].fenced.counted, was.pads[player].fenced.counted
    if sheep > before:
        sentence = t(
            "{name} draws a {face}, closes a pen: {sheep}", name=name, face=face, sheep=say(worth(sheep))
        )
    else:
        sentence = t("{name} draws a {face}", name=name, face=face)
    return t("{what}; through a bush", what=sentence) if bushes else sentence
