"""Where a step leads through walls and springs, without taking it: for dragons' targets and for the order of moves."""

from samobranka.games.bad_bones.bones import place_in, spot_at
from samobranka.games.bad_bones.material import DRAGON, KIND_BITS, RIM, SPRING, STEP, WALL
from samobranka.games.bad_bones.rules.ways import (
    AT_DRAGON,
    AT_HERO,
    AT_TOWER,
    ELSEWHERE,
    HOW,
    OUTSIDE,
    STOPPED,
    meets,
    thrown_by_spring,
    turned_by_wall,
)
from samobranka.games.bad_bones.state import Board, State


def follow(b: Board, place: int, heading: int) -> int:
    """BB-41 to BB-43a, BB-91 to BB-93: how and where a walk ends that enters `place` so: `AT_TOWER | place`."""
    traps = b.traps
    met: list[int] = []
    thrown = False
    while True:
        how = meets(traps, b.towers, b.hero, place, thrown)
        if how:
            return how | place
        tile = traps[place]
        kind = tile & KIND_BITS
        if kind == WALL:
            entry = spot_at(place, heading)
            if entry in met:
                return ELSEWHERE
            met.append(entry)
            heading = turned_by_wall(tile, heading)
            place += STEP[heading]
            thrown = False
        elif kind == SPRING:
            place = thrown_by_spring(place, heading)
            thrown = True
        else:
            return AT_DRAGON | place if kind == DRAGON else place


def ways_out(s: State, b: Board, dragon: int, known: int) -> list[int]:
    """BB-52, BB-55a, A6: headings in which a dragon may drive a skeleton. `known`: dragons that have moved it already."""
    headings: list[int] = []
    known |= 1 << dragon
    for heading in range(4):
        place = dragon + STEP[heading]
        if s.setup.face.houses >> place & 1:
            continue
        end = follow(b, place, heading)
        how = end & HOW
        if how == STOPPED or (how == AT_DRAGON and known >> place_in(end) & 1):
            continue
        headings.append(heading)
    return headings


def same_way_out(s: State, dragon: int, headings: list[int]) -> bool:
    """BB-31, BB-63: whether all these ways lead straight off the board to the same cemetery."""
    return s.setup.seats <= 2 and all(RIM >> (dragon + STEP[heading]) & 1 for heading in headings)


def ends_of(s: State, b: Board, place: int, heading: int, known: int) -> int:
    """The places where a walk may end that matter for others: hero, towers and ruins, houses, as bits."""
    end = follow(b, place, heading)
    how, at = end & HOW, place_in(end)
    if how == AT_DRAGON and not known >> at & 1:
        ends = 0
        known |= 1 << at
        for way in ways_out(s, b, at, known):
            ends |= ends_of(s, b, at + STEP[way], way, known)
        return ends
    ruin = how == ELSEWHERE and b.traps[at] == 0 and s.setup.face.tower_bits >> at & 1
    houses = how == OUTSIDE and s.setup.face.houses >> at & 1
    matters = how in (AT_HERO, AT_TOWER) or ruin or houses
    return 1 << at if matters else 0
