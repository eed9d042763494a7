"""Fights of Dead Cells, by clicking: a whole first run with a teacher, two with secret hands, and one alone."""

import json
import re
import urllib.request
from typing import Any

import pytest

from browser.people import page_of, settled
from browser.test_access import faults_of


def steps_of(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/tutorial/dead_cells", timeout=10) as answer:
        steps: list[dict[str, Any]] = json.load(answer)["steps"]
        return steps


def posted(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(f"{address}/api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def learn(page: Any, address: str) -> None:
    sit(page, address, posted(address, "tutorial/dead_cells", {"language": "en", "name": "Masha"}), 0)


def lay_table(address: str, seats: int) -> dict[str, Any]:
    return posted(address, "tables", {"game": "dead_cells", "seats": [{"kind": "link"}] * seats, "options": {}})


def sit(page: Any, address: str, table: dict[str, Any], seat: int) -> None:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    settled(page)


def asked(page: Any) -> None:
    page.wait_for_function("document.querySelector('[data-piece].lit') || document.querySelector('.acts [data-choice]')")


def point(page: Any, *pieces: str) -> None:
    """Points at these, and presses the button where something is still only in hand."""
    asked(page)
    before = page.evaluate("document.querySelector('.page')?.innerText")
    for piece in pieces:
        page.locator(f'[data-piece="{piece}"].lit:visible, [data-taker="{piece}"]:visible').first.click()
    page.wait_for_function(
        "before => document.querySelector('.acts [data-choice]') || document.querySelector('.page')?.innerText !== before",
        arg=before,
    )
    button = page.locator(".acts .btn[data-choice]")
    if page.locator('[aria-pressed="true"]').count() and button.count():
        button.first.click()


@pytest.mark.parametrize(("language", "width", "height"), [("en-US", 1280, 800), ("ru-RU", 390, 844)])
def test_the_first_run_is_learnt_by_doing_what_is_said(
    address: str, chromium: Any, language: str, width: int, height: int
) -> None:
    """One move, a fight with somebody behind, an announcement, loot, a shield, a check, dying, the first upgrade."""
    page = page_of(chromium, width, height, language)
    learn(page, address)
    for number, step in enumerate(steps_of(address)):
        said = step["says"][language[:2]]
        page.wait_for_function("text => document.querySelector('.bubble p')?.textContent.trim() === text", arg=said)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, said
        if number in (4, 6, 8):
            assert faults_of(page) == [], said
        if not step["verb"]:
            page.locator(".bubble .btn.go").click()
            continue
        asked(page)
        for piece in step["pieces"]:
            page.locator(f'[data-piece="{piece}"].lit:visible, [data-taker="{piece}"]:visible').first.click()
        page.wait_for_timeout(150)
        still = page.locator(".bubble p")
        if still.count() and still.inner_text().strip() == said and page.locator(".acts .btn[data-choice]").count():
            page.locator(".acts .btn[data-choice]").first.click()
    assert page.locator(".bubble").count() == 0
    assert page.faults == []


def heard_by(page: Any) -> list[dict[str, Any]]:
    """Everything that the server tells this page."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))))
    return frames


def laid_open(frames: list[dict[str, Any]], me: int) -> list[str]:
    """What of somebody else's hand or face-down cards these frames give away."""
    found: list[str] = []
    shown = False
    for frame in frames:
        changes = frame.get("changes") or frame.get("view") or {}
        if "fight" in changes:
            shown = bool(changes["fight"] and changes["fight"]["shown"])
        for cards in changes.get("cards", []):
            if cards["seat"] == me:
                continue
            found += [card["id"] for card in cards["hand"]]
            found += [placed["card"]["id"] for placed in cards["active"] if placed["card"] and not shown]
        for event in frame.get("events", []):
            if event["kind"] in ("placed", "drew") and event["seat"] != me:
                found.append(event["card"])
    return found


def test_two_browsers_fight_together_and_neither_is_told_the_others_hand(address: str, chromium: Any) -> None:
    """DC-HID-01: from the camp to the end of the first fight, each by clicking."""
    table = lay_table(address, 2)
    pages = [page_of(chromium), page_of(chromium, 390, 844)]
    frames = [heard_by(page) for page in pages]
    for seat, page in enumerate(pages):
        sit(page, address, table, seat)
        page.keyboard.press("Escape")
    point(pages[0], "flayed")
    point(pages[1], "immolated")
    point(pages[0], "seat-1")
    point(pages[0], "a")
    first = whose_card(pages)
    point_and_nod(first, pages[1 - pages.index(first)])
    for _ in range(3):
        lay_any(whose_card(pages))
    pages[0].get_by_role("button", name="Chat").click()
    pages[0].get_by_label("Say something").and_(pages[0].locator(":enabled")).wait_for()
    fight_on(pages)
    assert laid_open(frames[0], 0) == []
    assert laid_open(frames[1], 1) == []
    assert [page.faults for page in pages] == [[], []]


def point_and_nod(asked: Any, other: Any) -> None:
    """DC-CMP-01: while cards are laid nothing can be written; a finger on an enemy and a phrase go through all the same."""
    for page in (asked, other):
        page.get_by_role("button", name="Chat").click()
        assert page.get_by_label("Say something").is_disabled()
        page.get_by_role("button", name=re.compile("^(Story|Hand)$")).first.click()
    foe = other.locator(".enemy").first
    foe.click()
    asked.locator(f'[data-ping="{foe.get_attribute("data-piece")}"]').wait_for(state="attached")
    asked.locator("[data-phrase=yes]:visible").click()
    other.locator(".said").get_by_text("Yes").wait_for()


def whose_card(pages: list[Any]) -> Any:
    """Who must lay a card now: a tile may have passed the token on."""
    for _ in range(100):
        for page in pages:
            if page.locator(".card .top.lit:visible").count():
                return page
            page.wait_for_timeout(100)
    raise AssertionError("nobody may lay a card")


def lay_any(page: Any) -> None:
    """Takes the first card up and names its first row."""
    page.locator(".card .top.lit:visible").first.click()
    page.locator(".card.up .row.lit:visible").first.click()


def fight_on(pages: list[Any]) -> None:
    """Whoever is asked takes the first thing that is offered, until another screen comes."""
    for _ in range(120):
        for page in pages:
            if page.locator('[data-phase="fight"]').count() == 0:
                return
            lit = page.locator("[data-taker]:visible, .press.lit:visible, .heap.lit:visible")
            button = page.locator(".acts .btn[data-choice]:visible")
            for choice in (button, lit):
                if choice.count():
                    choice.first.click()
                    break
            page.wait_for_timeout(120)
    raise AssertionError("the fight does not end")


def test_who_plays_alone_fights_beside_serenade(address: str, chromium: Any) -> None:
    """DC-SOL-01, DC-SOL-02: two cards of his, one of hers; nothing need be announced, so one click lays a card."""
    table = lay_table(address, 1)
    page = page_of(chromium)
    sit(page, address, table, 0)
    page.keyboard.press("Escape")
    point(page, "poisoned")
    point(page, "a")
    for left in (3, 2):
        page.wait_for_function("left => document.querySelectorAll('.card .top.lit').length === left", arg=left)
        page.locator(".card .top.lit").first.click()
    page.locator('.ours[aria-label*="Serenade"]').wait_for()
    page.locator(".band").wait_for()
    fight_on([page])
    assert page.faults == []
