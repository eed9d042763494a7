"""Fifty runs in a row, at any number of players and by both books: no illegal state, and the record can be read again."""

import json

import pytest

from dead_cells.test_runs import lost_or_found
from samobranka.core.chance import Chance
from samobranka.games.dead_cells import campaign as room
from samobranka.games.dead_cells import rules
from samobranka.games.dead_cells.record import read_record

RUNS = 50
# Looking for lost cards costs as much as playing: now and then is enough, and at the end of each run.
EVERY = 7


@pytest.mark.parametrize("ruleset", ["seed", "en2024"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fifty_runs_reach_no_illegal_state(seats: int, ruleset: str) -> None:
    options = {"ruleset": ruleset, "hands": "secret"}
    chance = Chance(f"{seats} {ruleset}")
    record = room.blank(options)
    asked = 0
    for run in range(1, RUNS + 1):
        s = room.go_on(record, options, seats, chance, None)
        while rules.outcome(s) is None:
            decision = rules.decisions(s)[0]
            assert len(decision.choices) > 1
            rules.apply(s, decision.seat, decision.sample(chance), chance, None)
            asked += 1
            if asked % EVERY == 0:
                assert lost_or_found(s) == []
        assert lost_or_found(s) == []
        record = json.loads(json.dumps(room.leaves(s)))
        assert read_record(record).key() == s.record.key()
        assert record["runs"] == run
    assert sum(record["taken"].values()) > RUNS // 2
