"""A game without a board of its own: zones of pieces, choices by pointing and in words. Tried with a game that has one."""

import json
import re
import urllib.request
from typing import Any

import pytest

from browser.people import bar, new_table, page_of, story


def sit_generally(page: Any, address: str, table: dict[str, Any]) -> None:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}&board=general")
    page.get_by_role("log").wait_for()


def test_a_few_turns_are_played_on_the_general_board(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit_generally(page, address, new_table(address, [{"kind": "here", "name": "Anna"}], mode="solo"))
    # By pointing: a piece, then a place.
    page.locator("[data-piece^=t].lit", has_text="Troll").click()
    page.locator("[data-piece=archer-3]").click()
    page.get_by_role("log").get_by_text(re.compile("an? troll in arc 3")).wait_for()
    bar(page).get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("log").get_by_text("Turn 1:").wait_for()
    # By words: the first choice in the list, whatever it is.
    choices = page.get_by_role("region", name="Choices")
    third = page.get_by_role("log").get_by_text("Turn 3:")
    for _ in range(120):
        if third.count():
            break
        passing = bar(page).get_by_role("button", name=re.compile("^(Keep all|Play no more|Monsters move|End the turn)"))
        listed = choices.get_by_role("button")
        if listed.count() and (not passing.count() or "turn 1" in story(page).lower()[-400:]):
            listed.first.click()
        elif passing.count():
            passing.first.click()
        page.wait_for_timeout(40)
    third.wait_for()
    assert page.faults == []


def test_bad_bones_is_played_to_its_end_on_the_general_board(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    body = {"game": "bad_bones", "seats": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "name": "Boris"}]}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        sit_generally(page, address, json.load(answer))
    # By pointing: a cell for the hero, then a trap, its cell and how it lies.
    page.locator("[data-piece=r3c4].lit").click()
    page.locator("[data-piece=reserve-wall].lit").first.click()
    page.locator("[data-piece=r1c1].lit").click()
    page.locator("[data-piece=way-rising].lit").click()
    page.get_by_role("log").get_by_text(re.compile("You (lay|place|put).*wall", re.I)).first.wait_for()
    # By words, to the end.
    over = page.locator("dialog[open]")
    choices = page.get_by_role("region", name="Choices").get_by_role("button")
    for _ in range(200):
        page.locator("dialog[open], [aria-label=Choices] button").first.wait_for(state="attached")
        if over.count():
            break
        asked = page.get_by_role("status").inner_text()
        passing = bar(page).get_by_role("button", name=re.compile("^(Leave the traps|Let the rest)"))
        (passing if passing.count() else choices).first.click()
        page.wait_for_function(
            "asked => document.querySelector('dialog[open]') || document.querySelector('[role=status]').innerText !== asked",
            arg=asked,
        )
    assert over.get_by_role("heading", name=re.compile(" wins? [0-9]|Nobody wins")).count() == 1
    assert page.faults == []


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
def test_the_general_board_fits_a_phone(address: str, chromium: Any, language: str) -> None:
    page = page_of(chromium, 390, 844, language)
    sit_generally(page, address, new_table(address, [{"kind": "here", "name": "Anna"}, {"kind": "bot", "name": "Boris"}]))
    page.locator("[data-piece].lit").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_rulebook_is_at_hand_on_the_general_board(address: str, chromium: Any, width: int, height: int) -> None:
    page = page_of(chromium, width, height)
    sit_generally(page, address, new_table(address, [{"kind": "here", "name": "Anna"}, {"kind": "bot", "name": "Boris"}]))
    bar(page).get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog" if width < 1024 else "region", name="Rules")
    book.get_by_text("Six towers").first.click()
    book.get_by_role("button", name="Show me").first.click()
    page.get_by_text("Example CP-1").first.wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    book.wait_for(state="detached")
    assert page.faults == []
