"""Random company wanders from the first room to the end of the run: nothing is lost or double, and every copy is apart."""

import pytest

from samobranka.core.chance import Chance
from samobranka.core.info import OptionValue
from samobranka.games.dead_cells import material, rules
from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.record import NONE, Record, read_record
from samobranka.games.dead_cells.rules import flow
from samobranka.games.dead_cells.state import State

OPTIONS: dict[str, OptionValue] = {"ruleset": "seed", "hands": "secret"}


def grown(seed: int) -> Record:
    """A campaign that has bought this and that, at random."""
    chance = Chance(seed)
    record = Record()
    owners = [NONE] * len(material.CARDS)
    for number, upgrade in enumerate(material.UPGRADES):
        if chance.pick(2) or upgrade.deck == decks.WELL:
            continue
        if upgrade.card is not None:
            owners[material.CARDS.index(upgrade.card)] = chance.pick(5)
        elif upgrade.kind == decks.AT_START and len(record.start) < 6:
            record.start = (*record.start, number)
        elif upgrade.kind == decks.DURING and len(record.during) < 12:
            record.during = (*record.during, number)
        elif upgrade.kind in (decks.AT_START, decks.DURING, decks.SKILL_CARD):
            record.stored = (*record.stored, number)
    record.owners = tuple(owners)
    record.purged_cards = (0, 1, 7, 13)
    record.runes = chance.pick(128)
    skills = [number for number, upgrade in enumerate(material.UPGRADES) if upgrade.kind == decks.SKILL_CARD]
    record.skill = skills[chance.pick(len(skills))]
    record.stored = tuple(number for number in record.stored if number != record.skill)
    return record


def wander(s: State, chance: Chance, most: int = 2000) -> set[str]:
    """Until the run is over."""
    seen: set[str] = set()
    for _ in range(most):
        assert rules.check(s) == []
        open_questions = rules.decisions(s)
        if not open_questions:
            break
        if s.fight is not None and s.fight.boss >= 0:
            seen.add(material.BOSSES[s.fight.boss].id.lower())
        decision = open_questions[0]
        assert len(decision.choices) > 1
        before, action = s.key(), decision.choices[chance.pick(len(decision.choices))]
        other = s.copy()
        rules.apply(s, decision.seat, action, chance, None)
        assert other.key() == before
    return seen


@pytest.mark.parametrize("ruleset", ["seed", "en2024"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_wandering_breaks_nothing(seats: int, ruleset: str) -> None:
    left = at_the_boss = 0
    for seed in range(40):
        chance = Chance(seed)
        record = grown(seed) if seed % 2 else Record()
        s = flow.begin(record, {**OPTIONS, "ruleset": ruleset}, seats, chance, None)
        seen = wander(s, chance)
        left += s.biomes > 1
        at_the_boss += "c1" in seen
        assert s.ending
    assert left > 10
    assert at_the_boss > 2


def test_a_record_is_the_same_when_it_is_read_again() -> None:
    for seed in range(10):
        record = grown(seed)
        assert read_record(record.data()).key() == record.key()


def test_a_run_never_changes_the_record_that_it_was_given() -> None:
    record = grown(3)
    before = record.key()
    chance = Chance(3)
    wander(flow.begin(record, OPTIONS, 3, chance, None), chance)
    assert record.key() == before
