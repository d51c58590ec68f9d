"""A session of Get Off My Land! in sentences: what it is, where it is, what each move did."""

from __future__ import annotations

from models.games.get_off_my_land.coming import moved
from models.games.get_off_my_land.farmhouse import FARMHOUSES
from models.games.get_off_my_land.land import FEATURE_NAMES, Tile
from models.games.get_off_my_land.months import NAMES
from models.games.get_off_my_land.moves import (
    Buy,
    Claim,
    Discard,
    Farmer,
    Finish,
    Hand,
    Harvest,
    Hold,
    House,
    Join,
    Mature,
    Money,
    NextMonth,
    Part,
    Raid,
    Release,
    Reveal,
    Tally,
    Turn,
)
from models.games.get_off_my_land.state import State
from models.kernel.move import Move, Override
from models.kernel.session import Session
from views.kit.words import say, signed, t, tn


def place(session: Session) -> str:
    """The game and how many play it."""
    name = session.game.name
    if session.kind == "tallied":
        return t("{game}, counted at the end", game=name)
    n = len(session.players)
    return t("{game}, {players}", game=name, players=tn("{n} player", "{n} players", n))


def moment(session: Session) -> str:
    """Where the session is: the month, and whose turn it is where that is followed."""
    state: State = session.state
    if session.finished:
        return t("finished")
    if session.kind == "tallied":
        return t("counting the table")
    month = say(NAMES[state.month])
    if state.actions or state.turn != state.first:
        return t("{month}, {name}'s turn", month=month, name=session.players[state.turn].name)
    return month


def told(before: Session, after: Session) -> str:
    """The last move of `after` in a sentence."""
    move = after.moves[-1]
    if isinstance(move, NextMonth):
        return _month(before, after)
    if isinstance(move, Finish):
        return t("April is over: the end")
    if isinstance(move, Override):
        part = say(after.game.parts[move.part])
        name = after.players[move.player].name
        return t("{name}, {part}: set to {value} by hand", name=name, part=part, value=signed(move.value))
    if hasattr(move, "player"):
        return _of_player(before, after, move, after.players[move.player].name)
    return _of_land(before, after, move)


def dollars(amount: int) -> str:
    """Money with its sign before the dollar: "$5", "\u2212$5"."""
    return t("${n}", n=amount) if amount >= 0 else f"\u2212{t('${n}', n=-amount)}"


def _month(before: Session, after: Session) -> str:
    paid = sum(entry.amount for entry in moved(before.state, after.state))
    values = {"before": say(NAMES[before.state.month]), "after": say(NAMES[after.state.month])}
    return t("{before} to {after}, pays ${n}", n=paid, **values)


def _of_player(before: Session, after: Session, move: Move, name: str) -> str:
    if isinstance(move, Money):
        return _money(move, name)
    if isinstance(move, Claim):
        return _claim(before, move, name)
    if isinstance(move, Buy):
        return t("{name} buys {card} for ${n}: {tile}", name=name, card=move.card, n=move.pay, tile=move.tile)
    if isinstance(move, Harvest):
        card, n = _card(before, move.tile), _moved(before, after)
        if n == 0:
            return t("{name} harvests {card} on {tile}", name=name, card=card, tile=move.tile)
        return t("{name} harvests {card} on {tile} for ${n}", name=name, card=card, tile=move.tile, n=n)
    if isinstance(move, Farmer):
        if move.tile is None:
            return t("{name}'s farmer goes home", name=name)
        return t("{name}'s farmer stands on {tile}", name=name, tile=move.tile)
    if isinstance(move, Raid):
        card, n = _card(before, move.tile), _moved(before, after)
        return t("{name} raids {card} on {tile}: ${n}", name=name, card=card, tile=move.tile, n=n)
    if isinstance(move, Hand):
        cards = tn("{n} fence card", "{n} fence cards", move.cards)
        return t("{name} has {cards} in hand", name=name, cards=cards)
    if isinstance(move, House):
        if move.name is None:
            return t("{name}'s farmhouse is not told", name=name)
        return t("{name} has the {house}", name=name, house=say(FARMHOUSES[move.name].name))
    if isinstance(move, Hold):
        if move.controlled:
            return t("{name} controls the own farmhouse again", name=name)
        return t("{name} has lost control of the own farmhouse", name=name)
    if isinstance(move, Turn):
        return t("{name}'s turn, {n} of 2 actions used", name=name, n=move.actions)
    if isinstance(move, Tally):
        return t("{name}'s table is counted", name=name)
    return move.do


def _money(move: Money, name: str) -> str:
    n = abs(move.amount)
    if move.why:
        if move.amount < 0:
            return t("{name} pays ${n}: {why}", name=name, n=n, why=_why(move.why))
        return t("{name} gains ${n}: {why}", name=name, n=n, why=_why(move.why))
    return (
        t("{name} pays ${n}", name=name, n=n) if move.amount < 0 else t("{name} gains ${n}", name=name, n=n)
    )


def _why(why: str) -> str:
    """A reason that the money screen offers, in the reader's language; one's own words as they are."""
    known = {
        "market": t("market"),
        "lumber": t("lumber"),
        "harvest": t("harvest"),
        "income": t("income"),
        "bonus": t("bonus"),
    }
    return known.get(why.strip().casefold(), why)


def _claim(before: Session, move: Claim, name: str) -> str:
    had = _tile(before, move.tile)
    if had is not None and had.controller is not None:
        owner = before.players[had.controller].name
        return t("{name} takes {tile} from {owner}", name=name, tile=move.tile, owner=owner)
    if had is None and move.feature is not None:
        what = say(FEATURE_NAMES[move.feature])
        return t("{name} controls {tile}: {feature}", name=name, tile=move.tile, feature=what)
    return t("{name} controls {tile}", name=name, tile=move.tile)


def _of_land(before: Session, after: Session, move: Move) -> str:
    if isinstance(move, Reveal):
        if move.feature is None:
            return t("{tile} is logged", tile=move.tile)
        return t("{tile} is logged: {feature}", tile=move.tile, feature=say(FEATURE_NAMES[move.feature]))
    if isinstance(move, Release):
        if move.fenced:
            return t("Nobody controls {tile} now", tile=move.tile)
        return t("Nobody controls {tile} now, a side is open", tile=move.tile)
    if isinstance(move, Join):
        return t("One fenced area: {tiles}", tiles=", ".join(move.tiles))
    if isinstance(move, Part):
        return t("{tile} has a fence of its own", tile=move.tile)
    if isinstance(move, Mature):
        return t("{card} on {tile} matures", card=_card(before, move.tile), tile=move.tile)
    if isinstance(move, Discard):
        return t("{card} leaves {tile}", card=_card(before, move.tile), tile=move.tile)
    return move.do


def _tile(session: Session, name: str) -> Tile | None:
    state: State = session.state
    return state.land.tiles.get(name)


def _card(session: Session, name: str) -> str:
    tile = _tile(session, name)
    return tile.card.name if tile is not None and tile.card is not None else ""


def _moved(before: Session, after: Session) -> int:
    return sum(entry.amount for entry in moved(before.state, after.state))
