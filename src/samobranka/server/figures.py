"""A finished play in figures: how things stood after each turn, and what each seat did.

A game names what is worth counting in its module `statistics`: `MEASURES` of the view, `TALLIES` of events by their kind, and
`SUMS`, which say how much an event counts; of `RECORDS` only the greatest counts. It counts for the seat that the event names,
or for several (`SIDES`). What never happened is left out; every game has at least the number of choices that each seat made.
`RACES` measure every seat: where players are against each other, they tell more than what all have together, and take its
place.
"""

from collections.abc import Callable, Mapping, Sequence

from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.core.table import Entry, Table
from samobranka.server.wire.tables import Figures, Series, Tally

Measures = Mapping[str, Callable[[View], int]]
Races = Mapping[str, Callable[[View], Sequence[int]]]
Worth = Callable[[Event], int]


def figures(game: str, play: Table) -> Figures:
    """Plays the log once more and looks at the table, as a spectator, whenever a turn has passed."""
    module = play.game.room("statistics")
    again = play.replay(0)
    turns, views = [again.turn], [again.view(None)]
    for entry in play.made:
        again.repeat(Entry(entry.seat, entry.action, entry.chance))
        if again.turn != turns[-1] or again.outcome is not None:
            turns.append(again.turn)
            views.append(again.view(None))
    measures: Measures = getattr(module, "MEASURES", {})
    races: Races = getattr(module, "RACES", {})
    series = raced(game, races, views) or [
        Series(f"{game}-stat-{name}", [measure(view) for view in views]) for name, measure in measures.items()
    ]
    chosen = [sum(entry.seat == seat for entry in play.made) for seat in range(play.seats)]
    sums: dict[str, Worth] = {**getattr(module, "SUMS", {}), **{kind: each(kind) for kind in getattr(module, "TALLIES", ())}}
    sides: Mapping[str, Sequence[str]] = getattr(module, "SIDES", {})
    records: dict[str, Worth] = getattr(module, "RECORDS", {})
    counted = [
        Tally(f"{game}-stat-{name}", by_seat(again, worth, sides.get(name, ("seat",)), name in records))
        for name, worth in (sums | records).items()
    ]
    return Figures(turns, series, [*(tally for tally in counted if any(tally.seats)), Tally("stat-choices", chosen)])


def raced(game: str, races: Races, views: Sequence[View]) -> list[Series]:
    """A line for every seat; none where nobody races."""
    found: list[Series] = []
    for name, race in races.items():
        lines = zip(*(race(view) for view in views), strict=True)
        found += [Series(f"{game}-stat-{name}", list(line), seat) for seat, line in enumerate(lines)]
    return found


def each(kind: str) -> Worth:
    """Every event of a kind counts one."""

    def count(event: Event) -> int:
        return event.kind == kind

    return count


def by_seat(play: Table, worth: Worth, sides: Sequence[str], record: bool = False) -> list[int]:
    """All of it together, or the greatest."""
    seats = [0] * play.seats
    for event in play.events:
        counts = worth(event)
        if counts:
            for side in sides:
                seat = int(event.facts[side])
                seats[seat] = max(seats[seat], counts) if record else seats[seat] + counts
    return seats
