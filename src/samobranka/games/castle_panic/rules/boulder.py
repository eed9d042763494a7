"""The Giant Boulder."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import ARCHER, ARCS, CASTLE, FOREST, KNIGHT, SWORDSMAN
from samobranka.games.castle_panic.rules.monsters import kill
from samobranka.games.castle_panic.rules.movement import end_if_lost, storm_the_wall, tower_falls
from samobranka.games.castle_panic.state import State

BY_BOULDER: Final = "boulder"


def roll_boulder(s: State, chance: Chance, emit: Emit) -> None:
    """CP-79, CP-94: the die names the arc; the boulder crushes all in its way until something stops it."""
    start = chance.roll(ARCS) - 1
    opposite = (start + 3) % ARCS
    if emit is not None:
        emit(Event("boulder", {"space": FOREST * ARCS + start, "die": start + 1}, reveals=True))
    for ring in (FOREST, ARCHER, KNIGHT, SWORDSMAN):
        crush(s, ring, start, emit)
    if wall_stops_boulder(s, start, emit):
        return
    for arc in (start, opposite):
        crush(s, CASTLE, arc, emit)
        if tower_stops_boulder(s, arc, emit):
            return
    if wall_stops_boulder(s, opposite, emit):
        return
    for ring in (SWORDSMAN, KNIGHT, ARCHER, FOREST):
        crush(s, ring, opposite, emit)


def crush(s: State, ring: int, arc: int, emit: Emit) -> None:
    """F37: whatever its health, and nobody's trophy."""
    space = ring * ARCS + arc
    for token in [token for token in s.board if s.at[token] == space]:
        kill(s, token, BY_BOULDER, emit)


def wall_stops_boulder(s: State, arc: int, emit: Emit) -> bool:
    """F15, F16: a wall falls, or its fortify token instead, and the boulder lies still."""
    if not s.walls >> arc & 1:
        return False
    storm_the_wall(s, arc, BY_BOULDER, emit)
    return True


def tower_stops_boulder(s: State, arc: int, emit: Emit) -> bool:
    """CP-79: on the far side the tower comes before the wall."""
    if not s.towers >> arc & 1:
        return False
    tower_falls(s, arc, BY_BOULDER, emit)
    end_if_lost(s, emit)
    return True
