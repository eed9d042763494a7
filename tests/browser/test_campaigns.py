"""The real browser: a campaign from run to run, in changing company, on a server that is killed in between."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.people import page_of
from serving import OPEN, Client, Process

HERE = Path(__file__).parent.parent


class Server:
    """One that is killed and comes back at the same address, with the tiny campaign on its shelf."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = Process(folder, "--seed", "7")
        self.address = self.process.address

    def kill_and_start(self) -> None:
        self.process.kill()
        self.process = Process(self.folder, "--seed", "7", "--port", self.address.rpartition(":")[2])
        assert self.process.address == self.address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAMOBRANKA_GAMES", "growing=tiny.growing:GAME")
        patch.setenv("PYTHONPATH", str(HERE))
        server = Server(tmp_path_factory.mktemp("campaigns"))
        try:
            yield server
        finally:
            server.process.end()


def begin(page: Any, address: str, name: str, second: str) -> None:
    page.goto(f"{address}/#/setup/growing")
    page.get_by_role("radio", name="New campaign").wait_for(state="attached")
    page.get_by_label("Name of the campaign").fill(name)
    page.get_by_role("textbox", name="Name", exact=True).nth(0).fill("Anna")
    page.get_by_role("textbox", name="Name", exact=True).nth(1).fill("Boris")
    page.get_by_label("Who plays").nth(1).select_option(second)
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_text("Run 1 begins").wait_for()


def link_of(page: Any) -> str:
    """What whoever laid the table sends to a friend."""
    link: str = page.evaluate(
        """() => {
          const table = location.pathname.split('/')[2];
          const key = JSON.parse(localStorage.getItem('samobranka.tables'))[table].find(({kind}) => kind === 'link');
          return `#/table/${table}?token=${key.token}`;
        }"""
    )
    return link


def draw_on(*pages: Any) -> None:
    """Whoever is asked draws, until it is enough; then they keep a seven, and the run is won."""
    over = pages[0].get_by_role("dialog", name="Just enough!")
    asked = [page.locator("button").filter(has_text=re.compile("^(Draw|Keep a 7)")) for page in pages]
    while not over.is_visible():
        for page, button in zip(pages, asked, strict=True):
            if button.count() and button.first.is_visible():
                page.keyboard.press("3" if "Keep" in button.first.inner_text() else "1")
        pages[0].wait_for_timeout(60)


def journal(page: Any) -> list[str]:
    """The runs that are over, the latest first: number, how it ended."""
    rows = page.get_by_role("region", name="Journal of the runs").locator("li:has(a)")
    return [f"{row.get_by_role('heading').inner_text()}: {row.locator('p').inner_text()}" for row in rows.all()]


def test_three_runs_with_somebody_leaving_and_the_server_killed_in_between(server: Server, chromium: Any) -> None:
    host, guest = page_of(chromium), page_of(chromium)
    begin(host, server.address, "The long way", "link")
    guest.goto(f"{server.address}/{link_of(host)}")
    guest.get_by_text("Run 1 begins").wait_for()
    # Who came by a link knows the campaign too, and goes on from home at their own seat.
    guest.goto(f"{server.address}/#/")
    kept = guest.get_by_role("region", name="Campaigns").get_by_role("article")
    kept.get_by_role("link", name="The long way").wait_for()
    assert "Growing · no run yet" in kept.inner_text()
    kept.get_by_role("button", name="Go on").click()
    guest.get_by_text("Run 1 begins").wait_for()
    draw_on(host, guest)
    end = host.get_by_role("dialog", name="Just enough!")
    end.get_by_text("Run 1 of “The long way”").wait_for()
    end.get_by_text("1 of 1 runs won, 5 cards").wait_for()
    guest.goto(f"{server.address}/#/")
    kept.get_by_text("1 of 1 runs won, 5 cards").wait_for()
    assert "Growing · 1 run" in kept.inner_text()
    assert guest.get_by_role("region", name="Played to the end").count() == 0
    guest.close()

    server.kill_and_start()
    end.get_by_role("button", name="Other company").click()
    host.get_by_text("The same company: Anna, Boris.").wait_for()
    host.get_by_role("button", name="Other company").click()
    sheet = host.get_by_role("dialog", name="Who plays run 2?")
    sheet.get_by_role("button", name="1", exact=True).click()
    assert sheet.get_by_role("combobox", name="Pace").is_disabled()
    sheet.get_by_role("button", name="Begin the run").click()
    host.get_by_text("Run 2 begins: 8 is needed.").wait_for()
    host.get_by_role("button", name="Draw").click()
    host.get_by_role("log").get_by_text("is drawn").wait_for()
    server.kill_and_start()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Run 2 of “The long way”").click()
    host.get_by_role("button", name="Go on").click()
    host.get_by_role("button", name="Stop").click()
    host.get_by_role("dialog", name="It was not to be.").get_by_role("button", name="Next run").click()
    host.get_by_text("Run 3 begins: 9 is needed.").wait_for()
    draw_on(host)

    server.kill_and_start()
    end.get_by_role("button", name="Other company").click()
    host.get_by_role("heading", name="Run 4").wait_for()
    assert journal(host) == ["Run 3: Just enough!", "Run 2: It was not to be.", "Run 1: Just enough!"]
    host.get_by_text("2 of 3 runs won, 6 cards").wait_for()
    reached = host.get_by_role("list", name="Milestones").get_by_role("listitem")
    assert [item.inner_text().split("\n") for item in reached.all()] == [
        ["A first win", "reached"],
        ["Three wins", "still to come"],
        ["Eight cards", "still to come"],
    ]
    first = host.get_by_role("listitem").filter(has=host.get_by_role("heading", name="Run 1"))
    first.get_by_role("img", name="with Anna, Boris").wait_for()
    assert record(host, server)["record"] == {"runs": 3, "won": 2, "deck": [1, 2, 3, 4, 7, 7]}
    first.get_by_role("link", name="Watch again").click()
    host.get_by_role("slider", name="Place in the game").wait_for()
    host.get_by_role("log").get_by_text("Run 1 is won.").wait_for()
    assert host.faults + guest.faults == []


def record(page: Any, server: Server) -> Any:
    ((campaign, token),) = json.loads(page.evaluate("localStorage.getItem('samobranka.campaigns')")).items()
    return server.process.get(f"/api/campaigns/{campaign}/save", token=token)


def test_the_next_run_leads_everybody_over_and_can_be_given_up(server: Server, chromium: Any) -> None:
    host, guest = page_of(chromium), page_of(chromium)
    begin(host, server.address, "", "link")
    guest.goto(f"{server.address}/{link_of(host)}")
    guest.get_by_text("Run 1 begins").wait_for()
    host.get_by_role("button", name="Stop").click()
    host.get_by_role("button", name="Next run").click()
    guest.get_by_role("button", name="Join the next run").click()
    guest.get_by_text("Run 2 begins").wait_for()
    # A campaign without a name is called as its game; giving up asks first.
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Run 2 of “Growing”").click()
    host.get_by_role("button", name="Give up this run").click()
    sheet = host.get_by_role("dialog", name="Give up run 2?")
    sheet.get_by_role("button", name="Rather not").click()
    host.get_by_role("button", name="Go on").wait_for()
    host.get_by_role("button", name="Give up this run").click()
    sheet.get_by_role("button", name="Give up this run").click()
    host.get_by_role("button", name="Next run").wait_for()
    guest.get_by_text("This run was given up.").wait_for()
    # Who was elsewhere when the next one began finds their seat there.
    guest.get_by_role("button", name="Home").click()
    host.get_by_role("button", name="Next run").click()
    host.get_by_text("Run 2 begins").wait_for()
    guest.reload()
    guest.get_by_role("region", name="Campaigns").get_by_role("button", name="Go on").click()
    guest.get_by_role("button", name="Go on").click()
    guest.get_by_text("thinks about drawing").wait_for()
    assert guest.get_by_text("You are watching").count() == 0
    host.get_by_role("button", name="Stop").click()
    guest.get_by_role("button", name="Next run").wait_for()
    assert host.faults + guest.faults == []


def played(server: Server, runs: int) -> dict[str, Any]:
    """A campaign of one player who stops at once, over and over; made without a browser."""
    wish = {"game": "growing", "name": "Short ways", "seats": [{"kind": "here", "name": "Anna"}]}
    made: dict[str, Any] = server.process.http.post("/api/campaigns", json=wish).json()
    table, token = made["table"]["table"], made["table"]["seats"][0]["token"]
    for run in range(runs):
        player = Client(f"{server.address.replace('http', 'ws')}/ws/{table}?token={token}")
        player.send(type="answer", ask=player.next("ask")["ask"], choice=1)
        player.next("over")
        if run + 1 < runs:
            onward = server.process.http.post(f"/api/tables/{table}/rematch", params={"token": token}).json()
            table, token = onward["table"], onward["token"]
    OPEN.close()
    return made


def test_a_campaign_is_renamed_saved_loaded_begun_anew_and_removed(server: Server, chromium: Any, tmp_path: Path) -> None:
    made = played(server, 2)
    page = page_of(chromium)
    page.goto(f"{server.address}/#/campaign/{made['campaign']}?token={made['token']}")
    page.get_by_role("heading", name="Short ways").wait_for()
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the campaign").fill("Shorter ways")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Shorter ways").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "growing-campaign.json"
    download.value.save_as(file)

    page.get_by_role("button", name="Start anew").click()
    page.get_by_role("dialog", name="Start anew?").get_by_role("button", name="Start anew").click()
    page.get_by_text("0 of 0 runs won").wait_for()
    assert journal(page) == []
    page.get_by_role("button", name="Remove from the list").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove from the list").click()
    campaigns = page.get_by_role("region", name="Campaigns").get_by_role("article")
    campaigns.wait_for()
    assert campaigns.count() == 1

    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("heading", name="Run 3").wait_for()
    assert journal(page) == ["Run 2: It was not to be.", "Run 1: It was not to be."]
    assert made["campaign"] not in page.url
    page.get_by_role("link", name="Watch again").last.click()
    page.get_by_role("slider", name="Place in the game").wait_for()
    page.goto(f"{server.address}/#/")
    page.get_by_role("region", name="Campaigns").get_by_role("article").nth(1).wait_for()
    assert page.faults == []


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "fr-FR"])
def test_the_pages_of_a_campaign_fit_a_phone_and_say_everything_in_words(server: Server, chromium: Any, language: str) -> None:
    made = played(server, 3)
    page = page_of(chromium, 360, 800, language)
    for place in (f"/campaign/{made['campaign']}?token={made['token']}", "/", "/setup/growing"):
        page.goto(f"{server.address}/#{place}")
        page.locator("ol li, section article, fieldset").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, place
        assert not re.search(r"\b(runs|growing|ui|home)-[a-z]", page.locator("body").inner_text()), place
    assert page.faults == []
