"""Words in drawings, which do not wrap by themselves: how wide they are, made smaller or cut to fit. Draws nothing."""

from __future__ import annotations

import unicodedata
from html import escape

_NARROW, _WIDE = frozenset("ijltfrI.,:;'|!()[] "), frozenset("mwMWQO@%")
LEAST = 0.62  # of the size that is wished for: smaller words are cut instead


def width_of(text: str, size: float) -> float:
    """About how wide the words are in a bold sans, rather more than less; East Asian letters are squares."""
    return sum(_letter(letter) for letter in text) * size


def _letter(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 1.05
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE:
        return 0.9
    return 0.66 if letter.isupper() else 0.56


def fitted(text: str, size: float, room: float) -> tuple[str, float]:
    """The words and their size so that they fit; cut with an ellipsis where they would become too small.

    >>> fitted("Dora", 20, 200), fitted("Dora" * 9, 20, 200)[1], len(fitted("Dora" * 9, 20, 200)[0])
    (('Dora', 20), 12.4, 30)
    """
    wide = width_of(text, size)
    if wide <= room:
        return text, size
    size = max(size * LEAST, size * room / wide)
    cut = text
    while len(cut) > 1 and width_of(cut + "\u2026", size) > room and width_of(text, size) > room:
        cut = cut[:-1].rstrip()
    return (text if cut == text else cut + "\u2026"), size


def lines_of(text: str, size: float, room: float, most: int) -> list[str]:
    """The words broken into at most so many lines; the last one may be too long."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or width_of(joined, size) <= room):
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    *,
    font: str = "Farmhand Sans",
    weight: int = 700,
    anchor: str = "start",
) -> str:
    """The words as SVG text, (x, y) at the foot of the first letter, or of the last with the anchor `end`."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{font}" font-weight="{weight}" font-size="{size:.1f}"'
        f' fill="{ink}" text-anchor="{anchor}">{escape(text)}</text>'
    )
