"""Every screen of Dead Cells on a desk and on the narrowest phone: it fits, and nobody wonders whose choice it is."""

import json
from pathlib import Path
from typing import Any

import pytest

from browser.people import page_of, settled, too_small
from browser.test_access import faults_of
from browser.test_dead_cells import GAME, posted
from samobranka.core.campaign import Campaign
from samobranka.core.table import Entry, Table

RECORDED = Path(__file__).parent.parent / "dead_cells" / "recorded"
# A run, the question that is asked, whether at the boss.
SCREENS = [
    ("died-in-a-room", "hero", False),
    ("won-at-c2", "start", False),
    ("won-at-c1", "path", False),
    ("died-in-a-room", "check", False),
    ("died-alone", "shop", False),
    ("died-at-c1", "place", False),
    ("won-at-c1", "target", False),
    ("won-at-c1", "assign", True),
    ("won-at-c2", "target", True),
    ("campaign-won", "place", True),
    ("campaign-won", "market", False),
    ("won-at-c1", "spend", False),
]
# Russian names may be a little smaller than all else before they break.
SMALLEST = 11.45

# Names that leave their box, or break within a word and have no hyphen there.
SPOILT = r"""() => {
  const found = [];
  for (const name of document.querySelectorAll('b, h2, .name')) {
    if (!name.checkVisibility() || !name.innerText.trim()) continue;
    const box = name.closest('button, [role=button], li, header, .hero, footer');
    const [inner, outer] = [name.getBoundingClientRect(), box?.getBoundingClientRect()];
    if (outer && (inner.left < outer.left - 2 || inner.right > outer.right + 2)) found.push(`${name.innerText} leaves its box`);
    for (const part of name.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE) continue;
      const spot = document.createRange();
      // The first letter of a line has a place at the end of the line before it, too.
      const letter = (at) => (spot.setStart(part, at), spot.setEnd(part, at + 1), spot.getClientRects());
      const top = (at) => [...letter(at)].at(-1)?.top;
      const within = (at) => /\p{L}{2}/u.test(part.data.slice(at - 1, at + 1));
      const broken = [...part.data].some((_, at) => at && within(at) && top(at) > top(at - 1) + 5);
      if (broken) found.push(`${part.data} is broken`);
    }
  }
  return found;
}"""

# Who stands on the floor line and is cut off at the edge of the stage.
CUT = """() => {
  const stage = document.querySelector('[data-phase]').getBoundingClientRect();
  return [...document.querySelectorAll('.who > g:not(.token)')].map((who) => who.getBoundingClientRect())
    .filter(({ left, right }) => left < stage.left - 2 || right > stage.right + 2).length;
}"""


def kept(run: str, question: str, boss: bool = False, hits: int = 0) -> tuple[str, int]:
    """The file of a campaign whose open run is a recorded one up to this question, and who is asked."""
    data = json.loads((RECORDED / f"{run}.json").read_text())
    table = Table.from_data(GAME, {**data, "log": []})
    for text, seat, chance in data["log"]:
        asked = table.decisions[0]
        fight = table.view(asked.seat)["fight"]
        if asked.question == question and boss == bool(fight and fight["boss"]) and (not hits or fight["hits"] == hits):
            campaign = Campaign(GAME)
            campaign.record, campaign.table = table.record, table
            return campaign.to_json(), asked.seat
        table.repeat(Entry(seat, GAME.info.verbs.parse(text), list(chance)))
    raise AssertionError(f"nobody is asked {question} in {run}")


def look(chromium: Any, address: str, made: dict[str, Any], seat: int, width: int = 1280, language: str = "en-US") -> Any:
    page = page_of(chromium, width, 800 if width > 1000 else 740, language)
    table = made["table"]
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.locator("[data-phase]").wait_for()
    settled(page)
    return page


@pytest.mark.parametrize(("run", "question", "boss"), SCREENS)
def test_every_screen_fits_a_desk_and_the_narrowest_phone(
    address: str, chromium: Any, run: str, question: str, boss: bool
) -> None:
    file, seat = kept(run, question, boss)
    made = posted(address, "/api/campaigns/load", file.encode())
    for width, language, theme in ((1280, "en-US", "light"), (360, "ru-RU", "dark")):
        page = look(chromium, address, made, seat, width, language)
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.locator("[data-piece].lit, [data-taker], .acts [data-choice]").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert [small for small in too_small(page) if float(small.split(" px")[0]) < SMALLEST] == []
        assert page.evaluate(SPOILT) == []
        assert page.evaluate(CUT) == 0
        assert faults_of(page) == []
        assert page.faults == []
        page.context.close()


def test_who_does_not_decide_sees_who_does_and_shows_whom_he_would_name(address: str, chromium: Any) -> None:
    file, seat = kept("won-at-c1", "assign", boss=True)
    made = posted(address, "/api/campaigns/load", file.encode())
    asked = look(chromium, address, made, seat)
    other = look(chromium, address, made, (seat + 1) % 3, 390)
    decides = made["table"]["seats"][seat]["name"]
    other.get_by_role("status").get_by_text(decides).first.wait_for()
    assert other.locator("[data-taker]").count() == 0
    named = other.locator(".takers .asked").first
    named.click()
    piece = named.get_attribute("data-piece")
    asked.locator(f'[data-ping="{piece}"]').first.wait_for(state="attached")
    # It was only a finger: the question is still open.
    assert asked.locator(f'[data-taker="{piece}"]').is_visible()


def test_the_hits_of_one_strike_go_together_where_nothing_tells_them_apart(address: str, chromium: Any) -> None:
    """DC-ACT-02: given out one by one, but one click is enough for all of them; what answers the first comes in between."""
    file, seat = kept("died-at-c1", "assign", boss=True, hits=2)
    page = look(chromium, address, posted(address, "/api/campaigns/load", file.encode()), seat)
    page.locator("[data-all]").first.click()
    told = page.get_by_role("log")
    told.get_by_text("You take the blow for the group and have 1 health left.").wait_for()
    assert page.faults == []
