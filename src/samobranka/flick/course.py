"""What came of a flick (X17): contacts, what was thrown off, what left, and the path of everything that moved.

Rules are questions over it. Places of exits, throws and ends are micrometres from the lower left corner; knots and contacts,
which are many, keep the doubles of the engine: millimetres from the middle of the table.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from samobranka.core.motion import SECOND, Motion

WEST: Final = 0
EAST: Final = 1
SOUTH: Final = 2
NORTH: Final = 3
SIDES: Final[tuple[str, ...]] = ("west", "east", "south", "north")

# When, in tenths of a millisecond, and where, in micrometres: a knot as it is told.
Moment = tuple[int, int, int]
# Micrometres, and tenths of a millisecond, that nobody sees.
UNSEEN: Final = 50
SOON: Final = 5

# The contact of a throw that the launch itself did.
LAUNCH: Final = -1


class Knot:
    """When and where a disc changed its motion. Between two knots it goes straight and ever slower (X3)."""

    __slots__ = ("time", "x", "y")

    def __init__(self, time: float, x: float, y: float) -> None:
        self.time = time
        self.x = x
        self.y = y


class Contact:
    """Two discs meet, or a disc (`first`) and an obstacle; the other of `second` and `obstacle` is -1.

    `x`, `y` is where they touch, `closing` how fast they closed (mm/s), the jumps what was added to the velocity of each.
    """

    __slots__ = ("closing", "first", "first_x", "first_y", "obstacle", "second", "second_x", "second_y", "time", "x", "y")

    def __init__(
        self,
        time: float,
        first: int,
        second: int,
        obstacle: int,
        x: float,
        y: float,
        closing: float,
        first_x: float,
        first_y: float,
        second_x: float,
        second_y: float,
    ) -> None:
        self.time = time
        self.first = first
        self.second = second
        self.obstacle = obstacle
        self.x = x
        self.y = y
        self.closing = closing
        self.first_x = first_x
        self.first_y = first_y
        self.second_x = second_x
        self.second_y = second_y

    def has(self, number: int) -> bool:
        return self.first == number or self.second == number

    def other(self, number: int) -> int:
        """Whom this disc met: a disc's number, or -1 where it is an obstacle."""
        return self.second if self.first == number else self.first


class Throw:
    """X12, X13: what rode on a disc slid off it, at the jump of that contact (or at the launch).

    `x`, `y` is where the middle of the carrier was, `slip_x`, `slip_y` how far it had slid, in millimetres.
    """

    __slots__ = ("contact", "number", "slip_x", "slip_y", "time", "x", "y")

    def __init__(self, number: int, time: float, contact: int, x: int, y: int, slip_x: float, slip_y: float) -> None:
        self.number = number
        self.time = time
        self.contact = contact
        self.x = x
        self.y = y
        self.slip_x = slip_x
        self.slip_y = slip_y


class Exit:
    """X8: a disc left the table, at that place of that side."""

    __slots__ = ("number", "side", "time", "x", "y")

    def __init__(self, number: int, time: float, x: int, y: int, side: int) -> None:
        self.number = number
        self.time = time
        self.x = x
        self.y = y
        self.side = side


class Path:
    """The way of a disc that moved: its knots (if they were recorded) and its end, before and after rounding (X16).

    Where the course was cut short it may still move at its end, with that velocity; `gone` if it left the table.
    """

    __slots__ = ("end_x", "end_y", "gone", "knots", "number", "vx", "vy", "x", "y")

    def __init__(
        self, number: int, knots: list[Knot], end_x: float, end_y: float, x: int, y: int, vx: float, vy: float, gone: bool
    ) -> None:
        self.number = number
        self.knots = knots
        self.end_x = end_x
        self.end_y = end_y
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy
        self.gone = gone


class Course:
    """All that a flick did. `time` is when the last event was; `cut` if it was stopped before all was at rest."""

    __slots__ = ("contacts", "cut", "drag", "events", "exits", "half_height", "half_width", "paths", "throws", "time")

    def __init__(self, drag: float, half_width: float, half_height: float) -> None:
        self.drag = drag
        self.half_width = half_width
        self.half_height = half_height
        self.contacts: list[Contact] = []
        self.throws: list[Throw] = []
        self.exits: list[Exit] = []
        # In the order in which they began to move.
        self.paths: list[Path] = []
        self.events = 0
        self.time: float = 0.0
        self.cut = False

    def contacts_of(self, number: int) -> list[Contact]:
        """C15: the contacts in which this disc takes part, whichever of the two moved."""
        return [contact for contact in self.contacts if contact.first == number or contact.second == number]

    def path_of(self, number: int) -> Path | None:
        for path in self.paths:
            if path.number == number:
                return path
        return None

    def crossings(self, number: int, x1: int, y1: int, x2: int, y2: int) -> list[tuple[float, bool]]:
        """X18: when the centre of this disc, sliding, crosses the line between two places (micrometres, the ends belong to
        it), and whether from left to right, seen from the first place towards the second. From west to east: the first
        place is the southern."""
        path = self.path_of(number)
        if path is None:
            return []
        ax = float(x1) / 1000.0 - self.half_width
        ay = float(y1) / 1000.0 - self.half_height
        lx = float(x2 - x1) / 1000.0
        ly = float(y2 - y1) / 1000.0
        found: list[tuple[float, bool]] = []
        for index in range(1, len(path.knots)):
            before = path.knots[index - 1]
            after = path.knots[index]
            # Which side of the line each is on. On the line itself counts as left, so that no turn on it is counted twice.
            side = lx * (before.y - ay) - ly * (before.x - ax)
            other = lx * (after.y - ay) - ly * (after.x - ax)
            if (side >= 0.0) == (other >= 0.0):
                continue
            share = side / (side - other)
            sx = after.x - before.x
            sy = after.y - before.y
            along = (before.x + sx * share - ax) * lx + (before.y + sy * share - ay) * ly
            if 0.0 <= along <= lx * lx + ly * ly:
                length = sqrt(sx * sx + sy * sy)
                found.append((before.time + time_along(length, share, after.time - before.time, self.drag), side >= 0.0))
        return found

    def motion(self, name: Callable[[int], str]) -> Motion:
        """The paths as `core/motion.py` writes them, in micrometres from the lower left corner; a disc is called
        `name(number)`."""
        width = int(self.half_width * 1000.0 + 0.5)
        height = int(self.half_height * 1000.0 + 0.5)
        paths: dict[str, list[Moment]] = {}
        for path in self.paths:
            moments: list[Moment] = []
            for knot in path.knots:
                tell(moments, (int(knot.time * SECOND + 0.5), width + round(knot.x * 1000.0), height + round(knot.y * 1000.0)))
            if moments:
                moments[-1] = (moments[-1][0], path.x, path.y)
                paths[name(path.number)] = moments
        return Motion(paths, int(self.drag * 1000.0 + 0.5))


def tell(moments: list[Moment], new: Moment) -> None:
    """Puts a knot at the end of a path that is told. It takes the place of one that nobody could see: the earlier of two at one
    moment, or on one spot half a millisecond apart, and the middle one of three on one spot."""
    hidden = False
    if moments:
        since = new[0] - moments[-1][0]
        hidden = since == 0 or (
            is_near(moments[-1], new) and (since <= SOON or (len(moments) > 1 and is_near(moments[-2], moments[-1])))
        )
    if hidden:
        moments[-1] = new
    else:
        moments.append(new)


def is_near(a: Moment, b: Moment) -> bool:
    return abs(a[1] - b[1]) <= UNSEEN and abs(a[2] - b[2]) <= UNSEEN


def time_along(length: float, share: float, span: float, drag: float) -> float:
    """X17: when a disc has come this share of a stretch of that length, which takes that long."""
    speed = length / span + drag * span * 0.5
    way = length * share
    room = speed * speed - 2.0 * drag * way
    return 2.0 * way / (speed + (sqrt(room) if room > 0.0 else 0.0))
