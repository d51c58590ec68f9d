"""Colours, type and shape as data, and the Flet theme made of them. Source: the design tokens.

Four palettes: light and dark, each also in high contrast. Text sizes grow with the reader's setting.
"""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

SANS, SERIF = "Source Sans 3", "Source Serif 4"


@dataclass(frozen=True)
class Palette:
    """Every colour of one theme, by its token's name."""

    dark: bool
    paper: str
    card: str
    sunken: str
    ink: str
    ink2: str
    line: str
    outline: str
    primary: str
    on_primary: str
    tint: str
    on_tint: str
    bad: str
    bad_tint: str
    on_bad_tint: str
    note: str
    note_tint: str
    meadow: str
    meadow2: str
    grass: str
    pen: str
    pen_dot: str
    wood: str
    wood_edge: str
    wood_light: str
    ghost: str
    ghost_halo: str
    yellow: str
    red: str
    gate: str
    tile: str
    sky: str
    hill: str
    hill2: str
    sun: str
    drawing_line: str


LIGHT = Palette(
    dark=False, paper="#FAF5E8", card="#FFFDF6", sunken="#F0E8D5", ink="#262B1E", ink2="#545B48",
    line="#DCD2BA", outline="#7F775F", primary="#285730", on_primary="#FFFFFF", tint="#DDEAC6",
    on_tint="#1D4024", bad="#9E2F1F", bad_tint="#F8DFD6", on_bad_tint="#6E1C10", note="#1F5570",
    note_tint="#DCEAF0", meadow="#DCE7B9", meadow2="#D2DFA9", grass="#B4C586", pen="#F6E3A0",
    pen_dot="#86660F", wood="#8B5A2B", wood_edge="#4A2C12", wood_light="#C79A63", ghost="#285730",
    ghost_halo="#FFFDF6", yellow="#F0C33C", red="#A93A2A", gate="#FFFFFF", tile="#F0E8D5",
    sky="#E4ECD4", hill="#CFDEA6", hill2="#C0D28D", sun="#F5D26B", drawing_line="#33281B",
)  # fmt: skip
DARK = Palette(
    dark=True, paper="#0E2120", card="#16302B", sunken="#0A1918", ink="#F4EEDB", ink2="#BFCBB4",
    line="#2B4A42", outline="#7F9A8C", primary="#A6D189", on_primary="#0F2A12", tint="#244A35",
    on_tint="#DDF0C8", bad="#FFB09C", bad_tint="#4A211A", on_bad_tint="#FFDACF", note="#A9D6EA",
    note_tint="#173B4A", meadow="#1E4A3A", meadow2="#235240", grass="#3E705A", pen="#4D4920",
    pen_dot="#E3C65C", wood="#D09A5E", wood_edge="#2E1A0A", wood_light="#F1CF9C", ghost="#CBEBAF",
    ghost_halo="#0E2120", yellow="#F0C33C", red="#E0705A", gate="#1B0E08", tile="#EDE5CF",
    sky="#142B33", hill="#1E4638", hill2="#24523F", sun="#F3E9C6", drawing_line="#08110F",
)  # fmt: skip
CONTRAST_LIGHT = Palette(
    dark=False, paper="#FFFFFF", card="#FFFFFF", sunken="#F2F2EC", ink="#000000", ink2="#2B2F26",
    line="#5B5B52", outline="#000000", primary="#0E4019", on_primary="#FFFFFF", tint="#E4F0D2",
    on_tint="#06260D", bad="#7A1508", bad_tint="#FFE6DF", on_bad_tint="#4A0A02", note="#0A3A54",
    note_tint="#E4F1F7", meadow="#EEF4DA", meadow2="#EEF4DA", grass="#6F7D4B", pen="#FFE680",
    pen_dot="#4A3800", wood="#6A3A10", wood_edge="#000000", wood_light="#D9A869", ghost="#0E4019",
    ghost_halo="#FFFFFF", yellow="#FFD54A", red="#8A1C0E", gate="#FFFFFF", tile="#FFFFFF",
    sky="#EEF4DA", hill="#DDE8BE", hill2="#CBDC9E", sun="#FFD54A", drawing_line="#33281B",
)  # fmt: skip
CONTRAST_DARK = Palette(
    dark=True, paper="#000000", card="#08110F", sunken="#000000", ink="#FFFFFF", ink2="#E3EBDA",
    line="#9DB0A5", outline="#FFFFFF", primary="#C9F0AE", on_primary="#041A06", tint="#123524",
    on_tint="#F1FFE3", bad="#FFC9BB", bad_tint="#3A0F08", on_bad_tint="#FFE9E3", note="#C9EBFA",
    note_tint="#06222F", meadow="#0A2A1E", meadow2="#0A2A1E", grass="#6E9A85", pen="#4E4700",
    pen_dot="#FFE680", wood="#F0BC80", wood_edge="#000000", wood_light="#FFE9C9", ghost="#E4FFD0",
    ghost_halo="#000000", yellow="#FFD54A", red="#FF8A73", gate="#1B0E08", tile="#F6F1E2",
    sky="#000000", hill="#0A2A1E", hill2="#123524", sun="#FFE9C9", drawing_line="#08110F",
)  # fmt: skip


def palette(dark: bool, contrast: bool) -> Palette:
    """The palette for a brightness and a contrast."""
    if contrast:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else LIGHT


def theme(colours: Palette, scale: float, still: bool) -> ft.Theme:
    """The Flet theme: colours by role, the type scale (1.0 to 2.0), no motion where `still`."""

    def style(size: float, line: float, weight: ft.FontWeight, family: str = SANS) -> ft.TextStyle:
        return ft.TextStyle(
            size=size * scale,
            height=line / size,
            weight=weight,
            font_family=family,
            color=colours.ink,
            letter_spacing=0,
        )

    regular, strong, bold = ft.FontWeight.W_400, ft.FontWeight.W_600, ft.FontWeight.W_700
    return ft.Theme(
        font_family=SANS,
        visual_density=ft.VisualDensity.STANDARD,
        scaffold_bgcolor=colours.paper,
        color_scheme=scheme(colours),
        text_theme=ft.TextTheme(
            display_large=style(40, 44, bold),
            display_medium=style(30, 34, bold),
            headline_medium=style(28, 34, strong, SERIF),
            headline_small=style(20, 24, strong),
            title_large=style(20, 26, strong, SERIF),
            title_medium=style(24, 28, bold),
            title_small=style(17, 22, bold),
            label_large=style(17, 20, strong),
            label_medium=style(15, 20, strong),
            label_small=style(14, 18, strong),
            body_large=style(17, 24, regular),
            body_medium=style(17, 24, regular),
            body_small=style(14, 19, regular),
        ),
        page_transitions=_still_transitions() if still else ft.PageTransitionsTheme(),
        splash_color=ft.Colors.TRANSPARENT if still else None,
    )


def _still_transitions() -> ft.PageTransitionsTheme:
    none = ft.PageTransitionTheme.NONE
    return ft.PageTransitionsTheme(android=none, ios=none, linux=none, macos=none, windows=none)


def scheme(colours: Palette) -> ft.ColorScheme:
    """Flet's colour roles from the tokens: surface is paper, its lowest container a card, its highest sunken."""
    return ft.ColorScheme(
        primary=colours.primary,
        on_primary=colours.on_primary,
        primary_container=colours.tint,
        on_primary_container=colours.on_tint,
        secondary=colours.primary,
        on_secondary=colours.on_primary,
        secondary_container=colours.tint,
        on_secondary_container=colours.on_tint,
        tertiary=colours.note,
        on_tertiary=colours.card,
        tertiary_container=colours.note_tint,
        on_tertiary_container=colours.note,
        error=colours.bad,
        on_error=colours.card,
        error_container=colours.bad_tint,
        on_error_container=colours.on_bad_tint,
        surface=colours.paper,
        on_surface=colours.ink,
        on_surface_variant=colours.ink2,
        surface_container_lowest=colours.card,
        surface_container_low=colours.card,
        surface_container=colours.card,
        surface_container_high=colours.card,
        surface_container_highest=colours.sunken,
        outline=colours.outline,
        outline_variant=colours.line,
        inverse_surface=colours.ink,
        on_inverse_surface=colours.paper,
        inverse_primary=colours.tint,
        scrim="#0A140F",
        shadow=ft.Colors.TRANSPARENT,
        surface_tint=ft.Colors.TRANSPARENT,
    )
