"""The first game of Nastolie, by a pupil who does what is said: pulls back, shoots, casts, presses."""

import json
import math
import re
import urllib.request
from typing import Any

from browser.people import page_of, settled
from browser.test_nastolie import still


def steps_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/tutorial/nastolie", timeout=10) as answer:
        steps: list[dict[str, Any]] = json.load(answer)["steps"]
        return steps


def parts_of(step: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {part["kind"]: part for part in step["gesture"]["parts"]}


def power(page: Any) -> float:
    return float(page.get_by_role("region", name="Aiming").get_by_role("spinbutton", name="Power").input_value() or 0)


def pull_back(page: Any, at: tuple[float, float], way: dict[str, Any], wanted: float) -> None:
    """As long as it takes until the number beside the table says about what was asked for; then the hand lets go."""
    far = math.hypot(way["x"], way["y"])
    x, y = -way["x"] / far, way["y"] / far  # Away from where it shall go; the screen counts downwards.
    page.mouse.move(*at)
    page.mouse.down()
    length = 20.0
    page.mouse.move(at[0] + x * length, at[1] + y * length)
    while power(page) < wanted - 1 and length < 400:
        length += 2
        page.mouse.move(at[0] + x * length, at[1] + y * length)
    page.mouse.up()


def act(page: Any, step: dict[str, Any]) -> None:
    verb = step["verb"]
    if verb in ("flick", "shoot"):
        parts = parts_of(step)
        page.mouse.click(*still(page, step["pieces"][0]))
        page.locator(".aiming").wait_for()
        at = still(page, step["pieces"][0])  # The table comes closer.
        if verb == "shoot":
            page.locator(".aiming .btn").filter(has_text="Shoot").first.click()
            at = (at[0], at[1] - 30)
            page.mouse.click(*at)
        pull_back(page, at, parts["direction"], parts["number"]["value"] / 10)
    elif verb == "cast":
        page.mouse.click(*still(page, step["pieces"][0]))
        page.locator(".aiming .btn").filter(has_text="Cast").first.click()
        page.mouse.click(*still(page, step["pieces"][1]))
    else:
        (named,) = re.findall("“([^”]+)”", step["says"]["en"])
        page.locator(".acts").get_by_role("button", name=named).click()


def begin(page: Any, address: str) -> list[dict[str, Any]]:
    page.goto(address)
    page.get_by_role("button", name="Learn", exact=True).nth(2).click()
    page.locator("svg.table").wait_for()
    settled(page)
    return steps_of(address)


def told(page: Any, step: dict[str, Any]) -> None:
    text = "text => document.querySelector('.bubble p')?.textContent.trim() === text"
    page.wait_for_function(text, arg=step["says"]["en"])


def test_the_first_game_is_learnt_by_doing_what_is_said(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    steps = begin(page, address)
    for step in steps[:-1]:
        told(page, step)
        if step["verb"]:
            act(page, step)
        else:
            page.locator(".bubble .btn.go").click()
    told(page, steps[-1])
    assert page.faults == []


def test_who_pulls_askew_is_told_so_and_tries_again(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    steps = begin(page, address)
    page.locator(".bubble .btn.go").click()
    told(page, steps[1])
    parts = parts_of(steps[1])
    straight = parts["direction"]["x"]
    parts["direction"]["x"] = 6000
    act(page, steps[1])
    page.locator(".bubble").get_by_text("That went another way than the lesson.").wait_for()
    page.locator(".bubble").get_by_role("button", name="Take back").click()
    told(page, steps[1])
    parts["direction"]["x"] = straight
    act(page, steps[1])
    told(page, steps[2])
    assert page.faults == []
