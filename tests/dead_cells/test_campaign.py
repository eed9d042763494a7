"""A chain of runs: one ends, its cells are spent, and the next begins with what it left, whoever plays then."""

import json
from collections.abc import Callable

import pytest

from samobranka.core.campaign import Campaign
from samobranka.core.chance import Chance
from samobranka.core.errors import BadSave
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME, rules
from samobranka.games.dead_cells import campaign as room
from samobranka.games.dead_cells.box.decks import WELL
from samobranka.games.dead_cells.record import BOSS_IDS, Record, read_record
from samobranka.games.dead_cells.rules import flow
from samobranka.games.dead_cells.rules.ending import DIED, WON, beat_the_boss, end_the_run
from samobranka.games.dead_cells.rules.steps import BOSS, V_UPGRADE
from samobranka.games.dead_cells.state import State

OPTIONS = {"ruleset": "seed", "hands": "secret"}


def play_on(s: State, chance: Chance, until: Callable[[State], bool] = lambda s: False, most: int = 2000) -> None:
    """At random, until the run is over; before a boss that nobody can fight, everybody falls down dead."""
    for _ in range(most):
        assert rules.check(s) == []
        if s.agenda and s.agenda[-1][0] == BOSS:
            end_the_run(s, DIED, None)
            flow.settle(s, chance, None)
        if rules.outcome(s) is not None or until(s):
            return
        decision = rules.decisions(s)[0]
        rules.apply(s, decision.seat, decision.sample(chance), chance, None)
    raise AssertionError("no end")


@pytest.mark.parametrize("seed", range(4))
def test_one_run_follows_the_other_with_another_company(seed: int) -> None:
    chance = Chance(seed)
    record = room.blank(OPTIONS)
    for run, seats in enumerate([3, 1, 4, 2, 1, 3, 2, 4], 1):
        before = json.dumps(record)
        s = room.go_on(record, OPTIONS, seats, chance, None)
        s.bag.cells = 6
        play_on(s, chance)
        assert json.dumps(record) == before
        record = json.loads(json.dumps(room.leaves(s)))
        assert record["runs"] == run
        assert read_record(record).key() == s.record.key()
        assert room.migrate(record, room.VERSION) == record
    assert sum(record["taken"].values()) > 8


def test_every_card_that_can_be_bought_can_be_obeyed() -> None:
    """With cells without end, until nothing but covers is left; three times, since choices differ."""
    for seed in range(3):
        chance = Chance(seed)
        s = room.go_on(room.blank(OPTIONS), OPTIONS, 3, chance, None)
        play_on(s, chance, until=lambda s: s.first != -1)
        s.bag.cells = 999
        end_the_run(s, DIED, None)
        flow.settle(s, chance, None)
        for _ in range(3000):
            assert rules.check(s) == []
            open_questions = rules.decisions(s)
            if not open_questions:
                break
            choices = [choice for choice in open_questions[0].choices if choice != (0,)] or open_questions[0].choices
            rules.apply(s, open_questions[0].seat, choices[chance.pick(len(choices))], chance, None)
        assert s.ending == DIED
        assert s.record.taken[: WELL + 1] == (41, 39, 36, 20)
        assert read_record(json.loads(json.dumps(s.record.data()))).key() == s.record.key()
        again = room.go_on(s.record.data(), OPTIONS, 2, chance, None)
        play_on(again, chance, until=lambda s: s.biomes > 0)


def test_victory_opens_the_next_start() -> None:
    chance = Chance(1)
    s = room.go_on(room.blank(OPTIONS), OPTIONS, 2, chance, None)
    play_on(s, chance, until=lambda s: s.biomes > 0)
    beat_the_boss(s, 0, None)
    flow.settle(s, chance, None)
    play_on(s, chance)
    assert s.ending == WON
    outcome = rules.outcome(s)
    assert outcome is not None
    assert outcome.won
    record = room.leaves(s)
    assert room.milestones(record)[f"beaten-{BOSS_IDS[0].lower()}"]
    assert not room.milestones(record)["boss-cell"]
    assert read_record(record).starts() == [0, 1]


def test_a_table_is_saved_and_loaded_in_the_middle_of_spending() -> None:
    for seed in range(30):
        campaign = Campaign(GAME)
        table = campaign.next_run(2, OPTIONS, seed=seed)
        chance = Chance(seed)
        while table.outcome is None and table.decisions[0].question != "spend":
            if table.state.agenda[-1][0] == BOSS:
                break
            table.act(table.decisions[0].seat, table.decisions[0].sample(chance))
            if not table.decisions:
                break
        if table.outcome is not None or not table.decisions or table.decisions[0].question != "spend":
            continue
        table.act(table.decisions[0].seat, (V_UPGRADE, WELL))
        loaded = Table.from_data(GAME, json.loads(table.to_json()))
        assert loaded.state.key() == table.state.key()
        assert loaded.state.record.taken[WELL] == 1
        while loaded.outcome is None:
            loaded.act(loaded.decisions[0].seat, loaded.decisions[0].sample(chance))
        assert room.leaves(loaded.state)["runs"] == 1
        return
    raise AssertionError("nobody ever had a cell")


def test_records_of_other_versions_and_broken_ones_are_refused() -> None:
    with pytest.raises(BadSave):
        room.migrate(room.blank(OPTIONS), "0")
    with pytest.raises(BadSave):
        read_record({**Record().data(), "equipment": ["a sword that nobody knows"]})


def test_progress_is_said_in_numbers() -> None:
    message = room.progress(room.blank(OPTIONS))
    assert message.facts == {"runs": 0, "beaten": 0, "upgrades": 0}
