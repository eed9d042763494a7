"""Thirty monsters walk around Castle Panic's board in Chromium: prints frames a second.

PYTHONPATH=src:tests python web/tools/frames.py [address of a running server]
"""

import os
import sys
from itertools import pairwise
from typing import Any

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.people import new_table, sit
from browser.tampering import Tampered, monster

RINGS = ["forest", "archer", "knight", "swordsman"]
KINDS = ["goblin"] * 6 + ["orc"] * 11 + ["troll"] * 10 + ["goblin_king", "healer", "orc_warlord"]
COUNT = """() => new Promise((done) => {
  const times = [];
  const note = (now) => { times.push(now); now - times[0] < 900 ? requestAnimationFrame(note) : done(times); };
  requestAnimationFrame(note);
})"""


def on(space: str) -> str:
    ring, arc = space.split("-")
    return f"{ring}-{int(arc) % 6 + 1}"


def walk(page: Any, table: Tampered) -> str:
    monsters = table.view["monsters"]
    events = table.walk({each["id"]: on(each["space"]) for each in monsters})
    table.tell(events, monsters=[{**each, "space": on(each["space"])} for each in monsters])
    times = page.evaluate(COUNT)
    gaps = sorted(after - before for before, after in pairwise(times))
    rate, middle = 1000 * len(gaps) / (times[-1] - times[0]), gaps[len(gaps) // 2]
    return f"{rate:.0f} frames a second, median {middle:.1f} ms, worst {gaps[-1]:.0f} ms"


def main(address: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for width, height in ((1280, 800), (390, 844)):
            page = browser.new_page(viewport={"width": width, "height": height})
            monsters = [monster(at, kind, f"{RINGS[at % 4]}-{at % 6 + 1}") for at, kind in enumerate(KINDS)]
            table = Tampered(page, monsters=monsters, waiting=[])
            sit(page, address, new_table(address, [{"kind": "here"}, {"kind": "here"}]), 0)
            for _ in range(3):
                load = os.getloadavg()[0]
                sys.stdout.write(f"{width} px: {walk(page, table)} (load {load:.1f} on {os.cpu_count()} cores)\n")
                page.wait_for_timeout(900)


if __name__ == "__main__":
    main(sys.argv[1])
