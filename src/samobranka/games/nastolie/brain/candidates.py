"""What deserves a look: flicks and shots at everything worth meeting, directly and off a box or a cup, at places that the
scenario is about, and a few of everything else that cannot be listed."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.regions import OneOf, Region
from samobranka.flick.hand import STRONGEST
from samobranka.games.nastolie.brain.aims import EXTRAS, FINE_OFFSETS, OFFSETS, Aim, at_disc, off_box, off_cup, push, to_place
from samobranka.games.nastolie.brain.value import waypoint
from samobranka.games.nastolie.material import (
    DRYADIC,
    EAST,
    HERO,
    MISSILE_RADIUS,
    NORTH,
    RAY_X,
    RAY_Y,
    RAYS,
    REACH,
    SOUTH,
    TABLE,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL
from samobranka.games.nastolie.rules.ground import Somewhere
from samobranka.games.nastolie.rules.steps import V_FLICK, V_SHOOT
from samobranka.games.nastolie.state import GROUND, KIND, NOBODY, OWNER, State

# Places around a shooter at which a missile is tried, how many of them for each target, and how strongly it is flicked there.
SPOTS: Final = 16
NEAREST: Final = 2
SHOT_EXTRAS: Final[tuple[float, ...]] = (60_000.0, 250_000.0, 600_000.0)
SHOT_OFFSETS: Final[tuple[float, ...]] = (0.0, 0.3, -0.3)
# Off a box or a cup a blow must be strong.
BANK_EXTRAS: Final[tuple[float, ...]] = (100_000.0, 500_000.0)
# A few of what is neither: flicks anywhere, other places.
ANYWHERE: Final = 4
PLACES: Final = 10
# How far past a gate or a line.
BEYOND: Final = 40_000.0
# From so many candidates on, aims are finer.
FINE: Final = 1500


def candidates(s: State, decision: Decision, most: int, chance: Chance) -> list[Action]:
    """Of all that cannot be listed, no more than so many; which of them, luck decides."""
    found: list[Action] = []
    for region in decision.regions:
        if region.verb == V_FLICK:
            for disc in pieces(region):
                found += flicks(s, decision.seat, disc, most >= FINE)
                found += [with_piece(region.sample(chance), disc) for _ in range(ANYWHERE)]
        elif region.verb == V_SHOOT:
            found += shots(s, decision.seat, region)
        else:
            found += [region.sample(chance) for _ in range(PLACES)]
    return some(found, most, chance)


def pieces(region: Region) -> list[int]:
    first = region.parts[0]
    return first.numbers if isinstance(first, OneOf) else []


def with_piece(action: Action, disc: int) -> Action:
    return (action[0], disc, *action[2:])


def some(actions: list[Action], most: int, chance: Chance) -> list[Action]:
    """Any so many of them."""
    for at in range(min(most, len(actions) - 1)):
        other = at + chance.pick(len(actions) - at)
        actions[at], actions[other] = actions[other], actions[at]
    return actions[:most]


class Target:
    """Something worth meeting."""

    __slots__ = ("radius", "x", "y")

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius


def targets(s: State, seat: int, disc: int) -> list[Target]:
    """Enemies, artefacts that are free or under an enemy, the friends of a dryad who lack a life, the glass."""
    radius, found = s.setup.radius, []
    dryad = s.setup.roster.strike[KIND[disc]] == DRYADIC
    for other in s.field:
        if other == disc:
            continue
        foe = not s.friends(seat, OWNER[other])
        if s.where[other] == GROUND and (foe or (dryad and s.lives[other] < s.limit(other))):
            found.append(Target(s.x[other], s.y[other], radius[other]))
    for artefact in range(ARTEFACT, BARREL):
        if s.where[artefact] == GROUND and s.where[disc] != artefact:
            controller = s.controller(artefact)
            if controller == NOBODY or not s.friends(seat, controller):
                found.append(Target(s.x[artefact], s.y[artefact], radius[artefact]))
    if s.glass:
        glass = s.terrain.cups[0]
        found.append(Target(glass.x, glass.y, glass.radius))
    return found


def flicks(s: State, seat: int, disc: int, fine: bool) -> list[Action]:
    """All aims of one disc."""
    x, y, radius = float(s.x[disc]), float(s.y[disc]), s.setup.radius[disc]
    aims: list[Aim] = []
    for target in targets(s, seat, disc):
        reach = float(radius + target.radius)
        for offset in FINE_OFFSETS if fine else OFFSETS:
            aims += at_disc(x, y, target.x, target.y, reach, offset, EXTRAS)
        for box in s.terrain.boxes:
            aims += off_box(x, y, radius, target.x, target.y, box, BANK_EXTRAS)
        for cup in s.terrain.cups:
            aims += off_cup(x, y, radius, target.x, target.y, cup, BANK_EXTRAS)
    aims += errands(s, seat, disc, x, y, radius)
    return [(V_FLICK, disc, *aim) for aim in aims]


def errands(s: State, seat: int, disc: int, x: float, y: float, radius: int) -> list[Aim]:
    """Flicks that the scenario asks for: barrels to their edge, heroes through gates, captives home."""
    scenario, aims = s.scenario, []
    if scenario.delivery_seat == seat:
        for barrel in s.barrels:
            for gx, gy in ((TABLE, s.y[barrel]), (TABLE, 300_000), (TABLE, 700_000)):
                bx, by = float(s.x[barrel]), float(s.y[barrel])
                aims += push(x, y, radius, bx, by, s.setup.radius[barrel], float(gx), float(gy), EXTRAS)
    elif scenario.delivery_seat != NOBODY:
        for barrel in s.barrels:
            aims += at_disc(x, y, s.x[barrel], s.y[barrel], float(radius + s.setup.radius[barrel]), 0.0, EXTRAS[2:])
    if scenario.gates:
        gx, gy = waypoint(s, seat)
        if s.rank(disc) == HERO and OWNER[disc] == seat:
            for aside in (-30_000.0, 0.0, 30_000.0):
                for beyond in (0.0, BEYOND, 4.0 * BEYOND, 8.0 * BEYOND):
                    aims += to_place(x, y, float(gx), gy + aside, beyond)
            # To the side from which a gate can be passed.
            for west in (80_000.0, 160_000.0):
                aims += to_place(x, y, gx - west, float(gy))
    captive = s.captives[seat]
    if captive != NOBODY and captive in s.field:
        hx, hy = homewards(s, seat, captive)
        if captive == disc:
            aims += to_place(x, y, hx, hy)
        else:
            cx, cy, its = float(s.x[captive]), float(s.y[captive]), s.setup.radius[captive]
            aims += push(x, y, radius, cx, cy, its, hx, hy, EXTRAS)
    return aims


def homewards(s: State, seat: int, captive: int) -> tuple[float, float]:
    """The nearest place at which a captive is home."""
    home, edge = s.scenario.captives_home * 0.6, s.seat(seat).edge
    x, y = float(s.x[captive]), float(s.y[captive])
    if edge in (SOUTH, NORTH):
        return (x, home if edge == SOUTH else TABLE - home)
    return (TABLE - home if edge == EAST else home, y)


def shots(s: State, seat: int, region: Region) -> list[Action]:
    """From the free places around the shooter that are nearest to each target."""
    shooter, spot = pieces(region)[0], region.parts[1]
    if not isinstance(spot, Somewhere):
        return []
    places = spots(s, shooter, spot)
    found: list[Action] = []
    for target in targets(s, seat, shooter):
        reach = float(MISSILE_RADIUS + target.radius)
        for x, y in sorted(places, key=lambda place: (place[0] - target.x) ** 2 + (place[1] - target.y) ** 2)[:NEAREST]:
            for offset in SHOT_OFFSETS:
                for dx, dy, power in at_disc(x, y, target.x, target.y, reach, offset, SHOT_EXTRAS):
                    found.append((V_SHOOT, shooter, x, y, dx, dy, min(power, STRONGEST)))
    return found


def spots(s: State, shooter: int, spot: Somewhere) -> list[tuple[int, int]]:
    """Free places of the allowed ring; one that is surely free, at least."""
    x, y, radius = s.x[shooter], s.y[shooter], s.setup.radius[shooter]
    far = 3 * radius + MISSILE_RADIUS - 1000
    found: list[tuple[int, int]] = []
    for step in range(SPOTS):
        ray = step * RAYS // SPOTS
        place = (x + far * RAY_X[ray] // REACH, y + far * RAY_Y[ray] // REACH)
        if spot.contains(place):
            found.append(place)
    return found or [spot.witness]
