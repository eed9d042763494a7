"""What there is on a table: discs, cups and boxes. Given in micrometres from the lower left corner, kept in millimetres
from the middle (X1)."""

from math import sqrt
from typing import Final

from samobranka.flick.constants import USUAL, Constants
from samobranka.flick.course import Course, Knot

# Later than anything, farther than anything.
NEVER: Final = 1e300
# Numbers of discs are smaller: two of them and a kind are one whole number that orders events (X10).
NUMBERS: Final = 1 << 20


class Disc:
    """A disc: what it is, where it lies, and while a flick runs, how it moves and what is next for it.

    A cup is a disc that nothing moves.
    """

    __slots__ = (
        "apart",
        "clock",
        "done",
        "home_x",
        "home_y",
        "inverse",
        "knots",
        "left",
        "loaded",
        "mass",
        "moved",
        "moving",
        "next_disc",
        "next_key",
        "next_obstacle",
        "next_time",
        "now_speed",
        "now_x",
        "now_y",
        "number",
        "place_x",
        "place_y",
        "radius",
        "reach",
        "seen",
        "size",
        "slip_x",
        "slip_y",
        "speed",
        "stop",
        "ux",
        "uy",
        "weight",
        "x",
        "y",
    )

    def __init__(self, number: int, radius: int, weight: int = 1) -> None:
        self.number = number
        self.size = radius
        self.weight = weight
        self.radius: float = float(radius) / 1000.0
        self.mass: float = self.radius * self.radius * float(weight)
        self.inverse: float = 1.0 / self.mass if weight else 0.0
        # Where it lies between flicks, in micrometres and in millimetres.
        self.place_x = 0
        self.place_y = 0
        self.home_x: float = 0.0
        self.home_y: float = 0.0
        # Whether something rides on it that may slide off (X12, X13).
        self.loaded = False
        # The disc that it does not meet in this flick (X14).
        self.apart: Disc | None = None
        # Its latest change of motion: place, direction, speed, time; how far it will slide and until when.
        self.x: float = 0.0
        self.y: float = 0.0
        self.ux: float = 0.0
        self.uy: float = 0.0
        self.speed: float = 0.0
        self.clock: float = 0.0
        self.reach: float = 0.0
        self.stop: float = NEVER
        self.moving = False
        # The same at the moment `seen`: how far it came since, how far it still slides.
        self.seen: float = -1.0
        self.now_x: float = 0.0
        self.now_y: float = 0.0
        self.now_speed: float = 0.0
        self.done: float = 0.0
        self.left: float = 0.0
        # What is next for it, and the number that orders it among events of the same time.
        self.next_time: float = NEVER
        self.next_key = 0
        self.next_disc: Disc | None = None
        self.next_obstacle = -1
        # What this flick did so far.
        self.moved = False
        self.slip_x: float = 0.0
        self.slip_y: float = 0.0
        self.knots: list[Knot] = []

    def lie(self, x: float, y: float) -> None:
        """It lies still there."""
        self.x = self.now_x = x
        self.y = self.now_y = y
        self.ux = self.uy = self.speed = self.now_speed = 0.0
        self.done = self.left = self.reach = 0.0
        self.moving = False

    def look(self, now: float, drag: float) -> None:
        """X3: where it is at this moment, if it slides."""
        if self.seen == now:
            return
        self.seen = now
        since = now - self.clock
        speed = self.speed - drag * since
        done = since * (self.speed + speed) * 0.5
        self.now_speed = speed
        self.done = done
        self.left = self.reach - done
        self.now_x = self.x + self.ux * done
        self.now_y = self.y + self.uy * done


class Box:
    """A box that nothing moves, turned so that its length runs along a vector of whole numbers (X7)."""

    __slots__ = ("along_x", "along_y", "half_length", "half_width", "span", "x", "y")

    def __init__(self, x: float, y: float, length: int, width: int, dx: int, dy: int) -> None:
        self.x = x
        self.y = y
        self.half_length: float = float(length) / 2000.0
        self.half_width: float = float(width) / 2000.0
        norm = sqrt(float(dx) * float(dx) + float(dy) * float(dy))
        self.along_x: float = float(dx) / norm
        self.along_y: float = float(dy) / norm
        # Half its diagonal: nothing of it is farther from its middle.
        self.span: float = sqrt(self.half_length * self.half_length + self.half_width * self.half_width)


class Table:
    """A table with what lies on it. Discs stay between flicks; a flick leaves them as they were, `settle` moves them for
    good."""

    __slots__ = ("boxes", "by_number", "constants", "cups", "discs", "half_height", "half_width", "height", "width")

    def __init__(self, width: int, height: int, constants: Constants = USUAL) -> None:
        if width <= 0 or height <= 0 or width & 1 or height & 1:
            raise ValueError("a table measures even numbers of micrometres: its middle must be a place")
        self.width = width
        self.height = height
        self.half_width: float = float(width) / 2000.0
        self.half_height: float = float(height) / 2000.0
        self.constants = constants
        # In the order of their numbers.
        self.discs: list[Disc] = []
        self.by_number: dict[int, Disc] = {}
        self.cups: list[Disc] = []
        self.boxes: list[Box] = []

    def inner_x(self, x: int) -> float:
        return float(2 * x - self.width) / 2000.0

    def inner_y(self, y: int) -> float:
        return float(2 * y - self.height) / 2000.0

    def outer_x(self, x: float) -> int:
        return self.width // 2 + whole(x)

    def outer_y(self, y: float) -> int:
        return self.height // 2 + whole(y)

    def cup(self, x: int, y: int, radius: int) -> None:
        """A cup stands there from now on. In contacts obstacles are numbered: cups first, then boxes, each as they came."""
        if radius <= 0:
            raise ValueError("a cup has a radius")
        cup = Disc(len(self.cups), radius, 0)
        cup.lie(self.inner_x(x), self.inner_y(y))
        self.cups.append(cup)

    def box(self, x: int, y: int, length: int, width: int, dx: int = 1, dy: int = 0) -> None:
        """A box stands there from now on, its middle at that place, its length along (dx, dy)."""
        if length <= 0 or width <= 0 or (dx == 0 and dy == 0):
            raise ValueError("a box has a length, a width and a direction")
        self.boxes.append(Box(self.inner_x(x), self.inner_y(y), length, width, dx, dy))

    def lay(self, number: int, x: int, y: int, radius: int, weight: int = 1, loaded: bool = False) -> None:
        """A disc lies there; one that lay elsewhere is moved. `weight` counts its mass in times of an ordinary disc of its
        size."""
        disc = self.by_number.get(number)
        if disc is not None and (disc.size != radius or disc.weight != weight):
            self.take(number)
            disc = None
        if disc is None:
            disc = self.new_disc(number, radius, weight)
        disc.loaded = loaded
        if disc.place_x != x or disc.place_y != y:
            self.put(disc, x, y)

    def new_disc(self, number: int, radius: int, weight: int) -> Disc:
        if not 0 <= number < NUMBERS:
            raise ValueError(f"no number of a disc: {number}")
        if radius <= 0 or weight <= 0:
            raise ValueError("a disc has a radius and a weight")
        disc = Disc(number, radius, weight)
        at = len(self.discs)
        while at and self.discs[at - 1].number > number:
            at -= 1
        self.discs.insert(at, disc)
        self.by_number[number] = disc
        self.put(disc, 0, 0)
        return disc

    def put(self, disc: Disc, x: int, y: int) -> None:
        disc.place_x = x
        disc.place_y = y
        disc.home_x = self.inner_x(x)
        disc.home_y = self.inner_y(y)
        disc.lie(disc.home_x, disc.home_y)

    def settle(self, course: Course) -> None:
        """X16: what moved stays where it came to rest, on whole micrometres; what left the table is taken from it."""
        for path in course.paths:
            if path.gone:
                self.take(path.number)
            else:
                self.put(self.by_number[path.number], path.x, path.y)

    def take(self, number: int) -> None:
        """A disc is taken from the table."""
        self.discs.remove(self.by_number.pop(number))

    def clear(self) -> None:
        """No discs; cups and boxes stay."""
        self.discs.clear()
        self.by_number.clear()


def whole(length: float) -> int:
    """X16: millimetres from the middle as whole micrometres, halves away from the middle."""
    if length < 0.0:
        return -int(0.5 - length * 1000.0)
    return int(length * 1000.0 + 0.5)
