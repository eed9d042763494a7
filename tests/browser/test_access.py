"""For everybody: axe finds nothing to complain about, and nothing needs more width than the narrowest phone has."""

from typing import Any

import pytest

from browser.people import new_table, page_of

THEMES = ("light", "dark")


def faults_of(page: Any) -> list[str]:
    """What axe says of the page as it is now, a line each."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:4]}" for one in found]


def places(address: str) -> dict[str, str]:
    """Every page by name, each with something on it."""
    table = new_table(address, [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}])
    seat = f"table/{table['table']}?token={table['seats'][0]['token']}"
    return {"home": "", "set-up": "setup/castle_panic", "table": seat}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("place", ["home", "set-up", "table"])
def test_axe_finds_nothing(address: str, chromium: Any, place: str, theme: str) -> None:
    page = page_of(chromium)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(f"{address}/#/{places(address)[place]}")
    page.get_by_role("button").nth(3).wait_for()
    assert faults_of(page) == []


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
def test_the_narrowest_phone_needs_no_scrolling_sideways(address: str, chromium: Any, language: str) -> None:
    page = page_of(chromium, 360, 740, language)
    for place, path in places(address).items():
        page.goto(f"{address}/#/{path}")
        page.get_by_role("button").nth(3).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, place
