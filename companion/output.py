"""Writes what a command found to standard output, and says in a sentence why it cannot. Knows no format."""

from __future__ import annotations

import os
import sys
from typing import NoReturn


def write(content: bytes) -> None:
    """The bytes on standard output before it returns; ends the command with status 1 where they cannot be.

    Raises BrokenPipeError when nobody reads on (`| head -1`): no fault, and ended quietly by the command line.
    """
    if sys.stdout is None:
        _unwritten("it is closed")
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        # What is still in the buffer would be tried, and fail, once more when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _unwritten(error.strerror or str(error))


def _unwritten(why: str) -> NoReturn:
    print(f"The output cannot be written ({why}); send it somewhere else.", file=sys.stderr)
    raise SystemExit(1)
