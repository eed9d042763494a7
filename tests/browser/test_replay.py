"""The real browser: a game that is watched again, shared, saved, and a moment of a live one."""

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from browser.people import JSON, new_table, page_of, sit, story

MONSTERS = "svg.board [data-piece^=t]:not([data-piece^=tower])"
RECORDED = Path(__file__).parent.parent / "castle_panic" / "recorded"


def load(address: str, name: str) -> dict[str, Any]:
    request = urllib.request.Request(f"{address}/api/tables/load", (RECORDED / f"{name}.json").read_bytes(), JSON)
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def watch(page: Any, address: str, made: dict[str, Any], more: str = "") -> None:
    page.goto(f"{address}/#/replay/{made['table']}?token={made['spectator']}{more}")
    page.get_by_role("group", name="The board").wait_for()


def stands_at(page: Any, choice: int) -> None:
    page.wait_for_function(f"document.querySelector('input[type=range]')?.value === '{choice}'")


def current(page: Any) -> list[str]:
    lines: list[str] = page.locator("[role=log] [aria-current=step]").all_inner_texts()
    return lines


def test_a_finished_game_is_watched_step_by_step(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    watch(page, address, load(address, "standard-won"))
    stands_at(page, 0)
    assert page.get_by_role("status").inner_text() == "The table is laid."
    page.get_by_role("button", name="One choice on").click()
    stands_at(page, 1)
    first = page.get_by_role("status").inner_text()
    assert first.startswith("Fox: ")
    page.get_by_role("button", name="One choice on").click()
    stands_at(page, 2)
    assert page.get_by_role("status").inner_text() != first
    page.get_by_role("button", name="One choice back").click()
    stands_at(page, 1)
    assert page.get_by_role("status").inner_text() == first
    page.get_by_role("slider", name="Place in the game").fill("55")
    stands_at(page, 55)
    assert page.get_by_role("status").inner_text() == "Fox: Give red Archer"
    assert current(page) == [
        "Bear offers Fox Nice Shot for the red archer. Agreed: Bear gives Fox Nice Shot and gets the red archer."
    ]
    page.get_by_role("button", name="To the end").click()
    stands_at(page, 160)
    assert page.get_by_role("status").inner_text() == "Victory! Master Slayer: Fox, 17 : 17 : 14"
    assert page.faults == []


def test_a_long_game_is_put_together_from_its_parts(address: str, chromium: Any) -> None:
    """As if an answer held only forty choices."""
    page = page_of(chromium)
    asked: list[int] = []

    def cut(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        asked.append(int(re.findall(r"since=(\d+)", route.request.url)[0]))
        told["steps"] = told["steps"][:40]
        end = told["steps"][-1]["number"]
        told["events"] = told["events"][: sum(line["number"] < end for line in told["told"])]
        told["told"] = [line for line in told["told"] if line["number"] < end]
        told["log"] = [line for line in told["log"] if line["number"] < end]
        route.fulfill(response=answer, json=told)

    page.route("**/replay?**", cut)
    made = load(address, "standard-won")
    watch(page, address, made)
    assert asked == [0, 40, 80, 120]
    page.get_by_role("slider", name="Place in the game").fill("55")
    stands_at(page, 55)
    assert page.get_by_role("status").inner_text() == "Fox: Give red Archer"
    page.get_by_role("button", name="To the end").click()
    stands_at(page, 160)
    assert page.get_by_role("status").inner_text() == "Victory! Master Slayer: Fox, 17 : 17 : 14"
    in_parts = page.locator("[role=log]").inner_text()
    page.unroute("**/replay?**")
    page.reload()
    watch(page, address, made)
    assert page.locator("[role=log]").inner_text() == in_parts
    assert page.faults == []


def test_the_keyboard_goes_through_a_game(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    watch(page, address, load(address, "standard-won"), "&to=30")
    there = {"ArrowRight": 31, "ArrowLeft": 30, "End": 160, "Home": 0}
    for key, choice in there.items():
        page.keyboard.press(key)
        stands_at(page, choice)
    page.keyboard.press("PageDown")
    page.wait_for_function("document.querySelector('input[type=range]').valueAsNumber > 0")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    stands_at(page, 2)
    page.keyboard.press(" ")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert page.faults == []


def test_a_turn_or_a_line_is_jumped_to(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    watch(page, address, load(address, "standard-won"))
    page.get_by_label("Turns").select_option(label="Turn 8: Bear plays.")
    page.wait_for_function("document.querySelector('input[type=range]').valueAsNumber > 40")
    assert any(line.startswith("Turn 8: Bear plays.") for line in current(page))
    page.get_by_role("log").get_by_role("link", name="Turn 5:").click()
    assert any(line.startswith("Turn 5:") for line in current(page))
    assert page.get_by_label("Turns").locator("option:checked").inner_text().startswith("Turn 5:")
    assert page.faults == []


def test_the_eyes_can_be_chosen_when_it_is_over(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    watch(page, address, load(address, "overlord-wins"), "&to=11")
    drawn = re.compile("^Hare .*(in secret|secretly)")
    hidden = {line for line in story(page).splitlines() if drawn.search(line)}
    assert "Hare takes a token in secret." in hidden
    assert all(re.fullmatch(r"Hare takes (a token|\w+ tokens) in secret\.", line) for line in hidden)
    page.get_by_label("Through whose eyes").select_option(label="Everything open")
    page.wait_for_function("document.querySelector('header select').value === 'all'")
    stands_at(page, 11)
    page.get_by_text(re.compile("^Hare .*secret.*Troll|^Hare .*Troll.*secret")).first.wait_for()
    assert page.faults == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_moment_is_shared_with_another_browser(address: str, chromium: Any, width: int, height: int) -> None:
    made = load(address, "standard-won")
    page = page_of(chromium, width, height)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{address}/#/replay/{made['table']}?token={made['seats'][1]['token']}&to=55")
    stands_at(page, 55)
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("alert").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert not any(seat["token"] in link for seat in made["seats"])
    other = page_of(chromium, width, height, "ru-RU")
    other.goto(link)
    stands_at(other, 55)
    assert other.get_by_role("status").inner_text().startswith("Лиса: ")
    assert other.evaluate("document.documentElement.scrollWidth") <= width
    assert page.faults + other.faults == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (375, 667), (390, 844)])
def test_a_phone_shows_the_hand_over_the_controls(address: str, chromium: Any, width: int, height: int) -> None:
    page = page_of(chromium, width, height)
    made = load(address, "standard-won")
    page.goto(f"{address}/#/replay/{made['table']}?token={made['seats'][0]['token']}&to=55")
    stands_at(page, 55)
    card = page.locator(".hand .card").first.bounding_box()
    controls = page.get_by_role("slider", name="Place in the game").bounding_box()
    assert card["y"] + card["height"] <= controls["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.get_by_label("Turns").locator("option").first.inner_text() == "The table is laid."
    assert page.faults == []


def test_an_unfinished_game_is_not_replayed(address: str, chromium: Any) -> None:
    table = new_table(address, [{"kind": "here"}])
    page = page_of(chromium)
    page.goto(f"{address}/#/replay/{table['table']}?token={table['seats'][0]['token']}")
    page.get_by_text("A game can be replayed when it is over.").wait_for()
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("group", name="The board").wait_for()


def test_a_line_of_a_live_game_is_seen_again(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.get_by_role("region", name="Your hand").get_by_role("button", name="Troll", exact=True).click()
    page.get_by_role("button", name=re.compile("Archer ring, arc 4")).click()
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    page.get_by_role("log").get_by_role("link", name="You are dealt").click()
    seen = page.get_by_role("dialog", name="Seen again")
    seen.get_by_text("You are dealt six cards.").first.wait_for()
    seen.get_by_text("Fox: Place the rest at random").wait_for()
    assert "turn 1, after choice 2 of 2" in seen.get_by_role("status").inner_text()
    assert seen.locator(MONSTERS).count() == 6
    # The line before is of the same choice: six monsters, and nobody has a card yet. The one before that is of another.
    seen.get_by_role("button", name="The line before").click()
    seen.get_by_role("status").get_by_text("Before the walls stand").wait_for()
    assert seen.locator(".card").count() == 0
    seen.get_by_role("button", name="The line before").click()
    seen.get_by_text("after choice 1 of 2").wait_for()
    assert seen.locator(MONSTERS).count() == 1
    seen.get_by_role("button", name="Back to the game").click()
    seen.wait_for(state="hidden")
    # The game goes on.
    page.get_by_role("button", name="Keep all cards").click()
    page.get_by_role("button", name="Keep all cards").wait_for(state="hidden")
    assert page.faults == []


def test_a_save_goes_to_a_file_and_comes_back(address: str, chromium: Any, tmp_path: Path) -> None:
    made = load(address, "standard-won")
    page = page_of(chromium)
    watch(page, address, made)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text("utf8")) == json.loads((RECORDED / "standard-won.json").read_text("utf8"))
    page.goto(f"{address}/#/")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider", name="Place in the game").wait_for()
    assert made["table"] not in page.url
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("status").get_by_text("Master Slayer").wait_for()
    assert page.faults == []
