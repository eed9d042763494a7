"""Whole campaigns between bots: how soon they get where, and how their runs end."""

import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import median, quantiles

from samobranka import bots, games
from samobranka.core.campaign import options_of, room_of, settled
from samobranka.core.chance import Chance
from samobranka.core.game import OptionValue
from samobranka.core.table import Record, begun
from samobranka.lab.processes import Progress, in_order
from samobranka.lab.simulate import Result, at_least_one, play_out, sitting, spread


class Tour:
    """What to play: so many campaigns of so many runs, always in the same company."""

    def __init__(
        self, game: str, seats: Sequence[str], options: Mapping[str, object], campaigns: int, runs: int, seed: int
    ) -> None:
        found = games.find(game)
        room = room_of(found)
        self.game = game
        self.seats = sitting(seats)
        self.options: dict[str, OptionValue] = found.info.complete(len(self.seats), options)
        self.campaigns = at_least_one("campaigns", campaigns)
        self.runs = at_least_one("runs", runs)
        self.seed = seed
        # Options that do not go together are refused here, before any process is started.
        begun(found, room.blank(self.options), self.options, len(self.seats), Chance(0), None)


class Path:
    """One campaign: its runs, and after how many of them each milestone had been reached (None: never)."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.reached: dict[str, int | None] = {}

    def note(self, milestones: Mapping[str, bool]) -> None:
        for name, reached in milestones.items():
            if self.reached.setdefault(name, None) is None and reached:
                self.reached[name] = len(self.results)


def play_campaign(tour: Tour, number: int) -> Path:
    """Campaign `number` of a tour, without a table: no logs, no events. Its luck depends on the seed and its number alone."""
    game = games.find(tour.game)
    room = room_of(game)
    seats = len(tour.seats)
    options = options_of(game, settled(game, tour.options), seats, tour.options)
    players = [bots.make(name, f"{tour.seed}/{number}/{seat}") for seat, name in enumerate(tour.seats)]
    record = room.blank(options)
    path = Path()
    path.note(room.milestones(record))
    for run in range(1, tour.runs + 1):
        chance = Chance(f"{tour.seed}/{number}/run {run}")
        state = begun(game, record, options, seats, chance, None)
        path.results.append(play_out(game, state, players, chance, f"run {run} of campaign {number}"))
        record = as_stored(room.leaves(state))
        path.note(room.milestones(record))
    return path


def as_stored(record: Record) -> Record:
    """As the next run finds it: every record goes through a file."""
    stored: Record = json.loads(json.dumps(record))
    return stored


def quartered(runs: Sequence[int]) -> dict[str, float]:
    """After how many runs it was so: for the quickest, a quarter, half, three quarters, and the slowest."""
    low, _, high = quantiles(runs, method="inclusive") if len(runs) > 1 else (runs[0],) * 3
    return {"least": min(runs), "lower": low, "median": median(runs), "upper": high, "most": max(runs)}


def milestone(name: str, paths: Sequence[Path]) -> dict[str, object]:
    runs = [after for path in paths if (after := path.reached.get(name)) is not None]
    return {"reached": len(runs), "runs": quartered(runs) if runs else None}


def wins_by_run(tour: Tour, paths: Sequence[Path]) -> dict[str, object]:
    """How many of the first runs were won, of the second ones …; seat by seat where it is each against the others."""
    columns = [[path.results[run] for path in paths] for run in range(tour.runs)]
    if all(result.cooperative for column in columns for result in column):
        return {"wins": [sum(result.won for result in column) for column in columns]}
    seats = range(len(tour.seats))
    return {"seat_wins": [[sum(seat in result.winners for result in column) for seat in seats] for column in columns]}


def summary(tour: Tour, paths: Sequence[Path], seconds: float) -> dict[str, object]:
    """The figures of a tour, ready for JSON."""
    results = [result for path in paths for result in path.results]
    names = dict.fromkeys(name for path in paths for name in path.reached)
    return {
        "game": tour.game,
        "options": tour.options,
        "seats": tour.seats,
        "seed": tour.seed,
        "campaigns": tour.campaigns,
        "runs": tour.runs,
        "milestones": {name: milestone(name, paths) for name in names},
        **wins_by_run(tour, paths),
        "endings": dict(Counter(result.reason for result in results).most_common()),
        "turns": spread([result.turns for result in results]),
        "decisions": spread([result.decisions for result in results]),
        "seconds": round(seconds, 3),
    }


def tour_report(
    tour: Tour, jobs: int = 1, progress: Progress | None = None, choices: Progress | None = None
) -> dict[str, object]:
    start = time.perf_counter()
    # One at a time: a campaign is long, and the bar should move.
    paths = in_order(partial(play_campaign, tour), tour.campaigns, jobs, progress, largest=1, choices=choices)
    return summary(tour, paths, time.perf_counter() - start)
