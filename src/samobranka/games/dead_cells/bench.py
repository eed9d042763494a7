"""What a table of Dead Cells costs, for `samobranka bench`: random runs of three, and a copy, a view and a world in a fight."""

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from samobranka.core.chance import Chance
from samobranka.core.playout import play_at_random
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.state import State

SEATS: Final = 3
SECONDS: Final = 0.5
ROUNDS: Final = 4


def questions_of_three() -> float:
    """Questions a second on one core, the best of a few rounds."""
    options = GAME.info.complete(SEATS, {})
    best, seed = 0.0, 0
    for _ in range(ROUNDS):
        asked, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            asked += play_at_random(GAME, options, SEATS, Chance(seed)).decisions
            seed += 1
        best = max(best, asked / (time.perf_counter() - begun))
    return best


@lru_cache
def in_a_fight() -> State:
    """The first state of a random run in which cards lie in the active spaces face up."""
    chance = Chance(1)
    state: State = GAME.start(GAME.info.complete(SEATS, {}), SEATS, chance, None)
    while state.fight is None or not state.fight.shown:
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, decision.sample(chance), chance, None)
    return state


def microseconds(what: Callable[[State], Any]) -> float:
    state, best = in_a_fight(), float("inf")
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(500):
            what(state)
        best = min(best, (time.perf_counter() - begun) / 500 * 1e6)
    return best


MEASURES: Final[dict[str, Callable[[], float]]] = {
    "questions_of_three_per_second": questions_of_three,
    "copy_in_a_fight_us": lambda: microseconds(lambda state: state.copy()),
    "view_us": lambda: microseconds(lambda state: GAME.view(state, 0)),
    "world_us": lambda: microseconds(lambda state: GAME.determinize(state, 0, Chance(1))),
}
