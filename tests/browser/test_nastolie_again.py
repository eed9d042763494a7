"""Nastolie: whole turns, discs that fall and come back, puzzles, and flicks that are seen or tried once more."""

import json
import re
import urllib.request
from typing import Any

import pytest

from browser.people import PATIENCE, bar, page_of, story
from browser.test_access import faults_of
from browser.test_nastolie import ANNA, IDLE, disc, lay, middle, pull, sit, still, take
from samobranka.games.nastolie.puzzles import puzzle


def puzzle_table(address: str, number: int) -> dict[str, Any]:
    body = json.dumps({"game": "nastolie", "seats": [ANNA], "options": {"puzzle": number}, "practice": True}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def of_puzzle(page: Any) -> Any:
    return page.locator("section.puzzle")


def aim(page: Any, angle: float, power: int) -> None:
    """By the fields beside the table."""
    fields = page.get_by_role("region", name="Aiming")
    for name, value in (("Angle", angle), ("Power", power)):
        field = fields.get_by_role("spinbutton", name=name)
        field.fill(str(value))
        field.press("Tab")


def flick(page: Any) -> None:
    page.get_by_role("region", name="Aiming").locator(".acts").get_by_role("button", name="Flick").click()


def angle_of(x: int, y: int) -> float:
    """Degrees from straight ahead, clockwise, as the field has them."""
    from math import atan2, degrees

    return round(degrees(atan2(x, y)), 1)


def test_a_whole_turn_by_mouse(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE))
    goals = (("ajarha-1", "baarun-2"), ("ramprak-1", "phantom-2"), ("ramprak-1b", "phantom-2b"))
    for number, (name, target) in enumerate(goals):
        take(page, name)
        pull(page, name, target, 100)
        page.mouse.up()
        if number < 2:
            page.get_by_text(re.compile(["2 actions are", "one action is"][number] + " left")).wait_for()
    page.get_by_role("log").get_by_text("Round 2: your turn").wait_for()
    assert story(page).count("You flick") == 3
    assert page.faults == []


def test_a_whole_turn_by_keys(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE))
    disc(page, "ramprak-1b").focus()
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Aiming").wait_for()
    for key in ("t", "Alt+ArrowUp", "Alt+ArrowUp", "[", "]", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("2 actions are left").wait_for()
    page.keyboard.press("1")
    page.get_by_role("log").get_by_text("Round 2: your turn").wait_for()


def test_a_disc_that_was_swept_off_is_put_back(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE, preview="full"))
    take(page, "ajarha-1")
    aim(page, -90, 90)
    page.get_by_role("region", name="Aiming").get_by_text("flies over the edge").wait_for()
    flick(page)
    page.get_by_role("log").get_by_text(re.compile("over the edge")).first.wait_for()
    page.get_by_text("one action is left").wait_for()
    assert disc(page, "ajarha-1").count() == 1
    x, y = middle(page, "ajarha-1")
    box = page.locator("svg.table").bounding_box()
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]
    assert page.faults == []


def test_the_latest_flick_is_seen_once_more(chromium: Any, address: str) -> None:
    context = chromium.new_context(bypass_csp=True, viewport={"width": 1280, "height": 800}, locale="en-US")
    context.set_default_timeout(PATIENCE)
    page = sit(context.new_page(), address, lay(address, ANNA, IDLE))
    take(page, "ramprak-1")
    still(page, "ramprak-1")
    pull(page, "ramprak-1", "phantom-2", 90)
    page.mouse.up()
    again = page.get_by_role("button", name="See it once more")
    again.wait_for()
    there = still(page, "ramprak-1")
    page.keyboard.press("r")
    again.wait_for(state="detached")
    again.wait_for()
    assert still(page, "ramprak-1") == pytest.approx(there, abs=3)
    assert bar(page).get_by_text("2 actions left").is_visible()
    assert page.get_by_role("button", name="Again", exact=True).count() == 0


def test_a_puzzle_is_tried_again_and_solved(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, puzzle_table(address, 1))
    steps = [text.split() for text in puzzle(1).solution]
    assert all(verb == "flick" for verb, *_ in steps)
    for number, (_, name, x, y, power) in enumerate(steps):
        of_puzzle(page).locator(f'button[data-piece="{name}"]').click()
        if number == 0:
            aim(page, 60, 30)
            flick(page)
            page.get_by_role("button", name="Again", exact=True).click()
            page.locator("svg.table .trail").wait_for()
            assert page.get_by_role("spinbutton", name="Angle").input_value() == "60"
        aim(page, angle_of(int(x), int(y)), round(int(power) / 10))
        flick(page)
    page.get_by_role("dialog").get_by_text("Solved!").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Puzzle 1, 1 of 3 in difficulty, solved").wait_for()
    of_puzzle(page).get_by_role("radio", name=re.compile("^Puzzle 2,")).click()
    of_puzzle(page).get_by_text("One turn, number 2").wait_for()
    assert page.get_by_role("radio", name=re.compile("solved$")).count() == 1
    assert page.faults == []


def test_three_tries_open_the_solution(chromium: Any, address: str) -> None:
    page = page_of(chromium)
    tries = json.dumps({"2": {"tries": [{"table": str(number), "left": ["minusoid"]} for number in range(3)]}})
    page.add_init_script(f"localStorage.setItem('samobranka.nastolie.puzzles', JSON.stringify({tries}))")
    sit(page, address, puzzle_table(address, 2))
    of_puzzle(page).get_by_text("Minusoid is left on the desk").first.wait_for()
    of_puzzle(page).get_by_role("button", name="Show the solution").click()
    for step in (1, 2, 3):
        of_puzzle(page).get_by_role("button", name=f"Pull {step} of the solution").click()
        flick(page)
    page.get_by_role("dialog").get_by_text("Solved!").wait_for()
    # Who was shown it has not solved it.
    assert page.get_by_role("radio", name=re.compile("solved$"), include_hidden=True).count() == 0
    assert page.faults == []


def test_a_strike_is_shown_from_the_rulebook(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE))
    page.keyboard.press("?")
    page.get_by_role("searchbox").fill("401")
    page.locator('[data-rule="NA-401"]').get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Result").click()
    shown = page.get_by_role("region", name="Example NA-401")
    assert shown.get_by_role("button", name=re.compile("^Edzen .*1 of 2 lives")).count() == 2
    assert page.faults == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_hinders_anybody_at_a_puzzle(chromium: Any, address: str, theme: str) -> None:
    page = page_of(chromium, 390, 844)
    page.add_init_script(f"localStorage.setItem('samobranka.prefs', JSON.stringify({{theme: '{theme}', language: 'en'}}))")
    sit(page, address, puzzle_table(address, 9))
    page.get_by_role("button", name="Players").or_(page.get_by_role("tab", name="Players")).first.click()
    of_puzzle(page).get_by_role("radio").first.wait_for()
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
