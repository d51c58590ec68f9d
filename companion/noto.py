"""Fonts for what the app's own lack, in the pieces that the engine asks for. Knows no web."""

import re
import zipfile
from pathlib import Path

# "notosanssc/v37/k3kCo84MPvpL.118.woff2": family, version, digest and a large family's piece.
ASKED = re.compile(r"(?P<family>[a-z0-9]+)/v\d+/[\w-]+(\.(?P<piece>\d+))?\.woff2")


class Noto:
    """The fallback fonts of a folder of zip archives."""

    def __init__(self, folder: Path) -> None:
        self.archives = [zipfile.ZipFile(path) for path in sorted(folder.glob("*.zip"))]
        self.members = {name: archive for archive in self.archives for name in archive.namelist()}

    def find(self, asked: str) -> str | None:
        """The member that answers the engine's path below its font folder; None where there is none."""
        path = ASKED.fullmatch(asked)
        if path is None:
            return None
        family, piece = path["family"], path["piece"]
        member = f"{family}/{piece}.woff2" if piece else f"{family}.woff2"
        return member if member in self.members else None

    def read(self, member: str) -> bytes:
        """The font."""
        return self.members[member].read(member)
