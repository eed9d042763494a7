"""Bad Bones on the screen: the land, its traps, the market, and a retelling that ends where the rules end."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest

import samobranka
from browser.people import JSON, page_of, rest_on, settled, sit_together, story, too_small
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.games.bad_bones.material import BATTLE_AXE
from samobranka.games.bad_bones.rules.steps import V_TAKE

# Plays each story with the desk of the built page, and names what is different from the server's view in the end.
RETELL = """async (stories) => {
  const chunk = await import('/bad_bones.js');
  const desk = Object.values(chunk).find((each) => each?.play);
  const kinds = (heap) => heap.map((each) => `${each.kind} ${each.count}`).sort();
  const tokens = (heap) => heap.map((k) => [k.id, k.symbol, k.side, k.chief].join(' ')).sort();
  // Who is in the middle of a move is turned, and turned over, when it is over.
  const land = (b, moving) => ({
    skeletons: b.skeletons.map((k) => {
      const turned = moving.has(k.id) ? [] : [k.heading, k.face, k.frozen];
      return [k.id, k.symbol, k.side, k.chief, k.place, ...turned, k.stack].join(' ');
    }).sort(),
    traps: b.traps.map((t) => [t.id, t.kind, t.way, t.damaged].join(' ')).sort(),
    towers: [...b.towers].sort(), cemetery: tokens(b.cemetery), reserve: kinds(b.reserve),
    hero: b.hero, floors: b.floors, houses: b.houses, hand: b.hand, coins: b.coins,
    weapon: b.weapon, passed: b.passed, fallen: b.fallen,
  });
  const facts = (view, moving) => ({
    round: view.round, marker: view.marker, bag: view.bag, capital: view.capital, coins: view.coins, heroic: view.heroic,
    reserve: view.reserve && kinds(view.reserve), goods: view.market && kinds(view.market.goods),
    removed: kinds(view.removed), gone: tokens(view.removed_skeletons),
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
        told.append({"before": before, "events": [table.game.fact(event) for event in events], "after": table.view(None)})
    return told


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options)}" for seats, options in TABLES])
def test_a_story_ends_where_the_rules_end(address: str, chromium: Any, seats: int, options: dict[str, Any]) -> None:
    page = page_of(chromium)
    page.goto(address)
    for seed in range(3 if seats < 3 else 1):  # Many boards tell many stories in one game.
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
    settled(page)
    return page


def table_where(address: str, seats: int, wanted: Callable[[Decision], bool], **options: object) -> dict[str, Any]:
    """A table at which the first seat is asked such a question, found by playing at random."""
    for seed in range(2000):
        table = samobranka.new("bad_bones", seats=seats, options=options, seed=seed)
        luck = Chance(seed)
        while table.decisions:
            if any(decision.seat == 0 and wanted(decision) for decision in table.decisions):
                request = urllib.request.Request(f"{address}/api/tables/load", table.to_json().encode(), JSON)
                with urllib.request.urlopen(request, timeout=10) as answer:
                    made: dict[str, Any] = json.load(answer)
                    return made
            decision = table.decisions[luck.pick(len(table.decisions))]
            table.act(decision.seat, decision.sample(luck))
    raise AssertionError("such a question never comes")


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
    leave = page.locator(".acts").get_by_role("button", name=LEAVE)
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


def ask_for_a_hint(page: Any) -> None:
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("The bot would").wait_for()


def test_a_game_against_a_bot_until_a_realm_falls(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    table = table_of(address, [HERE, BOT])
    sit(page, address, table)
    assert page.locator("[data-land='0']").count() == 1
    for _ in range(120):
        if not choose_on(page):
            break
    assert page.locator("dialog[open]").get_by_role("heading", name=re.compile(" wins? [0-9]|Nobody wins")).count() == 1
    assert "tower floors" in page.locator("dialog[open]").inner_text()
    assert page.faults == []


def test_a_hero_who_comes_under_the_pointer_is_not_asked_about(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    page.mouse.move(2, 2)
    move_hero(page)
    # Longer than a pointer must rest before words come; but nobody put it on the hero.
    page.wait_for_timeout(1100)
    assert page.get_by_role("dialog").count() == 0
    rest_on(page, page.locator("[data-piece=hero]"), page.get_by_role("dialog"))
    assert page.faults == []


def test_a_wall_is_turned_with_a_key_and_laid(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE, BOT]))
    move_hero(page)
    page.locator('.trap[data-piece="reserve-wall"]').click()
    assert page.get_by_role("status").inner_text() == "Wall: choose a cell"
    cell(page, "r5c4").click()
    page.locator("[data-ghost=wall]").wait_for()
    assert page.get_by_role("status").inner_text() == "Rising wall: turn it, or place it here"
    assert page.locator(".handle[data-piece=way-falling]").get_attribute("aria-label") == "Turn"
    page.keyboard.press("r")
    page.locator(".handle[data-piece=way-rising][aria-label=Turn]").wait_for()
    page.get_by_role("button", name="Place here").first.click()
    page.locator("[data-piece=trap-r5c4]").wait_for()
    assert page.locator("[data-piece=trap-r5c4]").get_attribute("aria-label") == "falling wall"
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


def test_a_heap_that_is_asked_about_lies_spread_out(address: str, chromium: Any) -> None:
    """The dragon has landed on several: who is driven first is seen, pointed at, and shown where to go."""
    page = page_of(chromium)

    def several(asked: Decision) -> bool:
        return asked.question == "push" and len({token for _, token, _ in asked.choices}) > 1

    sit(page, address, table_where(address, 2, several))
    page.get_by_text("Whom does the dragon drive where?").wait_for()
    lit = page.locator(".thing.lit")
    places = {(box["x"] // 40, box["y"] // 40) for box in (each.bounding_box() for each in lit.all())}
    assert len(places) == lit.count() > 1
    assert page.locator(".veil").count() == 1
    lit.first.click()
    page.get_by_text("choose a direction").wait_for()
    assert page.locator(".veil").count() == 0
    page.locator(".arrow.lit").first.click()
    page.get_by_text("choose a direction").wait_for(state="detached")
    assert page.faults == []


def test_the_battle_axe_strikes_where_one_points(address: str, chromium: Any) -> None:
    """Its choices are symbols; the skeletons that have them glow beside the hero."""
    page = page_of(chromium)
    table = table_where(address, 3, lambda asked: asked.question == "weapon" and asked.about[0] == BATTLE_AXE, advanced=True)
    sit(page, address, table)
    page.get_by_text("Which symbol does your battle axe strike down?").wait_for()
    lit = page.locator(".thing.lit")
    struck = lit.first.get_attribute("data-piece")
    assert lit.count() >= page.locator(".chips button").count() > 0
    for _ in range(2):
        if lit.count():
            lit.first.click(force=True)
    page.locator(f'[data-piece="{struck}"].thing').wait_for(state="detached")
    assert "draws the battle axe" in story(page)
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
    page.get_by_role("button", name="Look at the board of Boris").click()
    page.locator("[data-land='2']").wait_for()
    assert page.locator(".cell.lit").count() == 0
    page.get_by_role("button", name="My board").click()
    page.locator("[data-land='0']").wait_for()
    page.locator(".cell.lit").first.wait_for()
    assert page.faults == []


def test_the_market_sells_what_one_can_pay(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE], advanced=True))
    stall = page.get_by_role("region", name="Market")
    wares = [ware.get_attribute("data-piece") for ware in stall.locator(".ware").all()]
    ask_for_a_hint(page)
    assert stall.locator(".ware.hint .bulb").count() == 1
    stall.get_by_role("button", name="Bomb").click()
    page.get_by_text("You have 17 coins").wait_for()
    # Sold out: nothing else slides under the pointer.
    assert "×0" in stall.get_by_role("button", name="Bomb").inner_text()
    assert [ware.get_attribute("data-piece") for ware in stall.locator(".ware").all()] == wares
    stall.get_by_role("button", name="Crossbow").click()
    page.get_by_text("You have 15 coins").wait_for()
    assert stall.locator(".ware.lit[data-piece=market-rapier]").count() == 0
    page.get_by_role("button", name="Buy nothing more").click()
    page.get_by_text("Where does your hero go?").wait_for()
    reserve = page.get_by_role("region", name="traps in reserve").inner_text()
    assert {"Bomb", "Crossbow", "Treasure"} <= set(reserve.split())
    ask_for_a_hint(page)
    assert page.locator(".cell [data-hint]").count() == 1
    assert page.faults == []


@pytest.mark.parametrize("width", [1280, 1024])
def test_many_traps_stay_in_sight(address: str, chromium: Any, width: int) -> None:
    page = page_of(chromium, width, 800, "ru-RU")
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Boris"}], advanced=True))
    status = page.get_by_role("status")
    for kind in ("barricade", "bomb", "maze", "portal", "spring", "teleport_staff"):
        page.locator(".ware.lit").first.wait_for()
        bought = page.locator(f'.ware.lit[data-piece="market-{kind}"]')
        if bought.count():
            bought.click()
            page.locator(f'[data-piece="reserve-{kind}"], [data-piece="weapon-{kind}"]').wait_for()
    status.get_by_text("Что вы купите?").wait_for()
    page.get_by_role("button", name="Больше ничего не покупать").click()
    status.get_by_text("Куда пойдёт ваш герой?").wait_for()
    cards = page.locator(".hand > [data-piece]")
    assert cards.count() > 5
    ends = [each.bounding_box() for each in cards.all()]
    assert max(box["y"] + box["height"] for box in ends) < 800 - 30
    assert max(box["x"] + box["width"] for box in ends) < width
    assert page.faults == []


def test_two_people_share_a_device(address: str, chromium: Any) -> None:
    """Nothing is secret: no curtain. One after another at the market, and whoever likes first where all decide at once."""
    page = page_of(chromium)
    sit_together(page, address, table_of(address, [HERE, {**HERE, "name": "Petya"}], advanced=True))
    status = page.get_by_role("status")
    status.get_by_text("What do you buy?").wait_for()
    buyers = []
    # While it is told who bought what, the title bar names the phase; the next question follows.
    told = "([words, count]) => document.querySelector('[role=log]').innerText.split(words).length > count"
    for bought in range(1, 5):
        status.get_by_text("What do you buy?").wait_for()
        buyers.append(status.inner_text().partition(":")[0])
        page.locator('.ware[data-piece="market-wall"]').click()
        page.wait_for_function(told, arg=["wall and ", bought])
    first, second = buyers[:2]
    assert buyers == [first, second, second, first]
    assert story(page).count("The market opens.") == 1
    for passed in range(1, 3):
        page.get_by_role("button", name="Buy nothing more").click()
        page.wait_for_function(told, arg=[" the market.", passed])
    status.get_by_text("Where does your hero go?").wait_for()
    holder = status.inner_text().partition(":")[0]
    other = second if holder == first else first
    page.get_by_role("button", name=f"{other} chooses now").click()
    status.get_by_text(f"{other}: Where does your hero go?").wait_for()
    land = {"Masha": 0, "Petya": 1}[other]
    assert page.locator("[data-land]").get_attribute("data-land") == str(land)
    point(page, ".cell.lit")
    status.get_by_text(f"{holder}: Where does your hero go?").wait_for()
    point(page, ".cell.lit")
    for _ in range(12):
        status.get_by_text(re.compile("Which trap|Where does|Which")).wait_for()
        if "Round 2" in page.locator(".phases").inner_text():
            break
        assert choose_on(page)
    assert "Round 2" in page.locator(".phases").inner_text()
    assert page.faults == []


def test_small_lands_stay_while_newcomers_arrive(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.emulate_media(reduced_motion="no-preference")
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Boris"}]))
    move_hero(page)
    page.evaluate("""() => {
      window.faintest = 1;
      const look = () => {
        const lands = [...document.querySelectorAll('.land')];
        window.faintest = Math.min(window.faintest, ...lands.map((land) => getComputedStyle(land).opacity));
        requestAnimationFrame(look);
      };
      look();
    }""")
    page.get_by_role("button", name=LEAVE).click()
    page.locator("[data-flying]").first.wait_for()
    page.get_by_text("Where does your hero go?").wait_for()
    assert page.evaluate("window.faintest") == 1
    assert page.faults == []


@pytest.mark.parametrize(("ruleset", "tag"), [("ru", "otherwise here"), ("fr", "editions differ")])
def test_the_rulebook_says_where_editions_differ(address: str, chromium: Any, ruleset: str, tag: str) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE], advanced=True, ruleset=ruleset))
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("tab", name="Weapons").click()
    star = page.locator('[data-rule="BB-104"]')
    assert tag in star.locator("h3").inner_text()
    assert "differ" in page.locator('[data-rule="BB-99"] h3').inner_text()
    assert page.locator('[data-rule="BB-98"] .tag').count() == 0
    star.locator("h3 button").click()
    told = star.locator(".differs").inner_text()
    assert "Edition: Russian" in told
    assert "There may be no skeletons on the other cell" in told
    assert ("at this table" in told) == (ruleset == "ru")
    star.get_by_role("button", name="7 examples").click()
    assert ("Played with Edition: French" in star.locator("ul").inner_text()) == (ruleset == "ru")


def test_show_me_plays_by_the_rules_of_the_table(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, table_of(address, [HERE], advanced=True, ruleset="ru"))
    help = page.get_by_text("turn all skeletons of one cell around the hero the same way")
    rest_on(page, page.locator('.ware[data-piece="market-rapier"]'), help)
    page.get_by_role("button", name="BB-105").click()
    page.locator('[data-rule="BB-105"]').get_by_role("button", name="Show me").click()
    page.locator(".patch .ribbon").wait_for()
    page.locator('[data-rule="BB-105"]').get_by_role("button", name="4 examples").click()
    page.locator('[data-rule="BB-105"] li.now').get_by_text("Russian: the rapier turns both the same way.").wait_for()
    assert page.faults == []


def test_an_example_is_told_event_by_event(address: str, chromium: Any) -> None:
    """The catapult hurls three, one after another, to the other land, which is there to be seen."""
    page = page_of(chromium)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{address}/#/rules/bad_bones/BB-38")
    example = page.locator("[data-example='BB-38']")
    example.locator("[data-place='land-1']").wait_for()
    page.locator("[data-rule='BB-38']").get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-flying]").first.wait_for()
    note = example.get_by_role("status")
    assert note.locator("p").count() <= 2
    page.wait_for_function("() => document.querySelectorAll('[data-example] [role=status] p').length > 3")
    assert page.locator("[data-place='cemetery-1']").inner_text().strip() == "3"
    assert page.faults == []


def test_a_name_tells_who_sits_there(address: str, chromium: Any) -> None:
    """The land of another is opened by its picture; the name beside it belongs to a person, or to a bot."""
    page = page_of(chromium)
    link = {"kind": "link", "name": "Olga"}
    sit(page, address, table_of(address, [HERE, BOT, link]))
    panel = page.get_by_role("region", name="Players")
    assert "nobody has come yet" in panel.inner_text()
    name = panel.get_by_role("button", name="Anna", exact=False).first
    assert "bot" in name.get_attribute("title")
    name.click()
    page.locator("dialog[open]").get_by_text("Anna").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look at the board of Anna").click()
    page.locator("[data-land='1']").wait_for()
    assert page.locator("dialog[open]").count() == 0
    assert page.faults == []


def test_the_market_unrolls_on_a_phone(address: str, chromium: Any) -> None:
    page = page_of(chromium, 390, 844, "ru-RU")
    sit(page, address, table_of(address, [HERE, BOT], advanced=True))
    stall = page.locator(".market")
    assert stall.evaluate("stall => stall.scrollHeight - stall.clientHeight") <= 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.get_by_role("button", name="Ловушки", exact=True).count() == 1
    page.locator('.ware[data-piece="market-rapier"]').scroll_into_view_if_needed()
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


def test_the_land_stays_where_it_is_when_buttons_come(address: str, chromium: Any) -> None:
    page = page_of(chromium, 390, 844)
    sit(page, address, table_of(address, [HERE, BOT]))
    page.get_by_text("Where does your hero go?").wait_for()
    before = page.locator(".board").bounding_box()
    point(page, ".cell.lit")
    page.get_by_role("button", name=LEAVE).wait_for()
    assert page.locator(".board").bounding_box() == before
    assert page.faults == []


def test_many_traps_leave_the_land_large_on_a_phone(address: str, chromium: Any) -> None:
    page = page_of(chromium, 390, 760)
    sit(page, address, table_of(address, [HERE], advanced=True))
    for kind in ("barricade", "bomb", "maze", "portal", "spring", "teleport_staff"):
        page.locator(f'.ware.lit[data-piece="market-{kind}"]').click()
        page.locator(f'[data-piece="reserve-{kind}"], [data-piece="weapon-{kind}"]').wait_for(state="attached")
    page.get_by_role("button", name=LEAVE).click()
    move_hero(page)
    page.get_by_role("button", name=LEAVE).wait_for()
    assert page.locator(".hand > [data-piece]").count() > 5
    assert page.locator(".cell").first.bounding_box()["width"] > 50
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 800), (390, 844)])
def test_the_eye_lies_on_the_land(address: str, chromium: Any, width: int, height: int) -> None:
    page = page_of(chromium, width, height)
    sit(page, address, table_of(address, [HERE, BOT]))
    land, eye = page.locator(".cell").first.bounding_box(), page.locator(".aid").bounding_box()
    assert land["y"] - 1.2 * land["height"] < eye["y"] < land["y"]


@pytest.mark.parametrize("width", [390, 360])
def test_the_land_fits_a_phone_in_russian(address: str, chromium: Any, width: int) -> None:
    page = page_of(chromium, width, 800, "ru-RU")
    sit(page, address, table_of(address, [HERE, BOT, {**BOT, "name": "Борис"}, {**BOT, "name": "Василиса"}]))
    page.get_by_text("Куда пойдёт ваш герой?").wait_for()
    point(page, ".cell.lit")
    page.locator('.trap.lit[data-piece="reserve-wall"]').click()
    point(page, ".cell.lit")
    page.locator("[data-ghost=wall]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".cell").first.bounding_box()["width"] > 50
    page.get_by_role("button", name="Выложить").first.click()
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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 740)])
def test_numbers_can_be_read_however_small_the_land_is(address: str, chromium: Any, width: int, height: int) -> None:
    page = page_of(chromium, width, height)
    table = table_where(address, 6, lambda decision: any(action[0] == V_TAKE for action in decision.choices))
    sit(page, address, table)
    page.locator(".board [data-piece^=trap]").first.wait_for()
    assert too_small(page) == []


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
