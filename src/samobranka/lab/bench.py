"""Speed, measured: each build in a process of its own, beside a yardstick for the machine."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from samobranka import games
from samobranka.core.chance import Chance
from samobranka.core.playout import play_at_random

SEATS: Final = 4
WARM_UP: Final = 20
SECONDS: Final = 4.0
ROUNDS: Final = 16


def yardstick() -> float:
    """Rounds a second of a fixed loop of plain Python (calls, lists, ints), so that machines can be compared."""

    def once() -> int:
        numbers = list(range(64))
        total = 0
        for turn in range(200):
            index = (turn * 7 + total) & 63
            numbers[index], numbers[63 - index] = numbers[63 - index], numbers[index]
            total += numbers[index] >> 1 & 15
            if total & 1:
                total += len([number for number in numbers[:8] if number & 3])
        return total

    best = 0.0
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(300):
            once()
        best = max(best, 300 / (time.perf_counter() - start))
    return best


def random_play(name: str) -> dict[str, float]:
    """Random four-player games with nobody listening: decisions and games a second, and a copy in mid-game.

    The best of several rounds is taken: the machine is shared, and what disturbs a round only ever slows it.
    """
    game = games.find(name)
    seats = min(max(SEATS, game.info.seats[0]), game.info.seats[-1])
    options = game.info.complete(seats, {})
    for seed in range(WARM_UP):
        play_at_random(game, options, seats, Chance(seed))
    best_decisions = best_games = 0.0
    seed = 0
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        decisions, count = 0, 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS / ROUNDS:
            decisions += play_at_random(game, options, seats, Chance(seed)).decisions
            count += 1
            seed += 1
        seconds = time.perf_counter() - start
        best_decisions = max(best_decisions, decisions / seconds)
        best_games = max(best_games, count / seconds)
    return {
        "decisions_per_second": round(best_decisions),
        "copy_us": round(copy_time(mid_game(name)), 2),
        "games_per_second": round(best_games, 1),
    }


def mid_game(name: str) -> Any:
    """A state from the middle of a random game."""
    game = games.find(name)
    seats = min(max(SEATS, game.info.seats[0]), game.info.seats[-1])
    options = game.info.complete(seats, {})
    half = play_at_random(game, options, seats, Chance(1)).decisions // 2
    chance = Chance(1)
    state = game.start(options, seats, chance, None)
    for _ in range(half):
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, decision.sample(chance), chance, None)
    return state


def copy_time(state: Any) -> float:
    """Microseconds a copy, the best of several rounds."""
    best = float("inf")
    for _ in range(7):
        start = time.perf_counter()
        for _ in range(2000):
            state.copy()
        best = min(best, (time.perf_counter() - start) / 2000 * 1e6)
    return best


def own_measures(name: str) -> dict[str, float]:
    """What the game measures of itself, in its room `bench`: names and functions that give a figure."""
    room = games.find(name).room("bench")
    return {} if room is None else {measure: round(take(), 2) for measure, take in room.MEASURES.items()}


def is_compiled() -> bool:
    import samobranka.core.chance as chance

    return not str(chance.__file__).endswith(".py")


def measure_here(names: Sequence[str]) -> dict[str, Any]:
    return {
        "compiled": is_compiled(),
        "yardstick": yardstick(),
        "games": {name: {**random_play(name), **own_measures(name)} for name in names},
    }


def measure(names: Sequence[str], pure: bool) -> dict[str, Any]:
    """The same in a fresh process, with or without the compiled modules."""
    environment = {**os.environ, "SAMOBRANKA_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "samobranka.lab.bench", *names]
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True).stdout
    measured: dict[str, Any] = json.loads(output)
    return measured


def bench(names: Sequence[str]) -> dict[str, Any]:
    """Interpreted, and compiled where there is a compiled build (else None)."""
    interpreted = measure(names, pure=True)
    compiled = measure(names, pure=False)
    report: dict[str, Any] = {"yardstick": round(max(interpreted["yardstick"], compiled["yardstick"]))}
    for name in names:
        report[name] = {
            "interpreted": interpreted["games"][name],
            "compiled": compiled["games"][name] if compiled["compiled"] else None,
        }
    return report


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_here(sys.argv[1:])))
