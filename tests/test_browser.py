"""The real browser: a person who plays by clicking. Skipped with a clear line where there is no Chromium."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if CHROMIUM is None and os.environ.get("CI"):
    pytest.fail("CI must have Chromium for the browser tests", pytrace=False)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here; Debian's package is called chromium")

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 15_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--no-open", "--data-dir", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found[0].rstrip("/")
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with playwright_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def page_of(chromium: Any, width: int = 1280, height: int = 800, language: str = "en-US") -> Any:
    context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def new_table(address: str, seats: list[dict[str, str]], **options: object) -> dict[str, Any]:
    body = json.dumps({"game": "castle_panic", "seats": seats, "options": options}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def sit(page: Any, address: str, table: dict[str, Any], seat: int) -> None:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.get_by_role("group", name="The board").wait_for()


def story(page: Any) -> str:
    text: str = page.get_by_role("log").inner_text()
    return text


PASSING = re.compile("^(Place the rest at random|Keep all cards|Do not trade|Play no more cards|Refuse|Decline|Discard).*")


def click_on(page: Any) -> None:
    """One click of somebody in a hurry: passes or confirms where that is possible, else points at the first lit thing."""
    passing = page.get_by_role("banner").get_by_role("button", name=PASSING)
    if passing.count():
        passing.first.click()
        return
    lit = page.locator("[data-piece].lit, .card.lit")
    if lit.count():
        lit.first.click(force=True)


def test_play_now_begins_a_game_with_a_partner(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    assert "Archer ring" in story(page)
    assert page.get_by_role("button", name=re.compile("Troll .*Archer ring")).count() == 1
    assert page.faults == []


def test_a_solo_game_can_be_played_to_its_end_by_clicking(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    over = page.get_by_role("heading", name="Defeat: all six towers have fallen.")
    until = time.monotonic() + 120
    while not over.count() and time.monotonic() < until:
        click_on(page)
        page.wait_for_timeout(60)
    assert over.count(), story(page)[-600:]
    assert page.faults == []


def test_reload_restores_the_table(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    before = story(page)
    page.reload()
    page.get_by_role("button", name="Keep all cards").wait_for()
    assert story(page) == before


def test_two_browsers_at_one_table_see_each_other(address: str, chromium: Any) -> None:
    table = new_table(address, [{"kind": "link", "name": "Anna"}, {"kind": "link", "name": "Boris"}])
    anna, boris = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    anna.get_by_role("button", name="Place the rest at random").click()
    anna.get_by_role("button", name="Keep all cards").wait_for()
    boris.get_by_text("Turn 1: Anna.").wait_for()
    assert boris.get_by_role("button", name="Keep all cards").count() == 0
    assert anna.faults + boris.faults == []


@pytest.mark.parametrize("width", [360, 390])
def test_russian_on_a_phone_fits(address: str, chromium: Any, width: int) -> None:
    page = page_of(chromium, width, 844, "ru-RU")
    table = new_table(address, [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}])
    for place in ("", f"/#/table/{table['table']}?token={table['seats'][0]['token']}"):
        page.goto(address + place)
        page.wait_for_timeout(1200)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.get_by_role("button", name="Расставить остальных случайно").count() == 1
    assert page.faults == []


def test_the_built_pages_are_in_the_package() -> None:
    static = Path(__file__).parent.parent / "src" / "samobranka" / "web" / "static"
    assert (static / "index.html").exists()
    assert (static / "app.js").stat().st_size < 600_000
