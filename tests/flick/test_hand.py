"""From what was aimed to what is flicked."""

from statistics import NormalDist

import pytest

from samobranka.flick.hand import HANDS, NORMAL, aim, is_aim, tremble


def test_the_table_of_rolls_is_the_normal_distribution() -> None:
    assert NORMAL == [round(1000 * NormalDist().inv_cdf((roll - 0.5) / 1000)) for roll in range(1, 1001)]
    assert [NORMAL[roll - 1] for roll in (1, 500, 501, 841, 1000)] == [-3291, -1, 1, 997, 3291]


def test_a_steady_hand_does_as_it_means() -> None:
    meant, done = aim(300, -400, 123), tremble(300, -400, 123, "steady", 1, 1000)
    assert done.strength == meant.strength
    assert (done.dx * meant.dy, done.dx > 0) == (done.dy * meant.dx, True)


@pytest.mark.parametrize(("hand", "degrees", "share"), [("light", 0.6, 0.02), ("natural", 1.2, 0.04), ("shaky", 2.5, 0.08)])
def test_a_hand_trembles_by_one_deviation(hand: str, degrees: float, share: float) -> None:
    launch = tremble(10_000, 0, 500, hand, 841, 841)
    turn, strength = HANDS[hand]
    assert (launch.dx, launch.dy) == (10**11, 997 * turn * 10_000)
    assert launch.strength == 500 * (10**7 + 997 * strength) / 10**10
    assert launch.dy / launch.dx == pytest.approx(degrees * 3.14159 / 180, rel=0.01)
    assert launch.strength / 0.5 - 1 == pytest.approx(share, rel=0.01)
    assert tremble(10_000, 0, 500, hand, 160, 160).dy == -launch.dy


def test_strength_stays_within_bounds() -> None:
    assert tremble(1, 0, 1000, "shaky", 500, 1000).strength == 1.0
    assert tremble(1, 0, 1, "shaky", 500, 1).strength == 0.001


@pytest.mark.parametrize("numbers", [(0, 0, 5), (10_001, 0, 5), (0, -10_001, 5), (1, 1, 0), (1, 1, 1001)])
def test_what_is_no_flick_is_refused(numbers: tuple[int, int, int]) -> None:
    assert not is_aim(*numbers)
    with pytest.raises(ValueError, match="no flick"):
        aim(*numbers)
    with pytest.raises(ValueError, match="no flick"):
        tremble(*numbers, "light", 1, 1)
