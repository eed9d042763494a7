"""Choices that cannot be listed: what can be aimed at, and what was."""

from typing import Any

from msgspec import Struct, convert

Point = tuple[int, int]


class Circle(Struct, tag_field="shape", tag="circle", forbid_unknown_fields=True):
    """All within a radius."""

    x: int
    y: int
    radius: int


class Polygon(Struct, tag_field="shape", tag="polygon", forbid_unknown_fields=True):
    """A convex outline, and all within a margin of it."""

    corners: list[Point]
    margin: int


Shape = Circle | Polygon


class PiecePart(Struct, tag_field="kind", tag="piece", forbid_unknown_fields=True):
    """One of these pieces; `places` says where they lie, if the game tells."""

    name: str
    pieces: list[str]
    places: list[Point] | None


class DirectionPart(Struct, tag_field="kind", tag="direction", forbid_unknown_fields=True):
    """Two numbers, not both zero, neither larger than `reach`: where they point counts."""

    name: str
    reach: int


class NumberPart(Struct, tag_field="kind", tag="number", forbid_unknown_fields=True):
    """A number in steps."""

    name: str
    least: int
    most: int
    step: int
    # What a hand begins with; the middle, if it is null.
    usual: int | None


class SpotPart(Struct, tag_field="kind", tag="spot", forbid_unknown_fields=True):
    """A point of the zone that is not in the way of what is taken; box: left, low, right, high.

    `radius` is that of what is put there: for drawing only.
    """

    name: str
    box: tuple[int, int, int, int]
    zone: list[Shape]
    taken: list[Shape]
    radius: int


Part = PiecePart | DirectionPart | NumberPart | SpotPart


class Region(Struct, forbid_unknown_fields=True):
    """Choices that cannot be listed: a verb, and one part after the other.

    An action is the verb and what was chosen of each part: the piece's name, x and y, or the number.
    """

    verb: str
    parts: list[Part]


class ShownPiece(Struct, tag_field="kind", tag="piece", forbid_unknown_fields=True):
    """The piece that was taken, and where it lies."""

    name: str
    piece: str
    place: Point | None


class ShownDirection(Struct, tag_field="kind", tag="direction", forbid_unknown_fields=True):
    """Where it points."""

    name: str
    x: int
    y: int


class ShownNumber(Struct, tag_field="kind", tag="number", forbid_unknown_fields=True):
    """How much, of how much."""

    name: str
    value: int
    least: int
    most: int


class ShownSpot(Struct, tag_field="kind", tag="spot", forbid_unknown_fields=True):
    """The point that was chosen."""

    name: str
    x: int
    y: int
    radius: int


ShownPart = ShownPiece | ShownDirection | ShownNumber | ShownSpot


class Gesture(Struct, forbid_unknown_fields=True):
    """One choice out of a region, for those who were not told the others."""

    verb: str
    action: str
    parts: list[ShownPart]


def gesture_from(data: dict[str, Any] | None) -> Gesture | None:
    """As `core/gesture.py` draws it."""
    return None if data is None else convert(data, Gesture)
