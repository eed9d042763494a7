"""Feats: goals on the mutation board that pay once, at the moment they are met; and the deeds of the Boss Cell."""

from typing import Final

from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language.vocabulary import GOALS
from samobranka.games.dead_cells.material import BOSSES, UPGRADES
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules.steps import DRAW_SECRET, GAIN
from samobranka.games.dead_cells.state import State

# Goals that are met by few, not by many.
AT_MOST: Final = (GOALS["biome_with_combats_at_most"], GOALS["elite_killed_before_round"])
UNHURT: Final = GOALS["combat_with_elite_unhurt"]
IN_GOOD_HEALTH: Final = GOALS["boss_instance_all_hp2"]
FEW_COMBATS: Final = GOALS["biome_with_combats_at_most"]
BIG_ROUND: Final = GOALS["hero_damage_in_round"]
# What is counted of a fight with an elite, as bits; of a hero's tokens in a round, in his part of the number.
ELITE_STOOD: Final = 1
COMPANION_BITTEN: Final = 2
TOKENS: Final = 0xFF
PART: Final = 8
HEALTH: Final = 2
# Deeds of the Boss Cell: each boss, and all bells of the Clock Tower.
ALL_BELLS: Final = len(BOSSES)


def count(s: State, goal: int, emit: Emit) -> None:
    """DC-CEL-05: one more of what is counted through the run."""
    s.tally = (*s.tally[:goal], s.tally[goal] + 1, *s.tally[goal + 1 :])
    achieve(s, goal, s.tally[goal], emit)


def note(s: State, goal: int, number: int) -> None:
    """What is counted stands at this number now."""
    if s.tally[goal] != number:
        s.tally = (*s.tally[:goal], number, *s.tally[goal + 1 :])


def count_tokens(s: State, who: int, tokens: int, emit: Emit) -> None:
    """DC-CEL-05: what one hero's actions put on enemies in a round, Marked ones and all."""
    before = s.tally[BIG_ROUND] >> PART * who & TOKENS
    total = min(before + tokens, TOKENS)
    note(s, BIG_ROUND, s.tally[BIG_ROUND] + (total - before << PART * who))
    achieve(s, BIG_ROUND, total, emit)


def unhurt_by_an_elite(s: State, emit: Emit) -> None:
    """DC-CEL-05: a fight with an elite is over, and no damage token has been put on a hero or a companion in it."""
    if s.tally[UNHURT] == ELITE_STOOD and all(fighter.unhurt for fighter in s.fighters):
        achieve(s, UNHURT, 1, emit)


def in_good_health(s: State) -> bool:
    """DC-CEL-05: everybody has two health points left."""
    return all(fighter.hearts - fighter.damage >= HEALTH for fighter in s.fighters)


def achieve(s: State, goal: int, number: int, emit: Emit) -> None:
    """DC-CEL-05: a feat on the board whose goal this is has been met, if the number is large or small enough."""
    for feat in s.record.feats:
        effect = UPGRADES[feat].effect
        if effect is None or effect.n != goal:
            continue
        if number <= effect.whom if goal in AT_MOST else number >= effect.whom:
            reward(s, feat, emit)


def reward(s: State, feat: int, emit: Emit) -> None:
    """DC-CEL-05: it pays, and leaves the game."""
    record = Record(s.record)
    record.feats = tuple(other for other in record.feats if other != feat)
    s.record = record
    effect = UPGRADES[feat].effect
    assert effect is not None
    if emit is not None:
        emit(Event("feat", {"upgrade": feat}))
    s.agenda += [(GAIN, *atom) for atom in reversed(effect.does)]


def deed(s: State, number: int) -> None:
    """DC-BOS-21, DC-END-03: the first time with the Boss Cell in play, each of its deeds is worth a Secret."""
    if s.record.boss_cell and not s.record.deeds >> number & 1:
        record = Record(s.record)
        record.deeds |= 1 << number
        s.record = record
        s.agenda.append((DRAW_SECRET,))
