"""Where to aim: directions and powers that could bring a disc somewhere, worked out on paper before anything is flicked.

Doubles and micrometres: a bot may round as it likes, since only what it answers in the end, whole numbers, counts.
"""

from math import sqrt
from typing import Final

from samobranka.flick.hand import FARTHEST, STRONGEST
from samobranka.games.nastolie.material import RAY_X, RAY_Y, RAYS, REACH
from samobranka.games.nastolie.obstacles import Box, Cup

# Direction and power.
Aim = tuple[int, int, int]

# How far a disc at full power slides on free wood (NA-1304).
LONGEST: Final = 1_400_000.0
# How far past the point of contact the disc would slide, from a touch to a full blow.
EXTRAS: Final[tuple[float, ...]] = (20_000.0, 70_000.0, 150_000.0, 300_000.0, 600_000.0, 1_200_000.0)
# How far beside the middle, in parts of both radii together.
OFFSETS: Final[tuple[float, ...]] = (0.0, 0.35, -0.35, 0.7, -0.7)
FINE_OFFSETS: Final[tuple[float, ...]] = (0.0, 0.35, -0.35, 0.7, -0.7, 0.18, -0.18, 0.52, -0.52, 0.88, -0.88)
# An obstacle gives back half of the speed with which it is met: seen in that mirror, everything lies twice as deep.
DEPTH: Final = 2.0
# Farther than anything on the table; and how often a stretch of a cup's rim is halved, to well under a hundredth of a degree.
NOWHERE: Final = 1e12
HALVINGS: Final = 12


def power_for(slide: float) -> int:
    """The power whose free slide is so long: a slide is 1400·p·√p mm."""
    share = min(1.0, max(0.0, slide / LONGEST))
    return min(STRONGEST, max(1, int(STRONGEST * share ** (2.0 / 3.0) + 0.5)))


def direction(dx: float, dy: float) -> tuple[int, int]:
    """Whole numbers of the greatest length there is; (0, 0) for none."""
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return (0, 0)
    return (round(dx * FARTHEST / length), round(dy * FARTHEST / length))


def blows(dx: float, dy: float, distance: float, extras: tuple[float, ...]) -> list[Aim]:
    """One direction with several powers, none twice."""
    way_x, way_y = direction(dx, dy)
    if way_x == 0 and way_y == 0:
        return []
    powers = dict.fromkeys(power_for(distance + extra) for extra in extras)
    return [(way_x, way_y, power) for power in powers]


def at_disc(x: float, y: float, tx: float, ty: float, reach: float, offset: float, extras: tuple[float, ...]) -> list[Aim]:
    """At a disc, or past its middle by a part of `reach`, which is both radii together."""
    dx, dy = tx - x, ty - y
    distance = sqrt(dx * dx + dy * dy)
    if distance <= reach:
        return blows(dx, dy, 0.0, extras)
    # The line that passes the middle at just that distance: turned by an angle whose sine is known.
    sine = offset * reach / distance
    cosine = sqrt(1.0 - sine * sine)
    return blows(dx * cosine - dy * sine, dx * sine + dy * cosine, distance - reach, extras)


def off_box(x: float, y: float, radius: float, tx: float, ty: float, box: Box, extras: tuple[float, ...]) -> list[Aim]:
    """At a point, by way of a face of a box: at its image in that face, which lies twice as deep as in a mirror."""
    length = sqrt(float(box.square))
    ux, uy = box.along_x / length, box.along_y / length
    found: list[Aim] = []
    for nx, ny, half, wide in (
        (ux, uy, box.width / 2.0, box.height / 2.0),
        (-ux, -uy, box.width / 2.0, box.height / 2.0),
        (-uy, ux, box.height / 2.0, box.width / 2.0),
        (uy, -ux, box.height / 2.0, box.width / 2.0),
    ):
        # Depths over the line on which the middle of the disc turns back.
        line = half + radius
        own = (x - box.x) * nx + (y - box.y) * ny - line
        its = (tx - box.x) * nx + (ty - box.y) * ny - line
        if own <= 0.0 or its <= 0.0:
            continue
        along, goes = (y - box.y) * nx - (x - box.x) * ny, (ty - box.y) * nx - (tx - box.x) * ny
        turns = along + (goes - along) * own / (own + DEPTH * its)
        if -wide < turns < wide:
            way, deep = turns - along, -own
            dx, dy = nx * deep - ny * way, ny * deep + nx * way
            ahead = sqrt(dx * dx + dy * dy)
            # Half of the speed is lost there, so that most of the slide has to be paid twice over.
            found += blows(dx, dy, ahead + 3.0 * sqrt(its * its + (goes - turns) ** 2), extras)
    return found


class Bank:
    """A way by a cup: where the middle of the disc turns back, and how far it then misses its goal."""

    __slots__ = ("ahead", "kept", "miss", "nx", "ny", "onward", "way_x", "way_y")

    def __init__(self, x: float, y: float, reach: float, tx: float, ty: float, nx: float, ny: float) -> None:
        """All places are seen from the middle of the cup; `reach` from it to the disc's middle, (nx, ny) of length one."""
        self.nx = nx
        self.ny = ny
        self.way_x = nx * reach - x
        self.way_y = ny * reach - y
        self.ahead: float = sqrt(self.way_x * self.way_x + self.way_y * self.way_y)
        inward = (self.way_x * nx + self.way_y * ny) / self.ahead
        # It keeps all of what it has along the rim, and half of what it has towards the cup.
        out_x, out_y = self.way_x / self.ahead - 1.5 * inward * nx, self.way_y / self.ahead - 1.5 * inward * ny
        self.kept: float = out_x * out_x + out_y * out_y
        goal_x, goal_y = tx - nx * reach, ty - ny * reach
        self.onward: float = sqrt(goal_x * goal_x + goal_y * goal_y)
        # Positive on one side of the goal, negative on the other; a long one where it cannot be got to so.
        gone = inward >= 0.0 or out_x * goal_x + out_y * goal_y <= 0.0
        self.miss: float = NOWHERE if gone else (out_x * goal_y - out_y * goal_x) / sqrt(self.kept)


def off_cup(x: float, y: float, radius: float, tx: float, ty: float, cup: Cup, extras: tuple[float, ...]) -> list[Aim]:
    """At a point, by way of a cup: between two rays from its middle of which one leads past the point on each side."""
    found: list[Aim] = []
    reach = float(cup.radius + radius)
    sx, sy, gx, gy = x - cup.x, y - cup.y, tx - cup.x, ty - cup.y
    last: Bank | None = None
    for ray in range(-1, RAYS):
        nx, ny = RAY_X[ray] / REACH, RAY_Y[ray] / REACH
        # Both must lie before the rim there.
        if sx * nx + sy * ny <= reach or gx * nx + gy * ny <= reach:
            last = None
            continue
        bank = Bank(sx, sy, reach, gx, gy, nx, ny)
        if last is not None and max(last.miss, bank.miss) < NOWHERE and (last.miss < 0.0) != (bank.miss < 0.0):
            best = between(last, bank, sx, sy, reach, gx, gy)
            found += blows(best.way_x, best.way_y, best.ahead + best.onward / best.kept, extras)
        last = bank
    return found


def between(low: Bank, high: Bank, sx: float, sy: float, reach: float, gx: float, gy: float) -> Bank:
    """The way that hardly misses, between one that passes the goal on the one side and one that passes it on the other."""
    for _ in range(HALVINGS):
        nx, ny = low.nx + high.nx, low.ny + high.ny
        length = sqrt(nx * nx + ny * ny)
        middle = Bank(sx, sy, reach, gx, gy, nx / length, ny / length)
        if (middle.miss < 0.0) == (low.miss < 0.0):
            low = middle
        else:
            high = middle
    return high


def push(
    x: float, y: float, radius: float, tx: float, ty: float, its: float, gx: float, gy: float, extras: tuple[float, ...]
) -> list[Aim]:
    """At a disc so that it goes towards a goal: at the place beside it where one would have to stand."""
    dx, dy = gx - tx, gy - ty
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return []
    ghost_x, ghost_y = tx - dx / length * (radius + its), ty - dy / length * (radius + its)
    ahead_x, ahead_y = ghost_x - x, ghost_y - y
    # From the wrong side nobody can push it there.
    if ahead_x * dx + ahead_y * dy <= 0.0:
        return []
    return blows(ahead_x, ahead_y, sqrt(ahead_x * ahead_x + ahead_y * ahead_y), extras)


def to_place(x: float, y: float, gx: float, gy: float, beyond: float = 0.0) -> list[Aim]:
    """To a place, or so far beyond it, if nothing is in the way."""
    dx, dy = gx - x, gy - y
    return blows(dx, dy, sqrt(dx * dx + dy * dy) + beyond, (0.0,))
