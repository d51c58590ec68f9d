"""What can be done with a box besides changing it: copy, export, import, delete; in list and editor."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import flet as ft

from models.exchange.box_file import read_box_file, write_box
from models.exchange.text import dump, parse
from models.history.tables import BoxRow
from models.kernel.fault import BadInput, Fault
from models.kernel.form import MOST_NAME
from views.box_look import BoxLook, Ready
from views.desk import Desk
from views.kit.menu import Item, menu
from views.kit.pick import use_pick
from views.kit.words import say, t


def box_menu(
    desk: Desk, looks: BoxLook, id: str, changed: Callable[[], Any] | None = None, key: str = "menu"
) -> ft.Control:
    """The menu of a box. `changed`: the list has to be read again; without it the list is shown."""
    row = desk.history.boxes.get(id)
    if row is None:
        return ft.Container()
    whole = looks.whole(row.data)

    def save() -> None:
        export(desk, row)

    again = changed or (lambda: desk.go("/boxes"))
    return menu(
        t("More: {name}", name=row.name),
        [
            Item(
                t("Copy"), ft.Icons.CONTENT_COPY_ROUNDED, lambda: copy(desk, looks, row, again), f"{key}-copy"
            ),
            *([Item(t("Export"), ft.Icons.DOWNLOAD_ROUNDED, save, f"{key}-export")] if whole else []),
            Item(
                t("Delete"),
                ft.Icons.DELETE_OUTLINE_ROUNDED,
                lambda: delete(desk, row, again),
                f"{key}-delete",
            ),
        ],
        key=key,
    )


def copied_name(name: str, taken: set[str]) -> str:
    """A free name for a copy, short enough for a name."""
    for n in range(1, 1000):
        tail = t(", copy") if n == 1 else t(", copy {n}", n=n)
        found = name[: MOST_NAME - len(tail)].rstrip() + tail
        if found not in taken:
            return found
    return name


def free_name(name: str, taken: set[str]) -> str:
    """The name itself while it is free, else with a number."""
    numbered = (name if n == 1 else f"{name} {n}" for n in count(1))
    return next(each for each in numbered if each not in taken)


def copy(desk: Desk, looks: BoxLook, row: BoxRow, again: Callable[[], Any]) -> None:
    """A second box with the same data, under a name of its own."""
    add(desk, row.game, looks, Ready(row.id, row.name, row.data), again)


def add(desk: Desk, game: str, looks: BoxLook, box: Ready, again: Callable[[], Any]) -> None:
    """A box of one's own out of another one's data."""
    boxes = desk.history.boxes
    free = copied_name(box.name, {box.name for box in boxes.list(game)})
    if desk.attempt(lambda: boxes.add(game, free, looks.named(box.data, free))):
        again()


def delete(desk: Desk, row: BoxRow, again: Callable[[], Any]) -> None:
    """Off the list; it can be brought back."""
    boxes = desk.history.boxes

    def back() -> None:
        if desk.attempt(lambda: boxes.restore(row.id)):
            again()

    if desk.attempt(lambda: boxes.delete(row.id)):
        again()
        desk.tell(t("{name} is deleted. Sessions on it stay as they are.", name=row.name), undo=back)


def export(desk: Desk, row: BoxRow) -> None:
    """Gives the person the box file."""
    content = dump(write_box(row.game, row.name, row.data, id=row.id, **row.extra))
    stem = re.sub(r"\W+", "-", row.name).strip("-") or "box"

    async def save() -> None:
        await ft.FilePicker().save_file(file_name=f"{row.game}-{stem}.json", src_bytes=content)

    desk.run(save)


def take(desk: Desk, content: bytes) -> str:
    """Takes the box in a file's bytes in; a sentence about what was done. Raises BadInput."""
    file = read_box_file(parse(content))
    frame = file.frame
    outcome = desk.history.boxes.take(frame.game, frame.name, frame.box, frame.id, frame.model_extra)
    if outcome == "added":
        return t("{name} is here now.", name=frame.name)
    if outcome == "updated":
        return t("{name} is as it is in the file now.", name=frame.name)
    return t("{name} was here already.", name=frame.name)


def use_taking(desk: Desk, told: Callable[[str, bool], Any]) -> ft.PickFiles:
    """What a button does to let the person pick box files: the browser itself opens the dialog, inside the tap.

    `told` hears a sentence for each file, and whether it was refused.
    """

    def picked(files: Sequence[ft.FilePickerFile]) -> None:
        for file in files:
            try:
                told(take(desk, file.bytes or b""), False)
            except BadInput as fault:
                where = t("{file}, {place}", file=file.name, place=fault.place) if fault.place else file.name
                told(t("{where}: {what}", where=where, what=say(fault.message)), True)
            except Fault as fault:
                told(say(fault.message), True)

    return use_pick(picked)
