"""The files that make up the client in the browser: flet-web's own, with ours laid over them. Serves nothing.

All is read under one path that carries a version, so that a browser never asks twice for the same file.
"""

import base64
import functools
import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path

import flet_web
import flet_web.version

from companion import VERSION
from companion.locale import Say, speakers
from companion.noto import Noto

ASSETS = Path(__file__).parent / "assets"
TITLE = "Farmhand"
FALLBACK = "noto/"

# What of our assets is served as it stands.
SHOWN = ("favicon.png", "icons/", "fonts/", "drawings/")
# Loaded before the first picture. Roboto is what the engine asks for where a style names no family.
FONTS = {
    "MaterialIcons": {400: "fonts/material-icons.woff2"},
    "Roboto": {400: "fonts/source-sans-3-400.woff2"},
    "Source Sans 3": {
        400: "fonts/source-sans-3-400.woff2",
        600: "fonts/source-sans-3-600.woff2",
        700: "fonts/source-sans-3-700.woff2",
    },
    "Source Serif 4": {600: "fonts/source-serif-4-600.woff2"},
}

# The stock client fetches a player of Rive animations from the internet at every start. There are none here:
# it is told to look on this server, and finds one that never becomes ready.
RIVE = re.compile(rb'"https://[^"]*/@rive-app/flutter-native-wasm@[^"]*/"')
NO_RIVE = b"RiveNative = () => new Promise(() => {});\n"


@dataclass(frozen=True)
class Bundle:
    """Names are paths below the versioned folder; those of `own` are below the server's root as well."""

    version: str
    files: dict[str, Path]
    own: dict[str, Path]
    made: dict[str, bytes]
    noto: Noto

    def read(self, name: str) -> bytes:
        """The content of a client file. Raises KeyError for a name that is not one."""
        if name in self.made:
            return self.made[name]
        if name.startswith(FALLBACK):
            return self.noto.read(self._fallback(name) or name)
        content = self.files[name].read_bytes()
        return RIVE.sub(f'"{self.base}rive/"'.encode(), content) if name == "main.dart.js" else content

    def __contains__(self, name: str) -> bool:
        return name in self.made or name in self.files or self._fallback(name) is not None

    def _fallback(self, name: str) -> str | None:
        return self.noto.find(name.removeprefix(FALLBACK)) if name.startswith(FALLBACK) else None

    @property
    def base(self) -> str:
        """Where the client's files stand on this server, with a slash at both ends."""
        return f"/client/{self.version}/"

    @functools.cached_property
    def page(self) -> bytes:
        """The page that starts the client."""
        text = (ASSETS / "index.html").read_text("utf-8")
        splash = (ASSETS / "icons" / "icon.svg").read_text("utf-8").strip()
        line = (ASSETS / "line.js").read_text("utf-8")
        said = {language: [_lost(t), _meanwhile(t)] for language, t in speakers().items()}
        words = json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")
        for name, value in {
            "title": TITLE,
            "base": self.base,
            "splash": splash,
            "line": line,
            "words": words,
        }.items():
            text = text.replace("{{" + name + "}}", value)
        return text.encode()

    @functools.cached_property
    def script_hashes(self) -> tuple[str, ...]:
        """Base64 SHA-256 of each script that stands in the page itself."""
        scripts = re.findall(rb"<script>(.*?)</script>", self.page, re.DOTALL)
        return tuple(base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts)


def collect() -> Bundle:
    """The bundle of the installed flet-web and of this program's assets."""
    web = Path(flet_web.get_package_web_dir())
    theirs = _below(web)
    own = {name: path for name, path in _below(ASSETS).items() if name.startswith(SHOWN)}
    files = theirs | {f"assets/{name}": path for name, path in own.items() if name.startswith("fonts/")}
    made = {
        "assets/FontManifest.json": json.dumps(_font_manifest()).encode(),
        "rive/wasm/rive_native.js": NO_RIVE,
        "rive/wasm_compatibility/rive_native.js": NO_RIVE,
    }
    return Bundle(_version(own), files, own, made, Noto(ASSETS / "noto"))


def _lost(t: Say) -> str:
    return t("Not connected.")


def _meanwhile(t: Say) -> str:
    return t(
        "What you tap now does not count. As soon as the host is reached, the table is here again by itself."
    )


def _font_manifest() -> list[dict[str, object]]:
    return [
        {"family": family, "fonts": [{"asset": asset, "weight": weight} for weight, asset in weights.items()]}
        for family, weights in FONTS.items()
    ]


def _below(folder: Path) -> dict[str, Path]:
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def _version(own: dict[str, Path]) -> str:
    """Changes with the client, the program and each of its assets."""
    digest = hashlib.sha256(f"{flet_web.version.version} {VERSION}".encode())
    for name, path in sorted(own.items()):
        digest.update(f"{name} {path.stat().st_size} {path.stat().st_mtime_ns}\n".encode())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()[:12]


def manifest(start: str) -> dict[str, object]:
    """What a browser needs to put the app on a home screen; `start` is the address that its icon opens."""
    sizes = [("192", "any"), ("512", "any"), ("maskable-192", "maskable"), ("maskable-512", "maskable")]
    return {
        "name": TITLE,
        "short_name": TITLE,
        "id": "/",
        "start_url": start,
        "display": "standalone",
        "background_color": "#FAF5E8",
        "theme_color": "#285730",
        "icons": [
            {
                "src": f"/icons/icon-{name}.png",
                "sizes": "x".join([name.removeprefix("maskable-")] * 2),
                "type": "image/png",
                "purpose": purpose,
            }
            for name, purpose in sizes
        ],
    }
