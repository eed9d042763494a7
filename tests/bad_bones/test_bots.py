"""The greedy bot plays Bad Bones well, alone, against chance, and with others; no seat is better than another."""

from statistics import median

import pytest

from samobranka.lab.simulate import Batch, play


@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(seats: list[str]) -> None:
    greedy = seats.index("greedy")
    results = play(Batch("bad_bones", seats, {}, 30, seed=5))
    assert sum(result.winners == [greedy] for result in results) >= 29


def test_greedy_holds_out_alone() -> None:
    """Doing nothing falls in round 4."""
    rounds = {bot: [result.turns for result in play(Batch("bad_bones", [bot], {}, 30, seed=7))] for bot in ("pass", "greedy")}
    assert median(rounds["pass"]) == 4
    assert median(rounds["greedy"]) >= 8


@pytest.mark.parametrize("options", [{"mode": "coop"}, {"mode": "coop", "advanced": True, "chiefs": True}])
def test_greedy_holds_out_with_others(options: dict[str, object]) -> None:
    rounds = {
        bot: [result.turns for result in play(Batch("bad_bones", [bot] * 2, options, 12, seed=7))]
        for bot in ("random", "greedy")
    }
    assert median(rounds["greedy"]) > median(rounds["random"])


def test_greedy_mostly_wins_with_others() -> None:
    results = play(Batch("bad_bones", ["greedy"] * 3, {"mode": "coop"}, 24, seed=4))
    assert sum(len(result.winners) == 3 for result in results) >= 12


def test_no_seat_is_better_than_another() -> None:
    results = play(Batch("bad_bones", ["random"] * 4, {}, 400, seed=2))
    wins = [sum(seat in result.winners for result in results) for seat in range(4)]
    assert min(wins) > 70
    assert max(wins) < 135
