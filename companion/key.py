"""The key that lets a browser in: made once, kept beside the data, compared in constant time."""

import hashlib
import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path

FILE = "key"
BYTES = 16
USABLE = re.compile(r"[A-Za-z0-9_-]{16,}")


@dataclass(frozen=True)
class Key:
    """An unguessable text that is safe inside an address."""

    text: str

    def opens(self, offered: str) -> bool:
        """Whether the offered text is this key; how long it takes tells nothing about how close it was."""
        return secrets.compare_digest(self.text.encode(), offered.encode("utf-8", "surrogatepass"))

    @property
    def cookie(self) -> str:
        """The cookie's name. Browsers do not keep ports apart: two servers on one machine need two."""
        return "companion-" + hashlib.sha256(self.text.encode()).hexdigest()[:12]

    @property
    def seat_cookie(self) -> str:
        """The name of the cookie by which a guest of one table is known."""
        return self.cookie + "-seat"


def load(folder: Path) -> Key:
    """The key of this data folder, made on the first call. Raises OSError where that fails.

    A file that holds no usable key (cut off, edited) is replaced: old codes stop working, the data stays.
    """
    path = folder / FILE
    try:
        text = path.read_text("ascii").strip()
    except (FileNotFoundError, UnicodeDecodeError):
        text = ""
    if USABLE.fullmatch(text):
        return Key(text)
    key = Key(secrets.token_urlsafe(BYTES))
    fresh = path.with_name(FILE + ".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(key.text + "\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return key
