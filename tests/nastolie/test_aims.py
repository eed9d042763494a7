"""What a bot works out on paper happens on the table."""

from random import Random

import pytest

from samobranka.flick.discs import Table
from samobranka.flick.hand import aim
from samobranka.flick.run import flick
from samobranka.games.nastolie.brain.aims import EXTRAS, FINE_OFFSETS, at_disc, off_box, off_cup, power_for, push, to_place
from samobranka.games.nastolie.material import RADIUS, TABLE
from samobranka.games.nastolie.obstacles import Box, Cup

HERO, VETERAN, FIGHTER = RADIUS


def laid(*discs: tuple[int, int, int], box: Box | None = None, cup: Cup | None = None) -> Table:
    table = Table(TABLE, TABLE)
    if cup is not None:
        table.cup(cup.x, cup.y, cup.radius)
    if box is not None:
        table.box(box.x, box.y, box.width, box.height, box.along_x, box.along_y)
    for number, (x, y, radius) in enumerate(discs):
        table.lay(number, x, y, radius)
    return table


@pytest.mark.parametrize("power", [60, 200, 620, 1000])
def test_a_slide_has_the_length_that_was_meant(power: int) -> None:
    table = laid((10_000, 10_000, FIGHTER))
    path = flick(table, 0, aim(1, 0, power)).path_of(0)
    assert path is not None
    if not path.gone:
        assert power_for(path.x - 10_000) == power


def test_every_offset_meets_the_disc_and_the_outer_ones_on_its_sides() -> None:
    table = laid((200_000, 200_000, VETERAN), (600_000, 500_000, FIGHTER))
    for offset in FINE_OFFSETS:
        for dx, dy, power in at_disc(200_000, 200_000, 600_000, 500_000, VETERAN + FIGHTER, offset, EXTRAS):
            course = flick(table, 0, aim(dx, dy, power))
            assert [(contact.first, contact.second) for contact in course.contacts][:1] == [(0, 1)], (offset, power)


def test_a_box_can_be_used_as_a_bank() -> None:
    """Straight and turned boxes: the box first, then the target, for most places where the paper has an answer."""
    random, tried, met = Random(4), 0, 0
    for _ in range(300):
        box = Box(500_000, 500_000, 300_000, 60_000, random.randint(-9, 9), random.randint(1, 9))
        x, y, tx, ty = (random.randint(100_000, 900_000) for _ in range(4))
        if (x - tx) ** 2 + (y - ty) ** 2 < 80_000**2 or box.near(x, y, 40_000) or box.near(tx, ty, 40_000):
            continue
        table = laid((x, y, VETERAN), (tx, ty, VETERAN), box=box)
        for dx, dy, power in off_box(x, y, VETERAN, tx, ty, box, (200_000.0,)):
            contacts = flick(table, 0, aim(dx, dy, power)).contacts
            tried += 1
            met += len(contacts) > 1 and contacts[0].obstacle == 0 and contacts[1].second == 1
    assert tried > 30
    assert met > 0.8 * tried


def test_a_cup_can_be_used_as_a_bank() -> None:
    random, tried, met = Random(5), 0, 0
    for _ in range(200):
        cup = Cup(500_000, 500_000, random.choice([25_000, 35_000, 60_000]))
        x, y, tx, ty = (random.randint(250_000, 750_000) for _ in range(4))
        if (x - tx) ** 2 + (y - ty) ** 2 < 80_000**2 or cup.near(x, y, 40_000) or cup.near(tx, ty, 40_000):
            continue
        table = laid((x, y, VETERAN), (tx, ty, VETERAN), cup=cup)
        for dx, dy, power in off_cup(x, y, VETERAN, tx, ty, cup, (100_000.0,)):
            contacts = flick(table, 0, aim(dx, dy, power)).contacts
            tried += 1
            met += len(contacts) > 1 and contacts[0].obstacle == 0 and contacts[1].second == 1
    assert tried > 30
    assert met > 0.8 * tried


def test_a_barrel_can_be_pushed_towards_a_goal() -> None:
    table = laid((100_000, 460_000, HERO), (200_000, 500_000, HERO))
    dx, dy, power = push(100_000, 460_000, HERO, 200_000, 500_000, HERO, 950_000, 520_000, (300_000.0,))[0]
    path = flick(table, 0, aim(dx, dy, power)).path_of(1)
    assert path is not None
    assert path.x > 350_000
    assert abs((path.y - 500_000) / (path.x - 200_000) - 20 / 750) < 0.02
    assert push(300_000, 500_000, HERO, 200_000, 500_000, HERO, 950_000, 520_000, EXTRAS) == []


def test_a_place_is_reached_where_nothing_is_in_the_way() -> None:
    table = laid((100_000, 100_000, FIGHTER))
    for dx, dy, power in to_place(100_000, 100_000, 700_000, 420_000):
        path = flick(table, 0, aim(dx, dy, power)).path_of(0)
        assert path is not None
        assert abs(path.x - 700_000) < 1_500
        assert abs(path.y - 420_000) < 1_500
