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
# Deeds of the Boss Cell: each boss, and all bells of the Clock Tower.
ALL_BELLS: Final = len(BOSSES)


def count(s: State, goal: int, emit: Emit) -> None:
    """DC-CEL-05: one more of what is counted through the run."""
    s.tally = (*s.tally[:goal], s.tally[goal] + 1, *s.tally[goal + 1 :])
    achieve(s, goal, s.tally[goal], emit)


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
