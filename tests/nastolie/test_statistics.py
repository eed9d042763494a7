"""A battle in figures: what is counted is what happened."""

from typing import Any

import pytest

from samobranka.core.chance import Chance
from samobranka.core.events import Event
from samobranka.core.game import OptionValue
from samobranka.games.nastolie.lab import figures
from samobranka.games.nastolie.material import AJARHA, BAARUN
from samobranka.games.nastolie.names import CHARACTERS, MISSILE, character
from samobranka.games.nastolie.options import OPTIONS
from samobranka.games.nastolie.rules.flow import apply, decisions, start
from samobranka.games.nastolie.rules.steps import V_FLICK
from samobranka.games.nastolie.statistics import longest, swept, wounds
from samobranka.lab.simulate import Batch, simulate


def random_play(seats: int, seed: int, **options: OptionValue) -> list[Event]:
    """All that was told."""
    usual: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    told: list[Event] = []
    luck = Chance(seed)
    s = start(usual | options, seats, luck, told.append)
    while not s.ending:
        decision = decisions(s)[0]
        apply(s, decision.seat, decision.sample(luck), luck, told.append)
    return told


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("scenario", "seats"), [("p1", 2), ("p4", 3)])
def test_discs_swept_off_are_those_that_left(scenario: str, seats: int, seed: int) -> None:
    told = random_play(seats, seed, scenario=scenario)
    left = sum(1 for event in told if event.kind == "left" and int(event.facts["disc"]) < CHARACTERS + 8)
    assert sum(swept(event) for event in told) == left > 0


def test_wounds_count_for_who_dealt_them_and_nobodys_for_nobody() -> None:
    assert wounds(Event("wounded", {"seat": 1, "wounds": 3})) == 3
    assert wounds(Event("wounded", {"seat": -1, "wounds": 1})) == 0
    assert wounds(Event("spared", {"wounds": 2})) == 0


def test_the_longest_hit_is_measured_from_where_it_lay_to_where_it_met() -> None:
    """From the line straight across: Ajarha meets Baarun, who stands 850 mm farther and 16.667 to the west."""
    usual: dict[str, OptionValue] = {option.name: option.default for option in OPTIONS}
    told: list[Event] = []
    s = start(usual | {"placement": "line", "hand": "steady"}, 2, Chance(1), told.append)
    apply(s, 0, (V_FLICK, character(AJARHA, 0), 0, 1, 900), Chance(1), told.append)
    flick = next(event for event in told if event.kind == "flicked")
    assert s.latest.struck == (character(BAARUN, 1),)
    assert longest(flick) == round(850 - (31**2 - 16.667**2) ** 0.5)
    assert longest(Event("struck", {"seat": 0})) == 0


def test_a_batch_counts_flicks_that_strike_and_that_sweep_each_once() -> None:
    def happened(*kinds: str, **facts: int | str) -> list[Event]:
        return [Event(kind, {"round": 3, "rounds": 3, "disc": 0, "reason": "rounds", **facts}) for kind in kinds]

    twice = happened("battle", "turn", "flicked", "struck", "struck", "left", "left")
    told = [*twice, *happened("shot", "targeted"), *happened("shot", "missed"), *happened("left", disc=MISSILE)]
    counted = {"rounds": 3, "flicks": 3, "striking": 2, "sweeping": 1}
    assert figures([*told, *happened("ended")]) == {**counted, "limit": 1}
    assert figures([*told, *happened("ended", reason="destroyed")]) == {**counted, "limit": 0}


def test_a_simulation_tells_what_is_counted_in_battles() -> None:
    report: Any = simulate(Batch("nastolie", ["random"] * 2, {"placement": "line"}, 2, seed=4))
    assert 1 <= report["figures"]["rounds"]["min"] <= report["figures"]["rounds"]["max"] <= 8
    assert report["shares"]["sweeping"] == round(report["figures"]["sweeping"]["mean"] / report["figures"]["flicks"]["mean"], 3)
