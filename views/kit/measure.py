"""How much room words take, guessed from their letters: whether a row of buttons holds them. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence

LETTER = 0.52  # of the text's size: an average bold letter of the shipped typeface, rounded up
SMALL, LARGE = 15, 17  # the two sizes of text on buttons
GAP = 8
_EDGE = 8  # left and right of a small button's word
_MAIN = 66  # the main button's icon and edges
_MOST = 150  # a longer text of the main button wraps


def breadth(text: str, size: float) -> float:
    """Pixels of the longest word, which is never broken."""
    return max((len(word) for word in text.split()), default=0) * LETTER * size


def shares(words: Sequence[str], room: float, scale: float, main: str = "") -> list[int] | None:
    """What parts of a row small buttons with these words take, and after them one with the text `main`.

    Equal parts (three for `main`) while every word fits into them, else parts as long as the words; None
    where even those do not fit into `room` pixels, so that the small ones have to do with their icons.
    """
    needs = [breadth(word, SMALL * scale) + _EDGE for word in words]
    usual = [1] * len(words)
    if main:
        needs.append(min(len(main) * LETTER * LARGE * scale, _MOST * scale) + _MAIN)
        usual.append(3)
    free = room - GAP * (len(needs) - 1)
    if all(need <= free * part / sum(usual) for need, part in zip(needs, usual, strict=True)):
        return usual
    return [round(need) for need in needs] if sum(needs) <= free else None
