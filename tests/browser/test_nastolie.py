"""Nastolie on its desk: discs are set up and flicked, missiles are shot, by mouse, by touch and by keys; others see one aim."""

import json
import math
import re
import urllib.request
from typing import Any

import pytest

from browser.people import PATIENCE, bar, page_of, settled, story
from browser.test_access import faults_of

ANNA = {"kind": "here", "name": "Anna"}
BORIS = {"kind": "link", "name": "Boris"}
IDLE = {"kind": "bot", "name": "Idle", "bot": "pass"}


def lay(address: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    options = {"placement": "line", "hand": "steady", **options}
    body = json.dumps({"game": "nastolie", "seats": seats, "options": options}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def sit(page: Any, address: str, table: dict[str, Any], seat: int = 0) -> Any:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.locator("svg.table").wait_for()
    settled(page)
    return page


def disc(page: Any, name: str) -> Any:
    return page.locator(f'svg.table g.pointable[data-piece="{name}"]')


def middle(page: Any, name: str) -> tuple[float, float]:
    """Where a disc is on the screen."""
    box = disc(page, name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Frames are counted, not moments: where a busy machine draws few of them, each moves things on.
STILL = """name => new Promise(found => {
  let [last, same] = ['', 0];
  const look = () => {
    const disc = document.querySelector(`svg.table g.pointable[data-piece="${name}"]`);
    const { x, y, width, height } = disc.getBoundingClientRect();
    const now = [x, y, width].join();
    same = now === last ? same + 1 : 0;
    last = now;
    if (same < 12) requestAnimationFrame(look);
    else found([x + width / 2, y + height / 2]);
  };
  look();
})"""


def still(page: Any, name: str) -> tuple[float, float]:
    """Where a disc is when neither it nor the camera moves any more."""
    x, y = page.evaluate(STILL, name)
    return x, y


def take(page: Any, name: str) -> None:
    """Into the hand, from the camp."""
    page.locator(f'.camp button[data-piece="{name}"]').click()
    page.get_by_role("region", name="Aiming").wait_for()


def pull(page: Any, name: str, target: str, length: float) -> None:
    """The thread, away from the target; the button is still down."""
    (x, y), (to_x, to_y) = middle(page, name), middle(page, target)
    far = math.hypot(to_x - x, to_y - y)
    page.mouse.move(x, y)
    page.mouse.down()
    for part in (0.3, 0.7, 1):
        page.mouse.move(x - (to_x - x) / far * length * part, y - (to_y - y) / far * length * part)


def actions_left(page: Any, count: str) -> None:
    page.locator(".camp").get_by_text(f"{count} left").wait_for()


@pytest.fixture
def page(chromium: Any, address: str) -> Any:
    page = page_of(chromium)
    sit(page, address, lay(address, ANNA, IDLE))
    yield page
    assert page.faults == []


def test_a_disc_is_flicked_by_pulling_back_and_letting_go(page: Any) -> None:
    take(page, "ajarha-1")
    pull(page, "ajarha-1", "baarun-2", 130)
    forecast = page.get_by_role("region", name="Aiming").locator(".forecast")
    forecast.get_by_text("Baarun").wait_for()
    assert "1 wound" in forecast.inner_text()
    page.mouse.up()
    page.get_by_role("log").get_by_text("and wound").wait_for()
    assert re.search(r"You flick Ajarha and wound Baarun", story(page))


def test_going_back_to_where_the_pull_began_flicks_nobody(page: Any) -> None:
    take(page, "ajarha-1")
    pull(page, "ajarha-1", "baarun-2", 140)
    page.mouse.move(*middle(page, "ajarha-1"))
    page.mouse.up()
    actions = page.get_by_role("region", name="Aiming").locator(".acts").get_by_role("button", name="Flick")
    assert actions.get_attribute("aria-disabled") == "true"
    page.keyboard.press("Escape")
    actions_left(page, "3 actions are")


def test_a_flick_is_made_by_keys_alone(page: Any) -> None:
    disc(page, "ramprak-1b").focus()
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Aiming").wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("t")
    angle = page.get_by_role("region", name="Aiming").get_by_role("spinbutton", name="Angle")
    before = float(angle.input_value())
    page.keyboard.press("Shift+ArrowRight")
    assert round(float(angle.input_value()) - before, 1) == 0.1
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator('.camp .row:has(button[data-piece="ramprak-1b"])').get_by_text("has acted").wait_for()
    assert "You flick Ramprak" in story(page)


def test_with_a_button_for_it_letting_go_only_aims(page: Any) -> None:
    take(page, "ajarha-1")
    page.get_by_label("Aim first, then press the button").check()
    pull(page, "ajarha-1", "baarun-2", 100)
    page.mouse.up()
    button = page.get_by_role("region", name="Aiming").locator(".acts").get_by_role("button", name="Flick")
    assert "You flick" not in story(page)
    button.click()
    page.get_by_role("log").get_by_text("You flick").wait_for()


def test_a_click_is_no_pull(page: Any) -> None:
    """Beside a small disc means it, the same again puts it down, and what keys have aimed is not let go by a click."""
    x, y = middle(page, "ajarha-1")
    page.mouse.click(x + 26, y)
    aiming = page.get_by_role("region", name="Aiming")
    aiming.wait_for()
    page.keyboard.press("t")
    aiming.get_by_role("spinbutton", name="Power").fill("30")
    table = page.locator("svg.table").bounding_box()
    page.mouse.click(table["x"] + table["width"] * 0.6, table["y"] + table["height"] * 0.7)
    assert aiming.get_by_role("spinbutton", name="Power").input_value() == "30"
    page.keyboard.press("Escape")
    settled(page)
    page.mouse.click(*middle(page, "ajarha-1"))
    aiming.wait_for(state="detached")
    assert "You flick" not in story(page)
    actions_left(page, "3 actions are")


def test_who_cannot_see_hears_where_enemies_are(page: Any) -> None:
    heard = disc(page, "ajarha-1").get_attribute("aria-label")
    assert re.search(r"Ajarha of Anna, 4 of 4 lives, 10 cm from the left, 8 cm from the near edge", heard)
    assert re.search(r"Baarun is 85 cm away at 12 o’clock, the way is clear\.", heard)


def test_a_bot_shows_its_hand_before_it_flicks(chromium: Any, address: str) -> None:
    context = chromium.new_context(bypass_csp=True, viewport={"width": 1280, "height": 800}, locale="en-US")
    context.set_default_timeout(PATIENCE)
    page = sit(context.new_page(), address, lay(address, ANNA, {"kind": "bot", "name": "Boris", "bot": "easy"}))
    bar(page).get_by_role("button", name="End the turn").click()
    # The pull, and nothing yet about what comes of it.
    page.wait_for_function(
        """() => document.querySelector('svg.table [data-aims] .thread')
          && /^Boris flicks \\w+\\.$/.test(document.querySelector('header p').innerText)"""
    )


def test_discs_are_set_up_where_one_clicks(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE, placement="free"))
    page.locator('.camp button[data-piece="ajarha-1"]').click()
    box = page.locator("svg.table").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 90)
    page.get_by_text("free: click to place").wait_for()
    page.mouse.down()
    page.mouse.up()
    page.locator('.camp button[data-piece="ajarha-1"]').wait_for(state="detached")
    disc(page, "ajarha-1").wait_for()
    bar(page).get_by_role("button", name=re.compile("rest|line", re.I)).first.click()
    page.get_by_text("Round 1").first.wait_for()
    assert page.faults == []


def test_a_missile_is_put_down_and_shot(chromium: Any, address: str) -> None:
    page = sit(page_of(chromium), address, lay(address, IDLE, ANNA), seat=1)
    take(page, "baarun-2")
    page.get_by_role("region", name="Aiming").get_by_role("button", name="Shoot").first.click()
    x, y = middle(page, "baarun-2")
    page.mouse.click(x, y + 40)
    page.locator("svg.table .held, svg.table .thread").first.wait_for()
    page.keyboard.press("t")
    for _ in range(4):
        page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text(re.compile("You let Baarun shoot")).wait_for()
    assert page.faults == []


def test_others_see_where_somebody_aims(chromium: Any, address: str) -> None:
    table = lay(address, ANNA, BORIS)
    anna, boris = sit(page_of(chromium), address, table), sit(page_of(chromium), address, table, 1)
    take(anna, "ramprak-1b")
    pull(anna, "ramprak-1b", "phantom-2b", 90)
    boris.locator("svg.table [data-aims]").wait_for()
    assert boris.locator(".forecast").count() == 0
    anna.mouse.up()
    boris.locator("svg.table [data-aims]").wait_for(state="detached")


def test_on_a_phone_a_whole_turn_is_pulled_anywhere_in_russian(chromium: Any, address: str) -> None:
    context = chromium.new_context(
        bypass_csp=True, viewport={"width": 390, "height": 844}, locale="ru-RU", has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    sit(page, address, lay(address, ANNA, IDLE))
    line = context.new_cdp_session(page)

    def finger(what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    for name, left in (("ajarha-1", "осталось 2 действия"), ("ramprak-1", "осталось 1 действие"), ("elemental-1", None)):
        row = page.locator(".camp .row").filter(has=page.locator(f'button[data-piece="{name}"]'))
        row.locator('.act[aria-disabled="false"]').first.wait_for()
        row.locator(".who").tap()
        page.locator(".aiming").wait_for()
        finger("touchStart", 250, 300)
        finger("touchMove", 250, 340)
        page.locator("svg.table .thread .down").wait_for()
        # It leaves in full swing: the next tap is a tap all the same.
        for y in (350, 360, 370, 381):
            finger("touchMove", 250, y)
        finger("touchEnd")
        if left:
            page.locator(".camp").get_by_text(left).wait_for()
    page.locator(".camp").get_by_text("осталось 3 действия").wait_for()
    page.get_by_role("button", name="История").or_(page.get_by_role("tab", name="История")).first.tap()
    assert story(page).count("Вы щёлкаете диском") == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# Threads that run over somebody else's name, and names that lie on one another.
TANGLED = """() => {
  const boxes = [...document.querySelectorAll('svg.table .label')].map((label) => label.getBoundingClientRect());
  const threads = [...document.querySelectorAll('svg.table .tie')];
  const within = (at, box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
  const over = threads.flatMap((thread, i) => boxes.filter((box, j) => i !== j && [...Array(40).keys()].some((part) => {
    const at = thread.getPointAtLength((thread.getTotalLength() * part) / 40);
    return within(at.matrixTransform(thread.getScreenCTM()), box);
  })));
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return [boxes.length, over.length, boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length];
}"""


@pytest.mark.parametrize(("scenario", "discs"), [("p1", 5), ("p3", 9)])
def test_names_of_discs_do_not_tangle(chromium: Any, address: str, scenario: str, discs: int) -> None:
    page = sit(page_of(chromium), address, lay(address, ANNA, IDLE, scenario=scenario))
    for answer in ("Fire", "Dymer: 4"):
        if scenario == "p3":
            bar(page).get_by_role("button", name=re.compile(answer)).first.click()
    page.locator("svg.table .label").nth(discs - 1).wait_for()
    assert page.evaluate(TANGLED) == [discs, 0, 0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_hinders_anybody(chromium: Any, address: str, theme: str) -> None:
    page = page_of(chromium)
    page.add_init_script(f"localStorage.setItem('samobranka.prefs', JSON.stringify({{theme: '{theme}', language: 'en'}}))")
    sit(page, address, lay(address, ANNA, IDLE))
    assert faults_of(page) == []
    take(page, "ajarha-1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("t")
    page.locator(".forecast h5").wait_for()
    assert faults_of(page) == []


def test_a_scenario_is_chosen_from_little_maps(chromium: Any, address: str) -> None:
    page = page_of(chromium)
    page.goto(f"{address}/#/setup/nastolie")
    maps = page.get_by_role("radiogroup", name="Scenario")
    maps.wait_for()
    maps.get_by_role("radio", name=re.compile("Four Hearths.*For 2 players: 15 rounds", re.DOTALL)).click()
    assert maps.get_by_role("radio", checked=True).inner_text().startswith("Four Hearths")
    assert page.faults == []
