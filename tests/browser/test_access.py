"""For everybody: axe finds nothing to complain about, and nothing needs more width than the narrowest phone has."""

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from browser.people import JSON, new_table, page_of, too_small

THEMES = ("light", "dark")
PLACES = ("home", "set-up", "table", "rulebook", "replay", "credits")
RECORDED = Path(__file__).parent.parent / "castle_panic" / "recorded"


def faults_of(page: Any) -> list[str]:
    """What axe says of the page as it is now, a line each."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:4]}" for one in found]


def finished(address: str) -> dict[str, Any]:
    save = next(iter(sorted(RECORDED.glob("*.json")))).read_bytes()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables/load", save, JSON), timeout=20) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def place(address: str, name: str) -> str:
    """Every page by name, each with something on it."""
    if name == "table":
        table = new_table(address, [{"kind": "here"}, {"kind": "bot", "bot": "normal"}])
        return f"table/{table['table']}?token={table['seats'][0]['token']}"
    if name == "replay":
        table = finished(address)
        return f"replay/{table['table']}?token={table['spectator']}&to=20"
    return {"home": "", "set-up": "setup/castle_panic", "rulebook": "rules/castle_panic/CP-54", "credits": "credits"}[name]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PLACES)
def test_axe_finds_nothing(address: str, chromium: Any, name: str, theme: str) -> None:
    page = page_of(chromium)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(f"{address}/#/{place(address, name)}")
    page.locator("main").get_by_role("heading").or_(page.get_by_role("group")).first.wait_for()
    assert faults_of(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_drawer_at_the_table(address: str, chromium: Any, theme: str) -> None:
    page = page_of(chromium)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(f"{address}/#/{place(address, 'table')}")
    page.get_by_role("group", name="The board").wait_for()
    page.keyboard.press("?")
    page.get_by_role("searchbox").wait_for()
    assert faults_of(page) == []


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
def test_the_narrowest_phone_needs_no_scrolling_sideways(address: str, chromium: Any, language: str) -> None:
    page = page_of(chromium, 360, 740, language)
    for name in PLACES:
        page.goto(f"{address}/#/{place(address, name)}")
        page.locator("main").get_by_role("heading").or_(page.get_by_role("group")).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, name
        assert too_small(page) == [], name


def test_nothing_is_written_small_at_a_desk_either(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    for name in PLACES:
        page.goto(f"{address}/#/{place(address, name)}")
        page.locator("main").get_by_role("heading").or_(page.get_by_role("group")).first.wait_for()
        page.wait_for_timeout(300)
        assert too_small(page) == [], name


def test_the_pages_keep_to_their_own_policy(address: str, chromium: Any) -> None:
    """Nothing that home, a table of any game or the rulebook does is against what the server lets them do."""
    page = chromium.new_context(locale="en-US").new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto(address)
    page.get_by_role("heading", name="Samobranka").wait_for()
    for game in ("castle_panic", "bad_bones", "nastolie", "dead_cells"):
        body = json.dumps({"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}).encode()
        request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            made = json.load(answer)
        page.goto(f"{address}/#/table/{made['table']}?token={made['seats'][0]['token']}")
        page.locator('main[data-complete="true"]').wait_for()
    assert complaints == []
    page.context.close()
