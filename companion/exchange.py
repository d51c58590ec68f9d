"""`companion export` and `companion import`: the history out to a file, and files into the history."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.output import write
from companion.score import complain
from companion.source import read
from models.exchange.bg_stats import write_plays
from models.exchange.export_file import Parcel, most_bytes, read_file, write_export
from models.exchange.refusal import Refused
from models.exchange.spreadsheet import write_table
from models.exchange.text import dump
from models.history.database import FILE
from models.history.everything import everything as whole
from models.history.intake import Noun, Report
from models.history.outcome import Outcome
from models.history.plays import plays
from models.history.repository import History
from models.kernel.fault import BadInput, Fault

STANDARD_OUTPUT = "-"
OUTCOMES: dict[Outcome, str] = {"added": "added", "updated": "updated", "same": "skipped"}
NOUNS: dict[Noun, str] = {"player": "players", "box": "boxes", "session": "sessions"}


def export(data: Path, format: str, out: str | None) -> int:
    """Writes the whole history to the file `out`, or prints it (none or `-`); gives the exit status.

    `format` is json (complete), csv or bgsplay.
    """
    try:
        content = _written(data, format)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    if out is None or out == STANDARD_OUTPUT:
        write(content)
        return 0
    return _write(Path(out), content)


def everything(folder: Path) -> dict[str, Any]:
    """The history in that folder as an export; an empty one where there is none yet. Raises Unopenable."""
    with _history(folder) as history:
        return write_export((), (), ()) if history is None else whole(history)


def _written(folder: Path, format: str) -> bytes:
    if format == "json":
        return dump(everything(folder))
    with _history(folder) as history:
        found = [] if history is None else plays(history)
    return write_table(found) if format == "csv" else dump(write_plays(found))


@contextmanager
def _history(folder: Path) -> Iterator[History | None]:
    """The history in that folder while it is needed; None, and a word about it, where there is none yet."""
    if not (folder / FILE).exists():
        print(f"There is no history in {folder} yet; the export is empty.", file=sys.stderr)
        yield None
        return
    history = History.open(folder)
    try:
        yield history
    finally:
        history.close()


def import_(data: Path, files: list[str]) -> int:
    """Takes over the files and says what came of each; gives the exit status.

    A file is taken over whole or not at all; what is refused does not keep the others out. When the disk
    refuses, nothing of any file is taken over.
    """
    parcels, refused = _read(files)
    if not parcels:
        return 1
    try:
        history = History.open(data)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    told: list[tuple[str, Report]] = []
    try:
        with history.transaction() as connection:
            for file, parcel in parcels:
                try:
                    with connection.begin_nested():
                        told.append((file, history.intake.take(parcel)))
                except BadInput as fault:
                    complain(file, Refused(fault))
                    refused += 1
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    finally:
        history.close()
    for file, report in told:
        for sentence in report.left_out:
            print(f"{file}: {sentence}", file=sys.stderr)
    lines = [f"{file}: {_sentence(report)}" for file, report in told]
    total = {outcome: sum(report.count(outcome) for _, report in told) for outcome in OUTCOMES}
    words = ", ".join(f"{total[outcome]} {word}" for outcome, word in OUTCOMES.items())
    lines.append(f"{words}, {refused} {'file' if refused == 1 else 'files'} refused")
    # A file's name need not be UTF-8; it is said as the system knows it.
    write("".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape"))
    return 1 if refused else 0


def _read(files: list[str]) -> tuple[list[tuple[str, Parcel]], int]:
    parcels, refused = [], 0
    for file in files:
        try:
            parcels.append((file, read_file(_content(file))))
        except Refused as fault:
            complain(file, fault)
            refused += 1
    return parcels, refused


def _content(file: str) -> bytes:
    try:
        return read(file, most_bytes)
    except BadInput as fault:
        raise Refused(fault) from None


def _sentence(report: Report) -> str:
    parts = [
        f"{n} {noun if n == 1 else many} {word}"
        for noun, many in NOUNS.items()
        for outcome, word in OUTCOMES.items()
        if (n := report.count(outcome, noun))
    ]
    return ", ".join(parts) or "nothing in it"


def _write(path: Path, content: bytes) -> int:
    """The file whole or not at all: what stood there before stays until the new one is on disk."""
    if not path.name:
        print(f"{path}: is a folder; name a file with --out.", file=sys.stderr)
        return 1
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(fresh, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        why = error.strerror or str(error)
        print(f"{path}: cannot be written ({why}); name another file with --out.", file=sys.stderr)
        return 1
    return 0
