"""Builds the shipped icon font: `uv run python -m tests.companion.icons`, after a new Flet or a rare icon.

The client's own has every Material icon in four styles, ten times what the app and the engine's widgets show.
"""

import re
from pathlib import Path

import flet_web
from fontTools import subset
from fontTools.ttLib import TTFont

from companion.bundle import ASSETS

WHOLE = Path(flet_web.get_package_web_dir()) / "assets" / "fonts" / "MaterialIcons-Regular.otf"
SHIPPED = ASSETS / "fonts" / "material-icons.woff2"
VIEWS = ASSETS.parents[1] / "views"
STYLE = re.compile(r"_(rounded|outlined|sharp)$")

# What widgets of the engine draw by themselves: bars, menus, fields, pickers, chips, steppers, tables.
WIDGETS = """
    access_time add arrow_back arrow_back_ios arrow_back_ios_new arrow_downward arrow_drop_down arrow_drop_up
    arrow_forward arrow_forward_ios arrow_upward broken_image calendar_today cancel check check_box
    check_box_outline_blank check_circle chevron_left chevron_right clear close content_copy content_cut
    content_paste date_range delete drag_handle edit error error_outline expand_less expand_more first_page
    info keyboard
    keyboard_arrow_down keyboard_arrow_left keyboard_arrow_right keyboard_arrow_up last_page menu
    more_horiz more_vert radio_button_checked radio_button_unchecked refresh remove search select_all share
    star star_border unfold_more visibility visibility_off warning
"""


def named() -> set[str]:
    """Glyph names of the icons that the screens name."""
    sources = "".join(path.read_text("utf-8") for path in VIEWS.rglob("*.py"))
    names = {name.lower() for name in re.findall(r"\bIcons\.([A-Z0-9_]+)", sources)}
    return {name if STYLE.search(name) else f"{name}_baseline" for name in names}


def build() -> None:
    """Every rounded icon, so that a new screen rarely needs this; of the other styles what is named."""
    with TTFont(WHOLE) as font:
        wanted = named() | {
            f"{name}_{style}" for name in WIDGETS.split() for style in ("baseline", "outlined")
        }
        glyphs = font.getBestCmap().items()
        keep = [code for code, name in glyphs if name.endswith("_rounded") or name in wanted]
        options = subset.Options(hinting=False, glyph_names=True, notdef_outline=True)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[0x20, *keep])
        cutter.subset(font)
        font.flavor = "woff2"
        font.save(SHIPPED)


if __name__ == "__main__":
    build()
