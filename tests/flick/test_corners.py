"""Corners, seams and walls that are touched: where other engines let a ball through (pooltool's issue 217 has two of these)."""

import pytest

from flick.scenes import Scene, deepest
from samobranka.flick.run import Run

# Two walls that meet in a corner, its inside towards the lower left: the faces are at x = 800 and y = 800.
CORNER = [(820_000, 500_000, 40_000, 640_000, 1, 0), (500_000, 820_000, 640_000, 40_000, 1, 0)]
RADIUS = 14_000
TOUCH = 800_000 - RADIUS


def after(x: int, y: int, vx: float, vy: float, boxes: list[tuple[int, int, int, int, int, int]] | None = None) -> Scene:
    scene = Scene()
    scene.boxes = CORNER if boxes is None else boxes
    scene.discs, scene.pushes = {1: (x, y, RADIUS)}, {1: (vx, vy)}
    return scene


@pytest.mark.parametrize("speed", [1e-5, 0.01, 1.0, 300.0, 2300.0])
@pytest.mark.parametrize(("x", "y"), [(700_000, 700_000), (TOUCH, 700_000), (TOUCH, TOUCH), (TOUCH + 1, TOUCH + 2)])
def test_a_disc_driven_into_an_inner_corner_comes_out_of_it(x: int, y: int, speed: float) -> None:
    scene = after(x, y, speed, speed)
    course = scene.run()
    table = scene.table()
    start = max(deepest(table, course, 0.0), 0.0)
    assert course.events < 100
    assert all(deepest(table, course, course.time * step / 50) <= start + 1e-6 for step in range(51))
    if x >= TOUCH and y >= TOUCH and speed >= 1.0:
        assert [(contact.time, contact.obstacle) for contact in course.contacts[:2]] == [(0.0, 0), (0.0, 1)]
        assert course.contacts[0].closing == pytest.approx(speed)
        assert course.paths[0].end_x < x / 1000 - 500


def test_a_disc_in_an_inner_corner_is_struck_into_it() -> None:
    scene = after(TOUCH, TOUCH, 0.0, 0.0)
    scene.discs[2] = (600_000, 600_000, 15_500)
    scene.pushes = {2: (1500.0, 1500.0)}
    course = scene.run()
    table = scene.table()
    assert {contact.obstacle for contact in course.contacts} >= {0, 1}
    assert max(deepest(table, course, course.time * step / 200) for step in range(201)) <= 1e-6


@pytest.mark.parametrize("aside", [-0.3, -1e-9, 0.0, 1e-9, 0.3])
def test_a_disc_meets_the_seam_between_a_face_and_a_corner(aside: float) -> None:
    """Flying straight at the very end of a face, a hair to this side or that of it."""
    scene = after(300_000, 600_000, 1000.0, 0.0, [(550_000, 550_000, 100_000, 100_000, 1, 0)])
    table = scene.table()
    disc = table.discs[0]
    disc.lie(disc.x, disc.y + aside)
    run = Run(table)
    run.push(disc, 1000.0, 0.0)
    course = run.go(None, 0, 1e300)
    assert len(course.contacts) == 1
    assert course.contacts[0].x == pytest.approx(0.0, abs=1e-9)
    assert course.paths[0].end_x < -14.0


def test_a_disc_slides_along_a_wall_that_it_overlaps_by_a_rounding_and_past_its_end() -> None:
    for overlap in (0, 1, 2):
        scene = after(500_000, 586_000 + overlap, 1500.0, 0.0, [(550_000, 620_000, 300_000, 40_000, 1, 0)])
        course = scene.run()
        assert course.contacts == []
        assert course.paths[0].y == scene.discs[1][1]


def test_the_tip_of_a_turned_box_is_met_head_on() -> None:
    scene = after(300_000, 500_000, 1000.0, 0.0, [(600_000, 500_000, 100_000, 100_000, 1, 1)])
    course = scene.run()
    (contact,) = course.contacts
    assert contact.x == pytest.approx(100 - 50 * 2**0.5)
    assert contact.y == pytest.approx(0.0, abs=1e-9)
    assert contact.closing == pytest.approx((1000**2 - 2 * 1962 * (200 + contact.x - 14)) ** 0.5)
    assert course.paths[0].end_y == pytest.approx(0.0, abs=1e-6)


def test_a_wall_between_two_touching_discs_and_a_push_holds() -> None:
    """A row that touches a wall, struck into it: the blow comes back through the row."""
    scene = after(TOUCH, 500_000, 0.0, 0.0)
    scene.discs[2] = (TOUCH - 2 * RADIUS, 500_000, RADIUS)
    scene.discs[3] = (400_000, 500_000, RADIUS)
    scene.pushes = {3: (2000.0, 0.0)}
    course = scene.run()
    met = [(contact.first, contact.second, contact.obstacle) for contact in course.contacts]
    assert met[:2] == [(2, 3, -1), (1, 2, -1)]
    assert (1, 2, -1) in met[met.index((1, -1, 0)) :]
    assert course.contacts[met.index((1, -1, 0))].time == course.contacts[0].time
    assert all(path.end_x <= (TOUCH + 1) / 1000 - 500 for path in course.paths)
