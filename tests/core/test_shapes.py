"""Flat shapes, to the point: inside, on the line, outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samobranka.core.shapes import Circle, Polygon, Shape, bounds, rectangle

TRIANGLE = [(0, 0), (12, 0), (0, 12)]


@pytest.mark.parametrize(
    ("shape", "point", "where"),
    [
        (Circle(0, 0, 5), (0, 0), "in"),
        (Circle(0, 0, 5), (3, 4), "line"),
        (Circle(0, 0, 5), (4, 4), "out"),
        (Circle(10, -10, 1), (11, -10), "line"),
        (Circle(7, 7, 0), (7, 7), "line"),
        (rectangle(0, 0, 10, 4), (5, 2), "in"),
        (rectangle(0, 0, 10, 4), (10, 4), "line"),
        (rectangle(0, 0, 10, 4), (0, 3), "line"),
        (rectangle(0, 0, 10, 4), (11, 2), "out"),
        (rectangle(0, 0, 10, 4), (5, -1), "out"),
        (Polygon(TRIANGLE), (6, 6), "line"),
        (Polygon(TRIANGLE), (5, 6), "in"),
        (Polygon(TRIANGLE), (7, 6), "out"),
        # With a margin the sides are no line any more, and corners are round.
        (Polygon(TRIANGLE, 5), (6, 6), "in"),
        (Polygon(TRIANGLE, 5), (6, -5), "line"),
        (Polygon(TRIANGLE, 5), (6, -6), "out"),
        (Polygon(TRIANGLE, 5), (-3, -4), "line"),
        (Polygon(TRIANGLE, 5), (-4, -4), "out"),
        (Polygon(TRIANGLE, 5), (15, -4), "line"),
        (Polygon(TRIANGLE, 5), (9, 9), "in"),
        (Polygon(TRIANGLE, 5), (10, 10), "out"),
    ],
)
def test_where_a_point_lies(shape: Shape, point: tuple[int, int], where: str) -> None:
    assert shape.holds(*point) == (where != "out")
    assert shape.covers(*point) == (where == "in")


@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(0, 6))
def test_the_order_of_corners_does_not_matter(x: int, y: int, margin: int) -> None:
    one, other = Polygon(TRIANGLE, margin), Polygon(TRIANGLE[::-1], margin)
    assert (one.holds(x, y), one.covers(x, y)) == (other.holds(x, y), other.covers(x, y))


@given(st.integers(-30, 30), st.integers(-30, 30), st.integers(0, 8), st.integers(0, 8))
def test_a_wider_margin_holds_more(x: int, y: int, margin: int, more: int) -> None:
    if Polygon(TRIANGLE, margin).holds(x, y):
        assert Polygon(TRIANGLE, margin + more).holds(x, y)
        assert more == 0 or Polygon(TRIANGLE, margin + more).covers(x, y)


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_what_a_shape_holds_lies_in_its_box(x: int, y: int) -> None:
    for shape in (Circle(3, -4, 9), Polygon(TRIANGLE, 4), rectangle(-5, -5, 5, 5)):
        left, low, right, high = shape.box()
        if shape.holds(x, y):
            assert left <= x <= right
            assert low <= y <= high
        assert not shape.covers(x, y) or shape.holds(x, y)


def test_bounds_are_those_of_all() -> None:
    assert bounds([Circle(0, 0, 5), rectangle(3, -9, 20, 2)]) == (-5, -9, 20, 5)
    assert Polygon(TRIANGLE, 5).box() == (-5, -5, 17, 17)


def test_a_shape_is_told_as_plain_data() -> None:
    assert Circle(1, 2, 3).data() == {"shape": "circle", "x": 1, "y": 2, "radius": 3}
    assert Polygon(TRIANGLE, 2).data() == {"shape": "polygon", "corners": [[0, 0], [12, 0], [0, 12]], "margin": 2}
