"""Figures that an older version did not count yet are worked out in steps while the screen can be used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from models.kernel.fault import Fault
from views.desk import use_desk
from views.kit.component import component
from views.kit.shell import notice
from views.kit.words import t

AT_ONCE = 10  # sessions in one step: a tap made meanwhile waits for no more


@component
def Preparing(done: Callable[[], Any]) -> ft.Control:
    """Says how many sessions are left, and nothing where none is; `done` is called once after the last one.

    Whoever leaves the screen stops it; the next visit goes on.
    """
    desk = use_desk()
    left, tell = ft.use_state(0)
    here: Any = ft.use_ref(True)

    def leave() -> None:
        here.current = False

    async def work() -> None:
        some = False
        while here.current:
            try:
                rest = desk.history.statistics.prepare(AT_ONCE)
            except Fault as fault:
                desk.tell(fault.message)
                return
            if not rest:
                break
            some = True
            tell(rest)
            await asyncio.sleep(0.02)
        if some and here.current:
            tell(0)
            done()

    ft.use_effect(work, [], leave)
    if not left:
        return ft.Container()
    words = t("Figures of {n} older sessions are still being worked out.", n=left)
    return ft.Container(notice(words, key="preparing-notice"), padding=ft.Padding.only(bottom=16))
