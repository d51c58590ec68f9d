"""Which of the kit's drawings stands for what: market cards, features, months, the track's icons. Draws nothing."""

from __future__ import annotations

from models.games.get_off_my_land.card import Kind
from models.games.get_off_my_land.land import Feature, Tile
from models.games.get_off_my_land.months import MONTHS, Icon

FOREST = "forest"
ICONS: dict[Icon, str] = {
    "crops": "icon-crops",
    "livestock": "icon-livestock",
    "equipment": "icon-equipment",
    "winter": "icon-winter",
    "first player": "icon-first-player",
}
_KINDS: dict[Kind, str] = {
    "crop": "icon-crops",
    "livestock": "icon-livestock",
    "equipment": "icon-equipment",
}
# The names that have a drawing of their own; all others take that of their type.
_CARDS = {
    "Grain": "grain",
    "Corn": "corn",
    "Potatoes": "potato",
    "Orchards": "orchard",
    "Ducks": "duck",
    "Chickens": "chicken",
    "Cows": "cow",
    "Workhorse": "workhorse",
}
_FEATURES: dict[Feature, str] = {
    "fishing hole": "fishing-hole",
    "fertile land": "fertile-land",
    "oil strike": "oil-strike",
}


def of_card(name: str, kind: Kind) -> str:
    """The drawing for a market card."""
    return _CARDS.get(name, _KINDS[kind])


def of_tile(tile: Tile) -> str:
    """The drawing for a land tile without a card: its feature, the forest, or bare land."""
    if tile.feature is not None:
        return _FEATURES[tile.feature]
    return "post" if tile.logged else FOREST


def of_month(month: int) -> str:
    """The drawing for a month (0 is May)."""
    return f"month-{MONTHS[month].lower()}"


def of_feature(feature: Feature) -> str:
    """The drawing for what a logged tile shows."""
    return _FEATURES[feature]
