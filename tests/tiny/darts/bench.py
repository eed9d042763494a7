"""A measure of its own."""

import time
from collections.abc import Callable

from samobranka.core.chance import Chance
from tiny.darts.play import State, target


def throws_per_second() -> float:
    region, chance = target(State(1)), Chance(1)
    start = time.perf_counter()
    for _ in range(2000):
        region.contains(region.sample(chance))
    return 2000 / (time.perf_counter() - start)


MEASURES: dict[str, Callable[[], float]] = {"throws_per_second": throws_per_second}
