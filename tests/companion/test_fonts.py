"""The shipped fonts cover what people write, and the engine finds a file for all that it may ask for."""

import re
from pathlib import Path

import flet_web
import pytest
from fontTools.ttLib import TTFont

from companion.bundle import ASSETS, FONTS, collect
from companion.noto import Noto
from tests.companion.icons import SHIPPED, WHOLE, named

OURS = sorted((ASSETS / "fonts").glob("source-*.woff2"))
WRITTEN = (
    "ABCXYZabcxyz0123456789 äöüßÄÖÜéèêëœæøåłčřžșğİñçðþ ΑΩάώ Жящґї Đơưếộ "
    "\u2212\u2013\u2014\u2026\u201e\u201c\u201d\u2019\u00ab\u00bb\u00d7\u00f7\u00bd\u20ac\u2022\u00b7\u00b0\u2264\u2265"
)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_european_scripts_are_covered(path: Path) -> None:
    with TTFont(path) as font:
        assert [letter for letter in WRITTEN if ord(letter) not in font.getBestCmap()] == []


@pytest.mark.parametrize("path", [path for path in OURS if "sans" in path.stem], ids=lambda path: path.stem)
def test_digits_and_minus_line_up(path: Path) -> None:
    with TTFont(path) as font:
        names = font.getBestCmap()
        assert len({font["hmtx"][names[ord(digit)]][0] for digit in "0123456789\u2212"}) == 1


def test_every_icon_that_a_screen_names_is_there() -> None:
    with TTFont(SHIPPED) as shipped, TTFont(WHOLE) as whole:
        assert named() <= set(whole.getGlyphOrder()), "an icon that Flet does not have"
        missing = named() - set(shipped.getGlyphOrder())
        assert not missing, f"take the rounded one, or: uv run python -m tests.companion.icons ({missing})"
        assert shipped.getBestCmap().items() <= whole.getBestCmap().items(), (
            "Flet has moved its icons: build again"
        )


def test_every_family_named_to_the_engine_is_there() -> None:
    bundle = collect()
    assert all(f"assets/{asset}" in bundle for weights in FONTS.values() for asset in weights.values())


def test_the_engine_finds_its_fallback_fonts() -> None:
    """All families; of the large ones the numbered pieces: the others repeat what our own fonts have."""
    client = (Path(flet_web.get_package_web_dir()) / "main.dart.js").read_text("utf-8")
    asked = set(re.findall(r'"(noto[a-z0-9]+/v\d+/[\w.-]+\.woff2)"', client))
    assert len(asked) > 600
    noto = Noto(ASSETS / "noto")
    missing = {path.split("/")[0] for path in asked if noto.find(path) is None}
    assert missing <= {"notosanssc", "notosanstc", "notosanshk", "notosansjp", "notosanskr", "notocoloremoji"}
    numbered = [path for path in asked if noto.find(path) is None and re.search(r"\.\d+\.woff2$", path)]
    assert [path.split(".")[-2] for path in numbered] == ["11"], "one piece of emoji newer than the font"
    for path in sorted(asked)[::40]:
        if found := noto.find(path):
            assert noto.read(found).startswith(b"wOF2")


def test_other_paths_find_nothing() -> None:
    noto = Noto(ASSETS / "noto")
    for path in ("", "scripts.zip", "notosansthai.woff2", "../noto/v1/x.woff2", "notosansthai/v1/x.ttf"):
        assert noto.find(path) is None
