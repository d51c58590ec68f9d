"""What is printed on the copy: the market cards' values and the month track; and the choices before the first move.

Source: formats.md, section 7; rulings.md, "Get Off My Land!".
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field

from models.games.get_off_my_land.card import NEVER_EATEN, NEVER_EATS, Bonus, Card, Kind
from models.games.get_off_my_land.farmhouse import FarmhouseName
from models.games.get_off_my_land.months import MONTHS, WINTER_AFTER, Icon
from models.kernel.fault import BadInput
from models.kernel.form import MOST_NAME, Count, Form, Seat, Told, paired
from models.kernel.read import shown

Texts = Annotated[tuple[str, ...], Field(fail_fast=True), BeforeValidator(paired)]
Icons = Annotated[tuple[Icon, ...], Field(fail_fast=True), BeforeValidator(paired)]
Houses = Annotated[tuple[FarmhouseName | None, ...], Field(fail_fast=True), BeforeValidator(paired)]


class BonusForm(Form):
    """A card's bonus for the cards whose type or name is in `on`. Names that the box lacks yet may stand there."""

    on: Texts
    income: Count
    harvest: Count

    def bonus(self) -> Bonus:
        """The bonus as the rules use it."""
        return Bonus(frozenset(self.on), self.income, self.harvest)


class CardForm(Form):
    """One market card: dollars when it is ready. `note` is the user's own reminder."""

    type: Kind
    income: Count
    harvest: Count
    eats: Told[bool] = None
    edible: Told[bool] = None
    note: str = ""
    bonus: BonusForm | None = None

    def card(self, name: str) -> Card:
        """The card as the rules use it. Ducks do not eat and orchards are not eaten, unless the box says so."""
        eats = name != NEVER_EATS if self.eats is None else self.eats
        edible = name != NEVER_EATEN if self.edible is None else self.edible
        told = self.bonus.bonus() if self.bonus is not None else None
        crop, livestock = self.type == "crop", self.type == "livestock"
        return Card(name, self.type, self.income, self.harvest, eats and livestock, edible and crop, told)


class Box(Form):
    """The box of a session. What it lacks is asked for when it is first needed."""

    cards: dict[str, CardForm] = Field(default_factory=dict)
    months: dict[str, Icons] = Field(default_factory=dict)
    count_farmhouse_as_land: bool = True

    def deck(self) -> dict[str, Card]:
        """All cards by name."""
        return {name: form.card(name) for name, form in self.cards.items()}


class Setup(Form):
    """Who starts (the first player where it is left out), and each one's farmhouse tile, None where not told."""

    first: Seat = 0
    farmhouses: Told[Houses] = None


def check_box(box: Box) -> None:
    """Raises BadInput where a card has no proper name, a month is none, or winter lies in another place."""
    for name in box.cards:
        n = len(name.strip())
        if not 1 <= n <= MOST_NAME:
            raise BadInput(
                "A name has 1 to {most} characters; this one has {n}.", "box.cards", most=MOST_NAME, n=n
            )
    for month, icons in box.months.items():
        place = f"box.months.{month}"
        if month not in MONTHS:
            raise BadInput(
                "{found} is no month; the months are {known}.",
                place,
                found=shown(month),
                known=", ".join(MONTHS),
            )
        if "winter" in icons and month != WINTER_AFTER:
            raise BadInput("Winter always lies after November; take it out of the other months.", place)


def check_setup(setup: Setup, players: int) -> None:
    """Raises BadInput where the first player is none of them, or not everybody has an entry for a farmhouse."""
    if setup.first >= players:
        raise BadInput(
            "There is no player {player} to start; the players are numbered from 0 to {last}.",
            "setup.first",
            player=setup.first,
            last=players - 1,
        )
    if setup.farmhouses is not None and len(setup.farmhouses) != players:
        raise BadInput(
            "There are {n} farmhouses for {players} players; write one for each, null where it is not told.",
            "setup.farmhouses",
            n=len(setup.farmhouses),
            players=players,
        )
