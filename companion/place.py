"""Where this machine keeps the app's data and what it may throw away. Knows no file format."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "companion"


class Unwritable(Exception):
    """The data folder cannot be used; the text is a sentence for the person who started the app."""


def data_folder(named: Path | None) -> Path:
    """The data folder: the one named on the command line, else $COMPANION_DATA, else the user's. Absolute."""
    told = named or os.environ.get("COMPANION_DATA")
    return Path(told).expanduser().resolve() if told else user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """Holds only what can be made again, at worst slowly: the compressed client files."""
    return user_cache_path(NAME, appauthor=False)


@dataclass(frozen=True)
class Place:
    """Where one running server lives: its data, and its addresses (with the key) for other devices."""

    data: Path
    addresses: tuple[str, ...]


def prepare(folder: Path) -> None:
    """Makes the data folder where it is missing. Raises Unwritable where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as fault:
        raise unwritable(folder, fault) from fault


def unwritable(folder: Path, fault: OSError) -> Unwritable:
    """The sentence for a data folder that the system does not let us use."""
    said = (fault.strerror or str(fault)).lower()
    return Unwritable(
        f"The data folder {folder} cannot be written to ({said}). "
        "Name another one with --data or COMPANION_DATA."
    )
