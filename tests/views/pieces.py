"""Controls that are on no page: what is in them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl


def every(value: Any) -> Iterator[Any]:
    """The control and all that it holds, in order."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from every(each)
    elif isinstance(value, BaseControl):
        yield value
        for field in dataclasses.fields(value):
            if not field.metadata.get("skip") and not field.name.startswith("_"):
                yield from every(getattr(value, field.name, None))


def texts(control: ft.Control) -> list[str]:
    """All texts in it."""
    return [each.value for each in every(control) if isinstance(each, ft.Text)]
