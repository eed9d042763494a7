"""The lesson, taken by a pupil who clicks what is asked for, and by one who does not."""

import json
import urllib.request
from typing import Any

import pytest

from browser.people import page_of

LEARN = {"en-US": "Learn", "ru-RU": "Научиться", "fr-FR": "Apprendre"}


def steps_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/tutorial/castle_panic", timeout=10) as answer:
        steps: list[dict[str, Any]] = json.load(answer)["steps"]
        return steps


def begin(address: str, chromium: Any, language: str, width: int = 1280, height: int = 800) -> Any:
    page = page_of(chromium, width, height, language)
    page.goto(address)
    page.get_by_role("button", name=LEARN[language], exact=True).first.click()
    return page


def told(page: Any, text: str) -> None:
    page.wait_for_function("text => document.querySelector('.bubble p')?.textContent.trim() === text", arg=text)


def follow(page: Any, step: dict[str, Any]) -> None:
    """Does what this step asks for: points at each piece, and presses the button if one is still needed."""
    said = page.locator(".bubble p").inner_text()
    page.locator(".acts .btn").first.wait_for()
    for piece in step["pieces"]:
        page.locator(f'[data-piece="{piece}"]:visible').first.click()
    page.wait_for_function(
        """([said, alone]) => document.querySelector('.bubble p')?.innerText !== said
            || document.querySelector(alone ? '.acts .btn' : '[aria-pressed=true]')""",
        arg=[said, not step["pieces"]],
    )
    still = page.locator(".bubble p")
    if still.count() and still.inner_text() == said:
        page.locator(".acts .btn").first.click()


@pytest.mark.parametrize(("language", "width", "height"), [("en-US", 1280, 800), ("ru-RU", 1280, 800), ("fr-FR", 390, 844)])
def test_the_lesson_can_be_followed_to_its_end(address: str, chromium: Any, language: str, width: int, height: int) -> None:
    page = begin(address, chromium, language, width, height)
    steps = steps_of(address)
    for step in steps[:-1]:
        told(page, step["says"][language[:2]])
        if step["verb"]:
            follow(page, step)
        else:
            page.locator(".bubble .btn.go").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    told(page, steps[-1]["says"][language[:2]])
    page.locator(".bubble .btn.go").click()
    assert page.locator(".bubble").count() == 0
    page.locator(".acts .btn").first.click()  # And on it goes, as at any table.
    assert page.faults == []


def test_other_moves_are_held_back_with_a_word(address: str, chromium: Any) -> None:
    page = begin(address, chromium, "en-US")
    steps = steps_of(address)
    told(page, steps[0]["says"]["en"])
    page.get_by_role("button", name="Keep all cards").click()
    page.get_by_text("Read on first").wait_for()
    for step in steps[:2]:
        told(page, step["says"]["en"])
        page.locator(".bubble .btn.go").click()
    told(page, steps[2]["says"]["en"])
    page.get_by_role("button", name="Keep all cards").click()
    page.get_by_text("First try this: Discard Scavenge.").wait_for()
    assert "You discard" not in page.get_by_role("log").inner_text()


def test_back_takes_back_skip_does_it_and_a_reload_goes_on(address: str, chromium: Any) -> None:
    page = begin(address, chromium, "en-US")
    steps = steps_of(address)
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Do it for me").click()
    told(page, steps[3]["says"]["en"])
    assert "You discard Scavenge" in page.get_by_role("log").inner_text()
    page.reload()
    told(page, steps[3]["says"]["en"])
    page.get_by_role("button", name="Do it for me").click()
    told(page, steps[4]["says"]["en"])
    page.get_by_role("button", name="Back", exact=True).click()
    told(page, steps[3]["says"]["en"])
    page.get_by_role("button", name="Back", exact=True).click()
    told(page, steps[2]["says"]["en"])
    assert "You discard" not in page.get_by_role("log").inner_text()
    page.get_by_role("button", name="Do it for me").click()
    told(page, steps[3]["says"]["en"])
    assert "You discard Scavenge" in page.get_by_role("log").inner_text()
    page.get_by_role("button", name="Leave", exact=True).click()
    assert page.locator(".bubble").count() == 0
    page.get_by_role("button", name="Do not trade").click()
    page.get_by_role("button", name="Play no more cards").wait_for()
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_teacher_names_a_rule_and_opens_the_book_there(address: str, chromium: Any, width: int, height: int) -> None:
    page = begin(address, chromium, "en-US", width, height)
    step = next(each for each in steps_of(address) if each["rule"])
    page.locator(".bubble .btn.go").wait_for()
    while page.locator(".bubble [data-rule]").count() == 0:
        page.locator(".bubble .btn.go").click()
    rule = page.get_by_role("button", name=f"Rule {step['rule']}")
    rule.focus()
    page.keyboard.press("Enter")
    book = page.get_by_role("dialog" if width < 1024 else "region", name="Rules")
    book.locator(f'article.open[data-rule="{step["rule"]}"]').first.wait_for()
    if width >= 1024:  # The teacher makes room for the book.
        bubble, book_at = page.locator(".bubble").bounding_box(), book.bounding_box()
        assert bubble["x"] + bubble["width"] <= book_at["x"]
    page.keyboard.press("Escape")
    book.wait_for(state="detached")
    assert rule.evaluate("button => button === document.activeElement")
    assert page.faults == []
