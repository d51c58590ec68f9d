"""The headers that keep a browser from guessing, leaking and embedding. Added to every answer."""

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Scope, Send

ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NOTHING = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
PLAIN_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


def guarded(send: Send) -> Send:
    """A `send` that adds the headers; an answer that brings a content policy of its own keeps it."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in ALWAYS.items():
                headers[name] = value
            headers.setdefault("Content-Security-Policy", NOTHING)
        await send(message)

    return with_headers


def client_policy(scope: Scope, script_hashes: tuple[str, ...]) -> str:
    """The content policy of the page that runs the client: this server, and inline scripts by hash.

    The engine compiles WebAssembly, sets inline styles, and shows pictures out of memory.
    """
    host = Headers(scope=scope).get("host", "")
    # WebKit long did not count a WebSocket to the same host as 'self'.
    socket = f" ws://{host} wss://{host}" if PLAIN_HOST.fullmatch(host) else ""
    scripts = " ".join(f"'sha256-{digest}'" for digest in script_hashes)
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' {scripts}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "media-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' data: blob:{socket}",
            "worker-src 'self' blob:",
            "manifest-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'self'",
            "form-action 'none'",
        ]
    )
