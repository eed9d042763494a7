"""Bad Bones on the screen: the land, its traps, the market, and a retelling that ends where the rules end."""

import json
import re
import urllib.request
from typing import Any

import pytest

import samobranka
from browser.people import page_of
from samobranka.core.chance import Chance

# Plays each story with the desk of the built page, and names what is different from the server's view in the end.
RETELL = """async (stories) => {
  const chunk = await import('/bad_bones.js');
  const desk = Object.values(chunk).find((each) => each?.play);
  const kinds = (heap) => heap.map((each) => `${each.kind} ${each.count}`).sort();
  // Who is in the middle of a move is turned, and turned over, when it is over.
  const land = (b, moving) => ({
    skeletons: b.skeletons.map((k) => {
      const turned = moving.has(k.id) ? [] : [k.heading, k.face, k.frozen];
      return [k.id, k.symbol, k.chief, k.place, ...turned, k.stack].join(' ');
    }).sort(),
    traps: b.traps.map((t) => [t.id, t.kind, t.way, t.damaged].join(' ')).sort(),
    towers: [...b.towers].sort(), cemetery: b.cemetery.map((k) => `${k.id} ${k.symbol}`).sort(), reserve: kinds(b.reserve),
    hero: b.hero, floors: b.floors, houses: b.houses, hand: b.hand, coins: b.coins,
    weapon: b.weapon, passed: b.passed, fallen: b.fallen,
  });
  const facts = (view, moving) => ({
    round: view.round, marker: view.marker, bag: view.bag, capital: view.capital, coins: view.coins, heroic: view.heroic,
    reserve: view.reserve && kinds(view.reserve), goods: view.market && kinds(view.market.goods),
    boards: view.boards.map((b) => land(b, moving)),
  });
  const wrong = [];
  for (const { before, events, after } of stories) {
    let view = desk.read(before);
    for (let at = 0; at < events.length; ) {
      const step = desk.play(view, events[at], events.slice(at + 1), desk.read(after));
      view = step.view;
      at += step.covers ?? 1;
    }
    const driven = (view, k) => k.waiting || (view.phase === '2' && k.place.includes('-'));
    const between = (view) => view.boards.flatMap((b) => b.skeletons.filter((k) => driven(view, k)));
    const moving = new Set([...between(before), ...between(after)].map((k) => k.id));
    const [told, real] = [facts(view, moving), facts(after, moving)];
    for (const name of Object.keys(real)) {
      if (JSON.stringify(told[name]) !== JSON.stringify(real[name]))
        wrong.push({ name, told: told[name], real: real[name], events });
    }
  }
  return wrong.slice(0, 3);
}"""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"rounds": 6}),
    (1, {"advanced": True, "chiefs": True, "ruleset": "ru"}),
    (2, {}),
    (4, {"chiefs": True}),
    (3, {"advanced": True, "chiefs": True}),
    (2, {"mode": "coop", "advanced": True, "ruleset": "de"}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True, "sapper_takes_second_coop_tower": True}),
    (6, {"advanced": True, "chiefs": True}),
]


def stories(seats: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """What happened after each choice of a game played at random."""
    table = samobranka.new("bad_bones", seats=seats, options=options, seed=seed)
    luck = Chance(seed)
    told: list[dict[str, Any]] = []
    for _ in range(400):
        if table.outcome is not None:
            break
        decision = table.decisions[luck.pick(len(table.decisions))]
        before = table.view(None)
        events = table.act(decision.seat, decision.sample(luck))
        told.append({"before": before, "events": [event.data() for event in events], "after": table.view(None)})
    return told


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options)}" for seats, options in TABLES])
def test_a_story_ends_where_the_rules_end(address: str, chromium: Any, seats: int, options: dict[str, Any]) -> None:
    page = page_of(chromium)
    page.goto(address)
    for seed in range(3):
        told = stories(seats, options, seed)
        assert told
        assert page.evaluate(RETELL, told) == []


BOT = {"kind": "bot", "bot": "normal", "name": "Anna"}
HERE = {"kind": "here", "name": "Masha"}


def table_of(address: str, seats: list[dict[str, str]], **options: object) -> dict[str, Any]:
    body = json.dumps({"game": "bad_bones", "seats": seats, "options": options}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def sit(page: Any, address: str, table: dict[str, Any], seat: int = 0) -> Any:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.locator(".board").wait_for()
    return page


CHOOSE = ".cell.lit, .arrow.lit, .other.lit, .thing.lit, .ware.lit, .trap.lit, dialog[open]"
LEAVE = re.compile("^(Leave the traps|Buy nothing|Do not use|Let the rest).*")


def cell(page: Any, name: str) -> Any:
    return page.locator(f'.cell[data-cell="{name}"]')


def point(page: Any, selector: str) -> None:
    """Pointing where something may stand in front of the middle: it passes the click on."""
    page.locator(selector).first.click(force=True)


def move_hero(page: Any) -> None:
    page.get_by_text("Where does your hero go?").wait_for()
    point(page, ".cell.lit")
    page.get_by_text("Which trap do you place").wait_for()


def choose_on(page: Any) -> bool:
    """One choice of somebody in a hurry; False: the game is over."""
    page.locator(CHOOSE).first.wait_for()
    if page.locator("dialog[open]").count():
        return False
    asked = page.get_by_role("status").inner_text()
    leave = page.get_by_role("banner").get_by_role("button", name=LEAVE)
    for one in (
        page.locator(".arrow.lit"),
        page.locator(".other.lit"),
        leave,
        page.locator(".thing.lit"),
        page.locator(".cell.lit"),
    ):
        if one.count():
            one.first.click(force=True)
            break
    page.wait_for_function(
        "asked => document.querySelector('dialog[open]') || document.querySelector('[role=status]').innerText !== asked",
        arg=asked,
    )
    return True


def test_a_game_against_a_bot_until_a_realm_falls(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    table = table_of(address, [HERE, BOT])
    sit(page, address, table)
    assert page.locator("[data-land='0']").count() == 1
    for _ in range(120):
        if not choose_on(page):
            break
    assert page.locator("dialog[open]").get_by_role("heading", name="A realm has fallen.").count() == 1
    assert "tower floors" in page.locator("dialog[open]").inner_text()
    assert page.faults == []


def test_a_wall_is_turned_with_a_key_and_laid(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    move_hero(page)
    page.locator('.trap[data-piece="reserve-wall"]').click()
    cell(page, "r5c4").click()
    page.locator("[data-ghost=wall]").wait_for()
    assert page.locator(".handle[data-piece=way-falling]").get_attribute("aria-label") == "Turn"
    page.keyboard.press("r")
    page.locator(".handle[data-piece=way-rising][aria-label=Turn]").wait_for()
    page.get_by_role("button", name="Place here").first.click()
    page.locator("[data-piece=trap-r5c4]").wait_for()
    assert page.locator("[data-piece=trap-r5c4]").get_attribute("aria-label") == "wall \\"
    assert page.locator('[data-piece="reserve-wall"] i').count() == 0
    assert page.faults == []


def test_a_trap_is_pulled_from_the_reserve_and_taken_back(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    move_hero(page)
    tile, aim = page.locator('[data-piece="reserve-catapult"] > svg').bounding_box(), cell(page, "r4c4").bounding_box()
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(aim["x"] + 50, aim["y"] + 40, steps=6)
    page.mouse.up()
    page.locator("[data-piece=trap-r4c4]").wait_for()
    move_hero(page)
    trap = page.locator("[data-piece=trap-r4c4]")
    trap.click(force=True)
    page.locator(".take.ready").click()
    trap.wait_for(state="detached")
    assert page.faults == []


def test_cells_are_reached_with_the_keyboard(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    page.get_by_text("Where does your hero go?").wait_for()
    cell(page, "r2c2").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("Which trap do you place").wait_for()
    assert page.locator(".walk[data-piece=hero]").get_attribute("data-cell") == "r3c4"
    page.locator('.trap[data-piece="reserve-dragon"]').focus()
    page.keyboard.press("Enter")
    cell(page, "r5c5").focus()
    page.keyboard.press("Enter")
    page.locator("[data-piece=trap-r5c5]").wait_for()
    assert page.faults == []


def test_the_aid_is_switched_off_and_stays_so(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    page.locator("[data-foresight='4']").wait_for()
    aid = page.get_by_role("button", name="Show where the skeletons go next")
    assert aid.get_attribute("aria-pressed") == "true"
    aid.click()
    assert page.locator("[data-foresight]").count() == 0
    page.reload()
    aid.wait_for()
    assert aid.get_attribute("aria-pressed") == "false"
    assert page.locator("[data-foresight]").count() == 0


def test_somebody_elses_land_is_opened_and_closed_again(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Boris"}]))
    page.get_by_role("button", name="Look at the land of Boris").click()
    page.locator("[data-land='2']").wait_for()
    assert page.locator(".cell.lit").count() == 0
    page.get_by_role("button", name="My land").click()
    page.locator("[data-land='0']").wait_for()
    page.locator(".cell.lit").first.wait_for()
    assert page.faults == []


def test_the_market_sells_what_one_can_pay(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE], advanced=True))
    stall = page.get_by_role("region", name="Market")
    stall.get_by_role("button", name="Bomb").click()
    page.get_by_text("You have 17 coins").wait_for()
    stall.get_by_role("button", name="Crossbow").click()
    page.get_by_text("You have 15 coins").wait_for()
    assert stall.locator(".ware.lit[data-piece=market-rapier]").count() == 0
    page.get_by_role("button", name="Buy nothing more").click()
    page.get_by_text("Where does your hero go?").wait_for()
    reserve = page.get_by_role("region", name="traps in reserve").inner_text()
    assert {"Bomb", "Crossbow", "Treasure"} <= set(reserve.split())
    assert page.faults == []


def test_a_round_together(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT], mode="coop", chiefs=True))
    page.get_by_text("On which tower does your hero begin?").wait_for()
    point(page, ".cell.lit")
    while page.locator(".track .now").inner_text() == "1" if page.locator(".track .now").count() else True:
        assert choose_on(page)
    assert page.get_by_role("region", name="the common reserve").count() == 1
    assert page.locator("[data-piece=capital]").count() == 2
    assert page.faults == []


@pytest.mark.parametrize("width", [390, 360])
def test_the_land_fits_a_phone_in_russian(address: str, chromium: Any, width: int) -> None:
    page = page_of(chromium, width, 800, "ru-RU")
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Борис"}, {**BOT, "name": "Василиса"}]))
    page.get_by_text("Куда пойдёт ваш герой?").wait_for()
    point(page, ".cell.lit")
    page.locator('.trap[data-piece="reserve-wall"]').click()
    point(page, ".cell.lit")
    page.locator("[data-ghost=wall]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".cell").first.bounding_box()["width"] > 50
    page.get_by_role("button", name="Положить").first.click()
    page.locator(".thing[data-kind=wall]").wait_for()
    assert page.faults == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"mode": "coop"}], ids=["land", "market", "coop"])
def test_axe_finds_nothing(address: str, chromium: Any, theme: str, options: dict[str, Any]) -> None:
    from browser.test_access import faults_of

    page = page_of(chromium)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Boris"}], **options))
    page.locator(".lit").first.wait_for()
    assert faults_of(page) == []


@pytest.mark.parametrize(("language", "width"), [("en-US", 1280), ("ru-RU", 390)])
def test_the_lesson_can_be_followed_to_its_end(address: str, chromium: Any, language: str, width: int) -> None:
    page = page_of(chromium, width, 844, language)
    with urllib.request.urlopen(f"{address}/api/tutorial/bad_bones", timeout=10) as answer:
        steps = json.load(answer)["steps"]
    page.goto(address)
    page.get_by_role("button", name={"en": "Learn", "ru": "Научиться"}[language[:2]], exact=True).nth(1).click()
    told = "text => document.querySelector('.bubble p')?.textContent.trim() === text"
    for step in steps[:-1]:
        page.wait_for_function(told, arg=step["says"][language[:2]])
        if not step["verb"]:
            page.locator(".bubble .btn.go").click()
            continue
        for piece in step["pieces"]:
            page.locator(f'[data-piece="{piece}"]:visible').first.dispatch_event("click")
        if step["verb"] == "take":
            page.locator(".take.ready").dispatch_event("click")
    page.wait_for_function(told, arg=steps[-1]["says"][language[:2]])
    assert page.faults == []
