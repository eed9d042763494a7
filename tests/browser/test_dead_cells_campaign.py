"""A campaign of Dead Cells from one run to the next, in larger company, on a server that is killed in between."""

from collections.abc import Iterator
from typing import Any

import pytest

from browser.people import page_of
from browser.test_campaigns import Server
from browser.test_dead_cells import on_stage, posted, seated, stopped_at


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("prison"))
    try:
        yield server
    finally:
        server.process.end()


def test_the_next_run_has_one_player_more_and_outlives_the_server(server: Server, chromium: Any) -> None:
    made = posted(server.address, "/api/campaigns/load", stopped_at("spend", runs=0).encode())
    page = seated(page_of(chromium), server.address, made["table"], "spending")
    page.locator(".acts .btn[data-choice]").last.click()
    over = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Other company"))
    over.get_by_role("button", name="Other company").click()
    page.locator(".thread .end").first.wait_for()
    page.get_by_role("button", name="Other company").click()
    sheet = page.get_by_role("dialog", name="Who plays run 2?")
    sheet.get_by_role("button", name="4", exact=True).click()
    sheet.get_by_role("button", name="Begin the run").click()
    page.locator("[data-phase=camp]").wait_for()
    for hero in ("flayed", "quartered"):
        on_stage(page, hero).click()
        page.get_by_role("log").get_by_text(hero.capitalize()).wait_for()
    server.kill_and_start()
    page.reload()
    on_stage(page, "immolated").click()
    # The fourth has no choice, and the run is laid out for four.
    page.get_by_role("log").get_by_text("The run begins").wait_for()
    assert page.locator("[data-phase=camp] .who").count() == 4
    assert page.faults == []
