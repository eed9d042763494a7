"""Whole runs, from each start to each end: nothing is created or lost on the way, at any number of players."""

from collections import Counter

import pytest

from dead_cells.test_exploring import OPTIONS, grown
from samobranka.core.chance import Chance
from samobranka.games.dead_cells import material, rules
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.box.foes import OBJECT
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules import flow
from samobranka.games.dead_cells.rules.setup import monsters_of
from samobranka.games.dead_cells.rules.summoned import SWORD, health_of, swords_in_play
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, State


def experienced(seed: int, bosses: bool) -> Record:
    """Everything open, and a box that has grown in every second campaign."""
    record = grown(seed) if seed % 2 else Record()
    record.beaten = 0b111
    record.boss_cell = bosses
    return record


def lost_or_found(s: State) -> list[str]:
    """Cards and tokens that are not where they should be."""
    wrong = rules.check(s)
    for who, fighter in enumerate(s.fighters):
        swapped = s.fight is not None and who in s.fight.swapped
        if (
            s.first != NOBODY
            and not s.fate
            and not swapped
            and sorted(fighter.cards()) != sorted(s.record.deck_of(fighter.hero))
        ):
            wrong.append(f"fighter {who}: cards are missing")
        if min(fighter.damage, fighter.shields, fighter.gold, fighter.worms, fighter.sick, *fighter.states) < 0:
            wrong.append(f"fighter {who}: fewer tokens than none")
        if fighter.hero == SERENADE and fighter.gear:
            wrong.append("Serenade wears equipment")
    bag = s.bag
    if min(bag.teeth, bag.cells, bag.potions, bag.keys, *bag.scrolls) < 0:
        wrong.append("the Bag owes something")
    # After a run the Well may send a guest who was not there.
    if s.face != NOWHERE and not s.fate:
        standing = [] if s.fight is None else [enemy.card for enemy in s.fight.line if enemy is not None]
        there = s.monsters + s.monster_discard + [card for card in standing if card != NOBODY]
        if sorted(there) != sorted(monsters_of(s.record, material.FACES[s.face].biome)):
            wrong.append("monsters of the biome are missing")
    found = [*s.collector, *bag.blueprints, *([] if s.fight is None else s.fight.loot.blueprints)]
    if len({*found, *s.record.equipment}) != len(found) + len(s.record.equipment):
        wrong.append("a blueprint is double")
    return wrong + lost_at_the_boss(s)


def lost_at_the_boss(s: State) -> list[str]:
    fight = s.fight
    if fight is None or fight.boss == NOBODY:
        return []
    wrong: list[str] = []
    turns = [*fight.turn_bag, *fight.turn_discard, *([] if fight.turn_card == NOBODY else [fight.turn_card])]
    if sorted(turns) != list(range(len(material.BOSSES[fight.boss].turns))):
        wrong.append("Turn cards are missing")
    kinds = Counter(enemy.foe for enemy in fight.line if enemy is not None and enemy.foe >= len(material.MONSTERS))
    for kind, count in kinds.items():
        if material.FOES[kind].kind >= OBJECT - 1 and count > len(material.FOES[kind].codes):
            wrong.append(f"too many of {material.FOES[kind].id}")
    if fight.swords + swords_in_play(fight) > len(material.FOES[SWORD].codes):
        wrong.append("a seventh Sword")
    for enemy in fight.line:
        if enemy is not None and not 0 <= enemy.damage < health_of(s, enemy):
            wrong.append("the dead stand")
    return wrong


def play(seats: int, stage: int, seed: int, ruleset: str, merciful: bool) -> tuple[State, str]:
    """A run at random to its end, and where it ended. Mercy leaves nobody with more than one damage."""
    chance = Chance(seed)
    s = flow.begin(experienced(seed, seed % 3 == 0), {**OPTIONS, "ruleset": ruleset}, seats, chance, None)
    where = "room"
    for _ in range(6000):
        assert lost_or_found(s) == []
        questions = rules.decisions(s)
        if not questions:
            break
        asked = questions[0]
        if not s.fate:
            where = asked.question if s.fight is None else "fight"
        if s.fight is not None and s.fight.boss != NOBODY:
            where = material.BOSSES[s.fight.boss].id
        if merciful:
            for fighter in s.fighters:
                fighter.hearts, fighter.damage = 8, min(fighter.damage, 1)
        stages = [choice for choice in asked.choices if asked.question == "start" and choice[1] == stage]
        action = stages[0] if stages else asked.choices[chance.pick(len(asked.choices))]
        rules.apply(s, asked.seat, action, chance, None)
    assert s.ending
    assert s.agenda == []
    return s, where


@pytest.mark.parametrize("ruleset", ["seed", "en2024"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_runs_end_and_nothing_is_lost(seats: int, ruleset: str) -> None:
    ends: Counter[str] = Counter()
    for stage in range(3):
        for seed in range(9):
            s, where = play(seats, stage, seed, ruleset, merciful=seed % 3 == 0)
            ends[f"{s.ending} {where}"] += 1
            if s.ending == "won":
                assert s.record.beaten >> stage & 1
    assert {end for end in ends if end.startswith("won")} == {"won C1", "won C2", "won C3"}
    assert any(end.startswith("died") for end in ends)


def test_there_are_many_ways_to_die() -> None:
    """In a fight, on the way, and at each of the three."""
    ends = {play(seats, stage, seed, "seed", merciful=False)[1] for seats in (2, 3) for stage in range(3) for seed in range(12)}
    assert "fight" in ends
    assert {"C1"} <= ends
