"""Castle Panic's board in a real browser: what happens is told step by step, and everything can be pointed at."""

import json
import re
import time
from typing import Any

import pytest

from browser.people import click_on, new_table, page_of, play_out, rest_on, sit, story
from browser.tampering import HEALTH, Tampered, drawn, monster, told
from samobranka.games.castle_panic.rules.steps import MOVE

HERE = {"kind": "here", "name": "Masha"}
# Watches what is drawn, and notes each change of it in order.
WATCH = """() => {
  window.seen = [];
  const note = (what) => window.seen.at(-1) === what || window.seen.push(what);
  new MutationObserver(() => {
    const lines = document.querySelectorAll('[role=log] p');
    if (lines.length) note('log ' + lines.length);
    for (const each of document.querySelectorAll('[data-revealed]')) note('reveals ' + each.dataset.revealed);
    for (const each of document.querySelectorAll('[data-die]')) note('die ' + each.dataset.die);
    for (const each of document.querySelectorAll('[data-boulder]')) note('boulder ' + each.dataset.boulder);
    for (const each of document.querySelectorAll('[data-burst]')) note('bursts ' + each.dataset.burst);
    for (const each of document.querySelectorAll('[data-flying]')) note('flies ' + each.dataset.flying);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def lively(chromium: Any, width: int = 1280, height: int = 800, touch: bool = False) -> Any:
    """A page on which things move."""
    context = chromium.new_context(
        bypass_csp=True, viewport={"width": width, "height": height}, locale="en-US", has_touch=touch
    )
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def order(seen: list[str], *wanted: str) -> bool:
    places = [seen.index(each) for each in wanted]
    return places == sorted(places)


def test_events_are_told_one_after_another_and_end_as_the_server_says(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-1")], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    before = page.get_by_role("log").locator("p").count()
    page.evaluate(WATCH)
    orc = monster(6, "orc", "forest-4")
    table.tell(
        [
            told("moved", token=0, start=6, space=12, phase=MOVE),
            drawn(6),
            told("appeared", token=6, space=3, hp=2, die=4),
        ],
        monsters=[monster(0, "goblin", "knight-1"), orc],
        pile=29,
    )
    page.get_by_role("button", name="Orc in the Forest, arc 4 (health 2)").wait_for()
    page.wait_for_function("n => document.querySelectorAll('[role=log] p').length === n", arg=before + 3)
    seen = page.evaluate("window.seen")
    assert order(seen, f"log {before + 1}", "reveals orc", "die 4", f"log {before + 3}"), seen
    assert f"log {before + 2}" in seen
    assert page.get_by_role("button", name="Goblin in the Knight ring, arc 1 (health 1)").count() == 1
    assert page.faults == []


def test_walking_monsters_are_lifted_off_the_drawing_and_set_down_again(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-1"), monster(6, "orc", "knight-4")], waiting=[])
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    events = table.walk({"t0": "knight-1", "t6": "swordsman-4"})
    table.tell(events, monsters=[monster(0, "goblin", "knight-1"), monster(6, "orc", "swordsman-4")])
    # What moves is a box of its own: inside the drawing each step would be laid out and painted anew.
    page.wait_for_function("() => document.querySelectorAll('.march > *').length === 2")
    moving = "() => document.getAnimations().filter(({effect}) => effect.target.closest?.('svg.board')).length"
    assert page.evaluate(moving) == 0
    for name in ("Goblin in the Knight ring, arc 1 (health 1)", "Orc in the Swordsman ring, arc 4 (health 2)"):
        page.get_by_role("button", name=name).wait_for()
    page.wait_for_function("() => document.querySelectorAll('.march > *').length === 0")
    assert page.faults == []


def test_nothing_can_be_chosen_until_the_story_has_caught_up(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-1")], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    place = page.get_by_role("button", name="Place the rest at random")
    place.wait_for()
    table.tell([drawn(31)], pile=29)
    page.locator("[data-revealed]").wait_for(state="attached")
    assert place.count() == 0
    place.wait_for()


def test_a_boulder_rolls_in_crushes_and_stops_at_a_wall(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-2"), monster(6, "orc", "knight-2")], waiting=[])
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    page.evaluate(WATCH)
    table.tell(
        [
            drawn(31),
            told("boulder", space=1, die=2),
            told("died", token=0, space=7, cause="boulder"),
            told("died", token=6, space=13, cause="boulder"),
            told("wall-fell", wall=1, cause="boulder"),
        ],
        monsters=[],
        walls=["wall-1", "wall-3", "wall-4", "wall-5", "wall-6"],
        monster_discard=[{"id": "t31", "kind": "boulder"}, {"id": "t0", "kind": "goblin"}, {"id": "t6", "kind": "orc"}],
    )
    page.wait_for_function("() => window.seen.includes('bursts wall-2')")
    seen = page.evaluate("window.seen")
    assert order(seen, "reveals boulder", "die 2", "boulder 2", "flies goblin", "flies orc", "bursts wall-2"), seen
    page.wait_for_function("() => !document.querySelector('[data-boulder]')")
    assert page.get_by_role("button", name=re.compile("^(Goblin|Orc) ")).count() == 0
    assert page.faults == []


def test_a_hidden_or_hurried_story_jumps_to_its_end(address: str, chromium: Any) -> None:
    page = page_of(chromium)  # Prefers reduced motion.
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-1")], waiting=[])
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    page.evaluate(WATCH)
    table.tell(
        [drawn(6), told("appeared", token=6, space=3, hp=2, die=4)],
        monsters=[monster(6, "orc", "forest-4")],
    )
    page.get_by_role("button", name="Orc in the Forest, arc 4 (health 2)").wait_for()
    assert not [each for each in page.evaluate("window.seen") if each.startswith("reveals")]


@pytest.mark.parametrize("how", ["click", " ", "Escape"])
def test_a_click_on_the_board_or_a_key_hurries_to_the_end_of_all_that_is_told(address: str, chromium: Any, how: str) -> None:
    page = lively(chromium)
    goblin = monster(40, "goblin", "archer-1")
    table = Tampered(page, monsters=[goblin], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    page.get_by_role("button", name="Place the rest at random").wait_for()
    page.evaluate(WATCH)
    table.tell([drawn(31), drawn(32)], pile=28)
    table.tell(
        [drawn(6), told("appeared", token=6, space=3, hp=2, die=4)],
        monsters=[goblin, monster(6, "orc", "forest-4")],
        pile=27,
    )
    page.locator("[data-revealed]").wait_for()
    if how == "click":
        page.locator('[data-piece="t40"]').click()
    else:
        page.keyboard.press(how)
    page.get_by_role("button", name="Orc in the Forest, arc 4 (health 2)").wait_for()
    page.get_by_role("button", name="Place the rest at random").wait_for()
    assert "reveals orc" not in page.evaluate("window.seen")
    assert page.get_by_role("alert").count() == 0
    # With the story over, the same click is a question again, once it is no part of a double click.
    page.wait_for_timeout(600)
    page.locator('[data-piece="t40"]').click()
    page.get_by_text("That is not possible now.").wait_for()
    assert page.faults == []


def laid_for_cards(page: Any, address: str, cards: list[str], choices: Any, **view: Any) -> Tampered:
    """A hand of these kinds, called c100, c101 …, and the choices that the server would send."""
    made = new_table(address, [HERE, {"kind": "here", "name": "Anna"}])
    hand = [{"id": f"c{100 + at}", "kind": kind} for at, kind in enumerate(cards)]
    player = {"seat": 0, "role": "castle", "hand": hand, "trophies": [], "points": 0, "home": None, "out": False}
    other = {**player, "seat": 1, "hand": []}
    table = Tampered(page, choices, players=[player, other], waiting=[], phase="play", **view)
    sit(page, address, made, 0)
    return table


def choice(verb: str, *pieces: str) -> dict[str, Any]:
    return {"verb": verb, "pieces": list(pieces), "message": {"id": "castle_panic-choice-pass", "facts": {}}}


def answered(page: Any, table: Tampered) -> int:
    until = time.monotonic() + 10
    while not table.answers and time.monotonic() < until:
        page.wait_for_timeout(20)
    chosen: int = table.answers[-1]["choice"]
    return chosen


@pytest.mark.parametrize("pieces", [("c100", "c101", "wall-3"), ("c101", "c100", "wall-3")])
def test_brick_and_mortar_are_pointed_at_in_any_order(address: str, chromium: Any, pieces: tuple[str, ...]) -> None:
    page = page_of(chromium)
    choices = [choice("pass"), choice("build", "c100", "c101", "wall-3"), choice("build", "c100", "c101", "wall-5")]
    table = laid_for_cards(
        page, address, ["brick", "mortar"], choices, monsters=[], walls=["wall-1", "wall-2", "wall-4", "wall-6"]
    )
    for piece, wanted in zip(pieces, ("choose a wall", "choose a wall", ""), strict=True):
        page.locator(f'[data-piece="{piece}"]').first.click()
        page.get_by_role("banner").get_by_text(wanted).first.wait_for()
    assert answered(page, table) == 1


@pytest.mark.parametrize("pieces", [("c100", "c101", "t0"), ("c101", "c100", "t0")])
def test_a_nice_shot_is_pointed_at_in_any_order(address: str, chromium: Any, pieces: tuple[str, ...]) -> None:
    page = page_of(chromium)
    choices = [choice("pass"), choice("nice-shot", "c100", "c101", "t0"), choice("nice-shot", "c100", "c101", "t6")]
    monsters = [monster(0, "goblin", "archer-1"), monster(6, "orc", "archer-2")]
    table = laid_for_cards(page, address, ["nice_shot", "red_archer"], choices, monsters=monsters)
    for piece in pieces:
        page.locator(f'[data-piece="{piece}"]').first.click()
    assert answered(page, table) == 1


@pytest.mark.parametrize("pieces", [("c100", "c101", "c102", "t0"), ("c102", "t0", "c101", "c100")])
def test_all_for_one_takes_three_cards_in_any_order(address: str, chromium: Any, pieces: tuple[str, ...]) -> None:
    page = page_of(chromium)
    choices = [
        choice("pass"),
        choice("all-for-one", "c100", "c101", "c102", "t0"),
        choice("all-for-one", "c100", "c101", "c102", "t6"),
    ]
    monsters = [monster(0, "goblin", "archer-1"), monster(6, "orc", "archer-2")]
    table = laid_for_cards(page, address, ["red_archer", "red_knight", "red_swordsman"], choices, monsters=monsters)
    for piece in pieces:
        page.locator(f'[data-piece="{piece}"]').first.click()
    assert answered(page, table) == 1


def test_a_monster_may_be_chosen_before_the_card_that_reaches_it(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    choices = [choice("pass"), choice("hit", "c100", "t0"), choice("hit", "c102", "t6")]
    monsters = [monster(0, "goblin", "archer-1"), monster(6, "orc", "knight-4")]
    table = laid_for_cards(page, address, ["red_archer", "blue_knight", "green_knight"], choices, monsters=monsters)
    page.locator('[data-piece="t6"]').click()
    lit = [each.get_attribute("data-piece") for each in page.locator(".card.lit").all()]
    assert lit == ["c102"]
    page.locator('[data-piece="c102"]').click()
    assert answered(page, table) == 2


def test_eight_monsters_in_one_space_can_each_be_pointed_at(address: str, chromium: Any) -> None:
    kinds = [*HEALTH, "goblin"]
    for at in (0, 4, 7):  # Each costs a page; the first, the last and one from among them.
        page = page_of(chromium)
        monsters = [monster(10 + number, kind, "swordsman-2") for number, kind in enumerate(kinds)]
        choices = [choice("pass"), *(choice("hit", "c100", each["id"]) for each in monsters)]
        table = laid_for_cards(page, address, ["red_swordsman"], choices, monsters=monsters)
        page.locator('[data-piece="c100"]').click()
        page.locator('[data-piece="t13"]').hover(force=True)
        page.wait_for_timeout(300)  # The space opens in 160 ms,
        page.wait_for_function("() => document.getAnimations().length === 0")  # and on a busy machine a little later.
        centre = page.evaluate(
            "id => { const {x, y, width, height} = document.querySelector(`[data-piece=${id}] circle:nth-of-type(2)`)"
            ".getBoundingClientRect(); return [x + width / 2, y + height / 2]; }",
            f"t{10 + at}",
        )
        page.mouse.click(*centre)
        assert answered(page, table) == 1 + at
        page.context.close()


def test_a_finger_opens_a_crowded_space_before_it_picks(address: str, chromium: Any) -> None:
    page = lively(chromium, 390, 844, touch=True)
    monsters = [monster(10 + number, "goblin" if number % 2 else "orc", "knight-3") for number in range(8)]
    choices = [choice("pass"), *(choice("hit", "c100", each["id"]) for each in monsters)]
    table = laid_for_cards(page, address, ["green_knight"], choices, monsters=monsters)
    page.locator('[data-piece="c100"]').tap()
    page.locator('.pointable[data-piece="t14"]').tap(force=True)
    page.wait_for_timeout(400)
    assert table.answers == []
    page.locator('.pointable[data-piece="t14"]').tap(force=True)
    assert answered(page, table) == 5


def on_turn(pages: list[Any]) -> Any:
    """Whose title bar asks for something."""
    for page in pages:
        if page.locator(".acts .btn").count() or page.locator("[data-piece].lit").count():
            return page
    return None


def two_people(address: str, chromium: Any, **options: object) -> list[Any]:
    table = new_table(address, [{"kind": "link", "name": "Anna"}, {"kind": "link", "name": "Boris"}], **options)
    pages = [page_of(chromium), page_of(chromium)]
    for seat, page in enumerate(pages):
        sit(page, address, table, seat)
    return pages


@pytest.mark.parametrize("agrees", [True, False])
def test_a_trade_is_offered_and_answered_between_two_browsers(address: str, chromium: Any, agrees: bool) -> None:
    anna, boris = two_people(address, chromium)
    anna.get_by_role("button", name="Place the rest at random").click()
    anna.get_by_role("button", name="Keep all cards").click()
    anna.get_by_role("button", name="Do not trade").wait_for()
    mine = anna.locator(".hand .card.lit").first
    given, hand = mine.get_attribute("data-piece"), anna.locator(".hand .card")
    mine.click()
    theirs = anna.locator(".mini.lit").first
    wanted = theirs.get_attribute("data-piece")
    theirs.click()
    offer = boris.get_by_role("region", name="The offer")
    offer.wait_for()
    assert offer.locator("figure").count() == 2
    offer.get_by_role("button", name="Swap" if agrees else "No swap", exact=True).click()
    anna.get_by_role("log").get_by_text(re.compile("Agreed: you give" if agrees else "Boris says no")).wait_for()
    pieces = [each.get_attribute("data-piece") for each in hand.all()]
    assert (wanted in pieces, given in pieces) == ((True, False) if agrees else (False, True))
    assert boris.get_by_role("region", name="The offer").count() == 0
    assert anna.faults + boris.faults == []


def test_trophies_and_the_heap_of_the_gone_say_what_lies_there_and_lead_to_the_rule(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    slain = [{"id": "t6", "kind": "orc"}, {"id": "t7", "kind": "orc"}, {"id": "t0", "kind": "goblin"}]
    player = {"seat": 0, "role": "castle", "hand": [], "trophies": slain, "home": None, "out": False}
    gone = [{"id": "t17", "kind": "troll"}]
    table = new_table(address, [HERE, {"kind": "here", "name": "Anna"}])
    Tampered(page, players=[player, {**player, "seat": 1, "trophies": []}], waiting=[], monster_discard=gone)
    sit(page, address, table, 0)
    for count, name, words in ((0, "Trophies of Anna", "No monster slain yet."), (3, "Trophies of Masha", "Orc × 2, Goblin")):
        page.get_by_role("button", name=f"Trophies: {count}").click()
        about = page.get_by_role("dialog", name=name)
        about.get_by_text(words).wait_for()
    about.get_by_role("button", name="Rule CP-34").click()
    page.get_by_role("region", name="Rules").locator('article.open[data-rule="CP-34"]').wait_for()
    page.keyboard.press("Escape")
    rule = page.get_by_role("dialog", name="Troll", exact=True).get_by_role("button", name=re.compile("^Rule")).first
    rest_on(page, page.locator('[data-piece="t17"]'), rule)
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (1024, 768)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_an_open_offer_leaves_lines_to_the_story_and_cuts_nothing(
    address: str, chromium: Any, seats: int, width: int, height: int
) -> None:
    page = page_of(chromium, width, height)
    size = 4 if seats == 6 else 6 if seats == 2 else 5
    hands = [[{"id": f"c{20 * seat + at}", "kind": "red_archer"} for at in range(size)] for seat in range(seats)]
    players = [
        {"seat": seat, "role": "castle", "hand": hand, "trophies": [], "points": 0, "home": None, "out": False}
        for seat, hand in enumerate(hands)
    ]
    offer = {"seat": 1, "partner": 0, "card": hands[1][0], "wanted": hands[0][0], "given": None}
    Tampered(page, players=players, offer=offer, waiting=[], phase="trade")
    sit(page, address, new_table(address, [HERE] * seats), 0)
    page.get_by_role("region", name="The offer").wait_for()
    side = page.locator("aside.towel").evaluate("side => side.scrollHeight - side.clientHeight")
    assert side <= 4
    assert page.get_by_role("log").bounding_box()["height"] >= 60
    hand = page.get_by_role("region", name="Your hand").locator(".card").last.bounding_box()
    assert hand["y"] + hand["height"] <= height - 20


def command(page: Any) -> None:
    """The Overlord lifts a token and plays it; whatever else he is asked is answered by the first button."""
    if page.get_by_role("button", name="Play no more tokens").count():
        page.locator(".tokens button").first.click()
        page.get_by_role("button", name=re.compile("^Play the token")).click()
    else:
        click_on(page)


def test_a_whole_game_against_the_overlord_by_clicking_in_both_seats(address: str, chromium: Any) -> None:
    pages = two_people(address, chromium, mode="overlord")
    anna, boris = pages
    over = re.compile("^(Victory|Defeat|You win)")
    secret = 0
    until = time.monotonic() + 240
    while time.monotonic() < until and not anna.get_by_role("heading", name=over).count():
        page = on_turn(pages)
        if page is boris:
            held = boris.locator(".tokens button").count()
            assert anna.locator(".tokens button").count() == 0
            secret = max(secret, held)
            command(boris)
        elif page is not None:
            click_on(page)
        anna.wait_for_timeout(30)
    assert secret >= 3
    assert anna.get_by_role("heading", name=over).count(), story(anna)[-600:]
    assert boris.get_by_role("heading", name=over).count()
    assert "in secret" in story(anna)
    assert anna.faults + boris.faults == []


def test_making_room_is_lifted_off_the_drawing_too(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "archer-1"), monster(6, "orc", "knight-1")], waiting=[])
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    events = table.walk({"t0": "knight-1"})
    table.tell(events, monsters=[monster(0, "goblin", "knight-1"), monster(6, "orc", "knight-1")])
    page.wait_for_function("() => document.querySelectorAll('.march > *').length === 2")
    page.wait_for_function("() => !document.querySelector('.march > *')")
    assert page.faults == []


DRAWN = drawn(6)
HURTS = {"verb": "hurt", "pieces": ["t0"], "message": {"id": "castle_panic-choice-pass", "facts": {}}}


def test_a_click_that_hurries_the_story_never_becomes_a_move(address: str, chromium: Any) -> None:
    page = lively(chromium)
    goblin = monster(0, "goblin", "archer-1")
    table = Tampered(page, choices=[HURTS, {**HURTS, "pieces": ["t1"]}], monsters=[goblin], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    lit = page.locator("[data-piece=t0].lit")
    lit.wait_for()
    spot = lit.bounding_box()
    middle = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    table.tell([DRAWN], pile=29)
    lit.wait_for(state="detached")
    page.mouse.dblclick(*middle)
    lit.wait_for()
    assert table.answers == []
    # Two clicks of their own, one at the end of the story and one just after it.
    page.wait_for_timeout(600)
    table.tell([DRAWN], pile=28)
    lit.wait_for(state="detached")
    impatient = """([x, y]) => {
      const click = () => document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      const look = () => {
        if (window.done || !document.querySelector('[data-piece=t0].lit')) return;
        window.done = true;
        click();
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      click();
    }"""
    page.evaluate(impatient, middle)
    page.wait_for_function("() => window.done")
    assert table.answers == []
    # Who has seen it may choose it.
    page.wait_for_timeout(600)
    page.mouse.click(*middle)
    page.wait_for_function("() => !document.querySelector('[data-piece=t0].lit')")
    assert [answer["choice"] for answer in table.answers] == [0]
    assert page.faults == []


@pytest.mark.parametrize(("mode", "cups"), [("standard", 2), ("coop", 0), ("overlord", 1)])
def test_trophies_are_shown_only_to_who_can_win_them(address: str, chromium: Any, mode: str, cups: int) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [HERE, HERE], mode=mode), 0)
    page.get_by_role("region", name="Hand").wait_for()
    assert page.get_by_role("button", name=re.compile("^Trophies")).count() == cups


def test_six_players_on_a_phone_leave_room_for_an_offer_and_the_hand(address: str, chromium: Any) -> None:
    page = page_of(chromium, 390, 844)
    card = {"id": "c90", "kind": "red_archer"}
    offer = {"seat": 0, "partner": 1, "card": card, "wanted": None, "given": None}
    Tampered(
        page,
        choices=[{"verb": "refuse", "pieces": [], "message": {"id": "castle_panic-choice-refuse", "facts": {}}}],
        offer=offer,
        waiting=[],
    )
    sit(page, address, new_table(address, [HERE] * 6), 0)
    page.get_by_role("region", name="The offer").wait_for()
    assert page.get_by_role("button", name=re.compile("efuse|No swap")).count() == 1
    below = page.locator(".hand .card").first.bounding_box()
    assert below["y"] + below["height"] <= page.locator("nav").bounding_box()["y"]
    for row in page.locator(".players .row").all():
        assert row.evaluate("row => row.scrollWidth <= row.clientWidth + 1")
    assert page.faults == []


def span(page: Any, where: str) -> tuple[float, float]:
    box = page.locator(where).first.bounding_box()
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("language", ["en-US", "ru-RU"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (375, 667), (390, 844)])
def test_six_on_a_phone_see_hand_phases_and_tabs_without_scrolling(
    address: str, chromium: Any, width: int, height: int, language: str
) -> None:
    table = new_table(address, [HERE] * 6)
    play_out(address, table, choices=1)
    boards = []
    for seat in (0, 1):  # Who is asked, and who waits: the board is the same, and the bar has no empty row.
        page = page_of(chromium, width, height, language)
        page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
        page.locator(".hand .card").first.wait_for()
        if seat == 0:
            page.locator(".acts .btn").first.wait_for()
        page.evaluate("() => document.fonts.ready.then(() => null)")
        assert page.locator(".acts .btn:visible").count() == 1 - seat
        tabs = span(page, "nav")
        assert span(page, ".hand .card")[1] <= span(page, "aside ol")[0]
        assert span(page, "aside ol")[1] <= tabs[0]
        assert tabs[1] == height
        assert span(page, "header")[1] <= 64
        assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [height, width]
        boards.append(page.locator("svg.board").bounding_box())
        assert page.faults == []
    assert boards[0] == boards[1]
    assert boards[0]["height"] >= 258


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1280, 800)])
def test_an_offer_has_one_red_button_and_leaves_the_hand_in_sight(address: str, chromium: Any, width: int, height: int) -> None:
    table = new_table(address, [HERE] * 6)
    play_out(address, table, choices=1)
    page = page_of(chromium, width, height, "fr-FR")

    def through(line: Any) -> None:
        def tell(text: str) -> None:
            told = json.loads(text)
            if told["type"] == "table":
                hand = told["view"]["players"][0]["hand"]
                card = {"id": "c90", "kind": "red_archer"}
                told["view"]["offer"] = {"seat": 1, "partner": 0, "card": card, "wanted": hand[0], "given": None}
                verbs = [("give", [each["id"]]) for each in hand] + [("refuse", [])]
                told["next"]["choices"] = [
                    {"verb": verb, "pieces": pieces, "message": {"id": "castle_panic-choice-refuse", "facts": {}}}
                    for verb, pieces in verbs
                ]
            line.send(json.dumps(told))

        line.connect_to_server().on_message(tell)

    page.route_web_socket(re.compile("/ws/"), through)
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}")
    page.locator(".trade").wait_for()
    reds = """() => [...document.querySelectorAll('.btn')].filter((each) => each.checkVisibility()
        && getComputedStyle(each).backgroundColor === 'rgb(163, 40, 42)').map((each) => each.innerText.trim())"""
    assert page.evaluate(reds) == ["Échanger"]
    if width < 1024:
        assert span(page, ".hand .card")[1] <= span(page, "aside ol")[0]
        assert span(page, "aside ol")[1] <= span(page, "nav")[0]
    assert page.faults == []


def test_a_lifted_card_is_put_down_again_by_a_second_click(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    table = new_table(address, [HERE] * 2)
    play_out(address, table, choices=1)
    sit(page, address, table, 0)
    undo = page.get_by_role("button", name="Take back")
    assert undo.get_attribute("aria-disabled") == "true"
    lit = page.locator(".hand .card.lit").first
    card = page.locator(f'.hand [data-piece="{lit.get_attribute("data-piece")}"]')
    card.click()
    page.get_by_role("button", name=re.compile("^Discard")).wait_for()
    card.click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    assert page.locator(".card.picked").count() == 0
    assert page.faults == []


def test_a_hint_hides_nothing_of_the_board_and_lights_a_bulb(address: str, chromium: Any) -> None:
    for width, height in ((1280, 800), (390, 844)):
        page = page_of(chromium, width, height)
        table = new_table(address, [HERE] * 3)
        play_out(address, table, choices=1)
        sit(page, address, table, 0)
        page.locator(".acts .btn").first.wait_for()
        page.get_by_role("button", name="Hint").click()
        said = page.get_by_role("alert").get_by_role("button")
        said.wait_for(timeout=60_000)
        said, board = said.bounding_box(), page.locator(".stage").bounding_box()
        assert said["x"] >= board["x"] + board["width"] or said["y"] >= board["y"] + board["height"]
        assert page.locator(".card.hint").count() == page.locator(".card.hint .bulb").count()
        assert page.faults == []


def test_a_phone_on_its_side_shows_board_and_hand_side_by_side(address: str, chromium: Any) -> None:
    page = page_of(chromium, 844, 390)
    sit(page, address, new_table(address, [HERE] * 3), 0)
    page.locator(".acts .btn").first.wait_for()
    board, button = page.locator(".stage").bounding_box(), page.locator(".acts .btn").first.bounding_box()
    tabs = page.locator("nav").bounding_box()["y"]
    assert board["y"] + board["height"] <= tabs + 1
    assert button["x"] >= board["x"] + board["width"]
    assert button["y"] + button["height"] <= tabs


def test_a_hint_is_seen_on_whatever_it_means(address: str, chromium: Any) -> None:
    page = page_of(chromium, 360, 640)
    meant = ["wall-3", "tower-1", "archer-4", "t0", "seat-2"]
    choices = [choice("pass"), *(choice("play", f"c{100 + at}", piece) for at, piece in enumerate(meant))]
    kinds = ["brick", "mortar", "tar", "red_archer", "scavenge"]
    table = laid_for_cards(page, address, kinds, choices, monsters=[monster(0, "goblin", "archer-1")])
    for at, piece in enumerate(meant):
        table.socket.send(json.dumps({"type": "hint", "ask": table.next["ask"], "choice": at + 1, "why": None}))
        page.locator(f'[data-piece="c{100 + at}"].hint .bulb').wait_for()
        assert page.locator(".board .hint, .who.hint .bulb").count() == 1, piece
        # Nothing lies over the bulb of the card: neither the button above nor the card beside it.
        assert span(page, ".card .bulb")[0] >= span(page, ".acts .btn")[1]
    # What is taken up is shown as taken up, also where it was a hint.
    page.locator(".card.hint").click()
    assert "rgb(255, 201, 60)" in page.locator(".card.picked").evaluate("card => getComputedStyle(card).boxShadow")
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_on_a_phone_the_field_of_the_chat_is_in_sight(address: str, chromium: Any, width: int, height: int) -> None:
    page = page_of(chromium, width, height)
    sit(page, address, new_table(address, [HERE] * 3), 0)
    page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    field = page.get_by_role("region", name="Chat").get_by_role("textbox").bounding_box()
    assert field["y"] + field["height"] <= page.locator("nav").bounding_box()["y"]


def test_a_card_in_hand_says_what_it_needs(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").click()
    page.get_by_role("button", name="Do not trade").wait_for()
    page.locator(".hand .card.lit").first.click()
    page.get_by_role("banner").get_by_text("choose a player, or the card you want").wait_for()


def test_a_click_that_leads_nowhere_is_told_why(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [HERE, {"kind": "link", "name": "Anna"}]), 0)
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    page.locator('[data-piece="tower-2"]').click()
    page.get_by_role("alert").get_by_text("Monsters and walls have their turn in the phase “Play cards”.").wait_for()
    assert page.faults == []


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_several_in_one_space_of_the_castle_stand_in_that_space(address: str, chromium: Any, count: int, width: int) -> None:
    """Nobody stands over a neighbour's tower, nobody on another one, and everybody sees whose space it is."""
    page = page_of(chromium, width, 800)
    monsters = [monster(6 + at, "orc", "castle-4") for at in range(count)]
    Tampered(page, monsters=monsters, waiting=[], towers=["tower-3", "tower-5"], walls=[])
    sit(page, address, new_table(address, [HERE]), 0)
    page.locator(f'[data-piece="t{5 + count}"]').wait_for()
    inside = page.evaluate(
        """() => {
            const middle = document.querySelector('svg.board').getScreenCTM();
            return [...document.querySelectorAll('.walker')].map((walker) => {
                const box = walker.querySelectorAll('circle')[2].getBoundingClientRect();
                const [x, y] = [(box.left + box.right) / 2 - middle.e, (box.top + box.bottom) / 2 - middle.f];
                const [far, r] = [Math.hypot(x, y), box.width / 2];
                const aside = Math.abs((((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360) - 210);
                return {x, y, r, over: aside + (Math.asin(Math.min(1, r / far)) * 180) / Math.PI - 30, far: far / middle.a};
            });
        }"""
    )
    assert len(inside) == count
    assert max(each["over"] for each in inside) < 4
    assert all(34 < each["far"] < 112 for each in inside)
    for at, one in enumerate(inside):
        for other in inside[at + 1 :]:
            assert (one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2 > (one["r"] + other["r"]) ** 2 * 0.8
    assert page.faults == []
