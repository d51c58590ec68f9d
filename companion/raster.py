"""Pictures as pixels: an SVG goes to a process of its own and comes back as a PNG. Knows nothing of what is drawn.

In this process it would hold the interpreter for up to a quarter of a second, and every phone would wait.
"""

import asyncio
import hashlib
import logging
import re
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path

PROGRAM = Path(__file__).with_name("rasterise.py")
FONTS = tuple(sorted((Path(__file__).parent / "assets" / "raster").glob("*.ttf")))
# Names in other scripts than these fonts have (Latin, Greek, Cyrillic) take a font of this machine, if it has one.
STRANGE = re.compile(r"[^\x00-\u017f\u0370-\u045f\u1e00-\u1eff\u2010-\u2026\u2212]")
KEPT = 32
PATIENCE = 20.0

log = logging.getLogger(__name__)


class Raster:
    """Makes one picture after the other, never two at once, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    async def __call__(self, svg: str, width: int, height: int) -> bytes | None:
        """The picture as a PNG of so many pixels; None where this system makes none."""
        name = hashlib.sha256(f"{width} {height} {svg}".encode()).hexdigest()
        async with self._lock:
            if name not in self._kept:
                made = await asyncio.to_thread(_made, svg, width, height)
                if made is None:
                    return None
                self._kept[name] = made
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(name)
            return self._kept[name]


def _made(svg: str, width: int, height: int) -> bytes | None:
    # -P: the names of this folder's modules are those of Python's own in part.
    command = [sys.executable, "-P", str(PROGRAM), str(width), str(height), *map(str, FONTS)]
    command += ["system"] if STRANGE.search(svg) else []
    try:
        done = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError) as fault:
        log.info("no picture as pixels: %s", fault)
        return None
    return done.stdout
