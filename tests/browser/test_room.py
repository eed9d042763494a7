"""The table page: several people at one device or at several, leaving and coming back, talking, ending and beginning again."""

import json
import re
from typing import Any

import pytest

from browser.people import bar, click_on, new_table, page_of, play_out, sit, sit_together, story, watch

ANNA_AND_BORIS = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Boris", "symbol": "bear"}]
BY_LINK = [{"kind": "link", "name": "Anna"}, {"kind": "link", "name": "Boris", "symbol": "bear"}]


def until(page: Any, sight: Any, tries: int = 150) -> None:
    """Clicks on like somebody in a hurry until something is to be seen."""
    for _ in range(tries):
        if sight.count():
            return
        click_on(page)
        page.wait_for_timeout(50)
    raise AssertionError(story(page)[-600:])


def test_two_people_at_one_device_take_turns(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit_together(page, address, new_table(address, ANNA_AND_BORIS))
    bar(page).get_by_text("Anna: Where do you place the first monsters?").wait_for()
    until(page, page.get_by_text("Boris, it is your turn"))
    until(page, page.get_by_role("log").get_by_text("Turn 3:"))
    assert page.get_by_role("button", name=re.compile("^I am")).count() == 0
    assert page.faults == []


def test_equal_tokens_all_glow_and_any_of_them_can_be_placed(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    hand = page.get_by_role("region", name="Your hand")
    goblins = hand.get_by_role("button", name="Goblin", exact=True)
    assert goblins.count() == 3
    goblins.nth(2).click()
    page.get_by_role("button", name=re.compile("Archer ring, arc 4")).click()
    page.get_by_role("log").get_by_text(re.compile("an? goblin in arc 4")).wait_for()
    assert page.get_by_role("button", name=re.compile("Goblin .*Archer ring, arc 4")).count() == 1
    assert page.faults == []


def test_a_target_may_be_pointed_at_before_the_card(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    for _ in range(8):
        sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
        for name in ("Place the rest at random", "Keep all cards"):
            page.get_by_role("button", name=name).click()
        play = bar(page).get_by_role("button", name="Play no more cards")
        play.or_(bar(page).get_by_role("button", name="Monsters move")).first.wait_for()
        archers = page.locator(".card.lit", has_text="Archer")
        if not play.count() or not archers.count():
            continue
        archers.first.click()
        target = page.locator("svg [data-piece^=t].lit").first.get_attribute("data-piece")
        page.keyboard.press("Escape")
        page.locator(f"svg [data-piece={target}]").click()
        assert page.locator(".card.lit").count() >= 1
        page.locator(".card.lit", has_text="Archer").first.click()
        hit = bar(page).get_by_role("button", name=re.compile("^Hit"))
        if hit.count():
            hit.first.click()
        page.get_by_role("log").get_by_text(re.compile("You (hit|slay)")).first.wait_for()
        return
    pytest.fail("nobody was dealt an archer who reaches anything")


def test_the_curtain_hides_the_overlords_tokens_from_the_others(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit_together(page, address, new_table(address, ANNA_AND_BORIS, mode="overlord"))
    # What Anna sees anybody may see: she needs no curtain.
    page.get_by_role("group", name="The board").wait_for()
    until(page, page.get_by_role("button", name="I am Boris"))
    # The curtain is down: nothing of either view is in the document.
    assert page.locator("[data-piece]").count() == 0
    assert page.get_by_role("log").count() == 0
    page.get_by_role("button", name="I am Boris").click()
    page.get_by_role("region", name="Your hand").get_by_role("button").first.wait_for()
    assert page.get_by_role("region", name="Your hand").locator("[data-piece^=t]").count() == 3
    assert "You take in secret: " in story(page)
    anna = page.get_by_role("banner").get_by_text("Anna")
    for _ in range(40):
        if anna.count():
            break
        if not bar(page).get_by_role("button", name=re.compile("^(Play|Hurt)")).count():
            page.get_by_role("region", name="Your hand").locator("[data-piece^=t]").first.click()
        page.keyboard.press("1")
        page.wait_for_timeout(100)
    page.get_by_role("group", name="The board").wait_for()
    assert "in secret: " not in story(page)
    assert page.get_by_role("region", name="Your hand").locator("[data-piece^=t]").count() == 0
    # Who reloads may be anybody: of what only Boris may see there is nothing.
    page.reload()
    page.get_by_role("group", name="The board").wait_for()
    assert "in secret: " not in story(page)
    assert page.get_by_role("region", name="Your hand").locator("[data-piece^=t]").count() == 0
    assert page.faults == []


def test_who_waits_points_at_what_the_other_is_asked_about(address: str, chromium: Any) -> None:
    made = new_table(address, [{"kind": "here", "name": "Anna"}, {"kind": "link", "name": "Boris"}])
    anna, boris = page_of(chromium), page_of(chromium, language="ru-RU")
    sit(anna, address, made, 0)
    boris.goto(f"{address}/#/table/{made['table']}?token={made['seats'][1]['token']}")
    meant = boris.locator("[data-piece=archer-2].theirs")
    meant.wait_for()
    boris.keyboard.press("Escape")
    meant.click(force=True)
    anna.locator("[data-ping=archer-2]").wait_for(state="attached")
    assert "Boris points: Archer ring, arc 2" in anna.locator(".hidden[aria-live]").all_inner_texts()
    # It was no choice, and it is gone after a moment.
    anna.locator("[data-ping]").wait_for(state="detached")
    assert anna.locator("[data-piece^=t].lit").count() > 1
    boris.get_by_role("button", name="Подождите").click()
    anna.locator(".said").get_by_text("Wait").wait_for()
    assert anna.faults == boris.faults == []


def test_a_choice_is_taken_back_by_key(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.get_by_role("button", name="Troll", exact=True).click()
    page.get_by_role("button", name=re.compile("Archer ring, arc 2")).click()
    placed = page.get_by_role("log").get_by_text(re.compile("an? troll in arc 2"))
    placed.wait_for()
    page.keyboard.press("Control+z")
    placed.wait_for(state="detached")
    page.get_by_role("button", name="Troll", exact=True).wait_for()


def test_a_bot_plays_while_i_am_away_until_i_take_my_seat_back(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, boris = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="My seat").click()
    anna.get_by_role("button", name="Let a bot play while I am away").click()
    anna.keyboard.press("Escape")
    bar(anna).get_by_text("A bot plays for you.").wait_for()
    boris.get_by_text("a bot plays").wait_for()
    boris.get_by_role("log").get_by_text("Turn 1:").wait_for(timeout=60_000)
    bar(anna).get_by_role("button", name="Take the seat back").click()
    bar(anna).get_by_text("A bot plays for you.").wait_for(state="detached")
    boris.get_by_text("a bot plays").wait_for(state="detached")
    anna.close()
    boris.get_by_text("not at the table").wait_for()
    assert boris.faults == []


def test_a_seat_changes_its_name_and_animal_for_everybody(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, boris = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="My seat").click()
    name = anna.get_by_role("textbox", name="Name")
    name.fill("Anastasia")
    name.press("Enter")
    boris.get_by_role("region", name="Players").get_by_text("Anastasia").wait_for()
    assert anna.get_by_role("button", name="Bear").is_disabled()
    anna.get_by_role("button", name="Rooster").click()
    anna.get_by_role("button", name="Blue", exact=True).click()
    anna.locator("dialog [aria-pressed=true][aria-label=Blue]").wait_for()
    chosen = anna.locator("dialog [aria-pressed=true]")
    assert [chosen.nth(i).get_attribute("aria-label") for i in range(chosen.count())] == ["Rooster", "Blue"]


def test_a_broken_line_mends_itself(address: str, chromium: Any) -> None:
    """The server stays, the line breaks: what happened meanwhile is told when it is back."""
    table = new_table(address, BY_LINK)
    anna, boris = page_of(chromium), page_of(chromium)
    lines: list[Any] = []

    def through(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    boris.route_web_socket(re.compile("/ws/"), through)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    anna.get_by_role("region", name="Players").get_by_text("next to play").wait_for()
    lines[-1].close()
    anna.get_by_role("button", name="Place the rest at random").click()
    anna.get_by_role("log").get_by_text("Turn 1: you play.").wait_for()
    boris.get_by_role("log").get_by_text("Turn 1: Anna plays.").wait_for()
    assert len(lines) == 2
    assert "since=" in lines[1].url
    assert story(boris).count("is dealt") == 1
    assert boris.faults == []


def test_a_spectator_sees_moves_and_cannot_act(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, eye = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    watch(eye, address, table)
    eye.get_by_text("You are watching").wait_for()
    bar(eye).get_by_text("Anna chooses where the first monsters stand").wait_for()
    anna.get_by_role("button", name="Place the rest at random").click()
    eye.get_by_role("log").get_by_text("Turn 1:").wait_for()
    assert eye.get_by_role("button", name="Keep all cards").count() == 0
    assert eye.get_by_role("button", name="Take back").count() == 0
    assert eye.get_by_role("region", name="Your hand").count() == 0
    eye.get_by_role("button", name=re.compile("Troll .*Archer ring")).click()
    eye.get_by_role("alert").get_by_text("Anna decides now.").wait_for()
    assert eye.faults == []


def test_people_talk_and_what_they_said_stays(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, boris, eye = page_of(chromium), page_of(chromium, 390, 844), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    watch(eye, address, table)
    anna.keyboard.press("c")
    anna.get_by_label("Say something").fill("Hold wall 3 <b>please</b>")
    anna.keyboard.press("Enter")
    boris.get_by_label("1 unread line").wait_for()
    boris.get_by_role("button", name="Chat").click()
    chat = boris.get_by_role("region", name="Chat")
    chat.get_by_text("Hold wall 3 <b>please</b>").wait_for()
    assert boris.get_by_label("1 unread line").count() == 0
    eye.get_by_role("button", name="Chat").click()
    eye.get_by_label("Say something").fill("x" * 600)
    assert len(eye.get_by_label("Say something").input_value()) == 500
    eye.keyboard.press("Enter")
    chat.get_by_text("Somebody watching").wait_for()
    boris.reload()
    boris.get_by_role("button", name="Chat").click()
    boris.get_by_role("region", name="Chat").get_by_text("Hold wall 3").wait_for()
    assert boris.evaluate("document.documentElement.scrollWidth") <= 390
    assert anna.faults + boris.faults + eye.faults == []


def test_the_end_is_counted_and_both_go_on_to_the_same_rematch(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    play_out(address, table)
    anna, boris = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    for page in (anna, boris):
        page.get_by_role("heading", name="Defeat: all six towers have fallen.").wait_for()
        page.get_by_role("img", name="The game in figures").wait_for()
        page.get_by_role("row", name=re.compile("Choices made")).wait_for()
    anna.get_by_role("button", name="Play again").click()
    anna.get_by_role("button", name="Place the rest at random").wait_for()
    boris.get_by_role("button", name="Join the rematch").click()
    bar(boris).get_by_text("Anna chooses where the first monsters stand").wait_for()
    assert anna.evaluate("location.pathname") == boris.evaluate("location.pathname")
    assert table["table"] not in anna.url
    anna.get_by_role("button", name="Place the rest at random").click()
    boris.get_by_role("log").get_by_text("Turn 1:").wait_for()
    assert anna.faults + boris.faults == []


def test_a_whole_turn_is_played_with_the_keyboard_alone(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.keyboard.press("1")
    page.get_by_role("button", name="Keep all cards").wait_for()

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("where => Boolean(document.activeElement?.closest(where))", selector):
                return
        raise AssertionError(f"no {selector} can be reached with Tab")

    tab_to(".card.lit")
    page.keyboard.press("Enter")
    bar(page).get_by_role("button", name=re.compile("^Discard")).wait_for()
    page.keyboard.press("Escape")
    assert bar(page).get_by_role("button", name=re.compile("^Discard")).count() == 0
    page.keyboard.press("Enter")
    bar(page).get_by_role("button", name=re.compile("^Discard")).wait_for()
    page.keyboard.press("1")
    page.get_by_role("log").get_by_text("You discard").first.wait_for()
    second = page.get_by_role("log").get_by_text("Turn 2:")
    for _ in range(60):
        if second.count():
            break
        if page.locator(".acts button").count():
            page.keyboard.press("1")
        elif page.locator("[data-piece].lit").count():
            tab_to("[data-piece].lit")
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    second.wait_for()
    assert page.faults == []


def test_the_keys_are_listed_and_ask_for_hints(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.keyboard.press("1")
    page.get_by_role("button", name="Keep all cards").wait_for()
    page.keyboard.press("h")
    page.get_by_role("alert").get_by_text(re.compile(r"^The bot would: .+\. .+\.$")).wait_for(timeout=60_000)
    page.keyboard.press("m")
    page.get_by_role("button", name="Keyboard").click()
    page.get_by_role("dialog", name="Keyboard").get_by_text("Take back").wait_for()


def test_the_title_says_whose_turn_it_is(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, boris = page_of(chromium), page_of(chromium)
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    anna.wait_for_function("document.title === 'Your turn – Castle Panic'")
    boris.wait_for_function("document.title === 'Castle Panic'")
    assert anna.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:image/svg+xml")
    assert not boris.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:")
    boris.keyboard.press("h")
    boris.get_by_role("alert").get_by_text("You have nothing to decide now.").wait_for()
    anna.get_by_role("button", name="Home").first.click()
    anna.wait_for_function("document.title === 'Samobranka'")


def test_a_notification_comes_only_if_it_was_asked_for(address: str, chromium: Any) -> None:
    table = new_table(address, BY_LINK)
    anna, boris = page_of(chromium), page_of(chromium)
    boris.add_init_script(
        """window.asked = 0; window.notes = [];
        window.Notification = class { static permission = 'default';
          static async requestPermission() { window.asked++; return (this.permission = 'granted'); }
          constructor(title, more) { window.notes.push([title, more.body]); } close() {} };"""
    )
    sit(anna, address, table, 0)
    sit(boris, address, table, 1)
    assert boris.evaluate("asked") == 0
    boris.get_by_role("button", name="Menu").click()
    boris.get_by_role("button", name="Settings").click()
    boris.get_by_label("Tell me when it is my turn").check()
    boris.wait_for_function("asked === 1")
    boris.keyboard.press("Escape")
    boris.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    until(anna, anna.get_by_role("log").get_by_text("Turn 2:"))
    boris.wait_for_function("notes.length > 0")
    assert boris.evaluate("notes[0][0]") == "Your turn – Castle Panic"


def test_settings_are_remembered(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="On", exact=True).click()
    page.get_by_label("Show signs and patterns").check()
    page.get_by_role("button", name="Evening").click()
    page.reload()
    page.get_by_role("group", name="The board").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Off", exact=True).wait_for()
    assert page.get_by_label("Show signs and patterns").is_checked()


def test_pieces_of_a_choice_are_pointed_at_in_any_order(address: str, chromium: Any) -> None:
    """With choices of our own making on a real table: a hit, the same with a second card, and a pair."""
    table = new_table(address, [{"kind": "here"}], mode="solo")
    play_out(address, table, choices=1)
    page = page_of(chromium)
    named: dict[str, str] = {}
    answers: list[int] = []

    def through(line: Any) -> None:
        server = line.connect_to_server()

        def tell(text: str) -> None:
            told = json.loads(text)
            if told.get("next", {}).get("type") == "ask":
                cards = [card["id"] for card in told["view"]["players"][0]["hand"]]
                monsters = [monster["id"] for monster in told["view"]["monsters"]]
                named.update(zip(("hitter", "shot", "brick", "mortar"), cards, strict=False), near=monsters[0], far=monsters[1])
                offered = ("", "hitter near", "shot hitter near", "brick mortar far")
                message = {"id": "castle_panic-choice-accept", "facts": {}}
                told["next"]["choices"] = [
                    {"message": message, "pieces": [named[name] for name in names.split()], "verb": "accept"}
                    for names in offered
                ]
            line.send(json.dumps(told))

        server.on_message(tell)

        def refuse(text: str) -> None:
            answers.append(json.loads(text)["choice"])
            line.send(json.dumps({"type": "refused", "error": {"id": "illegal-over", "facts": {}}, "ask": None}))

        line.on_message(refuse)

    page.route_web_socket(re.compile("/ws/"), through)
    sit(page, address, table, 0)
    orders = {
        "hitter near": 1,
        "near hitter hitter": 1,
        "near hitter shot": 2,
        "hitter shot near": 2,
        # What goes with it in any case need not be pointed at.
        "shot near": 2,
        "mortar far": 3,
        "far brick": 3,
    }
    for order, choice in orders.items():
        answers.clear()
        page.locator(".acts .btn").first.wait_for()
        page.keyboard.press("Escape")
        for name in order.split():
            assert not answers, order
            page.locator(f"[data-piece={named[name]}]").first.click()
        for _ in range(40):
            if not answers:
                page.wait_for_timeout(25)
        assert answers == [choice], order
