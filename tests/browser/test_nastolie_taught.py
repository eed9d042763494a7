"""The first game of Nastolie with its teacher, by a pupil on a phone who aims with sliders and numbers."""

import json
import urllib.request
from typing import Any

from browser.people import page_of
from browser.test_nastolie import disc, still, take
from browser.test_nastolie_again import aim, angle_of, flick
from browser.test_tutorial import told

# Where a place of the table is on the screen.
ON_SCREEN = """([x, y]) => {
  const at = new DOMPoint(x, -y).matrixTransform(document.querySelector('svg.table').getScreenCTM());
  return [at.x, at.y];
}"""

BUTTONS = {"usual": "All in the usual order", "pass": "End the turn"}


def steps_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/tutorial/nastolie", timeout=10) as answer:
        steps: list[dict[str, Any]] = json.load(answer)["steps"]
        return steps


def follow(page: Any, step: dict[str, Any]) -> None:
    """Does by hand what this step asks for."""
    verb, *words = step["action"].split()
    if verb in BUTTONS:
        page.get_by_role("button", name=BUTTONS[verb]).first.click()
        return
    # Who alone can act is in hand already.
    if not page.get_by_role("region", name="Aiming").count():
        take(page, words[0])
    verbs = page.get_by_role("group", name="What it does")
    if verb == "cast":
        verbs.get_by_role("button", name="Cast").click()
        disc(page, words[1]).click()
        return
    if verb == "shoot":
        verbs.get_by_role("button", name="Shoot").click()
        still(page, words[0])
        page.mouse.click(*page.evaluate(ON_SCREEN, [int(word) / 1000 for word in words[1:3]]))
    dx, dy, power = (int(word) for word in words[-3:])
    aim(page, angle_of(dx, dy), round(power / 10))
    if verb == "flick":
        flick(page)
    else:
        page.get_by_role("region", name="Aiming").locator(".acts").get_by_role("button", name="Shoot").click()


def test_a_pupil_plays_the_first_game_on_a_phone(chromium: Any, address: str) -> None:
    page = page_of(chromium, 390, 844)
    page.goto(address)
    ways = page.locator(".more").filter(has=page.locator('a[href="#/setup/nastolie"]'))
    ways.get_by_role("button", name="Learn").click()
    steps = steps_of(address)
    assert sum(step["verb"] == "flick" for step in steps) >= 4
    for step in steps:
        told(page, step["says"]["en"])
        if step["verb"]:
            follow(page, step)
        else:
            page.locator(".bubble .btn.go").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator(".bubble").count() == 0
    assert page.faults == []
