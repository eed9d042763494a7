"""The end of a run. All ways to die and to win lead here."""

from typing import Final

from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language.vocabulary import RUNES
from samobranka.games.dead_cells.material import BOSSES
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.state import State

# Why a run ended.
DIED: Final = "died"
WON: Final = "won"


def end_the_run(s: State, reason: str, emit: Emit) -> None:
    """DC-EXP-07, DC-BOS-08, DC-BOS-09: whatever was still due is forgotten."""
    s.agenda.clear()
    s.ending = reason
    if emit is not None:
        emit(Event("ended", {"reason": reason}))


def beat_the_boss(s: State, boss: int, emit: Emit) -> None:
    """DC-BOS-20: a blueprint and cells each time; the first time a start, a rune, the Boss Cell. Then the run ends."""
    record = Record(s.record)
    plans = record.blueprints(BOSSES[boss].id)[:1]
    record.equipment = (*record.equipment, *plans)
    s.gear_top += plans
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
    end_the_run(s, WON, emit)
