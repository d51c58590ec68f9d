"""Bytes to JSON data and back, strictly. Knows no format.

Source: formats.md, "All files are UTF-8 JSON", "Limits".
"""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from models.kernel.fault import BadInput

MOST_BYTES = 8_000_000
MOST_DEPTH = 400
TOO_DEEP = "The file is nested too deeply; a session, box or export needs a few levels only."


def parse(content: bytes, most: int = MOST_BYTES) -> Any:
    """The data of a JSON file; raises BadInput for anything that could not be written back as it was."""
    if len(content) > most:
        raise BadInput("The file is larger than {most} MB; export it again.", most=most // 1_000_000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(
            "The file is not UTF-8 text (byte {position}); save it as UTF-8.", position=error.start + 1
        ) from None
    try:
        data = json.loads(text, parse_constant=_no_number, parse_float=_finite, object_pairs_hook=_once_each)
    except json.JSONDecodeError as error:
        raise BadInput(
            "This is not JSON: line {line}, column {column} cannot be read. Export the file again.",
            line=error.lineno,
            column=error.colno,
        ) from None
    except RecursionError:
        raise BadInput(TOO_DEEP) from None
    except ValueError:
        # Python turns no text of more than some thousand digits into a whole number.
        raise BadInput("A number in the file has too many digits; write a smaller one.") from None
    _check(data)
    return data


def dump(data: Any) -> bytes:
    """The data as a JSON file, every script as it is, indented for people who look inside."""
    return (json.dumps(data, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()


def _no_number(text: str) -> NoReturn:
    raise BadInput("{found} is no number in JSON; write null or leave the key out.", found=text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise BadInput("The number {found} is too large to be kept; write a smaller one.", found=text[:24])
    return number


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in data if keys.count(key) > 1)
        raise BadInput('The key "{key}" stands twice in one object; keep one of them.', key=twice[:40])
    return data


def _check(data: Any) -> None:
    """Raises BadInput where the data is too deep to be written again, or holds half a character."""
    level: list[Any] = [data]
    depth = 0
    while level:
        if depth > MOST_DEPTH:
            raise BadInput(TOO_DEEP)
        depth += 1
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value)
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
            elif isinstance(value, str) and not value.isascii():
                _whole_characters(value)
        level = below


def _whole_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadInput(
            "A text holds half a character (\\u{code}); type it again.", code=f"{ord(text[error.start]):04x}"
        ) from None
