"""Files compressed once and kept: the first browser after an update waits a second, no later one does."""

import asyncio
import contextlib
import gzip
import hashlib
import os
import shutil
import zlib
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import brotli

# The best that costs about a second for the largest file; the last per cents would cost a minute.
BROTLI_QUALITY = 9
GZIP_LEVEL = 9
ENCODINGS: dict[str, tuple[Callable[[bytes], bytes], Callable[[bytes], bytes]]] = {
    "br": (lambda plain: brotli.compress(plain, quality=BROTLI_QUALITY, lgwin=24), brotli.decompress),
    "gzip": (lambda plain: gzip.compress(plain, GZIP_LEVEL, mtime=0), gzip.decompress),
}
# What is compressed already would only grow.
WORTH_IT = {".js", ".mjs", ".wasm", ".json", ".html", ".svg", ".otf", ".ttf", ".bin", ".frag", ".txt", ".css"}


class Shelf:
    """Keeps compressed files in a folder of one version; where that cannot be written, in memory only."""

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder / version
        self.kept: dict[tuple[str, str], bytes] = {}
        self.locks: defaultdict[tuple[str, str], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def packed(self, name: str, encoding: str, read: Callable[[], bytes]) -> bytes:
        """The content of `read()` in this encoding, `br` or `gzip`. `name` is its own in the version."""
        wanted = (name, encoding)
        async with self.locks[wanted]:
            if wanted not in self.kept:
                self.kept[wanted] = await asyncio.to_thread(self._fetch, name, encoding, read)
            return self.kept[wanted]

    def clear_others(self) -> None:
        """Throws away what other versions left in the folder."""
        for other in self.folder.parent.glob("*"):
            if other.is_dir() and other != self.folder:
                shutil.rmtree(other, ignore_errors=True)

    def _fetch(self, name: str, encoding: str, read: Callable[[], bytes]) -> bytes:
        path = self.folder / f"{hashlib.sha256(name.encode()).hexdigest()[:24]}.{encoding}"
        pack, unpack = ENCODINGS[encoding]
        plain = read()
        # A file cut off by a power failure would keep the client from starting for good: check what was kept.
        with contextlib.suppress(OSError, EOFError, zlib.error, brotli.error):
            content = path.read_bytes()
            if unpack(content) == plain:
                return content
        content = pack(plain)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f"{path.name}.{os.getpid()}")
            fresh.write_bytes(content)
            fresh.replace(path)
        return content
