"""The real browser: home and its lists, setting up, saves that go on, and coming in with a code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from browser.people import new_table, page_of, sit
from browser.test_replay import RECORDED, load


def keep(page: Any, *tables: dict[str, Any]) -> None:
    """This browser laid these tables."""
    keys = {table["table"]: [{**seat, "kind": "here"} for seat in table["seats"]] for table in tables}
    page.add_init_script(f"localStorage.setItem('samobranka.tables', JSON.stringify({json.dumps(keys)}))")


def choose_language(page: Any, language: str) -> None:
    page.evaluate("language => localStorage.setItem('samobranka.prefs', JSON.stringify({language}))", language)
    page.reload()


def unfinished(tmp_path: Path) -> Path:
    save = json.loads((RECORDED / "standard-won.json").read_text("utf8"))
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps({**save, "log": save["log"][:20]}), "utf8")
    return file


def test_my_tables_are_listed_my_move_first(address: str, chromium: Any) -> None:
    mine = new_table(address, [{"kind": "here"}, {"kind": "here"}])
    theirs = new_table(address, [{"kind": "here"}, {"kind": "link", "name": "Anna"}], first_player="2")
    theirs["seats"] = theirs["seats"][:1]
    over = load(address, "standard-won")
    page = page_of(chromium)
    keep(page, mine, theirs, over)
    page.goto(address)
    kept = page.get_by_role("region", name="Your seat is kept")
    kept.get_by_role("button", name="Your move").wait_for()
    cards = kept.get_by_role("article")
    assert "The others wait for you" in cards.first.inner_text()
    page.mouse.move(2, 2)
    reds = """() => [...document.querySelectorAll('.btn')].filter((each) =>
        getComputedStyle(each).backgroundColor === 'rgb(163, 40, 42)').map((each) => each.innerText.trim())"""
    assert page.evaluate(reds) == ["Your move"]
    assert cards.nth(1).get_by_role("button", name="Go on").count() == 1
    assert cards.nth(1).get_by_role("img", name="with Fox, Anna").count() == 1
    finished = page.get_by_role("region", name="Played to the end")
    assert "Victory: no monster is left and the castle stands." in finished.inner_text()
    with page.expect_download() as download:
        finished.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename.endswith(".json")
    finished.get_by_role("button", name="Watch again").click()
    page.get_by_role("slider", name="Place in the game").wait_for()
    assert page.faults == []


def test_the_set_up_offers_only_what_makes_a_difference(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(f"{address}/#/setup/castle_panic")
    page.get_by_role("button", name="3", exact=True).click()
    mode = page.get_by_role("combobox", name=re.compile("^Way to play"))
    overlord = page.get_by_role("combobox", name=re.compile("^The Overlord"))
    assert overlord.count() == 0
    assert "Solitaire" not in mode.inner_text()
    mode.select_option("The Overlord")
    overlord.select_option("Hare")
    page.get_by_role("button", name="2", exact=True).click()
    assert overlord.locator("option").all_inner_texts() == ["As usual", "Fox", "Bear"]
    page.get_by_role("button", name="1", exact=True).click()
    assert overlord.count() == 0
    assert "Overlord" not in mode.inner_text()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/setup/bad_bones")
    page.get_by_role("button", name="1", exact=True).click()
    rounds = page.get_by_role("combobox", name=re.compile("^Rounds"))
    assert rounds.locator("option").all_inner_texts() == [str(number) for number in range(5, 21)]
    page.get_by_role("button", name="3", exact=True).click()
    rounds.wait_for(state="detached")
    assert page.faults == []


def kinds_at(page: Any) -> list[list[str]]:
    """Who sits at the tables that this browser laid; the key of whoever laid one belongs to no seat."""
    tables: dict[str, list[dict[str, Any]]] = json.loads(page.evaluate("localStorage.getItem('samobranka.tables')"))
    return [[key["kind"] for key in keys if key["seat"] is not None] for keys in tables.values()]


def test_who_is_playing_decides_who_is_seated_and_is_remembered(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    assert page.get_by_role("radiogroup", name="Who is playing?").get_by_role("radio", name="Just me").is_checked()
    page.get_by_text("This sofa").first.click()
    page.reload()
    assert page.get_by_role("radio", name="This sofa").is_checked()
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="The board").wait_for()
    assert kinds_at(page) == [["here", "here"]]
    page.goto(f"{address}/#/")
    page.get_by_role("radio", name="This sofa").press("ArrowRight")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("dialog", name="Invite").get_by_role("button", name="Copy: Bear").wait_for()
    assert sorted(kinds_at(page)) == [["here", "here"], ["here", "link"]]
    assert page.faults == []


def test_who_is_playing_decides_what_the_set_up_begins_with(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_text("This sofa").first.click()
    page.goto(f"{address}/#/setup/castle_panic")
    page.get_by_role("button", name="3", exact=True).click()
    who = page.get_by_label("Who plays")
    assert [who.nth(seat).input_value() for seat in range(3)] == ["here", "here", "here"]
    who.nth(2).select_option("bot")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/setup/castle_panic")
    who.nth(2).wait_for()
    assert [who.nth(seat).input_value() for seat in range(3)] == ["here", "here", "bot"]
    page.goto(f"{address}/#/")
    page.get_by_text("Friends far away").click()
    page.goto(f"{address}/#/setup/castle_panic")
    who.nth(2).wait_for()
    assert [who.nth(seat).input_value() for seat in range(3)] == ["here", "link", "link"]
    assert page.faults == []


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
@pytest.mark.parametrize("kept", [0, 2])
def test_the_first_page_fits_a_small_laptop(address: str, chromium: Any, kept: int, language: str) -> None:
    page = page_of(chromium, 1280, 800, language)
    keep(page, *[new_table(address, [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]) for _ in range(kept)])
    page.goto(address)
    page.locator(".play").nth(3).wait_for()
    if kept:
        page.locator("section article").nth(kept - 1).wait_for()
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1280, 800]
    assert all(plate.bounding_box()["width"] >= 230 for plate in page.locator(".plate").all())
    assert page.faults == []


def test_light_is_one_click_away_and_the_whole_page_has_it(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    colors = "['.wood', '.spread', 'form.card'].map(place => getComputedStyle(document.querySelector(place)).background)"
    page.locator("form.card").wait_for()
    day = page.evaluate(colors)
    page.get_by_role("button", name="Light: Evening").click()
    page.get_by_role("button", name="Light: Day").wait_for()
    evening = page.evaluate(colors)
    assert [one != other for one, other in zip(day, evening, strict=True)] == [True] * 3
    page.reload()
    page.get_by_role("button", name="Light: Day").click()
    page.get_by_role("button", name="Light: Evening").wait_for()
    assert page.evaluate(colors) == day


def test_who_is_new_finds_the_first_lesson(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    new = page.get_by_role("button", name="New here? Play a commented first game")
    new.click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/")
    page.get_by_role("region", name="Your seat is kept").get_by_role("article").wait_for()
    assert new.count() == 0
    assert page.faults == []


# How far things have jumped since the page was begun, as browsers count it.
JUMPS = """window.jumped = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.jumped += each.value)))
    .observe({ type: 'layout-shift', buffered: true });"""
AT_REST = """() => Promise.all([document.fonts.ready, ...document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished.catch(() => 0))])
    .then(() => window.jumped)"""


def test_the_cloth_unrolls_once_a_visit_and_not_for_who_wants_no_motion(address: str, chromium: Any) -> None:
    still, page = page_of(chromium), page_of(chromium)
    page.emulate_media(reduced_motion="no-preference")
    for one, unrolls in ((still, 0), (page, 1)):
        one.add_init_script(JUMPS)
        one.goto(address)
        one.locator(".spread").wait_for()
        assert one.locator(".unrolls").count() == unrolls
        assert one.evaluate(AT_REST) < 0.02
    page.reload()
    page.locator(".spread").wait_for()
    assert page.locator(".unrolls").count() == 0


def test_on_a_phone_what_is_chosen_in_the_set_up_has_the_whole_width(address: str, chromium: Any) -> None:
    page = page_of(chromium, 390, 844, "ru-RU")
    page.goto(f"{address}/#/setup/castle_panic")
    page.get_by_role("combobox", name=re.compile("^Кто начинает")).wait_for()
    for select in page.get_by_role("combobox", name=re.compile("^(Вариант игры|Кто начинает)")).all():
        assert select.bounding_box()["width"] >= 330
    assert page.get_by_label("Кто играет").first.bounding_box()["width"] >= 280


def test_a_table_can_be_forgotten(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Forget this table").click()
    page.reload()
    page.get_by_text("Invited?").wait_for()
    assert page.get_by_role("button", name="Forget this table").count() == 0


def test_two_browsers_meet_by_a_code(address: str, chromium: Any) -> None:
    host, guest, late = page_of(chromium), page_of(chromium, 390, 844), page_of(chromium)
    host.goto(f"{address}/#/setup/castle_panic")
    host.get_by_role("textbox", name="Name").first.fill("Anna")
    host.get_by_label("Who plays").nth(1).select_option("link")
    host.get_by_role("button", name="Lay the table").click()
    sheet = host.get_by_role("dialog", name="Invite")
    code = sheet.locator("output").inner_text()
    assert re.fullmatch("[A-Z]{4}-[A-Z]{4}", code)
    sheet.get_by_role("img", name=re.compile("join")).wait_for()
    assert sheet.get_by_role("button", name="Copy: Bear").count() == 1
    for page in (guest, late):
        page.goto(address)
        page.get_by_label("Invited?").fill(f" {code.lower()} ")
        page.get_by_role("button", name="Join").click()
        page.get_by_text("1 free seat").wait_for()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down: Bear").click()
    guest.get_by_role("group", name="The board").wait_for()
    late.get_by_role("button", name="Sit down: Bear").click()
    late.get_by_text("Somebody has taken this seat already.").wait_for()
    late.get_by_text("no free seat").wait_for()
    assert late.get_by_role("button", name="Sit down").count() == 0
    late.get_by_role("button", name="Just watch").click()
    late.get_by_role("group", name="The board").wait_for()
    # Whoever has come needs no link any more, and nobody else shall have it.
    sheet.get_by_text("Nobody else is awaited.").wait_for()
    assert sheet.get_by_role("button", name="Copy: Bear").count() == 0
    assert sheet.get_by_text("on this computer only").count() == 1
    sheet.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Place the rest at random").click()
    guest.get_by_role("button", name="Story").click()
    for page in (host, guest, late):
        mine = "you play" if page is host else "Anna plays"
        page.get_by_role("log").get_by_text(f"Turn 1: {mine}.").wait_for()
    host.get_by_role("region", name="Players").get_by_text("Boris").first.wait_for()
    assert host.faults + guest.faults + late.faults == []


def test_links_and_wrong_codes(address: str, chromium: Any) -> None:
    table = new_table(address, [{"kind": "link"}, {"kind": "link"}])
    page = page_of(chromium)
    page.goto(address)
    field, join = page.get_by_label("Invited?"), page.get_by_role("button", name="Join")
    field.fill("http://elsewhere.example/#/table/x?token=y")
    join.click()
    page.get_by_text("This link leads to another server: http://elsewhere.example.").wait_for()
    field.fill(f"{address}/#/table/{table['table']}?token={table['seats'][1]['token']}")
    join.click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/join/nothing")
    page.get_by_text("No table waits behind this code.").wait_for()
    page.goto(f"{address}/#/join/%E0%A4%A")
    page.get_by_text("No table waits behind this code.").wait_for()
    assert page.faults == []


def test_an_unfinished_save_goes_on_with_who_sits_where(address: str, chromium: Any, tmp_path: Path) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.locator("input[type=file]").set_input_files(unfinished(tmp_path))
    page.get_by_role("heading", name="Who sits where?").wait_for()
    page.get_by_text("The saved game is on the table: Castle Panic, turn").wait_for()
    page.get_by_role("textbox", name="Name").nth(1).fill("Vera")
    for seat in (1, 2):
        page.get_by_label("Who plays").nth(seat).select_option("here")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("group", name="The board").wait_for()
    page.get_by_text("Vera").first.wait_for()
    assert page.faults == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not a save", "save is not a saved game: it is not JSON."),
        ("{}", "save is not a saved game of Samobranka."),
    ],
)
def test_a_broken_file_gets_a_clear_sentence(address: str, chromium: Any, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf8")
    page = page_of(chromium)
    page.goto(address)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("alert").get_by_text(sentence).wait_for()
    assert page.faults == []


def test_a_save_can_be_dropped_anywhere(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_text("Open a saved game").wait_for()
    drop = """save => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([save], 'save.json'));
      for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, {bubbles: true, dataTransfer}));
    }"""
    page.evaluate(drop, (RECORDED / "coop-lost.json").read_text("utf8"))
    page.get_by_role("slider", name="Place in the game").wait_for()


def test_who_has_no_name_is_an_animal_in_the_readers_language(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("log").get_by_text("Turn 1: you play.").wait_for()
    page.get_by_role("region", name="Your hand").get_by_text("Fox").wait_for()
    choose_language(page, "ru")
    page.get_by_role("log").get_by_text("Ход 1: ходите вы.").wait_for()
    page.get_by_text("Лиса").first.wait_for()
    choose_language(page, "fr")
    page.get_by_role("log").get_by_text("Tour 1 : à vous.").wait_for()
    page.get_by_text("Renard").first.wait_for()
    assert page.faults == []


def test_the_last_set_up_is_remembered(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(f"{address}/#/setup/castle_panic")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("textbox", name="Name").nth(2).fill("Vera")
    page.get_by_role("button", name="Another animal: Hare").click()
    page.get_by_label("Easier Battles").check()
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("group", name="The board").wait_for()
    page.goto(f"{address}/#/setup/castle_panic")
    page.get_by_role("button", name="Another animal: Frog").wait_for()
    assert page.get_by_role("textbox", name="Name").nth(2).input_value() == "Vera"
    assert page.get_by_label("Easier Battles").is_checked()
    assert page.get_by_label("Who begins").locator("option").all_inner_texts()[1:] == ["Fox", "Bear", "Vera"]
    assert page.faults == []


def test_credits_name_the_licences(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    page.goto(address)
    page.get_by_role("link", name="Credits").click()
    page.get_by_role("heading", name="Credits").wait_for()
    for licence in ("CC BY 3.0", "MIT", "SIL OFL 1.1"):
        assert page.get_by_role("link", name=licence).count() >= 1


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
def test_home_fits_a_phone(address: str, chromium: Any, language: str) -> None:
    table, over = new_table(address, [{"kind": "here"}, {"kind": "link"}]), load(address, "standard-won")
    page = page_of(chromium, 360, 800, language)
    keep(page, table, over)
    for place in ("", f"/#/join/{table['code']}", "/#/setup/castle_panic", f"/#/seats/{table['table']}", "/#/credits"):
        page.goto(address + place)
        page.locator("main h1, main h3").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, place
    assert page.faults == []


def test_a_seat_by_link_is_not_free_any_more(address: str, chromium: Any) -> None:
    table = new_table(address, [{"kind": "here"}, {"kind": "link"}])
    guest, other = page_of(chromium), page_of(chromium)
    sit(guest, address, table, 1)
    other.goto(f"{address}/#/join/{table['code']}")
    other.get_by_text("no free seat").wait_for()
    assert guest.faults + other.faults == []
