"""The key is made once, kept for its owner alone, and no two servers share a cookie."""

import os
from pathlib import Path

import pytest

from companion import key
from companion.key import Key


def test_it_survives_a_restart(tmp_path: Path) -> None:
    first = key.load(tmp_path)
    assert key.load(tmp_path) == first
    assert len(first.text) >= 22
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        key.load(tmp_path)
    finally:
        os.umask(before)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"short\n", b"\xff\xfe" * 20, b"a b c d e f " * 9])
def test_one_that_is_of_no_use_is_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key").write_bytes(content)
    (tmp_path / "key.new").write_bytes(b"left over from a crash")
    made = key.load(tmp_path)
    assert key.load(tmp_path) == made
    assert made.text.encode() not in content


def test_each_key_has_a_cookie_of_its_own(tmp_path: Path) -> None:
    assert Key("a" * 22).cookie != Key("b" * 22).cookie
    assert "a" * 22 not in Key("a" * 22).cookie
