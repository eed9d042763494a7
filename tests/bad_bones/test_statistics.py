"""A finished game of Bad Bones in figures: what is counted is what happened."""

import pytest

from playing import played
from samobranka import words
from samobranka.core.chance import Chance
from samobranka.core.events import Event
from samobranka.core.table import Table
from samobranka.games.bad_bones import GAME
from samobranka.games.bad_bones.statistics import SUMS
from samobranka.server.figures import figures

TABLES = [
    (3, {}),
    (3, {"advanced": True, "chiefs": True}),
    (3, {"mode": "coop", "advanced": True, "chiefs": True}),
    (1, {}),
]


def finished(seats: int, options: dict[str, object], seed: int) -> Table:
    return played(GAME, seats, seed, options)


def counted(seats: int, options: dict[str, object], seed: int) -> tuple[Table, dict[str, list[int]]]:
    """By what it is called without its game: each series over the rounds, each tally by seat."""
    table = finished(seats, options, seed)
    told = figures("bad_bones", table)
    assert all(len(line.values) == len(told.turns) for line in told.series)
    assert all(len(tally.seats) == seats for tally in told.tallies)
    names = [line.name for line in told.series] + [tally.name for tally in told.tallies]
    assert all(words.bundle(language).has_message(name) for name in names for language in words.LANGUAGES)
    found = {line.name: line.values for line in told.series} | {tally.name: tally.seats for tally in told.tallies}
    return table, {name.removeprefix("bad_bones-stat-"): values for name, values in found.items()}


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_series_are_what_stands_on_the_table(seats: int, options: dict[str, object], seed: int) -> None:
    table, found = counted(seats, options, seed)
    state = table.state
    coop = state.setup.coop
    if not coop and seats > 1:
        # Realms race against each other: each has a line of its own, up to its score.
        races = {line.seat: line.values for line in figures("bad_bones", table).series}
        assert table.outcome is not None
        assert [races[seat][-1] for seat in range(seats)] == table.outcome.scores
        return
    standing = [board.towers.bit_count() if coop else board.floors for board in state.boards]
    assert found["floors"][0] == (4 * seats if seats > 1 else 1)
    assert found["floors"][-1] == sum(standing)
    assert found["houses"][-1] == (state.houses if coop else sum(board.houses for board in state.boards))
    assert found["skeletons"][-1] == sum(len(board.everyone()) for board in state.boards)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_lost_is_what_is_missing(seed: int) -> None:
    """Without friendly chiefs nothing is mended, so that the losses add up."""
    table, found = counted(3, {"advanced": True}, seed)
    for board in table.state.boards:
        assert found["floors-lost"][board.seat] == 4 - board.floors
        assert found.get("houses-lost", [0] * 3)[board.seat] == 5 - board.houses
        bought = sum(board.reserve) + found["laid"][board.seat] - found.get("retrieved", [0] * 3)[board.seat]
        assert bought >= 1
    assert all(0 <= coins <= 20 for coins in found["coins"])


@pytest.mark.parametrize(("floors", "lost"), [(4, 2), (1, 1)])
def test_a_sapper_takes_two_floors_if_there_are_two(floors: int, lost: int) -> None:
    happened: list[Event] = []
    lines = ["phase 3", "pause before phase 4", f"floors 1: {floors}", "top sapper r2c3 s"]
    GAME.notation.position(GAME.info.complete(2, {"chiefs": True}), 2, lines, Chance(1), happened.append)
    assert sum(SUMS["floors-lost"](event) for event in happened) == lost


def test_what_never_happened_is_no_row() -> None:
    _, found = counted(2, {}, 3)
    assert "coins" not in found
    assert "weapon" not in found
    assert sum(found["laid"]) > 0
