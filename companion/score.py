"""`companion score`: session files in, results out. Imports no screen and no database."""

from __future__ import annotations

import json
import sys
from typing import Any

from companion.output import write
from companion.source import read
from models.exchange.refusal import Refused
from models.exchange.result import result
from models.exchange.session_file import read_session
from models.exchange.text import parse
from models.kernel.fault import BadInput


def score(files: list[str]) -> int:
    """Prints one JSON result a line, in the order given; the exit status is 1 when a file was refused.

    Only ASCII is written, other characters as JSON escapes: some are line ends to some readers.
    """
    status = 0
    for file in files:
        try:
            line = result(read_session(load(file)).session)
        except Refused as refused:
            status = 1
            line = {"file": file, "error": str(refused), "move": refused.move}
            complain(file, refused)
        write((json.dumps(line) + "\n").encode())
    return status


def load(file: str) -> Any:
    """The JSON data of a file, `-` for standard input; raises Refused."""
    try:
        return parse(read(file))
    except BadInput as fault:
        raise Refused(fault) from None


def complain(file: str, refused: Refused) -> None:
    """Says on standard error what is wrong, where, and what would be right."""
    print(f"{file}: move {refused.move}: {refused}", file=sys.stderr)
