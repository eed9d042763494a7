"""Dead Cells on the table: from the camp to the map, the market and the mutation board, by clicking."""

import json
import random
import urllib.request
from typing import Any

import pytest

from browser.people import page_of, settled
from browser.test_access import faults_of
from samobranka import games
from samobranka.core.campaign import Campaign
from samobranka.core.table import Table

GAME = games.find("dead_cells")
SEATS = [{"kind": "here", "name": "Masha"}, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Boris"}]


def stopped_at(question: str, seat: int = 0, runs: int = 1) -> str:
    """The file of a campaign whose open run has come to this question, asked of this seat."""
    for seed in range(1, 400):
        campaign = Campaign(GAME)
        for run in range(runs):
            finish(campaign.next_run(3, {"hands": "open"}, f"{seed}-{run}"), random.Random(seed + run))
            campaign.close_run()
        if finish(campaign.next_run(3, {"hands": "open"}, f"{seed}-x"), random.Random(seed), question, seat):
            return campaign.to_json()
    raise AssertionError(f"no run came to {question}")


def finish(table: Table, luck: random.Random, question: str = "", seat: int = 0) -> bool:
    """Played at random to its end, or to this question."""
    while table.outcome is None:
        decision = table.decisions[0]
        if (decision.question, decision.seat) == (question, seat):
            return True
        table.act(decision.seat, luck.choice(list(decision.choices)))
    return False


def posted(address: str, path: str, body: bytes) -> dict[str, Any]:
    request = urllib.request.Request(f"{address}{path}", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def seated(page: Any, address: str, table: dict[str, Any], phase: str) -> Any:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}")
    page.locator(f"[data-phase={phase}]").wait_for()
    settled(page)
    return page


def on_stage(page: Any, piece: str) -> Any:
    return page.locator(f'[data-phase] [data-piece="{piece}"]').first


def test_a_first_run_goes_from_the_camp_onto_the_map(chromium: Any, address: str) -> None:
    table = posted(address, "/api/tables", json.dumps({"game": "dead_cells", "seats": SEATS[:1], "options": {}}).encode())
    page = seated(page_of(chromium), address, table, "camp")
    on_stage(page, "immolated").click()
    page.locator("[data-phase=map]").wait_for()
    page.get_by_role("heading", name="Prisoners’ Quarters").wait_for()
    assert page.get_by_role("button", name="encounter A").get_attribute("tabindex") == "0"
    on_stage(page, "a").click()
    page.locator("[data-phase=fight]").wait_for()
    assert page.faults == []


def test_a_card_of_the_market_is_bought_and_handed_out(chromium: Any, address: str) -> None:
    table = posted(address, "/api/campaigns/load", stopped_at("market").encode())["table"]
    page = seated(page_of(chromium), address, table, "market")
    page.locator(".stall.open").wait_for()
    teeth = int(page.locator(".purse b").first.inner_text())
    price = int(page.locator("[data-phase] .price").first.inner_text())
    page.locator('[data-phase] [data-piece^="gear-"].lit').first.click()
    page.locator(".purse b").first.get_by_text(str(teeth - price), exact=True).wait_for()
    assert page.faults == []


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_cells_are_spent_on_the_mutation_board(chromium: Any, address: str, width: int, theme: str) -> None:
    made = posted(address, "/api/campaigns/load", stopped_at("spend").encode())
    page = page_of(chromium, width, 844, "ru-RU" if width < 600 else "en-US")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    seated(page, address, made["table"], "spending")
    assert faults_of(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cells = int(page.locator('[data-piece="cells-left"] b').first.inner_text())
    page.locator("[data-piece$=-deck].lit, [data-piece=well].lit").first.click()
    page.wait_for_function("cells => Number(document.querySelector('[data-piece=cells-left] b').innerText) < cells", arg=cells)
    page.goto(f"{address}/#/campaign/{made['campaign']}?token={made['token']}")
    page.get_by_role("heading", name="1").first.wait_for()
    page.locator(".thread .end").first.wait_for()
    assert faults_of(page) == []
    assert page.faults == []
