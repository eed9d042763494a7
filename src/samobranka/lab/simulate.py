"""Batches of games between bots, and what can be counted in them."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, median, pstdev
from traceback import extract_tb
from typing import Any

from samobranka import bots, games
from samobranka.bots import Bot, Chair
from samobranka.core.chance import Chance
from samobranka.core.errors import BadOption, SamobrankaError
from samobranka.core.events import Emit, Event
from samobranka.core.game import Game, OptionValue, only_seat
from samobranka.core.outcome import Outcome
from samobranka.core.playout import LONGEST
from samobranka.lab.processes import PULSE, Progress, in_order


class Batch:
    """What to play: everything a worker process needs to know, and nothing that cannot be sent to it."""

    def __init__(self, game: str, seats: Sequence[str], options: Mapping[str, object], count: int, seed: int) -> None:
        self.game = game
        self.seats = sitting(seats)
        self.options: dict[str, OptionValue] = games.find(game).info.complete(len(self.seats), options)
        self.count = at_least_one("games", count)
        self.seed = seed
        # Options that do not go together are refused here, before any process is started.
        games.find(game).start(self.options, len(self.seats), Chance(0), None)


def sitting(seats: Sequence[str]) -> list[str]:
    """Bots, and at least one of them."""
    if not seats:
        raise BadOption("seats-empty")
    if bots.HUMAN in seats:
        raise BadOption("human-simulate")
    for name in seats:
        bots.make(name, 0)
    return list(seats)


def at_least_one(name: str, count: int) -> int:
    if count < 1:
        raise BadOption("number-least", name=name, value=count, least=1)
    return count


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
        # What only this game counts.
        self.figures: dict[str, int] = {}


def play_one(batch: Batch, number: int) -> Result:
    """Game `number` of a batch. Its luck depends on the batch's seed and its number alone, not on who plays it when."""
    game = games.find(batch.game)
    chance = Chance(f"{batch.seed}/{number}")
    players = [bots.make(name, f"{batch.seed}/{number}/{seat}") for seat, name in enumerate(batch.seats)]
    # Nobody listens, unless the game counts something of its own.
    room, events = game.room("lab"), list[Event]()
    emit = None if room is None else events.append
    state = game.start(batch.options, len(players), chance, emit)
    result = play_out(game, state, players, chance, f"game {number} of the batch", emit)
    result.figures = {} if room is None else room.figures(events)
    return result


def play_out(game: Game[Any], state: Any, players: Sequence[Bot], chance: Chance, name: str, emit: Emit = None) -> Result:
    """Bots play on to the end."""
    count = 0
    while count < LONGEST:
        decisions = game.decisions(state)
        if not decisions:
            break
        # Everybody who is asked answers once before anybody is asked again: simultaneous phases stay fair.
        for asked in list(decisions):
            decision = only_seat(game.decisions(state), asked.seat)
            if decision is not None:
                try:
                    action = players[decision.seat].choose(Chair(game, decision.seat, state), decision)
                    game.apply(state, decision.seat, action, chance, emit)
                except Exception as error:
                    raise stumbled(players[decision.seat], decision.seat, name, error) from error
                chance.record.clear()
                count += 1
                PULSE.beat()
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{name} did not end in {LONGEST} choices")
    return Result(outcome, game.turn(state), count)


def stumbled(bot: Bot, seat: int, name: str, error: Exception) -> SamobrankaError:
    """Which bot it was, where it sat, in which game, and what went wrong at which line."""
    ours = isinstance(error, SamobrankaError)
    why = str(error) if ours else f"{type(error).__name__}: {error}"
    lines = extract_tb(error.__traceback__)
    at = "" if ours or not lines else f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})"
    why = " ".join(why.split())[:200] + at
    return SamobrankaError("bot-stumbled", bot=type(bot).__name__, seat=seat + 1, game=name, why=why)


def play(batch: Batch, jobs: int = 1, progress: Progress | None = None, choices: Progress | None = None) -> list[Result]:
    """All games of a batch, in order; the result does not depend on the number of processes."""
    return in_order(partial(play_one, batch), batch.count, jobs, progress, choices=choices)


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
    report.update(own_figures(batch.game, results))
    report["endings"] = dict(Counter(result.reason for result in results).most_common())
    report["seconds"] = round(seconds, 3)
    return report


def own_figures(name: str, results: Sequence[Result]) -> dict[str, object]:
    """What the game counts itself: each figure over all games, and the shares that one has in another."""
    room = games.find(name).room("lab")
    if room is None:
        return {}
    of_all = {figure: [result.figures[figure] for result in results] for figure in results[0].figures}
    shares = {part: round(sum(of_all[part]) / max(1, sum(of_all[whole])), 3) for part, whole in room.SHARES.items()}
    return {"figures": {figure: spread(numbers) for figure, numbers in of_all.items()}, "shares": shares}


def simulate(
    batch: Batch, jobs: int = 1, progress: Progress | None = None, choices: Progress | None = None
) -> dict[str, object]:
    start = time.perf_counter()
    results = play(batch, jobs, progress, choices)
    return summary(batch, results, time.perf_counter() - start)
