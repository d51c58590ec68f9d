"""Ways to break a disk and a process, for tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534


@contextmanager
def powerless() -> Iterator[None]:
    """Without the rights of root, whom no read-only file stops: for the file system we are nobody
    meanwhile.
    """
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def owned(folder: Path) -> None:
    """Gives a folder and what lies in it to whoever `powerless` is, so that only the file's mode counts."""
    if os.geteuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)


def died(task: Callable[[], None]) -> bool:
    """Runs the task in a process of its own; whether that was killed on the way.

    The caller has no file open.
    """
    child = os.fork()
    if child == 0:
        try:
            task()
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


def die() -> None:
    """Ends this process as a lost battery does: nothing more is run."""
    os.kill(os.getpid(), signal.SIGKILL)
