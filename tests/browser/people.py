"""What people do in front of a browser, in the words of the tests."""

import json
import re
import urllib.request
from contextlib import ExitStack, suppress
from typing import Any

PATIENCE = 30_000
JSON = {"Content-Type": "application/json"}


def page_of(chromium: Any, width: int = 1280, height: int = 800, language: str = "en-US") -> Any:
    # A test may run words as code; what the pages' own policy lets them do, test_access.py tries.
    view = {"width": width, "height": height}
    context = chromium.new_context(bypass_csp=True, viewport=view, locale=language, reduced_motion="reduce")
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
    settled(page)


def settled(page: Any) -> None:
    """What comes after the board is there too: the rulebook, and what pieces tell of themselves."""
    page.locator('main[data-complete="true"]').wait_for()


def rest_on(page: Any, piece: Any, sight: Any) -> None:
    """The pointer comes and rests until something is to be seen. A page that has just been drawn may not notice it at once."""
    for _ in range(10):
        page.mouse.move(2, 2)
        piece.hover()
        with suppress(Exception):
            sight.wait_for(timeout=2500)
            return
    sight.wait_for()


def story(page: Any) -> str:
    text: str = page.get_by_role("log").inner_text()
    return text


PASSING = re.compile(
    "^(Place the rest at random|Deal the cards|Keep all cards|Do not trade|Play no more cards|Monsters move|End the turn|"
    "Refuse|Decline|Discard).*"
)


def click_on(page: Any) -> None:
    """One click of somebody in a hurry: passes or confirms where that is possible, else points at the first lit thing.

    What was there may be gone before the click; then nothing was clicked, and the next look tells more.
    """
    from playwright.sync_api import TimeoutError as Gone

    passing = page.locator(".acts").get_by_role("button", name=PASSING)
    lit = page.locator("[data-piece].lit, .card.lit")
    with suppress(Gone):
        if passing.count():
            passing.first.click(timeout=1000)
        elif lit.count():
            lit.first.click(force=True, timeout=1000)


# What is written smaller than 12 px on the screen, inside a scaled drawing too: its size and the text.
SMALL = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const said = texts.currentNode.textContent.trim();
    const written = texts.currentNode.parentElement;
    if (!said || !written.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = written.getBoundingClientRect();
    if (width < 3 || height < 3) continue;
    const drawn = written instanceof SVGGraphicsElement ? written.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(written).fontSize) * Math.hypot(drawn.a, drawn.b);
    if (size < 11.95) found.push(`${size.toFixed(1)} px: ${said}`);
  }
  return found;
}"""


def too_small(page: Any) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


def sit_together(page: Any, address: str, table: dict[str, Any]) -> None:
    """Several people at one device, as whoever laid the table has them."""
    page.goto(address)
    keys = [{name: seat[name] for name in ("token", "seat", "name", "kind")} for seat in table["seats"]]
    store = "keys => localStorage.setItem('samobranka.tables', JSON.stringify(keys))"
    page.evaluate(store, {table["table"]: keys})
    page.goto(f"{address}/#/table/{table['table']}")


def watch(page: Any, address: str, table: dict[str, Any]) -> None:
    page.goto(f"{address}/#/table/{table['table']}?token={table['spectator']}")
    page.get_by_role("group", name="The board").wait_for()


def bar(page: Any) -> Any:
    """The title bar."""
    return page.get_by_role("banner")


def play_out(address: str, table: dict[str, Any], choices: int | None = None) -> None:
    """Everybody passes, over the wire, until the castle has fallen, or for so many choices."""
    from websockets.sync.client import connect

    line = f"{address.replace('http', 'ws')}/ws/{table['table']}?token="
    lazy = ("pass", "scatter", "refuse", "decline")
    with ExitStack() as stack:
        seats = [stack.enter_context(connect(line + seat["token"], max_size=None)) for seat in table["seats"]]
        made = 0
        while choices is None or made < choices:
            steps = [json.loads(seat.recv(timeout=20)) for seat in seats]
            for seat, told in zip(seats, steps, strict=True):
                while "next" not in told:
                    told = json.loads(seat.recv(timeout=20))
                step = told["next"]
                if step["type"] == "over":
                    return
                if step["type"] == "ask":
                    wanted = [number for number, choice in enumerate(step["choices"]) if choice["verb"] in lazy]
                    seat.send(json.dumps({"type": "answer", "ask": step["ask"], "choice": wanted[0] if wanted else 0}))
                    made += 1
