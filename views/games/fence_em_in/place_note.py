"""Below the board: why not, a warning, or how many places there are. Spoken with the place it is about."""

from __future__ import annotations

import flet as ft

from models.games.fence_em_in.board import WHY_NOT
from views.desk import use_desk
from views.games.fence_em_in.by_name import named
from views.games.fence_em_in.plot import Plot
from views.kit.component import component
from views.kit.shell import notice, quiet
from views.kit.words import say, t, tn
from views.sitting import Sitting


@component
def PlaceNote(sitting: Sitting, plot: Plot) -> ft.Control:
    """One sentence; a screen reader hears before it where the enclosure is now."""
    use_desk()
    misfit, covered, rect = plot.misfit, plot.covers, plot.rect
    if plot.lack == "place":
        key, words = "why-not", _nowhere(plot)
    elif misfit is not None:
        key, words = "why-not", say(WHY_NOT[misfit])
    elif plot.lack == "token":
        key = "why-not"
        words = t(
            "No token lies under a die whose two others fit: every pair was tried. "
            "Spend fertilizer, take another token or pass."
        )
    elif covered is not None:
        key, name = "covers", sitting.marks[covered].name
        words = t(
            "This covers {name}'s starting cell. The rules do not forbid it; then {name} cannot begin.",
            name=name,
        )
    else:
        key, words = "places-left", _places(plot)
    told = quiet(words) if key == "places-left" else notice(words, bad=misfit is not None, key=key)
    spoken = words
    if rect is not None and plot.lack != "place":
        spoken = t("{place}: {words}", place=named(rect), words=words)
    return ft.Semantics(
        container=True,
        live_region=True,
        exclude_semantics=True,
        identifier=key,
        label=spoken,
        content=ft.Column([told], tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def _nowhere(plot: Plot) -> str:
    if plot.face is None:
        return t("No size fits anywhere: every place was tried. Only passing is left.")
    return t("No two of the dice fit anywhere: every place was tried. Spend fertilizer or pass.")


def _places(plot: Plot) -> str:
    width, height = plot.size
    if width == height:
        return tn(
            "{n} place for this size. Tap where it goes, or drag it.",
            "{n} places for this size. Tap where it goes, or drag it.",
            len(plot.legal),
        )
    return tn(
        "{n} place for this size. Tap where it goes, or drag it; tap it to turn it.",
        "{n} places for this size. Tap where it goes, or drag it; tap it to turn it.",
        len(plot.legal),
    )
