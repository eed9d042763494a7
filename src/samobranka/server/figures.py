"""A finished play in figures: how things stood after each turn, and what each seat did.

A game names what is worth counting in its module `statistics`: `MEASURES` of the view and `TALLIES` of events. Every game
has at least the number of choices that each seat made.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from samobranka import games
from samobranka.core.game import View
from samobranka.core.table import Entry, Table
from samobranka.server.wire import Figures, Series, Tally

Measures = Mapping[str, Callable[[View], int]]


def figures(game: str, play: Table) -> Figures:
    """Plays the log once more and looks at the table, as a spectator, whenever a turn has passed."""
    module = games.extra(game, "statistics")
    measures: Measures = getattr(module, "MEASURES", {})
    again = Table(play.game, play.seats, play.options, 0, False, play.setup_chance)
    turns = [again.turn]
    values = {name: [measure(again.view(None))] for name, measure in measures.items()}
    for entry in play.line:
        again.repeat(Entry(entry.seat, entry.action, entry.chance))
        if again.turn != turns[-1] or again.outcome is not None:
            turns.append(again.turn)
            view = again.view(None)
            for name, measure in measures.items():
                values[name].append(measure(view))
    series = [Series(f"{game}-stat-{name}", line) for name, line in values.items()]
    chosen = [sum(entry.seat == seat for entry in play.line) for seat in range(play.seats)]
    tallies = [tally(game, again, kind) for kind in getattr(module, "TALLIES", ())]
    return Figures(turns, series, [*tallies, Tally("stat-choices", chosen)])


def tally(game: str, play: Table, kind: str) -> Tally:
    return Tally(f"{game}-stat-{kind}", counted(play.seats, (e.facts for e in play.events if e.kind == kind)))


def counted(seats: int, facts: Iterable[Mapping[str, Any]]) -> list[int]:
    by_seat = [0] * seats
    for fact in facts:
        by_seat[int(fact["seat"])] += 1
    return by_seat
