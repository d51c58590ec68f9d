"""The app speaks German wherever it speaks English: the catalogues say all and nothing else."""

from __future__ import annotations

import re
import string

import pytest

from tests.companion.catalogue import LOCALE, catalogue, spoken
from views.kit.words import LANGUAGES

TRANSLATED = [code for code in LANGUAGES if code != "en"]

# German writes the first as "1.": that full stop ends no sentence.
ORDINALS = {"{n}st", "{n}nd", "{n}rd", "{n}th"}


def forms(sentence: object) -> tuple[str, ...]:
    return (sentence,) if isinstance(sentence, str) else tuple(sentence)  # type: ignore[arg-type]


def places(template: str) -> set[str]:
    """The names of the values in a template."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_each_language_has_one_catalogue() -> None:
    assert sorted(file.stem for file in LOCALE.glob("*.po")) == sorted(TRANSLATED)


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_missing_and_nothing_is_left_over(language: str) -> None:
    said = {forms(sentence) for sentence, _ in spoken()}
    known = {forms(message.id) for message in catalogue(language) if message.id}
    assert said - known == set(), "run: python -m tests.companion.catalogue " + language
    assert known - said == set(), "run: python -m tests.companion.catalogue " + language


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated_with_the_same_values(language: str) -> None:
    for message in catalogue(language):
        if not message.id:
            continue
        translations = forms(message.string)
        assert not message.fuzzy and all(translations), message.id
        for original, translation in zip(forms(message.id), translations, strict=True):
            assert places(original) == places(translation), message.id
            if original in ORDINALS:
                continue
            # A full stop or a question mark at the end stays one.
            ends = [
                re.sub(r".*?([.?!:]?)$", r"\1", each, flags=re.DOTALL) for each in (original, translation)
            ]
            assert ends[0] == ends[1], message.id
