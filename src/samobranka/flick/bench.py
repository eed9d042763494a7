"""How many flicks a second: figures that a game shows in its own `bench` room."""

import time
from collections.abc import Callable
from typing import Final

from samobranka.flick.constants import SIZES
from samobranka.flick.discs import Disc, Table
from samobranka.flick.hand import FARTHEST, Launch, aim
from samobranka.flick.run import flick

TABLE: Final = 1_000_000
ROUNDS: Final = 8
SECONDS: Final = 0.25

Flick = tuple[int, Launch]


class Lots:
    """Numbers that look random and are the same everywhere, whatever the library's own generator does."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % limit

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)


def scattered(lots: Lots, discs: int, margin: int = 60_000) -> Table:
    """A table with a cup, a turned box and that many discs of all sizes, none nearer than 5 mm to another."""
    table = Table(TABLE, TABLE)
    table.cup(350_000, 620_000, 35_000)
    table.box(620_000, 400_000, 180_000, 40_000, 940, 342)
    sizes = list(SIZES.values())
    clear = [(350_000, 620_000, 35_000), (620_000, 400_000, 95_000)]
    while len(table.discs) < discs:
        radius = sizes[len(table.discs) % len(sizes)]
        x, y = lots.between(margin, TABLE - margin), lots.between(margin, TABLE - margin)
        if all((x - cx) ** 2 + (y - cy) ** 2 > (radius + size + 5_000) ** 2 for cx, cy, size in clear):
            clear.append((x, y, radius))
            table.lay(len(table.discs), x, y, radius)
    return table


def aimed(table: Table, lots: Lots, count: int) -> list[Flick]:
    """Flicks of any disc at any other one, with any strength from a third up."""
    flicks: list[Flick] = []
    while len(flicks) < count:
        disc, target = (table.discs[lots.below(len(table.discs))] for _ in range(2))
        if disc is not target:
            flicks.append((disc.number, towards(disc, target, lots.between(333, 1000))))
    return flicks


def towards(disc: Disc, target: Disc, power: int) -> Launch:
    dx, dy = target.place_x - disc.place_x, target.place_y - disc.place_y
    longest = max(abs(dx), abs(dy))
    return aim(dx * FARTHEST // longest, dy * FARTHEST // longest, power)


def cluster() -> Table:
    """Nineteen discs that touch, in a hexagon, and one that will be flicked at them."""
    table = Table(TABLE, TABLE)
    radius = SIZES["middle"]
    # Half of sqrt(3), rounded up: rows a trifle apart never overlap.
    row = radius * 1_732_051 // 1_000_000 + 1
    for y in range(-2, 3):
        for x in range(5 - abs(y)):
            table.lay(len(table.discs), TABLE // 2 + (2 * x - 4 + abs(y)) * radius, TABLE // 2 + y * row, radius)
    table.lay(len(table.discs), 200_000, 480_000, SIZES["large"])
    return table


def rate(table: Table, flicks: list[Flick]) -> float:
    """Flicks a second, contacts and knots recorded, discs kept: the best of several rounds on a shared machine."""
    best = 0.0
    for _ in range(ROUNDS):
        count = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            for number, launch in flicks:
                flick(table, number, launch)
            count += len(flicks)
        best = max(best, count / (time.perf_counter() - start))
    return best


def flicks_per_second() -> float:
    """Twenty discs, a cup and a turned box, flicks aimed at another disc."""
    lots = Lots(1)
    table = scattered(lots, 20)
    return rate(table, aimed(table, lots, 200))


def cluster_flicks_per_second() -> float:
    """Nineteen touching discs are broken up."""
    lots = Lots(2)
    table = cluster()
    striker = table.discs[-1]
    return rate(table, [(striker.number, aim(10_000, lots.between(-600, 1500), lots.between(500, 1000))) for _ in range(10)])


MEASURES: Final[dict[str, Callable[[], float]]] = {
    "flicks_per_second": flicks_per_second,
    "cluster_flicks_per_second": cluster_flicks_per_second,
}
