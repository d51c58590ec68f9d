"""The still pieces of a session page: bar, what can be done with the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from models.history.record import Record
from models.history.timing import Duration
from models.kernel.session import Session
from views.again import same_again
from views.desk import Desk, Look
from views.games.look import GameLook
from views.kit.bar import bar
from views.kit.button import icon_button, main_button, plain_button
from views.kit.menu import Item, menu
from views.kit.seatmark import SeatMark
from views.kit.shell import notice
from views.kit.words import t
from views.sitting import Sitting
from views.verdict import on_day, spent


@dataclass(frozen=True)
class Scene:
    """What does not change while one steps through: the session as it is, and what is stored about it."""

    desk: Desk
    sitting: Sitting
    record: Record
    marks: tuple[SeatMark, ...]
    played: Duration | None

    @property
    def look(self) -> Look:
        return self.desk.look

    @property
    def end(self) -> Session:
        return self.sitting.session

    @property
    def game(self) -> GameLook:
        return self.sitting.game

    @property
    def pictured(self) -> bool:
        """Whether anything was drawn: paper that was only counted has no sheet to show."""
        return any(
            self.game.past.then(self.end, player, "final") is not None for player in range(len(self.marks))
        )

    def when(self) -> str:
        """The day, and how long it took: "Thursday 26 November, 42 minutes"."""
        took = spent(self.played.minutes) if self.played else ""
        parts = [on_day(self.record.frame.get("started")), took if self.end.finished else t("open")]
        return ", ".join(part for part in parts if part)

    def top(self, more: Sequence[ft.Control]) -> ft.Control:
        """The bar with the game and the day; large text has no room for the day."""
        place = "" if self.look.large else self.when()
        return bar(
            self.look,
            self.end.game.name,
            place,
            back=lambda _: self.desk.go("/history"),
            more=more,
            wrap=True,
        )

    def buttons(self) -> list[ft.Control]:
        """Share, edit and delete."""
        items = [
            Item(t("Edit"), ft.Icons.EDIT_OUTLINED, self.edit, "edit-session"),
            Item(t("Delete"), ft.Icons.DELETE_OUTLINE_ROUNDED, self.delete, "delete"),
        ]
        return [
            icon_button(t("Share"), ft.Icons.SHARE_ROUNDED, lambda _: self.share(), key="share"),
            *([] if self.record.deleted else [menu(t("More"), items, key="more")]),
        ]

    def gone(self) -> list[ft.Control]:
        """That the session lies in the trash, if it does."""
        if not self.record.deleted:
            return []
        return [
            notice(t("This session is deleted."), key="gone"),
            plain_button(
                t("Bring back"),
                lambda _: self.restore(),
                icon=ft.Icons.RESTORE_FROM_TRASH_OUTLINED,
                key="restore",
            ),
        ]

    def actions(self) -> list[ft.Control]:
        """On with it or open it again, and the same again."""
        wide = self.look.wide and not self.look.large
        if self.end.finished:
            first = plain_button(
                t("Reopen"),
                lambda _: self.reopen(),
                icon=ft.Icons.EDIT_OUTLINED,
                key="reopen",
                expand=wide or None,
            )
            return [
                first,
                main_button(
                    t("Same again"),
                    lambda _: same_again(self.sitting, self.record.frame["box"]),
                    icon=ft.Icons.REPLAY_ROUNDED,
                    key="same-again",
                    expand=wide or None,
                ),
            ]
        return [
            main_button(
                t("Carry on"),
                lambda _: self.desk.go(f"/play/{self.record.id}"),
                icon=ft.Icons.PLAY_ARROW_ROUNDED,
                key="carry-on",
                expand=wide or None,
            )
        ]

    def reopen(self) -> None:
        """Takes the last moves out until the game goes on; they can be put back there."""
        while self.sitting.session.finished:
            if not self.sitting.undo():
                return
        self.desk.go(f"/play/{self.record.id}")

    def edit(self) -> None:
        """Who sat there, words, times."""
        self.desk.go(f"/history/{self.record.id}/edit")

    def share(self) -> None:
        """Picture, words, codes and file of it."""
        self.desk.go(f"/history/{self.record.id}/share")

    def delete(self) -> None:
        """Off the history; can be taken back."""
        id = self.record.id

        def back() -> None:
            if self.desk.attempt(lambda: self.desk.history.sessions.restore(id)):
                self.desk.go(f"/history/{id}")

        if self.desk.attempt(lambda: self.desk.history.sessions.delete(id)):
            self.desk.go("/history")
            self.desk.tell(t("The session is deleted."), undo=back)

    def restore(self) -> None:
        """Back from the trash, and seen again."""
        if self.desk.attempt(lambda: self.desk.history.sessions.restore(self.record.id)):
            self.desk.go("/history")
            self.desk.tell(t("The session is back in the history."))
