"""What lies on the ground, for whoever needs room: the book's «on the field», «next to» and «not on a disc»."""

from collections.abc import Callable
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.regions import PartData, Spot
from samobranka.core.shapes import Point, bounds
from samobranka.games.nastolie.material import RAY_X, RAY_Y, RAYS, REACH
from samobranka.games.nastolie.names import ARTEFACT, BARREL, MISSILE
from samobranka.games.nastolie.places import Area, Ground, adjacent
from samobranka.games.nastolie.state import GROUND, OWNER, State

# So many rings are tried for a place of which it is only asked whether there is one.
RINGS: Final = 8
# So often a place is tried for at random.
TRIES: Final = 40


def ground_of(s: State, without: int = -1, other: int = -1) -> Ground:
    """Characters, artefacts, barrels and a Whirl between its shots; whoever stands on an artefact is in nobody's way."""
    found = Ground(s.terrain.obstacles)
    x, y, radius = s.x, s.y, s.setup.radius
    for disc in lying(s):
        if disc != without and disc != other:
            found.add(x[disc], y[disc], radius[disc])
    return found


def lying(s: State) -> list[int]:
    """NA-107, NA-115: all discs on the ground. Whatever lies in a camp is not there."""
    where = s.where
    found = [disc for disc in s.field if where[disc] == GROUND]
    for disc in range(ARTEFACT, BARREL):
        if where[disc] == GROUND:
            found.append(disc)
    found += s.barrels
    for disc in range(MISSILE, len(where)):
        if where[disc] == GROUND:
            found.append(disc)
    return found


def are_adjacent(s: State, one: int, other: int) -> bool:
    """NA-817, NA-1106, NA-1107, NA-1110: on the same level, with less than a missile between; stacked discs are not."""
    if one == other or level(s, one) != level(s, other):
        return False
    radius = s.setup.radius
    return adjacent(s.x[one], s.y[one], radius[one], s.x[other], s.y[other], radius[other])


def level(s: State, disc: int) -> int:
    """0 on the table, 1 on an artefact, -1 elsewhere."""
    where = s.where[disc]
    return 0 if where == GROUND else 1 if ARTEFACT <= where < BARREL else -1


def neighbours(s: State, disc: int) -> list[int]:
    """Characters next to one."""
    return [other for other in s.field if are_adjacent(s, disc, other)]


def put(s: State, disc: int, x: int, y: int) -> None:
    """It lies there from now on, flat on the table."""
    s.x[disc] = x
    s.y[disc] = y
    s.where[disc] = GROUND


def stands(s: State, disc: int, artefact: int) -> None:
    """It stands there from now on, right over the middle."""
    s.x[disc] = s.x[artefact]
    s.y[disc] = s.y[artefact]
    s.where[disc] = artefact
    s.riders[artefact - ARTEFACT] = disc


def own_heroes(s: State, seat: int) -> list[int]:
    """The heroes of a player on the field."""
    return [disc for disc in s.field if OWNER[disc] == seat and s.rank(disc) == 0]


def room(area: Area, x: int, y: int, least: int, most: int) -> Point | None:
    """Some place of an area at such distances from a point; None: there is none, as far as rings and rays can tell."""
    for ring in range(RINGS):
        far = least + (most - least) * (2 * ring + 1) // (2 * RINGS)
        for ray in range(RAYS):
            there = x + far * RAY_X[ray] // REACH, y + far * RAY_Y[ray] // REACH
            if area.allows(there[0], there[1]):
                return there
    return None


class Somewhere:
    """A spot whose area is worked out only when somebody looks at it, since most questions are answered without.

    `witness` is a place that is surely allowed.
    """

    size = 2

    def __init__(self, name: str, area: Callable[[], Area], witness: Point, slack: int = 0) -> None:
        self.name = name
        self.witness = witness
        self.slack = slack
        self._make = area
        self._spot: Spot | None = None

    def spot(self) -> Spot:
        if self._spot is None:
            area = self._make()
            self._spot = Spot(self.name, area.zone, area.taken, area.radius, self.slack)
        return self._spot

    def contains(self, numbers: Action) -> bool:
        return self.spot().contains(numbers)

    def sample(self, chance: Chance) -> Action:
        spot = self.spot()
        left, low, right, high = bounds(spot.zone)
        for _ in range(TRIES):
            x, y = left + chance.pick(right - left + 1), low + chance.pick(high - low + 1)
            if spot.free(x, y):
                return (x, y)
        return self.witness

    def near(self, meant: Action, given: Action) -> bool:
        return self.spot().near(meant, given)

    def data(self) -> PartData:
        return self.spot().data()

    def shown(self, numbers: Action) -> PartData:
        return self.spot().shown(numbers)
