"""Reads the bytes of a file that a command names, and says in a sentence why it cannot. Knows no format."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from models.exchange.text import MOST_BYTES
from models.kernel.fault import BadInput

STANDARD_INPUT = "-"


def read(name: str, most: Callable[[bytes], int] = lambda _: MOST_BYTES) -> bytes:
    """The file's bytes, `-` for standard input; of a file that is too large one byte more than allowed.

    `most` says by its beginning how many bytes a file may have. Raises BadInput.
    """
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise BadInput("Standard input is closed; name a file.")
            return _read(sys.stdin.buffer, most)
        if Path(name).is_dir():
            raise BadInput("This is a folder; name a file in it.")
        with open(name, "rb") as file:
            return _read(file, most)
    except FileNotFoundError:
        raise BadInput("There is no such file; check the name and the folder.") from None
    except (OSError, ValueError) as error:
        why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise BadInput("The file cannot be read ({why}); check the name and your rights.", why=why) from None


def _read(file: BinaryIO, most: Callable[[bytes], int]) -> bytes:
    content = file.read(MOST_BYTES + 1)
    more = most(content) + 1 - len(content)
    return content + file.read(more) if len(content) > MOST_BYTES and more > 0 else content
