"""The game that docs/adding-a-game.md builds, played in the browser before anybody has drawn anything for it."""

import json
import re
import urllib.request
from typing import Any

from browser.people import page_of

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "normal", "name": "Boris"}]


def test_a_game_made_from_the_page_alone_is_played_to_its_end(tiny_address: str, chromium: Any) -> None:
    body = json.dumps({"game": "pebbles", "seats": SEATS}).encode()
    request = urllib.request.Request(f"{tiny_address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        table = json.load(answer)
    page = page_of(chromium)
    page.goto(f"{tiny_address}/#/table/{table['table']}?token={table['seats'][0]['token']}")
    page.get_by_role("log").wait_for()
    over = page.get_by_role("dialog").filter(has_text="Anna")
    for _ in range(60):
        if over.count():
            break
        choice = page.locator("[aria-label=Choices] button, [data-choice]:visible, .acts button:visible").first
        if choice.count() and choice.is_enabled():
            choice.click()
        page.wait_for_timeout(60)
    over.wait_for()
    assert page.faults == []
    assert not re.search(r"pebbles-[a-z]", page.locator("body").inner_text()), "something has no words"
