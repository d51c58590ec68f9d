"""People who play Get Off My Land! on one phone, by touch only: money, land, cards, farmers, paydays."""

from __future__ import annotations

from tests.browser.people import People
from tests.browser.screen import Target

KNOWN = (
    "Grain",
    "Corn",
    "Potatoes",
    "Vegetables",
    "Orchards",
    "Ducks",
    "Chickens",
    "Cows",
    "Pigs",
    "Stills",
    "Workhorse",
)


class Neighbours(People):
    """One session on one screen."""

    def on(self, target: Target) -> None:
        """A touch after which the screen says something else, and rests."""
        self.changed(lambda: self.screen.tap(target))

    def look_at(self, seat: int) -> None:
        """That player's land."""
        self.screen.tap(f"balance-{seat}")

    def claim(self, seat: int, kind: str = "") -> None:
        """Land for the player, with what its logged side shows."""
        self.look_at(seat)
        self.on("do-land")
        if kind:
            self.screen.tap(f"kind-{kind}")
        self.on("claim")

    def take(self, seat: int, tile: int) -> None:
        """Another's land."""
        self.look_at(seat)
        self.on("do-land")
        self.on(f"take-{tile}")

    def buy(self, seat: int, card: str, price: int) -> None:
        """A market card on the player's only free tile."""
        self.look_at(seat)
        self.on("do-card")
        self.screen.tap(f"card-{KNOWN.index(card)}")
        self.screen.tap(f"price-{price}")
        self.on("buy-card")

    def raid(self, seat: int, tile: int) -> None:
        """The player's farmer goes to that tile."""
        self.look_at(seat)
        self.on("do-farmer")
        self.on(f"farmer-to-{tile}")

    def pay(self, seat: int, *keys: str) -> None:
        """Money, key by key."""
        self.look_at(seat)
        self.on("do-money")
        for key in keys:
            self.screen.tap(key)
        self.on("pay")

    def harvest(self, seat: int, tile: int) -> None:
        """A ready card of the player's."""
        self.look_at(seat)
        self.on("do-more")
        self.on(f"harvest-{tile}")

    def months(self, many: int) -> None:
        """The marker moves on, and everybody is paid."""
        for _ in range(many):
            self.on("month-end")
            self.on("go-on")

    def count(self, house: str = "", **numbers: int) -> None:
        """What lies on the table of the player who is shown, a touch for each; `house_0`: the farmhouse's first."""
        if house:
            self.on("choose-house")
            self.on(f"house-{house}")
        for name, number in numbers.items():
            for _ in range(number):
                self.on(f"{name.replace('_', '-')}-more-1")
        self.on("next")
