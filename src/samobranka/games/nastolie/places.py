"""Where discs may lie: adjacent, free, back on the table, in a zone, beside a shooter. In whole micrometres (NA-1110).

A `Ground` is what lies flat on the table at one moment, whatever rides on top left out. Questions about single discs are plain
functions of numbers, since the rules ask them all the time.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final

from samobranka.core.regions import round_half
from samobranka.core.shapes import Circle, Point, Shape, ShapeData, rectangle
from samobranka.games.nastolie.material import (
    ADJACENT_GAP,
    EAST,
    FACING_X,
    FACING_Y,
    FREE_GAP,
    HOME_RADII,
    MIDDLE,
    MISSILE_RADIUS,
    NORTH,
    PLACEMENT_GAP,
    RAY_X,
    RAY_Y,
    RAYS,
    REACH,
    RING,
    SOUTH,
    TABLE,
    WEST,
)
from samobranka.games.nastolie.obstacles import Around, Obstacle
from samobranka.games.nastolie.scenario import Seat, Zone

# In a square zone discs stand in rows of three.
ROW: Final = 3


def adjacent(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int) -> bool:
    """NA-1106: a missile could lie on both. Only for discs on the same level (NA-1107)."""
    dx, dy, far = x - other_x, y - other_y, radius + other_radius + ADJACENT_GAP
    return dx * dx + dy * dy < far * far


def power(dx: int, dy: int, facing: int) -> bool:
    """NA-406: whether the finger of a flick that goes this way is on the red arc."""
    ox, oy = FACING_X[facing], FACING_Y[facing]
    along = -dx * ox - dy * oy
    return along >= 0 and 2 * along * along >= (dx * dx + dy * dy) * (ox * ox + oy * oy)


def on_table(x: int, y: int, radius: int) -> bool:
    """Wholly: touching the edge from within is allowed."""
    return radius <= x <= TABLE - radius and radius <= y <= TABLE - radius


class Ground:
    """Discs on the table and what stands there. A disc that is about to be put somewhere else is not in it."""

    __slots__ = ("obstacles", "radii", "xs", "ys")

    def __init__(self, obstacles: Sequence[Obstacle]) -> None:
        self.obstacles = obstacles
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.radii: list[int] = []

    def add(self, x: int, y: int, radius: int) -> None:
        self.xs.append(x)
        self.ys.append(y)
        self.radii.append(radius)

    def free(self, x: int, y: int, radius: int, gap: int = 0) -> bool:
        """Whether a disc fits there, wholly on the table, and keeps at least that far from all discs and obstacles."""
        if not on_table(x, y, radius):
            return False
        own = radius + gap
        for at in range(len(self.xs)):
            dx, dy, far = x - self.xs[at], y - self.ys[at], own + self.radii[at]
            if dx * dx + dy * dy < far * far:
                return False
        return not any(obstacle.near(x, y, own) for obstacle in self.obstacles)

    def nearest_free(self, x: int, y: int, radius: int, dx: int = 0, dy: int = 0) -> Point:
        """NA-1109: the first free place on rings around the wanted point, from the wanted direction to both sides of it."""
        if self.free(x, y, radius, FREE_GAP):
            return (x, y)
        if dx == 0 and dy == 0:
            dx, dy = MIDDLE - x, MIDDLE - y
        first = nearest_ray(dx, dy)
        for ring in range(max(1, self.depth(x, y, radius + FREE_GAP) // RING) * RING, 2 * TABLE, RING):
            for step in range(RAYS):
                # 0, then one left, one right, two left …
                ray = (first + ((step + 1) // 2 if step % 2 else -(step // 2))) % RAYS
                there_x = x + round_half(ring * RAY_X[ray], REACH)
                there_y = y + round_half(ring * RAY_Y[ray], REACH)
                if self.free(there_x, there_y, radius, FREE_GAP):
                    return (there_x, there_y)
        raise ValueError("there is no room left on the table")

    def depth(self, x: int, y: int, own: int) -> int:
        """How far from a point everything is surely taken by one of the discs: so far nobody need look."""
        deepest = 0
        for at in range(len(self.xs)):
            far = own + self.radii[at]
            dx, dy = x - self.xs[at], y - self.ys[at]
            off = dx * dx + dy * dy
            if off < far * far:
                # Two micrometres less, since places on rings are rounded.
                deepest = max(deepest, far - isqrt(off) - 3)
        return deepest

    def back(self, x: int, y: int, radius: int, edge: int) -> Point:
        """NA-1005: where a disc that left over an edge comes back.

        Its gap to that edge is its diameter, to the other edges and to all discs at least that, and it touches no obstacle; as
        near as possible to where it left, of two such places the clockwise one. Where there is none along the edge, the nearest
        free place.
        """
        home, level = HOME_RADII * radius, edge in (SOUTH, NORTH)
        fixed = home if edge in (SOUTH, WEST) else TABLE - home
        wanted = min(max(x if level else y, home), TABLE - home)
        # Clockwise: west along the south edge, north along the west edge, and so on.
        onward = -1 if edge in (SOUTH, EAST) else 1
        found: list[int] = []
        for way in (onward, -onward):
            along = self._slide(wanted, way, fixed, level, radius)
            if home <= along <= TABLE - home:
                found.append(along)
        if not found:
            return self.nearest_free(min(max(x, 0), TABLE), min(max(y, 0), TABLE), radius)
        best = min(found, key=lambda along: abs(along - wanted))
        return (best, fixed) if level else (fixed, best)

    def _slide(self, along: int, way: int, fixed: int, level: bool, radius: int) -> int:
        """The first place one way along a line where a returning disc is in nobody's way; beyond the table if there is none."""
        again = True
        while again and 0 <= along <= TABLE:
            again = False
            for at in range(len(self.xs)):
                near, aside = (self.xs[at], self.ys[at]) if level else (self.ys[at], self.xs[at])
                far = HOME_RADII * radius + self.radii[at]
                rest = far * far - (aside - fixed) ** 2
                if rest > 0 and (along - near) ** 2 < rest:
                    root = isqrt(rest)
                    along, again = near + way * (root + (root * root < rest)), True
            for obstacle in self.obstacles:
                if _touched(obstacle, along, fixed, level, radius):
                    along, again = _past(obstacle, along, way, fixed, level, radius), True
        return along

    def taken(self, radius: int, gap: int = 0) -> list[Shape]:
        """What the middle of a disc must keep out of, as shapes: the others, and all that stands on the table."""
        found: list[Shape] = [Circle(self.xs[at], self.ys[at], self.radii[at] + radius + gap) for at in range(len(self.xs))]
        found += [Around(obstacle, radius + gap) for obstacle in self.obstacles]
        return found


def _touched(obstacle: Obstacle, along: int, fixed: int, level: bool, radius: int) -> bool:
    return obstacle.near(along, fixed, radius, True) if level else obstacle.near(fixed, along, radius, True)


def _past(obstacle: Obstacle, along: int, way: int, fixed: int, level: bool, radius: int) -> int:
    """The first micrometre one way that is clear of the obstacle. It covers one stretch, whose end is found by halving."""
    within, step = along, 1
    while _touched(obstacle, within + way * step, fixed, level, radius):
        step *= 2
    beyond = within + way * step
    while abs(beyond - within) > 1:
        between = (within + beyond) // 2
        if _touched(obstacle, between, fixed, level, radius):
            within = between
        else:
            beyond = between
    return beyond


def nearest_ray(dx: int, dy: int) -> int:
    """Which of the 64 directions is nearest to this one; east for none at all (NA-1109)."""
    best, ahead = 0, 0
    for ray in range(RAYS):
        along = dx * RAY_X[ray] + dy * RAY_Y[ray]
        if along > ahead:
            best, ahead = ray, along
    return best


def return_order(discs: Sequence[tuple[int, int]], penalised: int, seats: int) -> list[int]:
    """NA-1006: in which order discs come back, each given with its owner, or with -1 if it is an artefact or a barrel.

    The penalised player's own first, then those that are nobody's, then the others' clockwise; of one owner by number.
    """

    def turn(disc: int, owner: int) -> tuple[int, int]:
        away = (owner - penalised) % seats
        return (1 if owner < 0 else 2 * away, disc)

    return [disc for disc, _ in sorted(discs, key=lambda each: turn(each[0], each[1]))]


class Nearer:
    """All that is nearer to a point than `radius`; with `touching` also what is just that far. A `Circle` has it both ways."""

    __slots__ = ("radius", "touching", "x", "y")

    def __init__(self, x: int, y: int, radius: int, touching: bool = False) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.touching = touching

    def holds(self, x: int, y: int) -> bool:
        off, far = (x - self.x) ** 2 + (y - self.y) ** 2, self.radius**2
        return off < far or (self.touching and off == far)

    def covers(self, x: int, y: int) -> bool:
        return self.holds(x, y)

    def box(self) -> tuple[int, int, int, int]:
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius

    def data(self) -> ShapeData:
        return {"shape": "circle", "x": self.x, "y": self.y, "radius": self.radius}


def within_table(radius: int) -> Shape:
    """Where the middle of a disc can be that lies wholly on the table."""
    return rectangle(radius, radius, TABLE - radius, TABLE - radius)


def beyond_table(x: int, y: int, reach: int, radius: int) -> list[Shape]:
    """What lies outside of `within_table` near a point, as shapes in the way: for round zones that reach over the edge."""
    left, low, right, high = x - reach - 1, y - reach - 1, x + reach + 1, y + reach + 1
    last = TABLE - radius
    found: list[Shape] = []
    if left < radius:
        found.append(rectangle(left, low, radius, high))
    if right > last:
        found.append(rectangle(last, low, right, high))
    if low < radius:
        found.append(rectangle(left, low, right, radius))
    if high > last:
        found.append(rectangle(left, last, right, high))
    return found


def inside(zone: Zone, radius: int) -> Shape:
    """Where the middle of a disc can be that lies wholly in the zone."""
    return rectangle(zone.left + radius, zone.low + radius, zone.right - radius, zone.high - radius)


class Area:
    """Where something may be put: a zone and what is taken of it, as a `Spot` of a region wants them."""

    __slots__ = ("radius", "taken", "zone")

    def __init__(self, radius: int, zone: list[Shape], taken: list[Shape]) -> None:
        self.radius = radius
        self.zone = zone
        self.taken = taken

    def allows(self, x: int, y: int) -> bool:
        return any(shape.holds(x, y) for shape in self.zone) and not any(shape.covers(x, y) for shape in self.taken)


def setting_up(ground: Ground, zones: Sequence[Zone], radius: int) -> Area:
    """Placement (spec 2.2): wholly in the own zone, at least a millimetre from discs and obstacles."""
    return Area(radius, [inside(zone, radius) for zone in zones], ground.taken(radius, PLACEMENT_GAP))


def anywhere(ground: Ground, radius: int) -> Area:
    """A teleport: on the table, on top of nothing."""
    return Area(radius, [within_table(radius)], ground.taken(radius))


def beside(ground: Ground, x: int, y: int, other_radius: int, radius: int) -> Area:
    """NA-1108: placed adjacent to a disc that lies on the ground, with a gap of more than nothing and less than a missile."""
    reach = radius + other_radius + ADJACENT_GAP
    taken = [*ground.taken(radius), Nearer(x, y, radius + other_radius, True), *beyond_table(x, y, reach, radius)]
    return Area(radius, [Nearer(x, y, reach)], taken)


def around(ground: Ground, x: int, y: int, reach: int, radius: int) -> Area:
    """With its middle within `reach` of a point, touching nothing: captives that come free."""
    taken: list[Shape] = [Nearer(ground.xs[at], ground.ys[at], ground.radii[at] + radius, True) for at in range(len(ground.xs))]
    taken += [Around(obstacle, radius + 1) for obstacle in ground.obstacles]
    return Area(radius, [Circle(x, y, reach)], taken + beyond_table(x, y, reach, radius))


def shot_ring(ground: Ground, x: int, y: int, shooter_radius: int) -> Area:
    """NA-502: the missile lies within one diameter of the shooter, rim from rim, on nothing else, wholly on the field.

    The shooter's own disc is part of the ground, or the artefact under it is; the distance is measured from his own.
    """
    reach = HOME_RADII * shooter_radius + MISSILE_RADIUS
    taken = [*ground.taken(MISSILE_RADIUS), *beyond_table(x, y, reach, MISSILE_RADIUS)]
    return Area(MISSILE_RADIUS, [Circle(x, y, reach)], taken)


def standard_line(seat: Seat, discs: int) -> list[Point]:
    """Where each of a squad stands if nobody says otherwise (spec 2.2), before it is moved out of anybody's way (NA-1109).

    With two zones every second disc goes into the first, from the first disc on.
    """
    if seat.points or seat.posts:
        return list((seat.points or seat.posts)[:discs])
    zones = len(seat.zones)
    lines = [_line(zone, seat.edge, (discs - at + zones - 1) // zones) for at, zone in enumerate(seat.zones)]
    return [lines[disc % zones][disc // zones] for disc in range(discs)]


def _line(zone: Zone, edge: int, discs: int) -> list[Point]:
    wide, high = zone.right - zone.left, zone.high - zone.low
    if wide == high:
        return [_in_square(zone, edge, disc, max(2, -(-discs // ROW))) for disc in range(discs)]
    if wide > high:
        return [(zone.left + (2 * disc + 1) * wide // (2 * discs), zone.low + high // 2) for disc in range(discs)]
    return [(zone.left + wide // 2, zone.low + (2 * disc + 1) * high // (2 * discs)) for disc in range(discs)]


def _in_square(zone: Zone, edge: int, disc: int, rows: int) -> Point:
    """Rows of three, the first one nearest to the own edge; from west, or from south where the edge runs that way."""
    side = zone.right - zone.left
    along = (2 * (disc % ROW) + 1) * side // (2 * ROW)
    deep = (2 * (disc // ROW) + 1) * side // (2 * rows)
    if edge == SOUTH:
        return (zone.left + along, zone.low + deep)
    if edge == NORTH:
        return (zone.left + along, zone.high - deep)
    return (zone.left + deep if edge == WEST else zone.right - deep, zone.low + along)
