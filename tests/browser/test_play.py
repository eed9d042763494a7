"""The real browser: a person who plays by clicking."""

import re
import time
from pathlib import Path
from typing import Any

import pytest

from browser.people import click_on, new_table, page_of, sit, story


def test_play_now_begins_a_game_with_a_partner(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    assert "Before the walls stand" in story(page)
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
    boris.get_by_role("log").get_by_text("Turn 1:").wait_for()
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
    static = Path(__file__).parent.parent.parent / "src" / "samobranka" / "web" / "static"
    assert (static / "index.html").exists()
    assert (static / "app.js").stat().st_size < 600_000
