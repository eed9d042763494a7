"""Batches of games between bots, and what can be counted in them."""

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median, pstdev
from typing import Any

from samobranka import bots, games
from samobranka.bots import Chair
from samobranka.core.chance import Chance
from samobranka.core.errors import BadOption
from samobranka.core.game import OptionValue, only_seat
from samobranka.core.outcome import Outcome
from samobranka.core.playout import LONGEST

Progress = Callable[[int], None]


class Batch:
    """What to play: everything a worker process needs to know, and nothing that cannot be sent to it."""

    def __init__(self, game: str, seats: Sequence[str], options: Mapping[str, object], count: int, seed: int) -> None:
        if not seats:
            raise BadOption("seats-empty")
        if bots.HUMAN in seats:
            raise BadOption("human-simulate")
        if count < 1:
            raise BadOption("number-range", name="games", value=count, least=1, most=10_000_000)
        for name in seats:
            bots.make(name, 0)
        self.game = game
        self.seats = list(seats)
        self.options: dict[str, OptionValue] = games.find(game).info.complete(len(self.seats), options)
        self.count = count
        self.seed = seed
        # Options that do not go together are refused here, before any process is started.
        games.find(game).start(self.options, len(self.seats), Chance(0), None)


class Result:
    """One game's figures, as plain values: they travel between processes, which compiled objects cannot."""

    def __init__(self, outcome: Outcome, turns: int, decisions: int) -> None:
        self.reason = outcome.reason
        self.cooperative = outcome.cooperative
        self.won = outcome.won
        self.winners = list(outcome.winners)
        self.honours = list(outcome.honours)
        self.scores = list(outcome.scores)
        self.turns = turns
        self.decisions = decisions


def play_one(batch: Batch, number: int) -> Result:
    """Game `number` of a batch. Its luck depends on the batch's seed and its number alone, not on who plays it when."""
    game = games.find(batch.game)
    chance = Chance(f"{batch.seed}/{number}")
    players = [bots.make(name, f"{batch.seed}/{number}/{seat}") for seat, name in enumerate(batch.seats)]
    state = game.start(batch.options, len(players), chance, None)
    count = 0
    while count < LONGEST:
        decisions = game.decisions(state)
        if not decisions:
            break
        # Everybody who is asked answers once before anybody is asked again: simultaneous phases stay fair.
        for asked in list(decisions):
            decision = only_seat(game.decisions(state), asked.seat)
            if decision is not None:
                action = players[decision.seat].choose(Chair(game, decision.seat, state), decision)
                game.apply(state, decision.seat, action, chance, None)
                chance.record.clear()
                count += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"game {number} of the batch did not end in {LONGEST} choices")
    return Result(outcome, game.turn(state), count)


class Share:
    """A worker's part: some of the games, played in order."""

    def __init__(self, batch: Batch, numbers: Sequence[int]) -> None:
        self.batch = batch
        self.numbers = numbers


def play_share(share: Share) -> list[Result]:
    return [play_one(share.batch, number) for number in share.numbers]


def play(batch: Batch, jobs: int = 1, progress: Progress | None = None) -> list[Result]:
    """All games of a batch, in order; the result does not depend on the number of processes."""
    if jobs < 1:
        raise BadOption("number-range", name="jobs", value=jobs, least=1, most=os.cpu_count() or 1)
    size = max(1, min(50, batch.count // (jobs * 4)))
    shares = [Share(batch, range(start, min(start + size, batch.count))) for start in range(0, batch.count, size)]
    results: list[Result] = []
    if jobs == 1:
        parts = map(play_share, shares)
        return collect(parts, results, progress)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return collect(pool.imap(play_share, shares), results, progress)


def collect(parts: Any, results: list[Result], progress: Progress | None) -> list[Result]:
    for part in parts:
        results += part
        if progress is not None:
            progress(len(part))
    return results


def spread(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(fmean(numbers), 3),
        "median": median(numbers),
        "sd": round(pstdev(numbers), 3),
        "min": min(numbers),
        "max": max(numbers),
    }


def summary(batch: Batch, results: Sequence[Result], seconds: float) -> dict[str, object]:
    """The figures of a batch, ready for JSON."""
    seats = range(len(batch.seats))
    report: dict[str, object] = {
        "game": batch.game,
        "options": batch.options,
        "seats": batch.seats,
        "seed": batch.seed,
        "games": len(results),
    }
    if all(result.cooperative for result in results):
        report["wins"] = sum(result.won for result in results)
        if any(result.honours for result in results):
            report["honours"] = [sum(seat in result.honours for result in results) for seat in seats]
    else:
        report["seat_wins"] = [sum(seat in result.winners for result in results) for seat in seats]
    report["scores"] = [round(fmean(result.scores[seat] for result in results), 3) for seat in seats]
    report["turns"] = spread([result.turns for result in results])
    lost = [result.turns for result in results if result.cooperative and not result.won]
    if lost:
        report["turns_lost"] = spread(lost)
    report["decisions"] = spread([result.decisions for result in results])
    report["endings"] = dict(Counter(result.reason for result in results).most_common())
    report["seconds"] = round(seconds, 3)
    return report


def simulate(batch: Batch, jobs: int = 1, progress: Progress | None = None) -> dict[str, object]:
    start = time.perf_counter()
    results = play(batch, jobs, progress)
    return summary(batch, results, time.perf_counter() - start)
