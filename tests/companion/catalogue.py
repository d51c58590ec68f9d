"""Every sentence of the app, found in its source as Babel's extractor finds it, and the catalogues beside it.

Run as a program it adds what is missing to a catalogue, empty, and drops what is not said any more:
`python -m tests.companion.catalogue de`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "companion" / "locale"
# The functions whose first string is a sentence; the two forms of a count are two strings.
SAYING = {
    "t": None,
    "says": None,
    "Message": None,
    "IllegalMove": None,
    "BadInput": None,
    "Fault": None,
    "tn": (1, 2),
    "counts": (1, 2),
}
PACKAGES = ("models", "views", "companion")


def spoken() -> Iterator[tuple[str | tuple[str, str], str]]:
    """Each sentence (or its two forms) with the file that says it."""
    for package in PACKAGES:
        found = extract_from_dir(ROOT / package, [("**.py", "python")], keywords=SAYING)
        for file, _line, sentence, _comments, _context in found:
            yield sentence, f"{package}/{file}"


def template() -> Catalog:
    """All sentences as an empty catalogue."""
    catalogue = Catalog(charset="utf-8", fuzzy=False)
    for sentence, file in spoken():
        catalogue.add(sentence, locations=[(file, 1)])
    return catalogue


def catalogue(language: str) -> Catalog:
    """The catalogue as it is shipped."""
    return read_po(BytesIO((LOCALE / f"{language}.po").read_bytes()), locale=language)


def write(language: str) -> None:
    """Brings a catalogue to the sentences of today; sorted, so that changes read well."""
    known = catalogue(language)
    known.update(template(), no_fuzzy_matching=True)
    known.obsolete.clear()
    for message in known:
        message.locations = []
    known.fuzzy = False
    out = BytesIO()
    write_po(out, known, sort_output=True, width=110, ignore_obsolete=True, omit_header=False)
    header = (
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        f'"Language: {language}\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
    )
    body = out.getvalue().decode("utf-8").split("\n\n", 1)[1]
    (LOCALE / f"{language}.po").write_text(header + body.strip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
