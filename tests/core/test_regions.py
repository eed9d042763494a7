"""Choices that cannot be listed: what lies in them, what is near enough, and what a random hand finds."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samobranka.core.action import Action
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.names import numbered
from samobranka.core.regions import Direction, Number, OneOf, Part, Region, Spot, round_half, towards
from samobranka.core.shapes import Circle, Polygon, rectangle

THROW, FLICK = 3, 4
DISCS = numbered("d", 9)
FLICKS = Region(FLICK, [OneOf("disc", DISCS, [2, 5], [(0, 0), (9, 9)]), Direction("way", 100), Number("power", 10, 90, 20)])
BOARD = Spot("at", [rectangle(0, 0, 100, 50)], [Circle(20, 20, 10)], radius=5, slack=5)


@pytest.mark.parametrize(
    ("part", "inside", "outside"),
    [
        (OneOf("disc", DISCS, [2, 5]), [(2,), (5,)], [(3,), (-1,), (25,)]),
        (Number("power", 10, 90, 20), [(10,), (30,), (90,)], [(9,), (11,), (91,), (110,), (-10,)]),
        (Number("one", 4, 4), [(4,)], [(3,), (5,)]),
        (Direction("way", 100), [(0, 1), (100, -100), (-1, 0)], [(0, 0), (101, 0), (0, -101)]),
        (BOARD, [(0, 0), (100, 50), (30, 20), (20, 10)], [(20, 20), (29, 20), (101, 0), (0, -1)]),
        (Spot("at", [Circle(0, 0, 5), Circle(50, 0, 5)]), [(5, 0), (46, 3)], [(6, 0), (25, 0)]),
        (Spot("at", [Polygon([(0, 0), (9, 0), (0, 9)], 1)]), [(0, -1), (9, 1)], [(0, -2), (-1, -1)]),
    ],
)
def test_edges_belong_to_a_part_and_touching_is_allowed(part: Part, inside: list[Action], outside: list[Action]) -> None:
    assert all(part.contains(numbers) for numbers in inside)
    assert not any(part.contains(numbers) for numbers in outside)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "part",
    [
        *FLICKS.parts,
        BOARD,
        Number("one", 4, 4),
        Number("odd end", 0, 10, 4),
        Direction("way", 1),
        Spot("ring", [Circle(0, 0, 50)], [Circle(0, 0, 50)]),
        Spot("slit", [rectangle(0, 0, 1000, 1000)], [rectangle(-1, -1, 1001, 999)]),
        Spot("point", [rectangle(7, 7, 7, 7)]),
    ],
    ids=lambda part: part.name,
)
def test_a_sample_always_lies_inside(part: Part, seed: int) -> None:
    """Also where there is hardly any room: on the line of a circle, in a slit, on a single point."""
    chance = Chance(seed)
    for _ in range(30):
        numbers = part.sample(chance)
        assert len(numbers) == part.size
        assert part.contains(numbers)
        assert part.near(numbers, numbers)
    assert not chance.record, "it is nobody's die"


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100)), max_size=40), st.integers(0, 99))
def test_a_crowded_zone_gives_a_free_spot_or_says_that_there_is_none(pieces: list[tuple[int, int]], seed: int) -> None:
    spot = Spot("at", [rectangle(0, 0, 100, 100)], [Circle(x, y, 30) for x, y in pieces])
    try:
        found = spot.sample(Chance(seed))
    except ValueError:
        assert not any(spot.free(x, y) for x in range(101) for y in range(101))
    else:
        assert spot.contains(found)


def test_a_zone_without_room_should_not_be_asked_for() -> None:
    with pytest.raises(ValueError, match="there is no free spot"):
        Spot("at", [Circle(0, 0, 5)], [Circle(0, 0, 9)]).sample(Chance(1))


def test_directions_are_sampled_all_around() -> None:
    way, chance = Direction("way", 1000), Chance(4)
    quarters = [0, 0, 0, 0]
    for _ in range(4000):
        x, y = way.sample(chance)
        quarters[(x > 0) + 2 * (y > 0)] += 1
    assert all(850 < count < 1150 for count in quarters)


@pytest.mark.parametrize(
    ("part", "meant", "near", "far"),
    [
        (Number("power", 0, 100, slack=5), (50,), [(45,), (55,)], [(44,), (56,)]),
        (Number("power", 0, 100), (50,), [(50,)], [(51,)]),
        (OneOf("disc", DISCS, [2, 5]), (2,), [(2,)], [(5,)]),
        (BOARD, (50, 20), [(53, 24), (45, 20)], [(54, 24), (56, 20)]),
        # 17 thousandths are about a degree; how long the arrow is does not matter, and backwards is not forwards.
        (Direction("way", 1000, slack=17), (1000, 0), [(1000, 17), (10, 0), (500, -8)], [(1000, 18), (-1000, 0), (0, 1)]),
        (Direction("way", 1000, slack=1000), (1, 0), [(1, 1), (1, -1000)], [(0, 1), (-1, 0)]),
    ],
)
def test_near_enough_is_near_enough(part: Part, meant: Action, near: list[Action], far: list[Action]) -> None:
    assert all(part.near(meant, given) for given in near)
    assert not any(part.near(meant, given) for given in far)


@pytest.mark.parametrize(
    "action",
    [
        (),
        (FLICK,),
        (THROW, 2, 1, 0, 30),
        (FLICK, 2, 1, 0),
        (FLICK, 2, 1, 0, 30, 0),
        (FLICK, 3, 1, 0, 30),
        (FLICK, 2, 0, 0, 30),
        (FLICK, 2, 1, 0, 31),
    ],
)
def test_a_region_takes_all_its_numbers_or_none(action: Action) -> None:
    assert FLICKS.contains((FLICK, 2, 1, 0, 30))
    assert not FLICKS.contains(action)


def test_a_region_is_near_in_every_part() -> None:
    region = Region(FLICK, [Direction("way", 100, slack=200), Number("power", 0, 100, slack=10)])
    assert region.near((FLICK, 100, 0, 50), (FLICK, 100, 10, 55))
    assert not region.near((FLICK, 100, 0, 50), (FLICK, 100, 10, 65))
    assert not region.near((FLICK, 100, 0, 50), (FLICK, 0, 100, 50))


def test_any_client_can_draw_a_region() -> None:
    parts = [*FLICKS.data(), BOARD.data()]
    assert json.loads(json.dumps(parts)) == parts
    assert [part["kind"] for part in parts] == ["piece", "direction", "number", "spot"]
    assert parts[0]["pieces"] == ["d2", "d5"]
    assert parts[0]["places"] == [[0, 0], [9, 9]]
    assert OneOf("disc", DISCS, [2]).data()["places"] is None
    assert parts[3]["box"] == [0, 0, 100, 50]


def test_a_decision_allows_what_is_listed_and_what_lies_in_a_region() -> None:
    decision = Decision(0, "flick", [(0,)], regions=(FLICKS, Region(THROW, [BOARD], worth=8)))
    assert decision.allows((0,))
    assert decision.allows((THROW, 0, 0))
    assert not decision.allows((THROW, 20, 20))
    assert decision.region_of((THROW, 0, 0)) is decision.regions[1]
    assert decision.region_of((0,)) is None
    assert decision.near_enough((0,), (0,))
    assert decision.near_enough((THROW, 50, 20), (THROW, 53, 24))
    assert not decision.near_enough((THROW, 50, 20), (0,))
    assert not decision.near_enough((THROW, 30, 20), (THROW, 28, 20)), "near, but on what is taken"


def test_a_region_counts_as_many_choices_as_it_is_worth() -> None:
    decision = Decision(0, "flick", [(0,)], regions=(Region(THROW, [BOARD], worth=3),))
    chance = Chance(1)
    thrown = sum(decision.sample(chance)[0] == THROW for _ in range(4000))
    assert 2850 < thrown < 3150


def test_questions_with_other_regions_are_others() -> None:
    one = Decision(0, "flick", [], regions=(Region(THROW, [BOARD]),))
    assert one.same_as(Decision(0, "flick", [], regions=(Region(THROW, [BOARD]),)))
    assert not one.same_as(Decision(0, "flick", [], regions=(Region(FLICK, [BOARD]),)))
    assert not one.same_as(Decision(0, "flick", [], regions=(FLICKS,)))
    assert not one.same_as(Decision(0, "flick", []))


@given(st.integers(-3000, 3000), st.integers(-3000, 3000))
def test_a_direction_is_as_long_as_it_can_be_and_mirrors_stay_mirrors(x: int, y: int) -> None:
    if (x, y) == (0, 0):
        return
    dx, dy = towards(x, y, 1000)
    assert abs((dx * dx + dy * dy) ** 0.5 - 1000) < 1
    assert towards(-x, y, 1000) == (-dx, dy)
    assert towards(y, x, 1000) == (dy, dx)


def test_halves_are_rounded_away_from_zero() -> None:
    assert [round_half(number, 2) for number in (-3, -1, 0, 1, 3, 4)] == [-2, -1, 0, 1, 2, 2]


def test_a_gesture_says_all_that_is_drawn_of_one_choice() -> None:
    coins = OneOf("coin", numbered("coin-", 3), [0, 2], [(5, 6), (7, 8)])
    region = Region(4, [coins, Direction("way"), Number("power", 1, 9), Spot("at", [Circle(0, 0, 9)], radius=2)])
    assert region.gesture((4, 2, 30, -40, 8, 1, 3)) == [
        {"kind": "piece", "name": "coin", "piece": "coin-2", "place": [7, 8]},
        {"kind": "direction", "name": "way", "x": 30, "y": -40},
        {"kind": "number", "name": "power", "value": 8, "least": 1, "most": 9},
        {"kind": "spot", "name": "at", "x": 1, "y": 3, "radius": 2},
    ]
