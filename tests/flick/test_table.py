"""A table, what lies on it, and what can be asked of a flick."""

import pytest

from flick.scenes import Scene, packed
from samobranka.core.motion import Motion
from samobranka.flick.constants import SIZES, Constants
from samobranka.flick.course import EAST, LAUNCH, NORTH, SOUTH, WEST
from samobranka.flick.discs import Table, whole
from samobranka.flick.hand import aim
from samobranka.flick.run import Run, flick

MIDDLE = 500_000
LARGE, SMALL = SIZES["large"], SIZES["small"]


def bare(*discs: tuple[int, int, int, int]) -> Table:
    table = Table(2 * MIDDLE, 2 * MIDDLE)
    for number, x, y, radius in discs:
        table.lay(number, x, y, radius)
    return table


def name(number: int) -> str:
    return f"d{number}"


def test_a_flick_leaves_the_table_as_it_was_until_it_is_settled() -> None:
    table = bare((1, 300_000, MIDDLE, LARGE), (2, 600_000, MIDDLE, SMALL), (3, 900_000, 900_000, SMALL))
    first, again = (str(flick(table, 1, aim(1, 0, 450)).motion(name)) for _ in range(2))
    assert first == again
    assert [(disc.place_x, disc.x) for disc in table.discs] == [(300_000, -200.0), (600_000, 100.0), (900_000, 400.0)]
    course = flick(table, 1, aim(1, 0, 450))
    table.settle(course)
    assert {path.number for path in course.paths} == {1, 2}
    for path in course.paths:
        disc = table.by_number[path.number]
        assert (disc.place_x, disc.place_y) == (path.x, path.y)
        assert abs(disc.x - path.end_x) <= 0.0005


def test_what_left_is_taken_when_it_is_settled() -> None:
    table = bare((1, 900_000, MIDDLE, LARGE), (2, 100_000, MIDDLE, LARGE))
    table.settle(flick(table, 1, aim(1, 0, 1000)))
    assert [disc.number for disc in table.discs] == [2]


def test_discs_lie_in_the_order_of_their_numbers_and_may_change_their_size() -> None:
    table = bare((7, 300_000, MIDDLE, LARGE), (2, 600_000, MIDDLE, SMALL), (5, 100_000, MIDDLE, SMALL))
    assert [disc.number for disc in table.discs] == [2, 5, 7]
    table.lay(5, 100_000, 100_000, LARGE, weight=2)
    assert [disc.number for disc in table.discs] == [2, 5, 7]
    assert table.by_number[5].mass == 2 * 15.5 * 15.5
    table.clear()
    assert table.discs == []


@pytest.mark.parametrize(("length", "place"), [(0.0005, 1), (-0.0005, -1), (0.00049, 0), (-12.3456, -12_346), (1.0, 1000)])
def test_halves_are_rounded_away_from_the_middle(length: float, place: int) -> None:
    assert whole(length) == place


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda table: Table(1001, 1000),
        lambda table: table.lay(-1, 0, 0, LARGE),
        lambda table: table.lay(9, 0, 0, 0),
        lambda table: table.box(0, 0, 10, 10, 0, 0),
        lambda table: table.cup(0, 0, 0),
    ],
)
def test_nonsense_is_refused(nonsense: object) -> None:
    table = bare()
    assert callable(nonsense)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        nonsense(table)
    assert [len(things) for things in (table.discs, table.boxes, table.cups)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("dx", "dy", "side", "x", "y"),
    [
        (1, 0, EAST, 1_000_000, 500_000),
        (-1, 0, WEST, 0, 500_000),
        (0, -1, SOUTH, 500_000, 0),
        (1, 2, NORTH, 750_000, 1_000_000),
        (1, 1, EAST, 1_000_000, 1_000_000),
    ],
)
def test_a_disc_leaves_at_a_side(dx: int, dy: int, side: int, x: int, y: int) -> None:
    (left,) = flick(bare((1, MIDDLE, MIDDLE, LARGE)), 1, aim(dx, dy, 1000)).exits
    assert (left.side, left.x, left.y) == (side, x, y)


def test_a_disc_that_rests_on_the_very_edge_stays() -> None:
    scene = Scene()
    scene.discs = {1: (1_000_000, MIDDLE, LARGE), 2: (1_000_000 - 31_000, MIDDLE, LARGE)}
    scene.pushes = {1: (0.0, 100.0)}
    course = scene.run()
    assert not course.exits
    scene.pushes = {1: (1e-2, 0.0)}
    (left,) = scene.run().exits
    assert left.time == 0.0


def test_a_disc_that_hangs_over_the_edge_still_meets_others() -> None:
    table = bare((1, 995_000, 300_000, LARGE), (2, 995_000, 500_000, LARGE))
    course = flick(table, 1, aim(0, 1, 500))
    assert [contact.other(1) for contact in course.contacts_of(1)] == [2]


def test_a_row_of_touching_discs_passes_a_blow_on_at_one_instant() -> None:
    table = bare(*((number, 300_000 + 31_000 * number, MIDDLE, LARGE) for number in range(1, 5)), (0, 150_000, MIDDLE, LARGE))
    contacts = flick(table, 0, aim(1, 0, 600)).contacts
    instant = [(contact.first, contact.second) for contact in contacts if contact.time == contacts[0].time]
    assert instant[:2] == [(0, 1), (1, 2)]
    assert {(2, 3), (3, 4)} <= set(instant)
    # The first of two pairs that close at one time is the one with the lower numbers.
    assert instant[2] == (0, 1)


def test_a_neighbour_that_is_left_behind_is_not_met() -> None:
    table = bare((1, 300_000, MIDDLE, LARGE), (2, 331_000, MIDDLE, LARGE))
    assert flick(table, 1, aim(-1, 0, 400)).contacts == []
    assert flick(table, 1, aim(0, 1, 400)).contacts == []
    (contact,) = flick(table, 1, aim(1, 0, 400)).contacts
    assert contact.time == 0.0


def test_a_disc_that_starts_above_another_does_not_meet_it() -> None:
    table = bare((1, MIDDLE, MIDDLE, LARGE), (2, MIDDLE, MIDDLE, SMALL), (3, 600_000, MIDDLE, SMALL))
    course = flick(table, 2, aim(1, 0, 500), apart=1)
    assert {contact.other(2) for contact in course.contacts_of(2)} == {3}
    assert all(disc.apart is None for disc in table.discs)


def test_a_preview_stops_after_the_first_or_second_contact() -> None:
    table = bare((1, 200_000, MIDDLE, LARGE), (2, 400_000, 510_000, SMALL), (3, 600_000, 480_000, SMALL))
    table.cup(450_000, 420_000, 30_000)
    full = flick(table, 1, aim(1, 0, 1000))
    assert len(full.contacts_of(1)) > 1
    assert not full.cut
    short = flick(table, 1, aim(1, 0, 1000), contacts=1)
    assert short.cut
    assert [contact.time for contact in short.contacts] == [full.contacts[0].time]
    assert short.time == full.contacts[0].time
    path = short.path_of(2)
    assert path is not None
    assert path.vx > 0.0
    assert path.vy > 0.0
    assert len(flick(table, 1, aim(1, 0, 1000), contacts=2).contacts_of(1)) == 2
    assert str(flick(table, 1, aim(1, 0, 1000)).motion(name)) == str(full.motion(name))


def test_a_flick_that_does_not_end_is_stopped_where_it_is() -> None:
    table = Table(2 * MIDDLE, 2 * MIDDLE, Constants())
    table.constants.events = 2
    for number in range(4):
        table.lay(number, 200_000 + 31_000 * number, MIDDLE, LARGE)
    course = flick(table, 0, aim(1, 0, 1000))
    assert course.events == 2
    assert [(path.number, path.vx) for path in course.paths] == [(0, 0.0), (1, 0.0), (2, 0.0)]


def test_without_knots_all_else_is_the_same() -> None:
    table = bare((1, 200_000, MIDDLE, LARGE), (2, 400_000, 510_000, SMALL), (3, 600_000, 480_000, SMALL))
    with_them, without = (flick(table, 1, aim(1, 0, 1000), knots=knots) for knots in (True, False))
    assert [(path.end_x, path.end_y) for path in with_them.paths] == [(path.end_x, path.end_y) for path in without.paths]
    assert [contact.closing for contact in with_them.contacts] == [contact.closing for contact in without.contacts]
    assert all(not path.knots for path in without.paths)


@pytest.mark.parametrize(("radius", "most"), [(15_500, 444.6), (14_000, 422.5), (11_500, 383.0)])
def test_a_rider_is_thrown_off_by_one_jump_above_its_speed(radius: int, most: float) -> None:
    for speed, thrown in ((most - 0.1, 0), (most + 0.1, 1)):
        scene = Scene()
        scene.discs, scene.pushes = {1: (MIDDLE, MIDDLE, radius)}, {1: (speed, 0.0)}
        table = scene.table()
        table.lay(1, MIDDLE, MIDDLE, radius, loaded=True)
        for _ in range(2):
            run = Run(table)
            run.push(table.by_number[1], speed, 0.0)
            throws = run.go(None, 0, 1e300).throws
            assert len(throws) == thrown
            assert all(throw.contact == LAUNCH and throw.time == 0.0 and throw.slip_x < -radius / 1000 for throw in throws)


def test_a_rider_falls_where_its_carrier_was() -> None:
    table = bare((1, 200_000, MIDDLE, LARGE))
    table.lay(2, 400_000, MIDDLE, LARGE, loaded=True)
    course = flick(table, 1, aim(1, 0, 700))
    (throw,) = course.throws
    assert (throw.number, throw.contact, throw.x, throw.y) == (2, 0, 400_000, MIDDLE)
    assert throw.slip_x < 0.0
    assert throw.time == course.contacts[0].time


def test_shifts_of_a_rider_there_and_back_cancel_each_other() -> None:
    table = bare()
    table.lay(1, 300_000, MIDDLE, LARGE, loaded=True)
    launch = aim(1, 0, 112)
    assert [throw.contact for throw in flick(table, 1, launch).throws] == [LAUNCH]
    launch = aim(1, 0, 100)
    assert not flick(table, 1, launch).throws
    table.box(349_000, MIDDLE, 60_000, 300_000)
    course = flick(table, 1, launch)
    assert len(course.contacts) == 1
    assert abs(course.contacts[0].first_x) > 444.6
    assert not course.throws


def test_gates_are_crossed_by_sliding_discs() -> None:
    table = bare((1, 200_000, MIDDLE, SMALL))
    course = flick(table, 1, aim(1, 0, 500))
    ((time, eastward),) = course.crossings(1, 400_000, 400_000, 400_000, 600_000)
    assert eastward
    start = aim(1, 0, 500).speed(table.constants)
    assert start * time - 1962 * time * time / 2 == pytest.approx(200.0, abs=1e-9)
    assert course.crossings(1, 400_000, 600_000, 400_000, 400_000) == [(time, False)]
    assert course.crossings(1, 400_000, 510_000, 400_000, 600_000) == []
    assert course.crossings(1, 400_000, MIDDLE, 400_000, 600_000) == [(time, True)]
    assert course.crossings(2, 400_000, 400_000, 400_000, 600_000) == []
    assert course.crossings(1, 900_000, 0, 900_000, 1_000_000) == []


def test_a_gate_that_a_disc_bounces_back_through_is_crossed_twice() -> None:
    table = bare((1, 200_000, MIDDLE, SMALL))
    table.box(450_000, MIDDLE, 40_000, 300_000)
    crossed = flick(table, 1, aim(1, 0, 700)).crossings(1, 400_000, 400_000, 400_000, 600_000)
    assert [eastward for _, eastward in crossed] == [True, False]
    assert crossed[0][0] < crossed[1][0]


def test_a_motion_is_a_short_text_that_says_the_same() -> None:
    table = bare((1, 200_000, MIDDLE, LARGE), (2, 400_000, 510_000, SMALL))
    course = flick(table, 1, aim(1, 0, 600))
    text = str(course.motion(name))
    assert text.startswith("1962000|d1:0,200000,500000;")
    assert len(text) < 130
    motion = Motion.parse(text)
    for path in course.paths:
        assert motion.paths[name(path.number)][-1][1:] == (path.x, path.y)
        before, after = path.knots[-2:]
        middle = (before.time + after.time) / 2
        x, _ = motion.at(name(path.number), round(middle * 10_000))
        span, since = after.time - before.time, round(middle * 10_000) / 10_000 - before.time
        length = ((after.x - before.x) ** 2 + (after.y - before.y) ** 2) ** 0.5
        part = ((length / span + 981 * span) * since - 981 * since * since) / length
        assert x / 1000 - 500 == pytest.approx(before.x + (after.x - before.x) * part, abs=0.1)


def test_the_worst_cluster_is_told_in_five_kilobytes() -> None:
    assert len(str(packed(64).run().motion(name))) <= 5000
