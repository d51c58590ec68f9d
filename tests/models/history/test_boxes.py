"""Boxes: kept, copied, deleted with a way back; a session keeps the box that it was played with."""

from __future__ import annotations

import pytest

from models.games.volle_weide.practice import PRACTICE_A
from models.history.everything import everything
from models.history.outcome import same
from models.history.repository import History
from models.kernel.fault import BadInput

GAME = "volle-weide"
DATA = {"sheet": PRACTICE_A.written()}
ID = "cccccccc-0000-4000-8000-000000000001"


def names(history: History) -> list[str]:
    return [box.name for box in history.boxes.list(GAME)]


def test_a_box_comes_back_as_it_was(history: History) -> None:
    data = {**DATA, "extra": {"n": 10**30, "x": 1.5, "none": None, "deep": [[["\U0001f411"]]]}}
    box = history.boxes.add(GAME, " Our copy ", data)
    kept = history.boxes.get(box.id)
    assert kept is not None and kept.name == "Our copy" and same(kept.data, data)
    assert history.boxes.list("fence-em-in") == []


def test_saving_and_renaming(history: History) -> None:
    box = history.boxes.add(GAME, "Ours", DATA)
    copy = history.boxes.add(GAME, "Theirs", DATA)
    history.boxes.save(box.id, {})
    history.boxes.rename(box.id, "Ours, side A")
    assert names(history) == ["Ours, side A", "Theirs"]
    kept = history.boxes.get(copy.id)
    assert kept is not None and kept.data == DATA
    with pytest.raises(BadInput):
        history.boxes.rename(box.id, " ")


def test_deleting_and_back(history: History) -> None:
    box = history.boxes.add(GAME, "Ours", DATA)
    history.boxes.delete(box.id)
    assert names(history) == [] and history.boxes.all() == []
    assert [gone.name for gone in history.boxes.list(GAME, deleted=True)] == ["Ours"]
    history.boxes.restore(box.id)
    assert names(history) == ["Ours"]


def test_changing_a_box_changes_no_session(history: History) -> None:
    box = history.boxes.add(GAME, "Ours", DATA)
    id = history.sessions.create(GAME, [("Dora", None)], box.data, {})
    history.boxes.save(box.id, {"sheet": None})
    history.boxes.delete(box.id)
    assert history.sessions.get(id).frame["box"] == DATA


def test_boxes_out_of_files(history: History) -> None:
    take = history.boxes.take
    assert take(GAME, "Ours", DATA) == "added"
    assert take(GAME, " Ours", DATA) == "same"
    assert take(GAME, "Ours", {"sheet": None}) == "added"
    assert take(GAME, "With id", DATA, ID) == "added"
    assert take(GAME, "With id", DATA, ID) == "same"
    assert take(GAME, "With id", {"sheet": None}, ID) == "updated"
    history.boxes.delete(ID)
    assert take(GAME, "With id", {"sheet": None}, ID) == "updated"
    assert names(history) == ["Ours", "Ours", "With id"]
    with pytest.raises(BadInput, match="another game"):
        take("fence-em-in", "With id", {}, ID)


@pytest.mark.parametrize(
    ("one", "other"), [(1, True), (1, 1.0), (0, False), ([1], [True]), ({"a": 1}, {"a": 1.0})]
)
def test_types_tell_json_apart(one: object, other: object) -> None:
    assert not same(one, other) and same(one, one)


def test_keys_that_nobody_knows_are_kept(history: History) -> None:
    """formats.md: unknown extra keys are kept on import and written back on export."""
    assert history.boxes.take(GAME, "Ours", DATA, ID.upper(), {"seller": [1]}) == "added"
    assert history.boxes.take(GAME, "Ours", DATA, ID, {"seller": [1]}) == "same"
    assert history.boxes.take(GAME, "Ours", DATA, ID, {"seller": [True]}) == "updated"
    box = history.boxes.get(ID)
    assert box is not None and same(box.extra, {"seller": [True]})
    assert history.people.take(ID, "Anna", extra={"hat": 1.0}) == "added"
    assert history.people.take(ID, "Anna", extra={"hat": 1}) == "updated"
    assert everything(history)["boxes"][0]["seller"] == [True]
    assert everything(history)["players"][0]["hat"] == 1
