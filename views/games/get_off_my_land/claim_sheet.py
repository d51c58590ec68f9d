"""Land comes under control: a new tile with its name and feature, or one on record taken from another."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from models.games.get_off_my_land.land import FEATURE_NAMES, FEATURES, Feature
from models.games.get_off_my_land.moves import Claim
from models.games.get_off_my_land.state import State
from views.games.get_off_my_land.emblem import FOREST, of_feature, of_tile
from views.games.get_off_my_land.leaf import Leaf, choices, ends, label, line, number_of, pick, stack
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import does, main_button
from views.kit.drawing import tile
from views.kit.field import text_field
from views.kit.words import say, t

UNLOGGED, BARE = "unlogged", "bare"
OFFERED = 4


def suggestions(state: State) -> list[str]:
    """Names that no tile has yet, the next ones to be used."""
    names = [
        t("North field"), t("Long hill"), t("Mill field"), t("Reed pond"), t("By the road"), t("Oak corner"),
        t("South field"), t("Low meadow"), t("Stone bend"), t("East strip"), t("Far end"), t("Birch wood"),
        t("West strip"), t("Old quarry"), t("Fox hole"), t("Wet ground"), t("High ridge"), t("Apple bank"),
        t("Sandy patch"), t("Hollow lane"), t("Willow side"), t("Flat rock"), t("Deep ditch"), t("Wind gap"),
    ]  # fmt: skip
    free = [name for name in names if name not in state.land.tiles]
    number = len(state.land.tiles) + 1
    while len(free) < OFFERED:
        name = t("Tile {n}", n=number)
        if name not in state.land.tiles:
            free.append(name)
        number += 1
    return free[:OFFERED]


def claim_sheet(leaf: Leaf) -> ft.BottomSheet:
    """For the player who is looked at."""
    state, look = leaf.state, leaf.look
    owner = leaf.name(leaf.player)
    offered = suggestions(state)
    name: str = leaf.notes.get("name", offered[0])
    kind: str = leaf.notes.get("kind", BARE)
    feature: Feature | None = next((each for each in FEATURES if each == kind), None)
    name = name.strip()
    why = t("Write a name.") if not name else ""
    if name in state.land.tiles:
        why = t("{tile} is on record already; it is listed below.", tile=name)
    move = Claim(player=leaf.player, tile=name, feature=feature, logged=kind != UNLOGGED) if name else None

    def put_name(text: str) -> None:
        leaf.notes.put(name=text)

    def put_kind(kind: str) -> None:
        leaf.notes.put(kind=kind)

    kinds: list[tuple[str, str, str]] = [
        (BARE, t("Grass or bare"), "post"),
        (UNLOGGED, t("Unlogged"), FOREST),
        *((each, say(FEATURE_NAMES[each]), of_feature(each)) for each in FEATURES),
    ]
    body: list[ft.Control] = [
        label(t("What is on it?")),
        choices(
            [
                pick(
                    look,
                    word,
                    does(put_kind, each),
                    key=f"kind-{each.replace(' ', '-')}",
                    selected=each == kind,
                    drawing=drawing,
                )
                for each, word, drawing in kinds
            ]
        ),
        label(t("Its name")),
        choices(
            [
                pick(look, each, does(put_name, each), key=f"name-{place}", selected=each == name)
                for place, each in enumerate(offered)
            ]
        ),
        text_field(
            t("Another name"),
            "" if name in offered else name,
            change=put_name,
            key="tile-name",
            error=why,
        ),
    ]
    others = _others(leaf)
    if others:
        body += [label(t("Take over")), stack(others)]
    word = t("{name} controls {tile}", name=owner, tile=name) if name else t("Write a name")
    press = does(leaf.play, move) if move and not why else None
    actions = ends(leaf, main_button(word, press, key="claim"))
    return bottom_sheet(
        t("New land of {name}", name=owner),
        t("A tile with fences of one player all around."),
        body,
        leaf.close,
        actions=actions,
        aside=tile("forest", 44, look.colours),
    )


def _others(leaf: Leaf) -> Sequence[ft.Control]:
    """The tiles on record that the player does not control, each with why not where it cannot be taken."""
    rows: list[ft.Control] = []
    for each in leaf.state.land.tiles.values():
        if each.controller == leaf.player:
            continue
        move = Claim(player=leaf.player, tile=each.name)
        why = leaf.refusal(move)
        whose = (
            t("nobody's land")
            if each.controller is None
            else t("from {name}", name=leaf.name(each.controller))
        )
        rows.append(
            line(
                leaf.look,
                each.name,
                why or whose,
                None if why else does(leaf.play, move),
                key=f"take-{number_of(leaf.state, each.name)}",
                drawing=of_tile(each),
            )
        )
    return rows
