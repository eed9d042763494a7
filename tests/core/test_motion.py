"""How pieces moved: one short text, and where each of them was at any moment."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samobranka.core.motion import SECOND, Motion

knots = st.lists(st.tuples(st.integers(1, 9000), st.integers(-999, 999), st.integers(-999, 999)), min_size=1, max_size=5)
paths = st.dictionaries(st.from_regex(r"[a-z][a-z0-9:-]{0,8}", fullmatch=True), knots, max_size=4)


@given(paths, st.integers(0, 10**7))
def test_text_both_ways(paths: dict[str, list[tuple[int, int, int]]], drag: int) -> None:
    motion = Motion(paths, drag)
    again = Motion.parse(str(motion))
    assert (again.paths, again.drag) == (motion.paths, motion.drag)
    assert str(again) == str(motion)


def test_the_text_is_as_documented() -> None:
    motion = Motion({"d3": [(0, 100, 200), (3510, 480, 200)], "d5": [(3510, 300, 200), (9000, 300, 500)]}, 1962000)
    assert str(motion) == "1962000|d3:0,100,200;3510,480,200|d5:3510,300,200;9000,300,500"
    assert motion.length == 9000
    assert Motion({}).length == 0


@pytest.mark.parametrize("text", ["", "x", "0|d3", "0|d3:1,2", "0|d3:1,2,3,4", "0|:1,2,3", "0|d3:1,2,x", "0|d3:"])
def test_what_is_no_motion_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Motion.parse(text)


def test_without_drag_a_piece_goes_at_one_speed() -> None:
    motion = Motion({"d1": [(1000, 0, 0), (3000, 100, -40), (4000, 100, 60)]})
    assert motion.at("d1", 0) == motion.at("d1", 1000) == (0, 0)
    assert motion.at("d1", 2000) == (50, -20)
    assert motion.at("d1", 3000) == (100, -40)
    assert motion.at("d1", 3500) == (100, 10)
    assert motion.at("d1", 4000) == motion.at("d1", 99999) == (100, 60)


def test_with_drag_it_is_ever_slower_and_comes_to_rest() -> None:
    """Half a second from 200 places a second, slowed by 400 a second: 50 places, and it stands."""
    motion = Motion({"d1": [(0, 0, 0), (SECOND // 2, 50, 0)]}, drag=400)
    moments = [motion.at("d1", moment)[0] for moment in range(0, SECOND // 2 + 1, SECOND // 20)]
    steps = [after - before for before, after in pairwise(moments)]
    assert steps == sorted(steps, reverse=True)
    assert moments[1] == pytest.approx(200 * 0.05 - 200 * 0.05**2)
    assert moments[-1] == 50
    assert steps[-1] == pytest.approx(0.5)


def test_a_piece_that_waits_stays_where_it_is() -> None:
    motion = Motion({"d1": [(0, 5, 5), (1000, 5, 5), (2000, 25, 5)]}, drag=400)
    assert motion.at("d1", 500) == (5, 5)
    assert 5 < motion.at("d1", 1500)[0] < 25


def test_a_piece_that_did_not_move_has_no_path() -> None:
    with pytest.raises(KeyError):
        Motion({}).at("d1", 0)
