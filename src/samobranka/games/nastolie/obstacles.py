"""Cups and boxes that stand on the table, and how near a point comes to them: in whole micrometres, exactly (NA-1110).

A box is turned by a whole-number vector, never by degrees. Its corners then have no whole numbers, but whether a disc touches
it can be said without any rounding: what has a root in it is compared by its square.
"""

from math import isqrt

from samobranka.core.shapes import Point, ShapeData


class Cup:
    """A fixed circle."""

    __slots__ = ("radius", "x", "y")

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def near(self, x: int, y: int, reach: int, touching: bool = False) -> bool:
        """Whether the point is less than `reach` away from it, or just that far if `touching` counts."""
        dx, dy, far = x - self.x, y - self.y, self.radius + reach
        off = dx * dx + dy * dy
        return off < far * far or (touching and off == far * far)

    def corners(self) -> list[Point]:
        """Of the box around it."""
        r = self.radius
        return [(self.x - r, self.y - r), (self.x + r, self.y - r), (self.x + r, self.y + r), (self.x - r, self.y + r)]

    def data(self, margin: int) -> ShapeData:
        return {"shape": "circle", "x": self.x, "y": self.y, "radius": self.radius + margin}


class Box:
    """A rectangle: `width` runs along (along_x, along_y), `height` across."""

    __slots__ = ("along_x", "along_y", "height", "square", "width", "x", "y")

    def __init__(self, x: int, y: int, width: int, height: int, along_x: int = 1, along_y: int = 0) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.along_x = along_x
        self.along_y = along_y
        self.square = along_x * along_x + along_y * along_y

    def near(self, x: int, y: int, reach: int, touching: bool = False) -> bool:
        """Whether the point is less than `reach` away from it, or just that far if `touching` counts."""
        dx, dy = x - self.x, y - self.y
        n = self.square
        # How far along and across, times the length of the vector: whole numbers whose measure is √n. All lengths are doubled.
        along = 2 * abs(dx * self.along_x + dy * self.along_y)
        across = 2 * abs(dy * self.along_x - dx * self.along_y)
        wide, high, far = self.width, self.height, 2 * reach
        beyond, above = along * along > wide * wide * n, across * across > high * high * n
        if not beyond and not above:
            return True
        if not above:
            return along * along < (wide + far) ** 2 * n or (touching and along * along == (wide + far) ** 2 * n)
        if not beyond:
            return across * across < (high + far) ** 2 * n or (touching and across * across == (high + far) ** 2 * n)
        # Off a corner: (along − wide·√n)² + (across − high·√n)² against far²·n, with the roots on one side.
        plain = along * along + across * across + (wide * wide + high * high - far * far) * n
        root = 2 * (along * wide + across * high)
        if plain < 0:
            return True
        return plain * plain < root * root * n or (touching and plain * plain == root * root * n)

    def corners(self) -> list[Point]:
        """To the nearest micrometre, anticlockwise: for drawing and for boxes around it."""
        found: list[Point] = []
        for wide, high in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            right = wide * self.width * self.along_x - high * self.height * self.along_y
            up = wide * self.width * self.along_y + high * self.height * self.along_x
            found.append((self.x + _halved(right, self.square), self.y + _halved(up, self.square)))
        return found

    def data(self, margin: int) -> ShapeData:
        return {"shape": "polygon", "corners": [list(corner) for corner in self.corners()], "margin": margin}


def _halved(number: int, square: int) -> int:
    """Half of number / √square, rounded, halves away from nought."""
    length = isqrt(number * number * 4 // square)
    half = (length + 2) // 4
    return half if number >= 0 else -half


Obstacle = Cup | Box


class Around:
    """All within `margin` of an obstacle, as a shape: where the middle of a disc of that radius cannot be."""

    __slots__ = ("margin", "obstacle")

    def __init__(self, obstacle: Obstacle, margin: int) -> None:
        self.obstacle = obstacle
        self.margin = margin

    def holds(self, x: int, y: int) -> bool:
        return self.obstacle.near(x, y, self.margin, touching=True)

    def covers(self, x: int, y: int) -> bool:
        return self.obstacle.near(x, y, self.margin)

    def box(self) -> tuple[int, int, int, int]:
        xs, ys = [x for x, _ in self.obstacle.corners()], [y for _, y in self.obstacle.corners()]
        return min(xs) - self.margin, min(ys) - self.margin, max(xs) + self.margin, max(ys) + self.margin

    def data(self) -> ShapeData:
        return self.obstacle.data(self.margin)


def overlap(one: Obstacle, other: Obstacle) -> bool:
    """Whether two obstacles stand in each other (boxes by their corners, to the micrometre)."""
    if isinstance(one, Cup):
        return other.near(one.x, one.y, one.radius)
    if isinstance(other, Cup):
        return one.near(other.x, other.y, other.radius)
    return not any(
        _apart(one.corners(), other.corners(), x, y)
        for box in (one, other)
        for x, y in ((box.along_x, box.along_y), (-box.along_y, box.along_x))
    )


def _apart(ones: list[Point], others: list[Point], x: int, y: int) -> bool:
    """Whether a line across this direction has all of the ones before it and all of the others behind, or the other way."""
    mine = [px * x + py * y for px, py in ones]
    theirs = [px * x + py * y for px, py in others]
    return max(mine) <= min(theirs) or max(theirs) <= min(mine)
