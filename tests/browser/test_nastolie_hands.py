"""Nastolie: whatever is chosen by a hand and not from a list can be got to, from positions of the rulebook's examples."""

import json
import re
import urllib.request
from typing import Any

from browser.people import bar, page_of, story
from browser.test_nastolie import ANNA, IDLE, disc, lay, sit, still, take


def practice(page: Any, address: str, rule: str, example: int) -> Any:
    """A practice table that begins as an example does."""
    body = json.dumps({"name": "Anna"}).encode()
    path = f"{address}/api/show/nastolie/{rule}/{example}"
    request = urllib.request.Request(path, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return sit(page, address, json.load(answer))


def card(page: Any, name: str) -> Any:
    return page.locator(f'.camp .card[data-piece="{name}-1"]')


def press(page: Any, x: float, y: float) -> None:
    """With a mouse: it hangs there first."""
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()


def test_the_second_of_two_archers_shoots_too(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-510", 0)
    take(page, "archer-1b")
    page.get_by_role("region", name="Aiming").get_by_role("button", name="Shoot").first.click()
    x, y = still(page, "archer-1b")
    page.mouse.click(x, y - 40)
    page.locator("svg.table .held, svg.table .thread").first.wait_for()
    for key in ("t", "Enter"):
        page.keyboard.press(key)
    page.get_by_role("log").get_by_text("You let Archer shoot").wait_for()
    disc(page, "archer-1b").locator(".tick").wait_for()
    assert page.faults == []


def test_a_character_is_teleported_by_its_card(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-215", 0)
    assert page.locator("svg.table .placing").count() == 0, "nobody is lifted before the card is played"
    card(page, "teleport").click()
    page.keyboard.press("Escape")
    card(page, "teleport").click()
    disc(page, "ramprak-1b").click()
    x, y = still(page, "ramprak-1b")
    press(page, x + 90, y - 60)
    page.get_by_role("log").get_by_text("appears elsewhere").wait_for()
    assert card(page, "teleport").count() == 0
    assert page.faults == []


def test_a_fighter_is_called_to_a_hero(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-911", 2)
    card(page, "call").click()
    coming = page.get_by_role("region", name="Who comes to the table?")
    coming.get_by_role("button", name="Dymer").click()
    x, y = still(page, "ajarha-1")
    press(page, x + 60, y)
    page.get_by_role("log").get_by_text("answers the call").wait_for()
    disc(page, "dymer-1").wait_for()
    assert page.faults == []


def test_the_forge_brings_a_fighter_back(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-808", 6)
    bar(page).get_by_role("button", name="End the turn").click()
    page.locator("svg.table .placing .zone").first.wait_for()
    x, y = still(page, "akeru-1")
    press(page, x + 70, y)
    page.get_by_role("log").get_by_text("rises at the Forge").wait_for()
    disc(page, "ratnik-1").wait_for()
    assert page.faults == []


def test_a_practice_hand_puts_anybody_anywhere_and_takes_it_back(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-215", 0)
    page.get_by_role("button", name="Move discs by hand").click()
    disc(page, "edzen-2").click()
    x, y = still(page, "ramprak-1c")
    press(page, x + 120, y + 60)
    page.get_by_role("log").get_by_text("Edzen is put somewhere else").wait_for()
    assert "3 actions" in bar(page).inner_text()
    there = still(page, "edzen-2")
    bar(page).get_by_role("button", name=re.compile("Take back|Undo")).click()
    page.wait_for_function(
        "text => !document.querySelector('[role=log]').innerText.includes(text)", arg="is put somewhere else"
    )
    assert still(page, "edzen-2") != there
    assert "is put somewhere else" not in story(page)
    assert page.faults == []


def test_a_whirl_that_missed_is_shot_again_from_where_it_lies(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-517", 0)
    take(page, "buran-1")
    page.get_by_role("region", name="Aiming").get_by_role("button", name="Shoot").first.click()
    x, y = still(page, "buran-1")
    page.mouse.click(x + 50, y)
    page.locator("svg.table .held, svg.table .thread").first.wait_for()
    fields = page.get_by_role("region", name="Aiming")
    for name, value in (("Angle", "90"), ("Power", "20")):
        fields.get_by_role("spinbutton", name=name).fill(value)
    fields.locator(".acts").get_by_role("button", name="Shoot").click()
    page.get_by_text("now pull back and let go").wait_for()
    x, y = still(page, "buran-1")
    page.mouse.move(x - 60, y + 60)
    page.mouse.down()
    page.mouse.move(x - 60, y + 100)
    page.mouse.move(x - 60, y + 130)
    page.mouse.up()
    page.get_by_role("log").get_by_text("The Whirl spins on").wait_for()
    assert page.faults == []


def test_discs_are_set_up_on_points(chromium: Any, address: str) -> None:
    """The Caravan: whoever clicks near one of the six points means it, and arrows go from one to the next.

    Who comes next can be placed only when the other one has placed somebody, too.
    """
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE, scenario="p2", placement="free"))
    for button in (re.compile("Shavakh"), re.compile("Archer: 2")):
        bar(page).get_by_role("button", name=button).first.click()
    page.locator('.camp button[data-piece="shavakh-1"].able').click()
    box = page.locator("svg.table .placing .zone").nth(2).bounding_box()
    press(page, box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 - 7)
    page.locator('.camp button[data-piece="shavakh-1"]').wait_for(state="detached")
    page.locator('.camp button[data-piece="zhukorog-1"].able').click()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    page.locator('.camp button[data-piece="zhukorog-1"]').wait_for(state="detached")
    assert page.faults == []


def test_one_of_several_missiles_is_discarded(chromium: Any, address: str) -> None:
    """By a card: from a disc, or from somebody's camp."""
    for rule, example, missile, where in (("NA-618", 0, "Shield", "on Edzen"), ("NA-901", 2, "Tick", "on Akeru’s card")):
        page = practice(page_of(chromium), address, rule, example)
        card(page, "cleansing").click()
        page.get_by_role("button", name=re.compile(f"{missile}.*{where}")).first.click()
        page.get_by_role("log").get_by_text("You play Cleansing").wait_for()
        assert card(page, "cleansing").count() == 0
        assert page.faults == []


def test_what_cannot_be_done_says_why_and_changes_nothing(chromium: Any, address: str) -> None:
    page = practice(page_of(chromium), address, "NA-618", 0)
    take(page, "ramprak-1")
    verbs = page.get_by_role("group", name="What it does")
    verbs.get_by_text("1 wound each").wait_for()
    verbs.get_by_role("button", name="Cast").dispatch_event("click")
    page.get_by_text("Only somebody of yours with fewer lives.").first.wait_for()
    assert verbs.get_by_role("button", name="Flick").get_attribute("aria-pressed") == "true"
    assert page.faults == []
