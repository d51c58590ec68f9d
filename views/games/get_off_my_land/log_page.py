"""A tile is logged: what is under the trees. Two of the rewards are taken at once."""

from __future__ import annotations

import flet as ft

from models.games.get_off_my_land.land import FEATURE_NAMES, FEATURES, Feature, Tile
from models.games.get_off_my_land.moves import Hand, Money, Reveal
from models.kernel.move import Move
from views.games.get_off_my_land.emblem import of_feature
from views.games.get_off_my_land.leaf import Leaf, line, stack
from views.kit.bottom_sheet import bottom_sheet
from views.kit.button import plain_button
from views.kit.words import say, t

TREASURE = 2


def log_page(leaf: Leaf, tile: Tile) -> ft.BottomSheet:
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
