"""A finished play in figures: how things stood after each turn, and what each seat did.

A game names what is worth counting in its module `statistics`: `MEASURES` of the view, `TALLIES` of events by their kind, and
`SUMS`, which say how much an event counts. It counts for the seat that the event names, or for several (`SIDES`). What never
happened is left out; every game has at least the number of choices that each seat made.
"""

from collections.abc import Callable, Mapping, Sequence

from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.core.table import Entry, Table
from samobranka.server.wire.tables import Figures, Series, Tally

Measures = Mapping[str, Callable[[View], int]]
Worth = Callable[[Event], int]


def figures(game: str, play: Table) -> Figures:
    """Plays the log once more and looks at the table, as a spectator, whenever a turn has passed."""
    module = play.game.room("statistics")
    measures: Measures = getattr(module, "MEASURES", {})
    again = play.replay(0)
    turns = [again.turn]
    values = {name: [measure(again.view(None))] for name, measure in measures.items()}
    for entry in play.made:
        again.repeat(Entry(entry.seat, entry.action, entry.chance))
        if again.turn != turns[-1] or again.outcome is not None:
            turns.append(again.turn)
            view = again.view(None)
            for name, measure in measures.items():
                values[name].append(measure(view))
    series = [Series(f"{game}-stat-{name}", line) for name, line in values.items()]
    chosen = [sum(entry.seat == seat for entry in play.made) for seat in range(play.seats)]
    sums: dict[str, Worth] = {**getattr(module, "SUMS", {}), **{kind: each(kind) for kind in getattr(module, "TALLIES", ())}}
    sides: Mapping[str, Sequence[str]] = getattr(module, "SIDES", {})
    counted = [Tally(f"{game}-stat-{name}", by_seat(again, worth, sides.get(name, ("seat",)))) for name, worth in sums.items()]
    return Figures(turns, series, [*(tally for tally in counted if any(tally.seats)), Tally("stat-choices", chosen)])


def each(kind: str) -> Worth:
    """Every event of a kind counts one."""

    def count(event: Event) -> int:
        return event.kind == kind

    return count


def by_seat(play: Table, worth: Worth, sides: Sequence[str]) -> list[int]:
    seats = [0] * play.seats
    for event in play.events:
        counts = worth(event)
        if counts:
            for side in sides:
                seats[int(event.facts[side])] += counts
    return seats
