"""Flat shapes in whole numbers, for zones and for what is in the way. Exact: a point lies inside, on the line, or outside."""

from collections.abc import Sequence
from typing import Protocol

Point = tuple[int, int]
ShapeData = dict[str, object]


class Shape(Protocol):
    """An area of the table."""

    def holds(self, x: int, y: int) -> bool:
        """Whether the point lies in it or on its line."""
        ...

    def covers(self, x: int, y: int) -> bool:
        """Whether the point lies in it, and not on its line: touching is not being in the way."""
        ...

    def box(self) -> tuple[int, int, int, int]:
        """Left, low, right, high."""
        ...

    def data(self) -> ShapeData: ...


class Circle:
    """All within `radius` of a point."""

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def holds(self, x: int, y: int) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2

    def covers(self, x: int, y: int) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 < self.radius**2

    def box(self) -> tuple[int, int, int, int]:
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius

    def data(self) -> ShapeData:
        return {"shape": "circle", "x": self.x, "y": self.y, "radius": self.radius}


class Polygon:
    """A convex outline, its corners in either order, and all within `margin` of it. A box is one with four corners."""

    def __init__(self, corners: Sequence[Point], margin: int = 0) -> None:
        turning = 0
        for at in range(len(corners)):
            turning += corners[at - 1][0] * corners[at][1] - corners[at - 1][1] * corners[at][0]
        # Anticlockwise, so that inside is to the left of every side.
        self.corners: list[Point] = list(corners) if turning >= 0 else list(corners)[::-1]
        self.margin = margin

    def holds(self, x: int, y: int) -> bool:
        return self._inside(x, y, True) or (self.margin > 0 and self._beside(x, y, True))

    def covers(self, x: int, y: int) -> bool:
        return self._inside(x, y, self.margin > 0) or (self.margin > 0 and self._beside(x, y, False))

    def _inside(self, x: int, y: int, line: bool) -> bool:
        for at in range(len(self.corners)):
            ax, ay = self.corners[at - 1]
            bx, by = self.corners[at]
            left = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if left < 0 or (left == 0 and not line):
                return False
        return True

    def _beside(self, x: int, y: int, line: bool) -> bool:
        """Within the margin of some side."""
        for at in range(len(self.corners)):
            ax, ay = self.corners[at - 1]
            bx, by = self.corners[at]
            along = (bx - ax) * (x - ax) + (by - ay) * (y - ay)
            length = (bx - ax) ** 2 + (by - ay) ** 2
            if 0 < along < length:
                across = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                off, most = across**2, self.margin**2 * length
            else:
                nx, ny = (ax, ay) if along <= 0 else (bx, by)
                off, most = (x - nx) ** 2 + (y - ny) ** 2, self.margin**2
            if off < most or (line and off == most):
                return True
        return False

    def box(self) -> tuple[int, int, int, int]:
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(xs) - self.margin, min(ys) - self.margin, max(xs) + self.margin, max(ys) + self.margin

    def data(self) -> ShapeData:
        return {"shape": "polygon", "corners": [list(corner) for corner in self.corners], "margin": self.margin}


def rectangle(left: int, low: int, right: int, high: int) -> Polygon:
    return Polygon([(left, low), (right, low), (right, high), (left, high)])


def bounds(shapes: Sequence[Shape]) -> tuple[int, int, int, int]:
    """The box around them all."""
    boxes = [shape.box() for shape in shapes]
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
