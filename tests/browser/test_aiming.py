"""Choices that cannot be listed, on the general board: darts are thrown and coins slid by mouse, by touch and by keys."""

import json
import re
import urllib.request
from typing import Any

import pytest

from browser.people import PATIENCE, bar, page_of, story
from browser.test_access import faults_of
from samobranka.core.motion import Motion

ANNA = {"kind": "here", "name": "Anna"}
BORIS = {"kind": "link", "name": "Boris"}


def post(address: str, path: str, body: object) -> dict[str, Any]:
    request = urllib.request.Request(f"{address}/api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def lay(address: str, *seats: dict[str, str]) -> dict[str, Any]:
    return post(address, "tables", {"game": "darts", "seats": seats})


def sit(page: Any, address: str, table: dict[str, Any], seat: int = 0) -> Any:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.get_by_label("The field").wait_for()
    return page


def moving(chromium: Any) -> Any:
    """A page of somebody who likes to see things move."""
    context = chromium.new_context(
        bypass_csp=True, viewport={"width": 1280, "height": 800}, locale="en-US", reduced_motion="no-preference"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def panel(page: Any) -> Any:
    return page.get_by_role("region", name="Aiming")


def do(page: Any, what: str) -> Any:
    """The button that does it."""
    return panel(page).locator(".acts").get_by_role("button", name=what)


def on_screen(page: Any, x: float, y: float) -> tuple[float, float]:
    """Where a point of the field is on the screen, as soon as it can be aimed at."""
    page.locator("svg[role=application]").wait_for()
    at = """([x, y]) => {
        const at = new DOMPoint(x, -y).matrixTransform(document.querySelector('svg[role=application]').getScreenCTM());
        return [at.x, at.y];
    }"""
    right, down = page.evaluate(at, [x, y])
    return right, down


def place_of(page: Any, piece: str) -> tuple[float, float]:
    """Where a piece is drawn, in the units of the field."""
    told = page.locator(f"svg [data-piece={piece}]").first.get_attribute("transform")
    x, y = told.split("(")[1].split(")")[0].split()
    return float(x), -float(y)


def thrown(page: Any, x: int = 0, y: int = 0) -> None:
    """A dart, by mouse."""
    page.mouse.click(*on_screen(page, x, y))
    do(page, "Throw a dart").click()


def over(page: Any) -> None:
    page.locator("dialog[open]").get_by_role("heading", name=re.compile("wins? [0-9]|threw best|counted")).wait_for()


def test_a_game_is_played_by_mouse_while_another_sees_each_aim(tiny_address: str, chromium: Any) -> None:
    table = lay(tiny_address, ANNA, BORIS)
    anna, boris = sit(page_of(chromium), tiny_address, table), sit(page_of(chromium), tiny_address, table, 1)
    anna.mouse.click(*on_screen(anna, 10, -2))
    # What would come of it is told, and the other sees where she aims, under her name.
    panel(anna).get_by_text("At best 10").wait_for()
    boris.locator("[data-gesture='throw 10 -2']").get_by_text("Anna").wait_for()
    assert bar(boris).get_by_role("status").inner_text() == "Anna aims: Throw a dart"
    panel(anna).get_by_role("button", name="Lower").click()
    boris.locator("[data-gesture^=throw]").wait_for(state="detached")
    assert "Where do" not in bar(boris).inner_text()
    thrown(anna)
    boris.get_by_role("log").get_by_text("Anna hits").wait_for()
    bar(boris).get_by_role("button", name="Stop").click()
    # Pulled back from a coin: it would slide the other way, the stronger the longer.
    do(anna, "Throw a dart").wait_for()
    x, y = on_screen(anna, 0, -150)
    anna.mouse.move(x, y)
    anna.mouse.down()
    anna.mouse.move(x, y + 60)
    anna.mouse.move(x, y + 90)
    panel(anna).get_by_text("At best").wait_for()
    action = anna.locator(".gesture[data-gesture^='slide coin-2 0 1000 ']").get_attribute("data-gesture")
    boris.locator(f"[data-gesture='{action}']").wait_for()
    assert 50 < int(action.split()[-1]) < 70
    anna.mouse.up()
    anna.get_by_role("log").get_by_text("The coin of Anna rests at 0,").wait_for()
    bar(anna).get_by_role("button", name="Stop").click()
    over(anna)
    assert anna.faults == boris.faults == []


def test_who_does_not_want_to_be_seen_aims_unseen(tiny_address: str, chromium: Any) -> None:
    table = lay(tiny_address, ANNA, BORIS)
    anna, boris = sit(page_of(chromium), tiny_address, table), sit(page_of(chromium), tiny_address, table, 1)
    bar(anna).get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Settings").or_(anna.get_by_role("menuitem", name="Settings")).click()
    anna.get_by_label("Let others see where I aim").uncheck()
    anna.keyboard.press("Escape")
    anna.mouse.click(*on_screen(anna, 0, 0))
    panel(anna).get_by_text("At best 10").wait_for()
    boris.wait_for_timeout(300)
    assert boris.locator("[data-gesture]").count() == 0


def test_where_nobody_can_aim_is_said_at_once(tiny_address: str, chromium: Any) -> None:
    page = sit(page_of(chromium), tiny_address, lay(tiny_address, ANNA))
    do(page, "Throw a dart").click(force=True)
    page.get_by_role("alert").get_by_text("Choose first: Where").wait_for()
    panel(page).get_by_role("spinbutton", name="Where, across").fill("95")
    panel(page).get_by_role("spinbutton", name="Where, ahead").fill("95")
    panel(page).get_by_text("Nobody can aim there.").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("alert").get_by_text("Nobody can aim there.").wait_for()
    assert story(page).strip() == ""
    assert faults_of(page) == []


def test_a_game_is_played_by_touch_on_a_phone(tiny_address: str, chromium: Any) -> None:
    context = chromium.new_context(
        bypass_csp=True,
        viewport={"width": 390, "height": 844},
        locale="en-US",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    sit(page, tiny_address, lay(tiny_address, ANNA))
    small = (
        "[...document.querySelectorAll('.aiming button, .aiming input[type=range]')].filter(e => e.clientHeight < 44).length"
    )
    assert page.evaluate(small) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.touchscreen.tap(*on_screen(page, 5, 5))
    panel(page).get_by_text("At best 10").wait_for()
    do(page, "Throw a dart").tap()
    page.get_by_role("log").get_by_text("Anna hits").wait_for()
    # With a coin in hand the pull may begin anywhere, and the page does not scroll under the finger.
    page.locator("[data-piece=coin-3]").tap()
    do(page, "Slide a coin").wait_for()
    x, y = on_screen(page, 0, 40)
    scrolled = page.evaluate("scrollY")
    finger = context.new_cdp_session(page)
    for kind, down in (("touchStart", 0), ("touchMove", 30), ("touchMove", 70), ("touchEnd", None)):
        points = [] if down is None else [{"x": x, "y": y + down}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.get_by_role("log").get_by_text("The coin of Anna rests at 50,").wait_for()
    assert page.evaluate("scrollY") == scrolled
    bar(page).get_by_role("button", name="Stop").tap()
    over(page)


def test_letting_go_slides_a_coin_only_after_a_pull_and_only_if_wanted(tiny_address: str, chromium: Any) -> None:
    page = sit(page_of(chromium), tiny_address, lay(tiny_address, ANNA))
    do(page, "Throw a dart").wait_for()
    x, y = on_screen(page, 0, -150)

    def pull(*downs: int) -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for down in downs:
            page.mouse.move(x, y + down)

    # Pointed at, pulled and brought back, pulled and called off: nothing is done.
    page.mouse.click(x, y)
    do(page, "Slide a coin").wait_for()
    pull(60, 0)
    page.mouse.up()
    pull(60)
    page.keyboard.press("Escape")
    page.mouse.up()
    pull(60)
    page.mouse.down(button="right")
    page.mouse.move(x, y + 80)
    page.mouse.up(button="right")
    page.mouse.up()
    page.wait_for_timeout(200)
    assert story(page).strip() == ""
    # Who would rather press a button aims first.
    panel(page).get_by_label("Aim first, then press the button").check()
    pull(40, 90)
    page.mouse.up()
    page.locator("[data-gesture^='slide coin-2 0 1000 ']").wait_for()
    page.wait_for_timeout(200)
    assert story(page).strip() == ""
    do(page, "Slide a coin").click()
    page.get_by_role("log").get_by_text("The coin of Anna rests at 0,").wait_for()
    assert page.faults == []


def test_a_game_is_played_with_keys_alone(tiny_address: str, chromium: Any) -> None:
    page = sit(page_of(chromium), tiny_address, lay(tiny_address, ANNA))
    do(page, "Throw a dart").wait_for()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    page.locator("[data-gesture='throw 4 5']").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-gesture='']").wait_for(state="attached")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("Anna hits").wait_for()
    do(page, "Throw a dart").wait_for()
    page.keyboard.press("a")
    for key in ("ArrowRight", "ArrowRight", "Tab", "ArrowRight", "Shift+ArrowRight", "+", "PageUp", "Shift+ArrowUp"):
        page.keyboard.press(key)
    page.locator("[data-gesture='slide coin-2 17 1000 63']").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("The coin of Anna").wait_for()
    page.keyboard.press("1")
    over(page)
    assert page.faults == []


def test_a_hint_is_drawn_taken_and_done(tiny_address: str, chromium: Any) -> None:
    page = sit(page_of(chromium), tiny_address, lay(tiny_address, ANNA))
    do(page, "Throw a dart").wait_for()
    page.keyboard.press("h")
    page.get_by_role("alert").get_by_text("The bot would: Throw a dart").wait_for()
    hint = page.locator(".gesture:has(.bulb)").get_attribute("data-gesture")
    panel(page).get_by_role("button", name="Do as the hint says").wait_for()
    page.keyboard.press("Enter")
    panel(page).get_by_text("At best").wait_for()
    assert story(page).strip() == ""
    assert page.locator(f"[data-gesture='{hint}']").count() == 2
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text("Anna hits").wait_for()


def test_a_lesson_takes_what_is_near_enough(tiny_address: str, chromium: Any) -> None:
    table = post(tiny_address, "tutorial/darts", {"language": "en", "name": "Anna", "colour": "", "symbol": ""})
    page = sit(page_of(chromium), tiny_address, table)
    page.get_by_text("Throw a dart near the middle.").wait_for()
    page.locator("[data-gesture='throw 0 0']:has(.bulb)").wait_for()
    bar(page).get_by_role("button", name="Stop").click()
    page.get_by_role("alert").get_by_text("First aim where the lamp shows.").wait_for()
    thrown(page, 6, 5)
    # The lesson's own throw is made, with the luck it had.
    page.get_by_role("log").get_by_text("Anna hits 0, 4 and has 10.").wait_for()
    page.get_by_text("Now slide the second coin").wait_for()
    page.locator("[data-gesture^='slide coin-2']:has(.bulb)").wait_for()
    page.get_by_role("button", name="Do it for me").click()
    page.get_by_text("Well done.").wait_for()
    assert page.faults == []


def test_a_throw_can_be_watched_slowly_held_and_ended(tiny_address: str, chromium: Any) -> None:
    page = sit(moving(chromium), tiny_address, lay(tiny_address, ANNA))
    page.get_by_role("button", name="Slowly").click()
    thrown(page)
    hold = page.get_by_role("button", name="Hold")
    dart = page.locator("svg [data-piece=dart-0]")
    dart.wait_for()
    hold.click()
    held = place_of(page, "dart-0")
    page.wait_for_timeout(250)
    assert place_of(page, "dart-0") == held
    assert -160 <= held[1] < -20
    page.get_by_role("button", name="Go on").click()
    moved = "([piece, y]) => -document.querySelector(`[data-piece=${piece}]`).transform.baseVal[0].matrix.f > y"
    page.wait_for_function(moved, arg=["dart-0", held[1]])
    page.get_by_role("button", name="To the end").click()
    do(page, "Throw a dart").wait_for()
    assert f"hits {place_of(page, 'dart-0')[0]:.0f}, {place_of(page, 'dart-0')[1]:.0f} " in story(page)
    assert page.faults == []


def test_a_line_of_the_story_plays_again(tiny_address: str, chromium: Any) -> None:
    page = sit(moving(chromium), tiny_address, lay(tiny_address, ANNA))
    thrown(page, 20, 20)
    page.get_by_role("log").get_by_role("link", name="Anna hits").click()
    again = page.get_by_role("dialog", name="Seen again")
    dart = again.locator("[data-piece=dart-0]")
    for begin in ("", "Once more"):
        if begin:
            again.get_by_role("button", name=begin).click()
        # First what she did, then what came of it.
        again.locator("[data-gesture='throw 20 20']").wait_for()
        assert dart.count() == 0
        dart.wait_for()
        assert again.locator("[data-gesture]").count() == 0
        again.get_by_role("button", name="To the end").and_(again.locator(":disabled")).wait_for()
    assert page.faults == []


def test_an_example_and_a_replay_draw_the_gesture_first(tiny_address: str, chromium: Any) -> None:
    page = moving(chromium)
    page.goto(f"{tiny_address}/#/rules/darts/DA-3")
    page.get_by_role("button", name="Play", exact=True).click()
    example = page.locator("[data-example=DA-3]")
    example.locator("[data-gesture='slide coin-2 0 1000 60']").wait_for()
    assert place_of(page, "coin-2") == (0, -150)
    page.wait_for_function("document.querySelector('[data-piece=coin-2]').transform.baseVal[0].matrix.f === 0")
    table = lay(tiny_address, ANNA)
    sit(page, tiny_address, table)
    thrown(page)
    do(page, "Throw a dart").wait_for()
    bar(page).get_by_role("button", name="Stop").click()
    over(page)
    page.goto(f"{tiny_address}/#/replay/{table['table']}?token={table['seats'][0]['token']}")
    page.get_by_role("button", name="Watch", exact=True).or_(page.get_by_role("button", name="Play", exact=True)).first.click()
    page.locator("[data-gesture='throw 0 0']").wait_for()
    page.locator("[data-piece=dart-0]").wait_for()
    assert page.faults == []


PATHS = [
    Motion(
        {"d3": [(0, 100, 200), (3510, 480, 200), (9000, 900, -30)], "a:b": [(500, 0, 0), (800, 0, 0), (5000, 30, -40)]}, 1962
    ),
    Motion({"dart-0": [(0, 0, -160), (3500, 12, 7)]}),
    Motion({"still": [(0, 5, 5)]}, 800),
]


@pytest.mark.parametrize("motion", PATHS)
def test_the_browser_reckons_a_motion_as_the_server_does(tiny_address: str, chromium: Any, motion: Motion) -> None:
    page = page_of(chromium)
    page.goto(tiny_address)
    moments = [moment * (motion.length + 400) // 70 - 200 for moment in range(71)]
    found = page.evaluate(
        """async ([text, moments]) => {
            const motion = (await import('/clock.js')).Motion.parse(text);
            return [motion.length, moments.map((moment) => [...motion.places(moment)])];
        }""",
        [str(motion), moments],
    )
    assert found[0] == motion.length
    for moment, places in zip(moments, found[1], strict=True):
        assert [name for name, _ in places] == list(motion.paths)
        for name, place in places:
            assert place == pytest.approx(motion.at(name, moment), abs=1e-9)
