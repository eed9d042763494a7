"""What a position is worth to a seat: who lives, what lies on whom, who holds what, and how far the scenario's goals are.

The unit is about one wound dealt.
"""

from math import sqrt
from typing import Final

from samobranka.games.nastolie.material import (
    EAST,
    FIGHTER,
    FLAME,
    FORGE,
    FOUNTAIN,
    HERO,
    LASSO,
    MAGNETOSPHERE,
    MINE,
    NORTH,
    RATNIK,
    SHIELD,
    SOUTH,
    TABLE,
    TICK,
    VETERAN,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL, MISSILE
from samobranka.games.nastolie.rules.goals import from_own_edge
from samobranka.games.nastolie.rules.ground import neighbours
from samobranka.games.nastolie.rules.steps import FLICK
from samobranka.games.nastolie.scenario import OUT_WITHOUT_HEROES
from samobranka.games.nastolie.state import KIND, MISSILE_KIND, NOBODY, OWNER, State

WON: Final = 1000.0
# A character is worth this besides its lives, by rank: whoever lives can act.
BASE: Final[tuple[float, ...]] = (1.6, 1.2, 1.0)
# With three characters or more all actions of a turn can be used.
HANDS: Final = 0.8
ACTIONS: Final = 3
# Time cards, actions still to come, a free flick that is owed, a ritual card. An action deals about one wound, and some kill:
# whoever holds it cheaper finds a penalty a fair price for every blow, and pays it with one flick in four.
BLACK: Final = 1.4
VIOLET: Final = 1.1
ACTION: Final = 1.2
OWED: Final = 0.8
RITUAL: Final = 0.6
SUPPLY: Final = 0.2
# What an artefact gives to whoever holds it.
HELD: Final[dict[int, float]] = {MINE: 0.3, FOUNTAIN: 0.6, MAGNETOSPHERE: 0.4, FORGE: 0.7}
# Missiles that lie on a character, to its owner.
LYING: Final[dict[int, float]] = {FLAME: -0.7, TICK: -1.1, SHIELD: 0.8, LASSO: 0.25}
POINT: Final = 1.4
# The heroes of whom one hunts, and heroes where they decide.
PREY: Final = 1.2
DECISIVE: Final = 2.0
# Of a barrel that is delivered, and of one that is on its way; of a gate; of a captive's way home.
BARRELS: Final = 5.0
ON_THE_WAY: Final = 2.5
GATE: Final = 5.0
HOMEWARD: Final = 5.0
NEAR: Final = 0.4


def value(s: State, seat: int) -> float:
    """How good a state is for a seat and its allies: theirs less the others', who count less the more they are."""
    if s.ending:
        return 0.0 if not s.winners else WON if seat in s.winners else -WON
    sides = s.setup.sides
    teams = {s.team(other) for other in range(sides) if not s.is_out(other)}
    against = 1.0 if len(teams) <= 2 else 0.75
    total = 0.0
    for other in range(sides):
        its = camp(s, other, seat)
        total += its if s.friends(seat, other) else -against * its
    return total + afield(s, seat)


def camp(s: State, seat: int, seen_by: int) -> float:
    """What a seat has: characters and what lies on them, cards, artefacts, points."""
    own = s.own(seat)
    total = HANDS * min(ACTIONS, len(own))
    for disc in own:
        total += character(s, disc, seen_by)
    total += VIOLET * s.violet[seat] - BLACK * s.black[seat] + RITUAL * len(s.hands[seat]) + POINT * s.points[seat]
    if seat == s.active:
        # Only what oneself may still do: the next player has a whole turn before him whatever one does.
        if seat == seen_by:
            total += ACTION * s.actions
        if s.agenda and s.agenda[-1][0] == FLICK:
            total += OWED
    for artefact in range(ARTEFACT, BARREL):
        if s.controller(artefact) == seat:
            total += HELD[artefact - ARTEFACT] + 1.5 * POINT * s.scenario.control_points
    return total + goal(s, seat)


def character(s: State, disc: int, seen_by: int) -> float:
    """A life each, something for being there, and more for whom the scenario is about."""
    rank, lives = s.rank(disc), s.lives[disc]
    total = BASE[rank] + lives
    scenario = s.scenario
    if rank == HERO and (scenario.out == OUT_WITHOUT_HEROES or scenario.prey):
        hunted = scenario.prey and s.prey[seen_by] == s.setup.roster.order[KIND[disc]]
        total *= DECISIVE if scenario.out == OUT_WITHOUT_HEROES or OWNER[disc] == seen_by else PREY
        total += PREY * lives * hunted
    elif rank == VETERAN:
        total -= 0.1
    elif rank == FIGHTER and KIND[disc] == RATNIK and OWNER[disc] == s.active:
        total += burnt(s, disc, seen_by)
    supply = s.supply(disc) if s.setup.roster.limit[KIND[disc]] else []
    return total + SUPPLY * len(supply) + sum(carried(s, missile, lives) for missile in s.missiles_on(disc))


def carried(s: State, missile: int, lives: int) -> float:
    """What a missile does to whom it lies on; the last life is the dearest."""
    kind = MISSILE_KIND[missile]
    lying = LYING.get(kind, 0.0)
    return lying * 2.0 if lives == 1 and kind in (FLAME, TICK) and s.by[missile - MISSILE] != NOBODY else lying


def burnt(s: State, ratnik: int, seen_by: int) -> float:
    """Those beside a Ratnik at the end of his owner's turn, foes less friends."""
    seat = OWNER[ratnik]
    return sum(-0.9 if s.friends(seat, OWNER[other]) else 0.9 for other in neighbours(s, ratnik))


def goal(s: State, seat: int) -> float:
    """How far a seat is with what only its scenario asks for."""
    scenario, total = s.scenario, 0.0
    if scenario.delivery_seat == seat:
        total += BARRELS * s.delivered
        for barrel in s.barrels:
            total += ON_THE_WAY * (1.0 - from_edge(s, scenario.delivery_edge, barrel) / TABLE)
    if scenario.gates:
        total += GATE * s.gates[seat] + nearer(s, seat)
    if scenario.glass_hits:
        captive = s.captives[seat]
        if captive in s.field:
            total += HOMEWARD * (1.0 - from_own_edge(s, seat, captive) / TABLE)
    return total


def from_edge(s: State, edge: int, disc: int) -> int:
    """How far a disc is from an edge."""
    if edge in (SOUTH, NORTH):
        return s.y[disc] if edge == SOUTH else TABLE - s.y[disc]
    return TABLE - s.x[disc] if edge == EAST else s.x[disc]


def waypoint(s: State, seat: int) -> tuple[int, int]:
    """Where a racing hero must go next: through the middle of a gate, then over the line."""
    gates, passed = s.scenario.gates, s.gates[seat]
    if passed >= len(gates):
        hero = next((disc for disc in s.own(seat) if s.rank(disc) == HERO), NOBODY)
        return ((s.scenario.finish + TABLE) // 2, s.y[hero] if hero != NOBODY else TABLE // 2)
    x1, y1, x2, y2 = gates[passed]
    return ((x1 + x2) // 2, (y1 + y2) // 2)


def nearer(s: State, seat: int) -> float:
    """The way of a racing hero to its next gate, less the farther it is; to be west of it is part of the way."""
    hero = next((disc for disc in s.own(seat) if s.rank(disc) == HERO), NOBODY)
    if hero == NOBODY:
        return 0.0
    x, y = waypoint(s, seat)
    dx, dy = float(x - s.x[hero]), float(y - s.y[hero])
    behind = 300_000.0 if dx < 0.0 and s.gates[seat] < len(s.scenario.gates) else 0.0
    return GATE * 0.8 * max(0.0, 1.0 - (sqrt(dx * dx + dy * dy) + behind) / TABLE)


def afield(s: State, seat: int) -> float:
    """A trifle for being near to an enemy: whoever can do nothing better comes nearer."""
    own = [disc for disc in s.field if s.friends(seat, OWNER[disc])]
    foes = [disc for disc in s.field if not s.friends(seat, OWNER[disc])]
    if not own or not foes:
        return 0.0
    total = 0.0
    for disc in own:
        x, y = s.x[disc], s.y[disc]
        total += min(abs(s.x[foe] - x) + abs(s.y[foe] - y) for foe in foes)
    return -NEAR * total / (TABLE * len(own))
