"""A sentence that can be translated later: an English template and its values. Knows only English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, eq=True)
class Message:
    """A template with named values in braces; the template is the translation key.

    `plural` is the template for every `count` but one. A value may itself be a message; it is translated
    first.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    plural: str | None = None
    count: int | None = None

    def __str__(self) -> str:
        """The sentence in English: for the command line, for logs and for tests."""
        template = self.template if self.plural is None or self.count == 1 else self.plural
        return template.format(**self.values) if self.values else template

    def __hash__(self) -> int:
        return hash((self.template, self.count))


def says(template: str, **values: object) -> Message:
    """A message with its values by name."""
    return Message(template, values)


def counts(one: str, many: str, count: int, **values: object) -> Message:
    """A message whose wording depends on `count`, which is also its value {n}."""
    return Message(one, {"n": count, **values}, many, count)
