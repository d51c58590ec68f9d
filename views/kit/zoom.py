"""Larger or smaller as a whole, words and all: for screens that are read from afar."""

from __future__ import annotations

import flet as ft


def zoomed(shown: ft.Control, width: float, height: float, zoom: float) -> ft.Control:
    """What is laid out in `width` x `height` pixels, so many times as large."""
    laid = ft.Container(
        shown,
        left=0,
        top=0,
        width=width,
        height=height,
        scale=ft.Scale(zoom, alignment=ft.Alignment.TOP_LEFT),
    )
    return ft.Stack([laid], width=width * zoom, height=height * zoom, clip_behavior=ft.ClipBehavior.NONE)
