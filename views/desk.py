"""One phone's desk: what it looks like, where it is, how it speaks to the person. One per page, never shared."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

import flet as ft

from models.history.repository import History
from models.kernel.fault import Fault
from models.kernel.message import Message
from views.kit.theme import Palette, palette, theme
from views.kit.words import LANGUAGES, say, speak, t
from views.world import World

log = logging.getLogger(__name__)

SCALES = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
TWO_PANES = 840
_PREFERENCE = "farmhand.look"
_STORE = "desk"


@dataclass(frozen=True)
class Taste:
    """What this phone's reader has chosen; kept by the browser."""

    language: Literal["", "en", "de"] = ""
    theme: Literal["system", "light", "dark"] = "system"
    contrast: bool = False
    scale: float = 1.0
    awake: bool = True
    haptics: bool = True
    places: bool = False
    advice: bool = False


@dataclass(frozen=True)
class Look:
    """How things look now: the colours, the text scale, the room there is."""

    colours: Palette
    scale: float = 1.0
    width: float = 390
    height: float = 844
    still: bool = False
    language: str = "en"

    @property
    def wide(self) -> bool:
        """Whether there is room for two panes side by side; landscape phones too."""
        return self.width >= TWO_PANES or (self.width > self.height and self.width >= 640)

    @property
    def large(self) -> bool:
        """Whether the text is so large that rows become lines (from 150 %)."""
        return self.scale >= 1.5

    @property
    def narrow(self) -> bool:
        """Whether it is one of the narrowest phones, on which a row holds less than it was drawn with."""
        return self.width < 350

    @property
    def margin(self) -> int:
        return 24 if self.width >= TWO_PANES else 16


@ft.observable
class Desk:
    """The page's own store. Everything on the screen can be rebuilt from the route and the history."""

    def __init__(self, page: ft.Page, world: World, guest: str = "") -> None:
        self._page = page
        self._world = world
        self._guest = guest
        self.taste = Taste()
        self._system_contrast = False
        self._still = False
        self._device = ""
        self._keys: Mapping[str, Callable[[], Any]] = {}
        self._stops: list[Callable[[], Any]] = []
        self._preferences = ft.SharedPreferences()
        self._wakelock = ft.Wakelock()
        self._haptic = ft.HapticFeedback()
        self.look = self._looked()
        page.session.store.set(_STORE, self)

    @property
    def page(self) -> ft.Page:
        return self._page

    @property
    def world(self) -> World:
        return self._world

    @property
    def guest(self) -> str:
        """Whose phone this is at a host's table, as the guest's id; "" where it is a host's phone itself."""
        return self._guest

    @property
    def history(self) -> History:
        """The history; only screens that are shown when the database is open ask for it."""
        assert self._world.history is not None
        return self._world.history

    async def settle(self) -> None:
        """Reads what the browser remembers and what the system wants, then dresses the page."""
        try:
            kept = await self._preferences.get(_PREFERENCE)
            if isinstance(kept, str):
                known = Taste.__dataclass_fields__
                self.taste = Taste(**{k: v for k, v in json.loads(kept).items() if k in known})
        except Exception:
            log.info("no preferences from this browser")
        try:
            info: Any = await self._page.get_device_info()
            self._device = next(
                (each.language_code for each in info.locales if each.language_code in LANGUAGES), ""
            )
        except Exception:
            log.info("no locales from this browser")
        try:
            wishes = await ft.SemanticsService().get_accessibility_features()
            self._system_contrast = bool(wishes.high_contrast)
            self._still = bool(wishes.disable_animations or wishes.reduce_motion)
        except Exception:
            log.info("no accessibility features from this browser")
        self.dress()

    def dress(self) -> None:
        """Puts the taste on the page: theme, language, size."""
        self.look = self._looked()
        page, taste = self._page, self.taste
        speak(page, self.look.language, self._world.catalogues)
        contrast = taste.contrast or self._system_contrast
        page.theme = theme(palette(False, contrast), taste.scale, self._still)
        page.dark_theme = theme(palette(True, contrast), taste.scale, self._still)
        page.theme_mode = ft.ThemeMode(taste.theme)
        page.locale_configuration = ft.LocaleConfiguration(
            supported_locales=[ft.Locale(code) for code in LANGUAGES],
            current_locale=ft.Locale(self.look.language),
        )
        page.update()

    def _looked(self) -> Look:
        page, taste = self._page, self.taste
        dark = taste.theme == "dark" or (
            taste.theme == "system" and page.platform_brightness == ft.Brightness.DARK
        )
        return Look(
            palette(dark, taste.contrast or self._system_contrast),
            taste.scale,
            page.width or 390,
            page.height or 844,
            self._still,
            taste.language or self._system_language(),
        )

    def _system_language(self) -> str:
        return self._device if self._device in LANGUAGES else "en"

    def measure(self) -> None:
        """The window's size or the system's brightness has changed."""
        look = self._looked()
        if look != self.look:
            self.look = look

    async def prefer(self, **changes: Any) -> None:
        """Changes the taste, shows it at once and lets the browser keep it."""
        self.taste = replace(self.taste, **changes)
        self.dress()
        try:
            await self._preferences.set(_PREFERENCE, json.dumps(asdict(self.taste)))
        except Exception:
            log.info("this browser keeps no preferences")

    def look_again(self) -> None:
        """Tries once more to open a database that could not be opened; says so when it still cannot."""
        if self._world.again is None:
            return
        self._world = self._world.again()
        if self._world.fault is not None:
            self.tell(t("It still cannot be opened."), lift=88)
        ft.Observable.notify(self)  # type: ignore[arg-type]

    def table_route(self, session: str) -> str:
        """Where that session is played on this phone: a guest has one table and no other screens."""
        return "/" if self._guest else f"/play/{session}"

    def go(self, route: str) -> None:
        """Shows the screen of that route."""
        self._page.navigate(route)

    def tell(self, text: str | Message, undo: Callable[[], Any] | None = None, lift: int = 0) -> None:
        """Says a sentence at the lower edge; with `undo` also offers to take it back, for eight seconds.

        `lift`: how many pixels above the edge, where the main action lies there.
        """
        said = say(text) if isinstance(text, Message) else text
        action = ft.SnackBarAction(label=t("Undo"), on_click=lambda _: undo()) if undo else None
        colours = self.look.colours
        self._page.show_dialog(
            ft.SnackBar(
                content=ft.Text(said, color=colours.paper),
                action=action,
                bgcolor=colours.ink,
                behavior=ft.SnackBarBehavior.FLOATING,
                margin=ft.Margin.only(left=16, right=16, bottom=16 + lift),
                shape=ft.RoundedRectangleBorder(radius=16),
                duration=ft.Duration(seconds=8),
                show_close_icon=undo is None,
                close_icon_color=colours.paper,
            )
        )

    def attempt(self, action: Callable[[], Any]) -> bool:
        """Does something that the rules or the disk may refuse; a refusal is said in its sentence."""
        try:
            action()
        except Fault as fault:
            self.tell(fault.message)
            return False
        return True

    def run(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Runs something that waits for the browser."""
        self._page.run_task(work)  # type: ignore[arg-type]

    @property
    def connected(self) -> bool:
        """Whether the browser is there; a page without one catches up when it comes back."""
        return self._page.session.connection is not None

    def listen(self, topic: str, hear: Callable[[], Any]) -> Callable[[], None]:
        """Hears of what other phones do, until the returned function is called or the page is closed."""
        stop = self._world.company.listen(topic, hear)
        self._stops.append(stop)

        def deaf() -> None:
            if stop in self._stops:
                self._stops.remove(stop)
            stop()

        return deaf

    def leave(self) -> None:
        """The page is closed for good; Flet does not end what its screens have begun."""
        for stop in self._stops:
            stop()
        self._stops.clear()

    def hear(self, keys: Mapping[str, Callable[[], Any]]) -> None:
        """From now on a computer's keys do this, until the page's own handler is taken away."""
        self._keys = keys
        # Set once and not with every drawing: whenever it is set Flet compares the whole page.
        if self._page.on_keyboard_event is None:
            self._page.on_keyboard_event = self._pressed

    def _pressed(self, event: Any) -> None:
        action = self._keys.get(event.key.lower())
        if action is not None and not (event.ctrl or event.meta or event.alt):
            action()

    def tick(self) -> None:
        """A light touch back, where the device can and the reader wants it."""
        if self.taste.haptics:
            self._ask(self._haptic.selection_click)

    def stay_awake(self, on: bool) -> None:
        """Keeps the screen on while a session is played, where the reader wants it."""
        self._ask(self._wakelock.enable if on and self.taste.awake else self._wakelock.disable)

    def _ask(self, wish: Callable[[], Awaitable[Any]]) -> None:
        """Asks the device for something that may as well be refused.

        A closed tab leaves its screens too, minutes later, when there is no device left to ask.
        """

        async def ask() -> None:
            try:
                await wish()
            except Exception:
                log.info("this device does not do that")

        if self._page.session.connection is not None:
            self._page.run_task(ask)


Desks: Any = ft.create_context(None)


def use_desk() -> Desk:
    """The page's desk; the component is drawn again when the look changes.

    Below a memo that was skipped, what the context was found by may be gone: then it is the page that knows.
    """
    desk, _ = ft.use_state(ft.use_context(Desks) or ft.context.page.session.store.get(_STORE))
    assert isinstance(desk, Desk)
    return desk
