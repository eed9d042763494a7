"""Where discs may lie, rule by rule, to the micrometre."""

from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from samobranka.core.regions import Spot, round_half
from samobranka.games.nastolie.material import EAST, FACING_X, FACING_Y, MM, NORTH, RADIUS, RAY_X, RAY_Y, SOUTH, TABLE, WEST
from samobranka.games.nastolie.obstacles import Around, Box, Cup, Obstacle, overlap
from samobranka.games.nastolie.places import (
    Ground,
    adjacent,
    anywhere,
    around,
    beside,
    nearest_ray,
    power,
    return_order,
    setting_up,
    shot_ring,
    standard_line,
)
from samobranka.games.nastolie.scenario import Seat, Zone

HERO, VETERAN, FIGHTER = RADIUS


def ground(*discs: tuple[int, int, int], obstacles: tuple[Obstacle, ...] = ()) -> Ground:
    found = Ground(obstacles)
    for x, y, radius in discs:
        found.add(x, y, radius)
    return found


def test_t_27_a_gap_of_14_9_is_adjacent_and_15_0_is_not() -> None:
    apart = HERO + VETERAN
    assert adjacent(300_000, 300_000, HERO, 300_000 + apart + 14_900, 300_000, VETERAN)
    assert adjacent(300_000, 300_000, HERO, 300_000 + apart + 14_999, 300_000, VETERAN)
    assert not adjacent(300_000, 300_000, HERO, 300_000 + apart + 15_000, 300_000, VETERAN)


def test_na_406_the_arc_is_a_quarter_and_its_ends_belong_to_it() -> None:
    """Facing south, flicked north: the finger is on the arc; from 45 degrees beside it, still; a hair more, no longer."""
    south = 54
    assert power(0, 1000, south)
    assert power(1000, 1000, south)
    assert power(-1000, 1000, south)
    assert not power(1001, 1000, south)
    assert not power(0, -1000, south)
    assert not power(1000, 0, south)


def test_na_406_agrees_with_fractions_for_every_facing() -> None:
    random = Random(5)
    for _ in range(3000):
        facing, dx, dy = random.randrange(72), random.randint(-10_000, 10_000), random.randint(-10_000, 10_000)
        if dx or dy:
            along = Fraction(-dx * FACING_X[facing] - dy * FACING_Y[facing])
            square = along**2 / ((dx * dx + dy * dy) * (FACING_X[facing] ** 2 + FACING_Y[facing] ** 2))
            assert power(dx, dy, facing) == (along >= 0 and square >= Fraction(1, 2))


def test_t_45_a_veteran_who_left_over_the_east_edge_comes_back_one_diameter_from_it() -> None:
    assert ground().back(1_000_000, 500_000, VETERAN, EAST) == (958_000, 500_000)


def test_na_1005_a_place_that_is_taken_is_passed_on_the_clockwise_side() -> None:
    """Somebody right there: both sides are equally near, and clockwise is west at the south edge, north at the west one."""
    r = VETERAN
    assert ground((500_000, 3 * r, r)).back(500_000, 0, r, SOUTH) == (500_000 - 4 * r, 3 * r)
    assert ground((3 * r, 500_000, r)).back(0, 500_000, r, WEST) == (3 * r, 500_000 + 4 * r)
    assert ground((500_000, TABLE - 3 * r, r)).back(500_000, TABLE, r, NORTH) == (500_000 + 4 * r, TABLE - 3 * r)
    assert ground((TABLE - 3 * r, 500_000, r)).back(TABLE, 500_000, r, EAST) == (TABLE - 3 * r, 500_000 - 4 * r)


def test_na_1005_the_nearer_side_is_taken() -> None:
    r = FIGHTER
    assert ground((499_000, 3 * r, r)).back(500_000, 0, r, SOUTH) == (499_000 + 4 * r, 3 * r)


def test_na_1005_keeps_a_diameter_from_the_corner_and_touches_no_obstacle() -> None:
    assert ground().back(1_000, 0, HERO, SOUTH) == (3 * HERO, 3 * HERO)
    cup = Cup(500_000, 3 * VETERAN, 20_000)
    x, y = ground(obstacles=(cup,)).back(500_000, 0, VETERAN, SOUTH)
    assert (x, y) == (500_000 - 20_000 - VETERAN - 1, 3 * VETERAN)
    assert not cup.near(x, y, VETERAN, touching=True)
    box = Box(500_000, 40_000, 100_000, 30_000, 940, 342)
    x, y = ground(obstacles=(box,)).back(500_000, 0, VETERAN, SOUTH)
    assert not box.near(x, y, VETERAN, touching=True)
    assert box.near(x + 1, y, VETERAN, touching=True) or box.near(x - 1, y, VETERAN, touching=True)


def test_na_1005_falls_back_on_the_nearest_free_place_where_the_edge_is_full() -> None:
    full = ground(*((x, 30_000, HERO) for x in range(16_000, TABLE, 40_000)))
    x, y = full.back(500_000, 0, HERO, SOUTH)
    assert full.free(x, y, HERO, 100)
    assert y != 3 * HERO


def test_na_1005_is_as_near_as_any_place_along_the_edge() -> None:
    """Against trying every tenth of a millimetre."""
    random = Random(8)
    for _ in range(60):
        discs = [
            (random.randrange(20_000, 980_000), random.randrange(12_000, 120_000), random.choice(RADIUS)) for _ in range(9)
        ]
        cups = (Cup(random.randrange(100_000, 900_000), 60_000, 25_000),)
        table, r = ground(*discs, obstacles=cups), random.choice(RADIUS)
        exit_x = random.randrange(TABLE)
        x, y = table.back(exit_x, 0, r, SOUTH)
        if y == 3 * r:
            for dx, dy, dr in discs:
                assert (x - dx) ** 2 + (y - dy) ** 2 >= (3 * r + dr) ** 2
            for tried in range(3 * r, TABLE - 3 * r, 100):
                fits = all((tried - dx) ** 2 + (y - dy) ** 2 >= (3 * r + dr) ** 2 for dx, dy, dr in discs)
                if fits and not cups[0].near(tried, y, r, touching=True):
                    assert abs(x - exit_x) <= abs(tried - exit_x)


def test_na_1006_the_penalised_player_first_then_nobodys_then_clockwise() -> None:
    assert return_order([(70, 0), (20, 1), (10, 2), (5, 3), (12, 2), (320, -1), (324, -1)], 2, 4) == [
        10,
        12,
        320,
        324,
        5,
        70,
        20,
    ]


def test_na_1109_a_free_place_is_taken_as_it_is_and_needs_a_tenth_of_a_millimetre() -> None:
    table = ground((500_000, 500_000, HERO))
    at = 500_000 + 2 * HERO + 100
    assert table.nearest_free(at, 500_000, HERO) == (at, 500_000)
    assert table.nearest_free(at - 1, 500_000, HERO, 1, 0) == (at - 1 + MM, 500_000)


def test_na_1109_looks_towards_the_middle_first_and_then_left_before_right() -> None:
    """On another's place west of the middle, the first ring that is wide enough, straight east."""
    assert ground((300_000, 500_000, VETERAN)).nearest_free(300_000, 500_000, VETERAN) == (329_000, 500_000)
    assert ground((500_000, 500_000, VETERAN)).nearest_free(500_000, 500_000, VETERAN) == (529_000, 500_000)
    # With the way east barred, one step to the left of it: north of east.
    barred = ground((300_000, 500_000, VETERAN), (330_000, 484_000, 2_000))
    _, y = barred.nearest_free(300_000, 500_000, VETERAN)
    assert y > 500_000


def test_na_1109_is_the_first_of_all_places_on_all_rings() -> None:
    """Against looking at every ring, also those that are skipped since one disc covers them."""
    random = Random(11)
    for _ in range(40):
        discs = [
            (random.randrange(300_000, 700_000), random.randrange(300_000, 700_000), random.choice(RADIUS)) for _ in range(40)
        ]
        table, r = ground(*discs, obstacles=(Cup(500_000, 500_000, 60_000),)), random.choice(RADIUS)
        x, y = random.choice(discs)[0] + random.randrange(9_000), random.choice(discs)[1]
        first = nearest_ray(500_000 - x, 500_000 - y)
        wanted = (x, y) if table.free(x, y, r, 100) else None
        ring = 0
        while wanted is None:
            ring += MM
            for step in range(64):
                ray = (first + ((step + 1) // 2 if step % 2 else -(step // 2))) % 64
                place = x + round_half(ring * RAY_X[ray], 10_000), y + round_half(ring * RAY_Y[ray], 10_000)
                if wanted is None and table.free(*place, r, 100):
                    wanted = place
        assert table.nearest_free(x, y, r) == wanted


def test_na_1109_the_wanted_direction_is_one_of_64() -> None:
    assert nearest_ray(0, 0) == 0
    assert nearest_ray(1, 0) == 0
    assert nearest_ray(0, 1) == 16
    assert nearest_ray(-1, 0) == 32
    assert nearest_ray(10_000, 980) == 1


def test_placement_keeps_a_millimetre_and_stays_in_the_zone() -> None:
    zone = Zone(0, 0, TABLE, 150_000)
    area = setting_up(ground((200_000, 75_000, VETERAN), obstacles=(Cup(400_000, 75_000, 30_000),)), [zone], FIGHTER)
    assert area.allows(100_000, FIGHTER)
    assert not area.allows(100_000, FIGHTER - 1)
    apart = VETERAN + FIGHTER + MM
    assert area.allows(200_000 + apart, 75_000)
    assert not area.allows(200_000 + apart - 1, 75_000)
    assert area.allows(430_000 + FIGHTER + MM, 75_000)
    assert not area.allows(430_000 + FIGHTER + MM - 1, 75_000)
    spot = Spot("at", area.zone, area.taken, area.radius)
    assert spot.contains((100_000, 75_000))


def test_na_1108_placed_adjacent_has_a_gap_but_less_than_a_missile() -> None:
    area = beside(ground((500_000, 500_000, HERO)), 500_000, 500_000, HERO, FIGHTER)
    apart = HERO + FIGHTER
    assert not area.allows(500_000 + apart, 500_000)
    assert area.allows(500_000 + apart + 1, 500_000)
    assert area.allows(500_000 + apart + 14_999, 500_000)
    assert not area.allows(500_000 + apart + 15_000, 500_000)
    at_edge = beside(ground((HERO, 500_000, HERO)), HERO, 500_000, HERO, FIGHTER)
    assert not at_edge.allows(FIGHTER - 1, 500_000 + apart + 5_000)
    assert at_edge.allows(FIGHTER, 500_000 + apart + 5_000)


def test_na_502_a_missile_lies_within_the_shooters_diameter_and_may_touch() -> None:
    """Measured between the rims."""
    area = shot_ring(ground((500_000, 500_000, FIGHTER), (500_000, 560_000, VETERAN)), 500_000, 500_000, FIGHTER)
    touching = FIGHTER + 7_500
    assert area.allows(500_000 + touching, 500_000)
    assert not area.allows(500_000 + touching - 1, 500_000)
    assert area.allows(500_000 + touching + 2 * FIGHTER, 500_000)
    assert not area.allows(500_000 + touching + 2 * FIGHTER + 1, 500_000)
    assert not area.allows(500_000, 540_000)
    corner = shot_ring(ground((FIGHTER, FIGHTER, FIGHTER)), FIGHTER, FIGHTER, FIGHTER)
    assert corner.allows(FIGHTER + touching, 7_500)
    assert not corner.allows(FIGHTER + touching, 7_499)


def test_a_teleport_may_touch_but_not_overlap() -> None:
    area = anywhere(ground((500_000, 500_000, HERO)), HERO)
    assert area.allows(500_000 + 2 * HERO, 500_000)
    assert not area.allows(500_000 + 2 * HERO - 1, 500_000)
    assert area.allows(HERO, HERO)
    assert not area.allows(HERO, HERO - 1)


def test_a_freed_captive_touches_nothing() -> None:
    area = around(ground((500_000, 500_000, HERO)), 500_000, 500_000, 60_000, HERO)
    assert not area.allows(500_000 + 2 * HERO, 500_000)
    assert area.allows(500_000 + 2 * HERO + 1, 500_000)
    assert not area.allows(560_001, 500_000)


def seat(edge: int, *zones: Zone) -> Seat:
    found = Seat(edge, 0)
    found.zones = zones
    return found


def test_the_standard_line_divides_the_long_side() -> None:
    assert standard_line(seat(SOUTH, Zone(0, 0, TABLE, 150_000)), 5) == [(100_000 + 200_000 * i, 75_000) for i in range(5)]
    assert standard_line(seat(WEST, Zone(0, 300_000, 150_000, 700_000)), 2) == [(75_000, 400_000), (75_000, 600_000)]


def test_a_square_zone_has_rows_of_three_from_the_own_edge() -> None:
    south = standard_line(seat(SOUTH, Zone(0, 0, 220_000, 220_000)), 4)
    assert south == [(36_666, 55_000), (110_000, 55_000), (183_333, 55_000), (36_666, 165_000)]
    north = standard_line(seat(NORTH, Zone(390_000, 780_000, 610_000, TABLE)), 4)
    assert [y for _, y in north] == [945_000, 945_000, 945_000, 835_000]


def test_two_zones_share_the_squad_by_turns() -> None:
    two = seat(NORTH, Zone(400_000, 0, 900_000, 120_000), Zone(400_000, 880_000, 900_000, TABLE))
    line = standard_line(two, 5)
    assert [y for _, y in line] == [60_000, 940_000, 60_000, 940_000, 60_000]
    assert [x for x, _ in line[::2]] == [483_333, 650_000, 816_666]


def distance_squared(box: Box, x: int, y: int) -> float:
    """By doubles, for comparison."""
    length = sqrt(box.square)
    along = abs((x - box.x) * box.along_x + (y - box.y) * box.along_y) / length - box.width / 2
    across = abs((y - box.y) * box.along_x - (x - box.x) * box.along_y) / length - box.height / 2
    return max(along, 0.0) ** 2 + max(across, 0.0) ** 2


def test_na_1110_a_turned_box_is_met_where_doubles_say_and_exactly_where_whole_numbers_can() -> None:
    random = Random(3)
    for _ in range(4000):
        box = Box(
            0,
            0,
            random.randrange(20_000, 300_000),
            random.randrange(20_000, 300_000),
            random.randint(-9, 9),
            random.randint(1, 9),
        )
        x, y, reach = random.randint(-300_000, 300_000), random.randint(-300_000, 300_000), random.choice(RADIUS)
        off = distance_squared(box, x, y) ** 0.5
        if abs(off - reach) > 0.01:
            assert box.near(x, y, reach) == (off < reach)
    box = Box(0, 0, 10_000, 6_000, 3, 4)
    # Along (3, 4)/5: the face is 5,000 from the middle, a disc of 14,000 touches it at 19,000.
    assert not box.near(11_400, 15_200, 14_000)
    assert box.near(11_400, 15_200, 14_000, touching=True)
    # Off the corner (5,000 along, 3,000 across) by (3,000, 4,000): 5,000 away.
    x, y = (8_000 * 3 - 7_000 * 4) // 5, (8_000 * 4 + 7_000 * 3) // 5
    assert 5 * x == 8_000 * 3 - 7_000 * 4
    assert not box.near(x, y, 5_000)
    assert box.near(x, y, 5_000, touching=True)


def test_a_box_has_its_corners_where_it_is_turned_to() -> None:
    assert Box(500_000, 500_000, 180_000, 30_000).corners() == [
        (410_000, 485_000),
        (590_000, 485_000),
        (590_000, 515_000),
        (410_000, 515_000),
    ]
    assert Box(0, 0, 10_000, 10_000, 1, 1).corners() == [(0, -7_071), (7_071, 0), (0, 7_071), (-7_071, 0)]
    assert Around(Box(0, 0, 10_000, 10_000, 1, 1), 500).box() == (-7_571, -7_571, 7_571, 7_571)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Cup(0, 0, 10), Cup(20, 0, 10), False),
        (Cup(0, 0, 10), Cup(19, 0, 10), True),
        (Cup(0, 0, 10), Box(20, 0, 20, 20), False),
        (Box(20, 0, 20, 20), Cup(1, 0, 10), True),
        (Box(0, 0, 20, 20), Box(20, 0, 20, 20), False),
        (Box(0, 0, 20, 20), Box(19, 0, 20, 20), True),
        (Box(0, 0, 200, 200), Box(240, 0, 200, 200, 1, 1), True),
        (Box(0, 0, 200, 200), Box(242, 0, 200, 200, 1, 1), False),
        (Box(0, 0, 200, 200), Box(190, 190, 200, 200, 1, 1), False),
    ],
)
def test_obstacles_stand_in_each_other_or_not(one: Obstacle, other: Obstacle, both: bool) -> None:
    assert overlap(one, other) == overlap(other, one) == both
