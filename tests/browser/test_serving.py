"""What a browser gets from the running server: the app with the key, nothing from elsewhere."""

from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen
from tests.browser.server import Server


def test_without_the_key_there_is_only_the_way_in(server: Server, phone: MakeScreen) -> None:
    screen = phone(locale="de-DE")
    screen.page.goto(server.base)
    expect(screen.page.get_by_role("heading", name="Code scannen")).to_be_visible()


def test_the_key_is_needed_once(server: Server, phone: MakeScreen) -> None:
    screen = phone().open(server.url)
    assert "key=" not in screen.page.url
    screen.open(server.base)


def test_nothing_is_asked_of_another_machine(server: Server, phone: MakeScreen) -> None:
    screen = phone()
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    with screen.quiet():
        screen.open(server.url)
        screen.page.wait_for_timeout(1000)
    assert asked
    assert [url for url in asked if not url.startswith((server.base, "data:", "blob:"))] == []
