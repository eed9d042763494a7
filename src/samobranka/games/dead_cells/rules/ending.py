"""The end of a run: what is dropped, what is counted, and the way to spending. All ways to die and to win lead here."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language.tiles import SHAPES
from samobranka.games.dead_cells.language.vocabulary import GOALS, RUNES
from samobranka.games.dead_cells.material import BOSSES, FACES
from samobranka.games.dead_cells.record import NONE, Past, Record
from samobranka.games.dead_cells.rules.feats import achieve, deed
from samobranka.games.dead_cells.rules.steps import CLOSE_RUN, SPEND
from samobranka.games.dead_cells.state import NOWHERE, Bag, Fighter, State

# Why a run ended.
DIED: Final = "died"
WON: Final = "won"
LAST_BOSS: Final = len(BOSSES) - 1


def end_the_run(s: State, reason: str, emit: Emit, boss: int = NONE) -> None:
    """DC-RUN-01 to DC-RUN-06: whatever was still due is forgotten, everything but the cells is dropped, the cells are spent.

    `outcome` is None until that is done, too: a run is over when its last cell has been spent.
    """
    # The agenda that is being worked off stays the same list.
    s.agenda[:] = [(CLOSE_RUN,), (SPEND,)]
    s.fate = reason
    s.fallen = sum(1 << who for who, fighter in enumerate(s.fighters) if not fighter.alive())
    if emit is not None:
        emit(Event("ended", {"reason": reason, "cells": s.bag.cells}))
    remember(s, reason, boss)
    drop_everything(s)


def remember(s: State, reason: str, boss: int) -> None:
    """For the page of the campaign: the way of this run, and its end, perhaps at a boss: the fight has been put away by now."""
    way = [FACES[face].id.lower() if space == NOWHERE else SHAPES[FACES[face].shapes[space]] for face, space in s.trail]
    heroes = tuple(fighter.hero for fighter in s.fighters)
    fallen = tuple(fighter.hero for fighter in s.fighters if not fighter.alive())
    record = Record(s.record)
    past = Past(max(s.stage, 0), heroes, tuple(way), reason, boss, fallen, s.bag.cells, record.taken)
    record.history = (*record.history, past)
    s.record = record


def drop_everything(s: State) -> None:
    """DC-RUN-01 to DC-RUN-04: equipment into its deck, blueprints back to where they were, markers to their first spaces.

    A blueprint deck is what the campaign does not own, in the order of its codes, so what is not kept lies there already.
    """
    cells = s.bag.cells
    s.fight = None
    s.bag = Bag()
    s.bag.cells = cells
    s.collector = ()
    s.gear_bag, s.gear_top, s.gear_discard = list(s.record.equipment), [], []
    s.fighters = [Fighter(fighter.hero) for fighter in s.fighters]
    s.seals = s.dark = 0


def beat_the_boss(s: State, boss: int, emit: Emit) -> None:
    """DC-RUN-05, DC-END-01 to DC-END-03: what the victory gives, then the end of the run.

    Its bottom blueprint and cells each time; the first time a new start, a rune, the end of the campaign, the Boss Cell.
    """
    had_the_cell = s.record.boss_cell
    record = Record(s.record)
    record.equipment = (*record.equipment, *record.blueprints(BOSSES[boss].id)[:1])
    s.bag.cells += BOSSES[boss].cells
    if not record.beaten >> boss & 1:
        record.beaten |= 1 << boss
        for gift in BOSSES[boss].first:
            word, _, what = gift.partition(" ")
            record.runes |= 1 << RUNES[what] if word == "rune" else 0
            record.boss_cell = record.boss_cell or word == "boss_cell"
    s.record = record
    if emit is not None:
        emit(Event("boss-beaten", {"boss": boss, "cells": BOSSES[boss].cells}))
    end_the_run(s, WON, emit, boss)
    if had_the_cell:
        deed(s, boss)
    if boss == LAST_BOSS:
        achieve(s, GOALS["beat_C3_with_players"], s.setup.seats, emit)


class CloseRun(Step[State, State]):
    """DC-RUN-06, DC-CEL-03: the last cell has been spent, what is left of them is lost, and the run is counted."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.bag.cells = 0
        record = Record(s.record)
        record.runs += 1
        s.record = record
        s.ending = s.fate
        if emit is not None:
            emit(Event("run-over", {"run": record.runs}))


STEPS: Final[dict[int, Step[State, State]]] = {CLOSE_RUN: CloseRun("close")}
