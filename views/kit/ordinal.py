"""Places in a ranking as people write them: 1st, 2nd, 3rd; in German 1., 2., 3."""

from __future__ import annotations

from views.kit.words import t


def ordinal(n: int) -> str:
    """The place `n`, from 1 on, as a word of the reader's language.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st']
    """
    last = n % 10 if n % 100 not in (11, 12, 13) else 0
    if last == 1:
        return t("{n}st", n=n)
    if last == 2:
        return t("{n}nd", n=n)
    if last == 3:
        return t("{n}rd", n=n)
    return t("{n}th", n=n)
