"""What can be wrong with the database file, as sentences: what, where, what can be done. Knows no table."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from models.kernel.fault import Fault
from models.kernel.message import Message, says


class Unopenable(Fault):
    """The database cannot be opened. Nothing was changed, moved or overwritten."""


class NotSaved(Fault):
    """A write did not happen; the database is as before and takes the next write when the cause is gone."""


def damaged(path: Path) -> Message:
    """The file is no database any more."""
    return says(
        "The data file {path} is damaged and was left as it is; put a backup copy in its place, or move it"
        " away to begin anew.",
        path=str(path),
    )


def foreign(path: Path) -> Message:
    """A database, but none of ours."""
    return says(
        "The file {path} belongs to another program and was left as it is; move it away, or choose another"
        " data folder.",
        path=str(path),
    )


def newer(path: Path) -> Message:
    """Written by a version of the program that knows more than this one."""
    return says(
        "The data file {path} comes from a newer version of this program; update the program, or choose"
        " another data folder.",
        path=str(path),
    )


def no_folder(folder: Path, error: OSError) -> Message:
    """The data folder is not there and cannot be made."""
    return says(
        "The data folder {path} cannot be made or read ({why}); choose another one.",
        path=str(folder),
        why=error.strerror or str(error),
    )


def no_backup(folder: Path, error: OSError) -> Message:
    """The folder of the copies does not take or give one."""
    return says(
        "The copies in {path} cannot be written or read ({why}); make room there and allow writing, then do it"
        " again.",
        path=str(folder),
        why=error.strerror or str(error),
    )


def not_upgraded(path: Path, error: BaseException) -> Message:
    """A step from one shape of the tables to the next failed."""
    return says(
        "The data file {path} could not be brought up to this version ({why}) and is as it was; go on with"
        " the last version and report this.",
        path=str(path),
        why=str(error),
    )


_OPENING = {
    sqlite3.SQLITE_READONLY: says(
        "The data file {path} cannot be written to; allow this user to write the file and its folder, or"
        " choose another data folder."
    ),
    sqlite3.SQLITE_CANTOPEN: says(
        "The data file {path} cannot be opened; allow this user to read and write the file and its folder, or"
        " choose another data folder."
    ),
    sqlite3.SQLITE_FULL: says("The disk with the data file {path} is full; make room on it and start again."),
    sqlite3.SQLITE_BUSY: says("Another program holds the data file {path}; close it and start again."),
    sqlite3.SQLITE_IOERR: says(
        "The disk with the data file {path} does not answer as it should ({why}); check it, or choose another"
        " data folder."
    ),
}
_PLAYING = {
    sqlite3.SQLITE_READONLY: says(
        "Not saved, the data file {path} cannot be written to any more; allow writing it, then do it again."
    ),
    sqlite3.SQLITE_CANTOPEN: says(
        "Not saved, the data file {path} cannot be reached any more; bring its folder back, then do it again."
    ),
    sqlite3.SQLITE_FULL: says(
        "Not saved, the disk with the data file {path} is full; make room on it, then do it again."
    ),
    sqlite3.SQLITE_BUSY: says(
        "Not saved, another program holds the data file {path}; close it, then do it again."
    ),
    sqlite3.SQLITE_IOERR: says(
        "Not saved, the disk with the data file {path} does not answer as it should ({why}); check it, then"
        " do it again."
    ),
}
_DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def opening(error: sqlite3.Error, path: Path) -> Unopenable:
    """The sentence for an error of SQLite while the program starts."""
    return Unopenable(_told(_OPENING, error, path))


def playing(error: sqlite3.Error, path: Path) -> NotSaved:
    """The sentence for an error of SQLite while the program runs."""
    return NotSaved(_told(_PLAYING, error, path))


def known(error: BaseException | None) -> bool:
    """Whether there is a sentence for it; other errors are faults of the program."""
    return isinstance(error, sqlite3.Error) and _code(error) in (*_OPENING, *_DAMAGED)


def _code(error: sqlite3.Error) -> int:
    # Python's own error, without a code: bytes in the file that are no text.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    # The higher bits only say more exactly what the lower byte says.
    code &= 0xFF
    return sqlite3.SQLITE_BUSY if code == sqlite3.SQLITE_LOCKED else code


def _told(sentences: dict[int, Message], error: sqlite3.Error, path: Path) -> Message:
    code = _code(error)
    if code in _DAMAGED:
        return damaged(path)
    sentence = sentences.get(code, sentences[sqlite3.SQLITE_IOERR])
    return Message(sentence.template, {"path": str(path), "why": str(error)})
