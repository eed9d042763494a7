"""Forty discs slide over Nastolie's table at once in Chromium: prints frames a second.

PYTHONPATH=src:tests python web/tools/flicks.py [address of a running server]
"""

import os
import sys
from itertools import pairwise
from typing import Any

from frames import COUNT
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.tampering import Tampered
from browser.test_nastolie import ANNA, IDLE, lay, sit

KINDS = ["ajarha", "buran", "ramprak", "elemental", "dymer"]
MANY = 40


def disc(at: int) -> dict[str, Any]:
    kind = KINDS[at % 5]
    return {
        "id": f"{kind}-{at % 2 + 1}{'abcdefghijklmnopqrstuvwxyz'[at // 2]}", "kind": kind, "order": "fire", "seat": at % 2,
        "rank": "hero", "x": 100_000 + at % 8 * 100_000, "y": 120_000 + at // 8 * 160_000, "radius": 15_500, "facing": 54,
        "sector": at % 3 == 0, "lives": 2, "limit": 3, "missiles": [], "on": None, "acted": False, "able": False, "held": "",
    }  # fmt: skip


def slide(discs: list[dict[str, Any]]) -> dict[str, Any]:
    """Every one of them goes two centimetres to a side and back again, within a second and a half."""
    paths = [
        f"{each['id']}:0,{each['x']},{each['y']};7000,{each['x'] + 20_000},{each['y']};15000,{each['x']},{each['y'] + 20_000}"
        for each in discs
    ]
    first = discs[0]
    return {
        "kind": "flicked", "seat": 0, "disc": first["id"], "x": first["x"], "y": first["y"], "dx": 1, "dy": 0, "power": 500,
        "angle": 0, "strength": 0, "strong": False, "free": "", "left": 2, "path": "|".join(["0", *paths]), "knocks": "",
    }  # fmt: skip


def main(address: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for width, height in ((1280, 800), (390, 844)):
            page = browser.new_page(viewport={"width": width, "height": height})
            discs = [disc(at) for at in range(MANY)]
            table = Tampered(page, discs=discs)
            sit(page, address, lay(address, ANNA, IDLE))
            for _ in range(3):
                load = os.getloadavg()[0]
                table.tell([slide(discs)], [{"number": table.number, "says": []}])
                page.wait_for_timeout(350)
                times = page.evaluate(COUNT)
                gaps = sorted(after - before for before, after in pairwise(times))
                rate, middle = 1000 * len(gaps) / (times[-1] - times[0]), gaps[len(gaps) // 2]
                sys.stdout.write(
                    f"{width} px: {rate:.0f} frames a second, median {middle:.1f} ms, worst {gaps[-1]:.0f} ms"
                    f" (load {load:.1f} on {os.cpu_count()} cores)\n"
                )
                page.wait_for_timeout(1500)


if __name__ == "__main__":
    main(sys.argv[1])
