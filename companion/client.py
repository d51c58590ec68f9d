"""Answers for the client's files: compressed, kept by the browser for good, and the page at every route."""

import json
from collections.abc import Callable
from pathlib import PurePosixPath

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from companion.bundle import Bundle, manifest
from companion.header import client_policy
from companion.key import Key
from companion.packed import WORTH_IT, Shelf

FOREVER = "private, max-age=31536000, immutable"
ASK_FIRST = "private, no-cache"
# Not left to the system's own table, which lacks some of them on Windows.
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


class Client:
    """ASGI app for GET and HEAD. A path that names no file and looks like none is a route of the app."""

    def __init__(self, bundle: Bundle, shelf: Shelf, key: Key) -> None:
        self.bundle = bundle
        self.shelf = shelf
        self.key = key
        self.etag = f'W/"{bundle.version}"'

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in ("GET", "HEAD"):
            response = await self._answer(scope)
        else:
            response = Response(status_code=405, headers={"Allow": "GET, HEAD"})
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"].lstrip("/")
        headers = Headers(scope=scope)
        if path.startswith("client/"):
            version, _, name = path.removeprefix("client/").partition("/")
            if name not in self.bundle:
                # Kept as well: the engine asks again and again for a font that it does not get.
                return Response(status_code=404, headers={"Cache-Control": FOREVER})
            caching = FOREVER if version == self.bundle.version else ASK_FIRST
            return await self._file(name, headers, caching, lambda: self.bundle.read(name))
        if path == "manifest.json":
            # An icon on a home screen may have a cookie jar of its own: it starts with the key.
            # A guest's must not: the key is the host's.
            start = "/" if scope.get("guest") else f"/?key={self.key.text}"
            content = json.dumps(manifest(start=start))
            return Response(content, media_type=TYPES[".json"], headers={"Cache-Control": "no-store"})
        if path in self.bundle.own:
            return await self._file(path, headers, ASK_FIRST, self.bundle.own[path].read_bytes)
        if PurePosixPath(path).suffix not in ("", ".html"):
            return Response(status_code=404)
        response = await self._file("index.html", headers, ASK_FIRST, lambda: self.bundle.page)
        response.headers["Content-Security-Policy"] = client_policy(scope, self.bundle.script_hashes)
        return response

    async def _file(self, name: str, headers: Headers, caching: str, read: Callable[[], bytes]) -> Response:
        """One file as this browser takes it, or the word that what it has is still right."""
        answer = {"Cache-Control": caching, "ETag": self.etag, "Vary": "Accept-Encoding"}
        if self.etag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=answer)
        suffix = PurePosixPath(name).suffix
        encoding = accepted(headers.get("accept-encoding", "")) if suffix in WORTH_IT else None
        if encoding:
            answer["Content-Encoding"] = encoding
            content = await self.shelf.packed(name, encoding, read)
        else:
            content = read()
        return Response(content, headers=answer, media_type=TYPES.get(suffix, "application/octet-stream"))


def accepted(header: str) -> str | None:
    """The best encoding that an Accept-Encoding header allows: `br`, `gzip` or none.

    Browsers ask for Brotli only over https and from their own machine, so phones on a home network get gzip.
    """
    allowed = set()
    for part in header.split(","):
        coding, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            allowed.add(coding.strip().lower())
    return next((encoding for encoding in ("br", "gzip") if encoding in allowed), None)
