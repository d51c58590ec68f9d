"""`companion export` and `companion import`: the history out to a file, and files into the history."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.output import write
from companion.score import complain, load
from models.exchange.export_file import Parcel, read_any, write_export
from models.exchange.refusal import Refused
from models.exchange.session_file import SessionFile
from models.exchange.text import dump
from models.history.database import FILE
from models.history.everything import everything as whole
from models.history.repository import History
from models.kernel.fault import BadInput, Fault

STANDARD_OUTPUT = "-"
OUTCOMES = {"added": "added", "updated": "updated", "same": "skipped"}
Counts = Counter[tuple[str, str]]


def export(data: Path, format: str, out: str | None) -> int:
    """Writes the whole history as JSON to the file `out`, or prints it (none or `-`); gives the status."""
    assert format == "json"
    try:
        content = dump(everything(data))
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    if out is None or out == STANDARD_OUTPUT:
        write(content)
        return 0
    return _write(Path(out), content)


def everything(folder: Path) -> dict[str, Any]:
    """The history in that folder as an export; an empty one where there is none yet. Raises Unopenable."""
    if not (folder / FILE).exists():
        print(f"There is no history in {folder} yet; the export is empty.", file=sys.stderr)
        return write_export((), (), ())
    history = History.open(folder)
    try:
        return whole(history)
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
    told: list[tuple[str, Counts]] = []
    try:
        with history.transaction() as connection:
            for file, parcel in parcels:
                try:
                    with connection.begin_nested():
                        told.append((file, _take(history, parcel)))
                except BadInput as fault:
                    complain(file, Refused(fault))
                    refused += 1
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    finally:
        history.close()
    lines = [f"{file}: {_sentence(counts)}" for file, counts in told]
    total = Counter(outcome for _, counts in told for (_, outcome), n in counts.items() for _ in range(n))
    words = ", ".join(f"{total[outcome]} {word}" for outcome, word in OUTCOMES.items())
    lines.append(f"{words}, {refused} {'file' if refused == 1 else 'files'} refused")
    # A file's name need not be UTF-8; it is said as the system knows it.
    write("".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape"))
    return 1 if refused else 0


def _read(files: list[str]) -> tuple[list[tuple[str, Parcel]], int]:
    parcels, refused = [], 0
    for file in files:
        try:
            parcels.append((file, read_any(load(file))))
        except Refused as fault:
            complain(file, fault)
            refused += 1
    return parcels, refused


def _take(history: History, parcel: Parcel) -> Counts:
    counts: Counts = Counter()
    for number, player in enumerate(parcel.players):
        with _place(parcel, "players", number):
            taken = history.people.take(
                player.id, player.name, player.colour, player.archived, player.model_extra
            )
        counts["player", taken] += 1
    for number, box in enumerate(parcel.boxes):
        with _place(parcel, "boxes", number):
            frame = box.frame
            taken = history.boxes.take(frame.game, frame.name, frame.box, frame.id, frame.model_extra)
        counts["box", taken] += 1
    for number, session in enumerate(parcel.sessions):
        with _place(parcel, "sessions", number):
            taken = history.intake.session(_with_ids(session), session.session)
        counts["session", taken] += 1
    return counts


@contextmanager
def _place(parcel: Parcel, name: str, number: int) -> Iterator[None]:
    """Says which part of an export contradicts what is here."""
    try:
        yield
    except BadInput as fault:
        if not parcel.listed:
            raise
        raise BadInput(fault.message, ".".join(filter(None, (name, str(number), fault.place)))) from None


def _with_ids(file: SessionFile) -> dict[str, Any]:
    """The file with its players' ids in one spelling: UUIDs may be written in either case."""
    players = [
        {**player, "id": seat.id} if seat.id else player
        for player, seat in zip(file.data["players"], file.frame.players, strict=True)
    ]
    return {**file.data, "players": players}


def _sentence(counts: Counts) -> str:
    plural = {"player": "players", "box": "boxes", "session": "sessions"}
    parts = [
        f"{counts[noun, outcome]} {noun if counts[noun, outcome] == 1 else plural[noun]} {word}"
        for noun in plural
        for outcome, word in OUTCOMES.items()
        if counts[noun, outcome]
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
