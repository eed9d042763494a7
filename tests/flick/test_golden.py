"""The worked examples of the physics, to a millionth of a millimetre, before rounding."""

import pytest

from flick.scenes import Scene
from samobranka.flick.constants import SIZES, USUAL, with_restitution
from samobranka.flick.course import EAST
from samobranka.flick.discs import Table
from samobranka.flick.hand import Launch, aim
from samobranka.flick.run import flick

EXACT = 1e-6


def near(value: float) -> object:
    return pytest.approx(value, abs=EXACT, rel=0)


def test_a_veteran_slides_freely() -> None:
    scene = Scene()
    scene.discs, scene.pushes = {1: (100_000, 500_000, SIZES["middle"])}, {1: (1000.0, 0.0)}
    course = scene.run(world=with_restitution(0.85))
    (path,) = course.paths
    assert path.end_x + 500 == near(354.841998)
    assert (path.x, path.y) == (354_842, 500_000)
    assert course.time == near(0.509683996)
    assert not course.contacts


def test_a_hero_hits_a_fighter() -> None:
    scene = Scene()
    scene.discs = {1: (200_000, 500_000, SIZES["large"]), 2: (427_000, 500_000, SIZES["small"])}
    scene.pushes = {1: (1200.0, 0.0)}
    course = scene.run(world=with_restitution(0.85))
    (contact,) = course.contacts
    assert (contact.first, contact.second, contact.obstacle) == (1, 2, -1)
    assert contact.time == near(0.199060013)
    hero, fighter = course.paths
    assert hero.end_x + 500 - 400 == near(19.665676)
    assert fighter.end_x + 500 - 427 == near(237.718283)


def test_a_disc_leaves() -> None:
    scene = Scene()
    scene.discs, scene.pushes = {1: (900_000, 500_000, SIZES["middle"])}, {1: (1000.0, 0.0)}
    (left,) = scene.run(world=with_restitution(0.85)).exits
    assert (left.x, left.y, left.side) == (1_000_000, 500_000, EAST)
    assert left.time == near(0.112391941)


@pytest.mark.parametrize(("power", "slide"), [(100, 44), (200, 125), (400, 354), (600, 651), (800, 1002), (1000, 1400)])
def test_how_far_a_power_slides(power: int, slide: int) -> None:
    table = Table(4_000_000, 4_000_000)
    table.lay(1, 2_000_000, 2_000_000, SIZES["middle"])
    (path,) = flick(table, 1, aim(-3, 4, power)).paths
    assert round((path.end_x**2 + path.end_y**2) ** 0.5) == slide


def test_the_fastest_and_the_weakest_flick() -> None:
    assert Launch(1, 0, 1.0).speed(USUAL) == pytest.approx(2343.8, abs=0.05)
    table = Table(1_000_000, 1_000_000)
    table.lay(1, 500_000, 500_000, SIZES["large"])
    (path,) = flick(table, 1, aim(1, 0, 1)).paths
    assert path.end_x == pytest.approx(0.0443, abs=1e-4)
    assert path.x == 500_044


@pytest.mark.parametrize(("closing", "share"), [(2.0, 0.9498), (1000.0, 0.85), (3500.0, 0.65), (2999.9, 0.65001)])
def test_restitution_falls_with_speed(closing: float, share: float) -> None:
    scene = Scene()
    scene.discs = {1: (400_000, 500_000, 14_000), 2: (428_000, 500_000, 14_000)}
    scene.pushes = {1: (closing, 0.0)}
    (contact,) = scene.run().contacts
    parting = contact.second_x - contact.first_x - contact.closing
    assert contact.closing == pytest.approx(closing)
    assert parting == pytest.approx(share * closing)
