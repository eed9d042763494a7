"""The games that docs/adding-a-game.md builds, in the browser: at home, on a grid, and on a board that one of them brings."""

import json
import re
import urllib.request
from typing import Any

from browser.people import page_of

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "normal", "name": "Boris"}]


def new_table(address: str, game: str) -> str:
    """Where Anna sits."""
    body = json.dumps({"game": game, "seats": SEATS}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        table = json.load(answer)
    return f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}"


def test_a_game_made_from_the_page_alone_is_played_to_its_end_on_the_board_it_brings(tiny_address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(new_table(tiny_address, "pebbles"))
    page.get_by_role("log").wait_for()
    over = page.get_by_role("dialog").filter(has_text="Anna")
    pebbles = page.locator(".pebbles button:enabled")
    for _ in range(60):
        page.locator(".pebbles button:enabled, dialog[open]").first.wait_for()
        if over.count():
            break
        asked = pebbles.count()
        pebbles.first.click()
        page.wait_for_function(
            "was => document.querySelector('dialog[open]') || document.querySelectorAll('.pebbles :enabled').length !== was",
            arg=asked,
        )
        page.wait_for_timeout(60)
    over.wait_for()
    assert page.faults == []
    assert not re.search(r"pebbles-[a-z]", page.locator("body").inner_text()), "something has no words"


def test_cells_are_a_picture_and_a_column_is_pointed_at_anywhere(tiny_address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(new_table(tiny_address, "four"))
    page.get_by_role("log").wait_for()
    assert page.locator("[data-piece^=r][data-piece*=c]").count() == 42
    # In the middle of an empty column; then on the disc that lies there.
    for cell, told in (("r2c5", 1), ("r6c5", 2)):
        page.locator(".head.lit").first.wait_for()
        page.locator(f"button[data-piece={cell}]").click()
        page.get_by_role("log").get_by_text("into column 5").nth(told - 1).wait_for()
    fox = page.locator("button[data-piece=r6c5] .counter")
    assert fox.count() == 1
    box, below = page.locator("button[data-piece=r1c1]").bounding_box(), page.locator("button[data-piece=r2c2]").bounding_box()
    assert abs(below["x"] - box["x"] - box["width"]) < 2
    assert abs(below["y"] - box["y"] - box["height"]) < 2
    assert page.faults == []
    assert not re.search(r"four-[a-z]", page.locator("body").inner_text()), "something has no words"


def test_games_of_others_lie_on_the_cloth_and_broken_ones_say_why(tiny_address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(tiny_address)
    four = page.get_by_role("article", name="Four in a row")
    four.get_by_text("Drop your discs.").wait_for()
    assert four.locator("svg image").count() == 0
    assert (
        page.get_by_role("article", name="Pebbles").locator("image").get_attribute("href") == "/api/brought/pebbles/cover.svg"
    )
    page.get_by_text("No module named 'nowhere'").wait_for()
    four.get_by_role("button", name="Play now").click()
    page.get_by_role("log").wait_for()
    assert page.faults == []
