"""The story in a real browser: told in the title bar while things move, called out where it is great, opened line by line."""

from typing import Any

from browser.people import new_table, page_of, sit
from browser.tampering import Tampered, monster, told
from browser.test_board import HERE, lively
from samobranka.games.castle_panic.rules.steps import MOVE

# Notes what the title bar says, where its medal is, what is called out, and which sheet lies on the table; each change once.
WATCH = """() => {
  window.seen = [];
  const last = {};
  const note = (what, text) => { if (last[what] !== text) window.seen.push([what, (last[what] = text)]); };
  const look = () => {
    const bar = document.querySelector('header [role=status]');
    note('bar', bar.innerText);
    note('medal', String(Math.round(bar.querySelector('.medal').getBoundingClientRect().left)));
    note('ribbon', document.querySelector('.ribbon')?.innerText ?? '');
    note('towers', String(document.querySelectorAll('svg.board [data-piece^=tower]').length));
    note('sheet', document.querySelector('dialog[open] h2')?.innerText ?? '');
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
TOWERS = [f"tower-{arc}" for arc in range(1, 7)]


def line(number: int, *says: tuple[int, str], **more: Any) -> dict[str, Any]:
    """A line of the story; each sentence begins with one of its events."""
    messages = [{"id": f"castle_panic-story-{id}", "facts": {"arc": 2, "left": 5, "count": 1, "walls": "2"}} for _, id in says]
    return {"number": number, "says": messages, "begins": [at for at, _ in says], **more}


def heard(page: Any, what: str) -> list[str]:
    return [text for kind, text in page.evaluate("window.seen") if kind == what]


def test_the_title_bar_tells_what_happens_and_calls_out_what_is_great(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[monster(0, "goblin", "swordsman-2")], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    question = page.get_by_role("status").inner_text()
    page.evaluate(WATCH)
    number = table.number
    table.tell(
        [told("moved", token=0, start=19, space=25, phase=MOVE), told("tower-fell", tower=1, left=5)],
        [
            line(
                number,
                (0, "walk"),
                (1, "tower-falls"),
                count=2,
                great=[[1, {"id": "castle_panic-great-tower", "facts": {"arc": 2}}]],
            )
        ],
        monsters=[monster(0, "goblin", "castle-2")],
        towers=[tower for tower in TOWERS if tower != "tower-2"],
    )
    page.locator(".ribbon").get_by_text("Tower 2 falls!").wait_for()
    # It is called out before it happens.
    assert page.locator("svg.board [data-piece=tower-2]").count() == 1
    page.get_by_role("status").get_by_text(question).wait_for()
    assert heard(page, "bar") == [question, "The monsters come closer.", "Tower 2 falls. Five towers are left.", question]
    assert heard(page, "ribbon") == ["", "Tower 2 falls!", ""]
    assert len(heard(page, "medal")) == 1
    aloud = page.locator("[aria-live=polite][aria-relevant=additions] p").all_inner_texts()
    assert aloud == ["The monsters come closer.", "Tower 2 falls. Five towers are left."]
    assert page.faults == []


def test_what_was_chosen_stands_in_the_title_bar_until_the_table_answers(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    table = Tampered(page)  # What the page answers goes nowhere.
    sit(page, address, new_table(address, [HERE, HERE]), 0)
    page.get_by_role("button", name="Place the rest at random").click()
    page.locator(".acts .btn").first.wait_for(state="detached")
    assert page.get_by_role("status").inner_text().split("\n")[-1].endswith("Place the rest at random")
    assert [answer["type"] for answer in table.answers] == ["answer"]
    assert page.faults == []


def test_the_end_is_seen_before_its_sheet_comes(address: str, chromium: Any) -> None:
    page = lively(chromium)
    table = Tampered(page, monsters=[], waiting=[], pile=30)
    sit(page, address, new_table(address, [HERE, {**HERE, "name": "Petya"}]), 0)
    page.evaluate(WATCH)
    outcome = {"reason": "slain", "teams": [[0, 1]], "winners": [0, 1], "scores": [33, 22], "lines": [], "honours": [0]}
    table.next = {"type": "over", "outcome": outcome}
    table.tell([told("ended", reason="slain", won=True)])
    page.get_by_role("heading", name="You win 33 : 22, Master Slayer").wait_for()
    seen = [(what, text) for what, text in page.evaluate("window.seen") if text.startswith("You win")]
    assert [what for what, _ in seen] == ["bar", "ribbon", "sheet"]
    assert page.faults == []


def test_a_line_is_opened_and_each_event_leads_to_its_moment(address: str, chromium: Any) -> None:
    page = page_of(chromium)
    sit(page, address, new_table(address, [{"kind": "here"}], mode="solo"), 0)
    page.get_by_role("button", name="Place the rest at random").click()
    page.get_by_role("button", name="Keep all cards").wait_for()
    log = page.get_by_role("log")
    first = log.get_by_role("link", name="Before the walls stand")
    first.focus()
    page.keyboard.press("ArrowRight")
    placed = log.get_by_role("link", name="takes its place in the Archer ring")
    placed.first.wait_for()
    assert placed.count() == 6
    # Three of six stand at the moment of the third.
    placed.nth(2).click()
    seen = page.get_by_role("dialog", name="Seen again")
    seen.get_by_role("status").get_by_text("Before the walls stand").wait_for()
    seen.get_by_role("button", name="Back to the game").click()
    first.focus()
    page.keyboard.press("ArrowLeft")
    placed.first.wait_for(state="hidden")
    assert page.faults == []
