"""A picture's SVG comes back as pixels, with its letters; where that cannot be, as nothing."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from companion import raster
from companion.raster import Raster


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">{inner}</svg>'


def _pixels(svg: str) -> Image.Image:
    png = asyncio.run(Raster()(svg, 40, 20))
    assert png is not None
    return Image.open(BytesIO(png)).convert("RGBA")


def test_a_picture_has_the_asked_size_and_colour() -> None:
    pixels = _pixels(_svg('<rect width="10" height="10" fill="#ff0000"/>'))
    assert pixels.size == (40, 20)
    assert pixels.getpixel((5, 10)) == (255, 0, 0, 255)
    assert pixels.getpixel((30, 10)) == (0, 0, 0, 0)


@pytest.mark.parametrize("text", ["8", "\u22121"])
def test_digits_and_minus_are_drawn_without_the_systems_fonts(text: str) -> None:
    letters = f'<text x="2" y="9" font-family="Source Sans 3" font-weight="700" font-size="9">{text}</text>'
    box = _pixels(_svg(letters)).getbbox()
    assert box is not None and box[2] - box[0] > 5


def test_what_is_no_picture_comes_back_as_nothing() -> None:
    assert asyncio.run(Raster()("<svg", 10, 10)) is None


def test_without_the_program_there_are_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster.sys, "executable", "/nowhere/python")
    assert asyncio.run(Raster()(_svg(""), 10, 10)) is None


def test_the_same_picture_is_made_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def twice() -> tuple[bytes | None, bytes | None]:
        make = Raster()
        first = await make(_svg(""), 10, 10)
        monkeypatch.setattr(raster, "PROGRAM", tmp_path / "gone.py")
        return first, await make(_svg(""), 10, 10)

    first, second = asyncio.run(twice())
    assert first is not None and first is second
