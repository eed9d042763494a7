"""My turn in Castle Panic: pieces are pulled, clicks are kept, nothing ends by itself, and what comes is foreseen."""

import json
import re
from typing import Any

from browser.people import bar, new_table, page_of, settled, sit, story


def moving_page(chromium: Any, width: int = 1280, height: int = 800, touch: bool = False) -> Any:
    """A page on which things take their time."""
    context = chromium.new_context(
        bypass_csp=True,
        viewport={"width": width, "height": height},
        locale="en-US",
        has_touch=touch,
        reduced_motion="no-preference",
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def middle(page: Any, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(page: Any, piece: str, target: str) -> None:
    """With the mouse. Places to put it may only show themselves once it is in hand."""
    x, y = middle(page, piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 20, steps=3)
    page.mouse.move(*middle(page, target), steps=5)
    page.mouse.up()


def solo(address: str, page: Any) -> None:
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)


def until_play(page: Any) -> None:
    page.get_by_role("button", name="Place the rest at random").click()
    for name in ("Keep all cards", "Play no more cards"):
        page.get_by_role("button", name=name).wait_for()
        if name.startswith("Keep"):
            page.get_by_role("button", name=name).click()


def test_pieces_are_pulled_and_a_stop_waits_for_its_button(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    solo(address, page)
    page.locator('[data-piece="tower-2"]').click()
    page.get_by_text("Take one of the monsters that wait").wait_for()
    for arc in range(1, 6):
        pull(page, ".tokens button.lit", f'[data-piece="archer-{arc}"]')
        page.locator(f'[aria-label*="Archer ring, arc {arc} "]').wait_for()
    page.get_by_text("All six monsters stand.").wait_for()
    (button,) = page.locator(".acts .btn").all()
    assert button.inner_text().startswith("Deal the cards")
    assert "go" in button.get_attribute("class").split()
    page.get_by_role("button", name="Take back").click()
    page.get_by_text("Where do you place the first monsters?").wait_for()
    pull(page, ".tokens button.lit", '[data-piece="archer-5"]')
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    kind = page.locator(".card").first.get_attribute("data-kind")
    pull(page, ".card", '[data-piece="discard"]')
    page.locator(f'[data-place="discard"][data-kind="{kind}"]').wait_for()
    # Dropped where nothing takes it, a card goes back.
    pull(page, ".card", "text=Castle Panic")
    assert page.locator(".card.picked").count() == 0
    # With empty hands a heap is looked through.
    page.locator('[data-piece="discard"]').click()
    assert page.locator('[data-heap="discard"] li').count() == 1
    page.keyboard.press("Escape")
    page.locator('[data-piece="pile"]').click()
    page.get_by_role("heading", name="43 tokens still to come").wait_for()
    assert "× 9" in page.locator('[data-heap="pile"]').inner_text()
    assert page.faults == []


def test_who_likes_it_need_not_stop(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.evaluate("prefs => localStorage.setItem('samobranka.prefs', prefs)", json.dumps({"skipStops": True}))
    page.reload()
    solo(address, page)
    for arc in range(1, 6):
        page.locator(".tokens button.lit").first.click()
        page.locator(f'[data-piece="archer-{arc}"]').click()
        page.locator(f'[aria-label*="Archer ring, arc {arc} "]').wait_for()
    page.get_by_role("button", name="Keep all cards").wait_for()
    assert page.faults == []


def test_clicks_made_while_things_move_count_afterwards(address: str, chromium: Any) -> None:
    page = moving_page(chromium)
    solo(address, page)
    until_play(page)
    archers = page.locator('.card[data-kind="red_archer"]')
    goblins = [page.locator(f'[aria-label^="Goblin in the Archer ring, arc {arc}"]') for arc in (1, 2)]
    archers.first.click()
    goblins[0].click()
    page.locator(".acts .btn").first.wait_for(state="detached")
    archers.last.click()
    page.get_by_text("kept for afterwards").wait_for()
    goblins[1].click()
    page.wait_for_function("document.querySelectorAll('.walker').length === 4")
    page.locator(".acts .btn").first.wait_for()
    assert len(re.findall("You slay the goblin", story(page))) == 2
    # A monster alone is no plan: a click on it while things move only hurries, and nothing is picked afterwards.
    assert page.locator(".walker.picked").count() == 0
    assert page.faults == []


def test_what_comes_is_foreseen_and_what_a_card_reaches_is_seen(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    solo(address, page)
    until_play(page)
    page.get_by_role("button", name="What the monsters’ next move would do").hover()
    page.locator('[data-foresight="6"]').wait_for()
    page.mouse.move(4, 4)
    page.locator("[data-foresight]").wait_for(state="detached")
    page.keyboard.press("e")
    page.locator("[data-foresight]").wait_for()
    page.keyboard.press("e")
    page.get_by_role("button", name="Play no more cards").hover()
    page.locator("[data-foresight]").wait_for()
    page.locator('.card[data-kind="red_archer"]').first.hover()
    page.locator('[data-reached="archer-1"]').wait_for()
    assert page.locator("[data-reached]").count() == 2
    page.locator('[aria-label^="Goblin in the Archer ring, arc 1"]').hover()
    page.locator(".card.meant").first.wait_for()
    meant = {card.get_attribute("data-kind") for card in page.locator(".card.meant").all()}
    assert "red_archer" in meant
    assert not meant & {"green_swordsman", "any_knight"}
    page.mouse.move(4, 4)
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('.card.lit')")
    assert page.faults == []


def test_a_finger_that_rests_takes_the_card_and_one_that_does_not_scrolls(address: str, chromium: Any) -> None:
    page = moving_page(chromium, 390, 700, touch=True)
    solo(address, page)
    settled(page)
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start, end = middle(page, ".card"), middle(page, '[data-piece="discard"]')
    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 30))
    touch("touchMove", (start[0], start[1] - 60))
    assert page.locator(".pulled").count() == 0
    touch("touchEnd")
    page.evaluate("scrollTo(0, 0)")
    start, end = middle(page, ".card"), middle(page, '[data-piece="discard"]')
    touch("touchStart", start)
    page.wait_for_timeout(250)
    for part in (0.2, 0.5, 0.8, 1):
        touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    page.locator(".pulled").wait_for()
    touch("touchEnd")
    page.locator('[data-place="discard"][data-kind]').wait_for()
    assert bar(page).count() == 1
    assert page.faults == []
