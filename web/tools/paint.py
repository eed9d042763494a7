"""The first seconds on a slow line (150 ms, 1.6 Mbit a second) in Chromium: paints, layout shift, what was sent.

PYTHONPATH=src:tests python web/tools/paint.py [address of a running server]
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, FLAGS, serving
from browser.people import new_table

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
WATCH = """
window.seen = { shift: 0, largest: 0, moved: [] };
new PerformanceObserver((list) => list.getEntries().forEach((each) => {
  if (each.hadRecentInput) return;
  seen.shift += each.value;
  seen.moved.push(each.value.toFixed(4) + ' ' + each.sources.map(({ node }) => node?.className || node?.nodeName).join(' '));
})).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((each) => (seen.largest = each.startTime)))
  .observe({ type: 'largest-contentful-paint', buffered: true });
"""
TOLD = """() => {
  const sent = performance.getEntriesByType('resource');
  const sum = (some) => Math.round(some.reduce((all, each) => all + each.transferSize, 0) / 1000);
  return { ...seen, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    code: sum(sent.filter(({ name }) => name.endsWith('.js'))), all: sum(sent) };
}"""


def look(browser: Any, address: str, wide: bool) -> str:
    size = {"width": 1280, "height": 800} if wide else {"width": 390, "height": 844}
    context = browser.new_context(viewport=size, locale="en-US")
    context.add_init_script(WATCH)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.goto(address, wait_until="networkidle")
    page.wait_for_timeout(1500)
    told: dict[str, Any] = page.evaluate(TOLD)
    context.close()
    moved = "".join(f"\n      {each}" for each in told["moved"])
    return (
        f"first paint {told['first'] / 1000:.2f} s, largest {told['largest'] / 1000:.2f} s, shift {told['shift']:.4f}, "
        f"{told['code']} KB of code, {told['all']} KB in all{moved}"
    )


def main(address: str) -> None:
    table = new_table(address, [{"kind": "here"}, {"kind": "bot"}])
    seat = f"{address}/#/table/{table['table']}?token={table['seats'][0]['token']}"
    places = {
        "home": address,
        "set-up": f"{address}/#/setup/castle_panic",
        "table": seat,
    }
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, place in places.items():
            for wide in (True, False):
                sys.stdout.write(f"{name}, {'1280' if wide else '390'} px: {look(browser, place, wide)}\n")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[1].rstrip("/"))
    else:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as found:
            main(found)
