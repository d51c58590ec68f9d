"""One tile: what can be done with it now, and of the rest why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from models.games.get_off_my_land.income import harvest, raid
from models.games.get_off_my_land.land import FEATURE_NAMES, FEATURES, Feature, Tile
from models.games.get_off_my_land.moves import (
    Claim,
    Discard,
    Farmer,
    Hand,
    Harvest,
    Join,
    Mature,
    Money,
    Part,
    Raid,
    Release,
    Reveal,
)
from models.kernel.move import Move
from views.games.get_off_my_land.emblem import FOREST, of_card, of_feature, of_tile
from views.games.get_off_my_land.glance import state_word
from views.games.get_off_my_land.leaf import Leaf, choices, label, line, named, pick, stack
from views.games.get_off_my_land.told import dollars
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button, plain_button
from views.kit.drawing import tile as drawn
from views.kit.option import option
from views.kit.shell import quiet
from views.kit.words import say, t, tn

TREASURE = 2


def tile_sheet(leaf: Leaf, number: str) -> ft.BottomSheet | None:
    """The tile at that place on record; None where there is none any more."""
    name = named(leaf.state, number)
    if name is None:
        return None
    tile = leaf.state.land.tiles[name]
    page = leaf.notes.get("page", "")
    pages: dict[str, Callable[[Leaf, Tile], ft.BottomSheet]] = {"log": _log, "join": _join}
    return pages[page](leaf, tile) if page in pages else _actions(leaf, tile, number)


def _actions(leaf: Leaf, tile: Tile, number: str) -> ft.BottomSheet:
    can: list[ft.Control] = []
    cannot: list[ft.Control] = []

    def offer(name: str, about: str, key: str, *moves: Move, drawing: str = "", end: str = "") -> None:
        why = leaf.refusal(*moves)
        press = None if why else lambda _: leaf.play(*moves)
        (cannot if why else can).append(
            line(leaf.look, name, why or about, press, key=key, drawing=drawing, end="" if why else end)
        )

    def lead(name: str, about: str, key: str, go: Callable[[], Any], drawing: str = "") -> None:
        can.append(line(leaf.look, name, about, lambda _: go(), key=key, drawing=drawing))

    _card_actions(leaf, tile, number, offer, lead)
    _farmer_actions(leaf, tile, offer)
    _land_actions(leaf, tile, offer, lead)
    body: list[ft.Control] = [stack(can), *_takers(leaf, tile)]
    if cannot:
        body.append(stack([label(t("Not now")), *cannot]))
    drawing = of_card(tile.card.name, tile.card.kind) if tile.card is not None else of_tile(tile)
    return bottom_sheet(
        tile.name, _about(leaf, tile), body, leaf.close, aside=drawn(drawing, 48, leaf.look.colours)
    )


def _about(leaf: Leaf, tile: Tile) -> str:
    words = [
        t("controlled by {name}", name=leaf.name(tile.controller))
        if tile.controller is not None
        else t("nobody's land")
    ]
    if tile.card is not None:
        words.append(f"{tile.card.name} ({state_word(tile.card.kind, tile.ready)})")
    if tile.feature is not None:
        words.append(say(FEATURE_NAMES[tile.feature]))
    if not tile.logged:
        words.append(t("unlogged"))
    if not tile.fenced:
        words.append(t("a side is open"))
    return ", ".join(words)


def _card_actions(leaf: Leaf, tile: Tile, number: str, offer: Any, lead: Any) -> None:
    owner, card = tile.controller, tile.card
    if owner is not None and tile.logged:
        text = t("Buy another card for it") if card is not None else t("Buy a card for it")
        lead(text, "", "buy", lambda: leaf.show(f"card:{number}"), "fence-card")
    if not tile.logged:
        lead(
            t("Log it"), t("What shows on the other side?"), "log", lambda: leaf.notes.put(page="log"), FOREST
        )
    if card is None:
        return
    drawing = of_card(card.name, card.kind)
    player = owner if owner is not None else leaf.player
    if card.kind == "equipment":
        offer(
            t("Use it"),
            t("It turns over and brings a fence card."),
            "harvest",
            Harvest(player=player, tile=tile.name),
            drawing="fence-card",
        )
    else:
        worth = sum(entry.amount for entry in harvest(leaf.state, player, tile))
        offer(
            t("Harvest"),
            t("It turns over and pays."),
            "harvest",
            Harvest(player=player, tile=tile.name),
            drawing=drawing,
            end=f"+{dollars(worth)}",
        )
        offer(t("Mature"), t("By a fence card."), "mature", Mature(tile=tile.name), drawing=drawing)
    offer(
        t("Discard the card"),
        t("{card} leaves the tile.", card=card.name),
        "discard",
        Discard(tile=tile.name),
        drawing=drawing,
    )


def _farmer_actions(leaf: Leaf, tile: Tile, offer: Any) -> None:
    standing = leaf.state.farmer_on(tile.name)
    if standing is not None:
        name = leaf.name(standing)
        offer(
            t("{name}'s farmer goes home", name=name),
            t("It leaves the tile."),
            f"send-home-{standing}",
            Farmer(player=standing, tile=None),
            drawing="farmer",
        )
        return
    for seat in range(len(leaf.state.holders)):
        name = leaf.name(seat)
        if seat == tile.controller:
            offer(
                t("{name}'s farmer guards it", name=name),
                t("Nobody can take it then."),
                f"farmer-{seat}",
                Farmer(player=seat, tile=tile.name),
                drawing="farmer",
            )
        elif tile.controller is not None and tile.card is not None:
            offer(
                t("{name} raids it", name=name),
                t("The farmer stands there and takes the income."),
                f"raid-{seat}",
                Raid(player=seat, tile=tile.name),
                drawing="farmer",
                end=f"+{dollars(raided(leaf, tile, seat))}",
            )


def raided(leaf: Leaf, tile: Tile, seat: int) -> int:
    """What the player's farmer would take there at once."""
    state = leaf.state.with_holder(seat, replace(leaf.state.holders[seat], farmer=tile.name))
    return sum(entry.amount for entry in raid(state, tile))


def _land_actions(leaf: Leaf, tile: Tile, offer: Any, lead: Any) -> None:
    if tile.controller is not None:
        offer(
            t("No longer controlled, still fenced"),
            t("Fences of several players are around it."),
            "release-fenced",
            Release(tile=tile.name, fenced=True),
            drawing="post",
        )
    if tile.controller is not None or tile.fenced:
        offer(
            t("No longer fenced: a side is open"),
            t("Mature livestock runs off."),
            "release-open",
            Release(tile=tile.name, fenced=False),
            drawing="post",
        )
    if tile.fenced and len(leaf.state.land.tiles) > 1:
        lead(
            t("Join with other tiles"),
            t("One fence around them."),
            "join",
            lambda: leaf.notes.put(page="join"),
            "post",
        )
    if tile.area is not None:
        offer(
            t("Part from its area"),
            t("It has a fence of its own."),
            "part",
            Part(tile=tile.name),
            drawing="post",
        )


def _takers(leaf: Leaf, tile: Tile) -> list[ft.Control]:
    """Who fences the tile now: a small button for each other player, or why nobody can take it."""
    seats = [seat for seat in range(len(leaf.state.holders)) if seat != tile.controller]
    moves = {seat: Claim(player=seat, tile=tile.name) for seat in seats}
    why = leaf.refusal(moves[seats[0]])
    title = label(t("Fenced by another player now") if tile.controller is not None else t("Fenced by"))
    if why:
        return [title, quiet(why)]
    picks = [
        pick(leaf.look, leaf.name(seat), does(leaf.play, move), key=f"take-{seat}")
        for seat, move in moves.items()
    ]
    return [title, choices(picks)]


def _log(leaf: Leaf, tile: Tile) -> ft.BottomSheet:
    """What is under the trees; two of the rewards are taken at once."""
    seat = tile.controller if tile.controller is not None else leaf.player
    name = leaf.name(seat)
    rows: list[ft.Control] = []

    def offer(text: str, about: str, key: str, drawing: str, feature: Feature | None, *more: Move) -> None:
        moves = [Reveal(tile=tile.name, feature=feature), *more]
        rows.append(line(leaf.look, text, about, lambda _: leaf.play(*moves), key=key, drawing=drawing))

    offer(t("Nothing"), t("Bare land, or logged without the reward."), "found-nothing", "post", None)
    for feature in FEATURES:
        offer(
            say(FEATURE_NAMES[feature]),
            "",
            f"found-{feature.replace(' ', '-')}",
            of_feature(feature),
            feature,
        )
    hand = leaf.state.holders[seat].hand + 1
    offer(
        t("Fence card"),
        t("{name} draws one.", name=name),
        "found-card",
        "fence-card",
        None,
        Hand(player=seat, cards=hand),
    )
    offer(
        t("Buried treasure"),
        t("{name} gains ${n}.", name=name, n=TREASURE),
        "found-treasure",
        "lumber",
        None,
        Money(player=seat, amount=TREASURE, why=t("buried treasure")),
    )
    back = [plain_button(t("Back"), lambda _: leaf.notes.put(page=""), key="back-to-tile")]
    return bottom_sheet(
        t("{tile} is logged", tile=tile.name),
        t("What shows on the other side?"),
        [stack(rows)],
        leaf.close,
        actions=back,
    )


def _join(leaf: Leaf, tile: Tile) -> ft.BottomSheet:
    """The tiles within one fence with this one."""
    chosen: Sequence[str] = leaf.notes.get("with", [])
    others = [
        each
        for each in leaf.state.land.tiles.values()
        if each.name != tile.name and (each.area is None or each.area != tile.area)
    ]
    rows: list[ft.Control] = []
    for place, other in enumerate(others):
        about = leaf.name(other.controller) if other.controller is not None else t("nobody's land")
        if not other.fenced:
            about = t("a side is open")

        def toggle(_: Any, name: str = other.name) -> None:
            leaf.notes.put(
                **{"with": [each for each in (o.name for o in others) if (each in chosen) != (each == name)]}
            )

        rows.append(
            option(
                other.name,
                about,
                toggle if other.fenced else None,
                selected=other.name in chosen,
                several=True,
                key=f"with-{place}",
            )
        )
    move = Join(tiles=(tile.name, *chosen)) if chosen else None
    word = tn("Join with {n} tile", "Join with {n} tiles", len(chosen)) if chosen else t("Choose tiles")
    actions: list[ft.Control] = [
        ft.Row(
            [
                plain_button(t("Back"), lambda _: leaf.notes.put(page=""), key="back-to-tile", expand=1),
                main_button(word, (lambda _: leaf.play(move)) if move else None, key="join-now", expand=2),
            ],
            spacing=8,
        )
    ]
    about = t("Which tiles lie within one fence with it? Areas that they are in come along.")
    return bottom_sheet(t("Join {tile}", tile=tile.name), about, [stack(rows)], leaf.close, actions=actions)
