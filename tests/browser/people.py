"""What people do in front of a browser, in the words of the tests."""

import json
import re
import urllib.request
from typing import Any

PATIENCE = 15_000


def page_of(chromium: Any, width: int = 1280, height: int = 800, language: str = "en-US") -> Any:
    context = chromium.new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    return page


def new_table(address: str, seats: list[dict[str, str]], **options: object) -> dict[str, Any]:
    body = json.dumps({"game": "castle_panic", "seats": seats, "options": options}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


def sit(page: Any, address: str, table: dict[str, Any], seat: int) -> None:
    page.goto(f"{address}/#/table/{table['table']}?token={table['seats'][seat]['token']}")
    page.get_by_role("group", name="The board").wait_for()


def story(page: Any) -> str:
    text: str = page.get_by_role("log").inner_text()
    return text


PASSING = re.compile("^(Place the rest at random|Keep all cards|Do not trade|Play no more cards|Refuse|Decline|Discard).*")


def click_on(page: Any) -> None:
    """One click of somebody in a hurry: passes or confirms where that is possible, else points at the first lit thing."""
    passing = page.get_by_role("banner").get_by_role("button", name=PASSING)
    if passing.count():
        passing.first.click()
        return
    lit = page.locator("[data-piece].lit, .card.lit")
    if lit.count():
        lit.first.click(force=True)
