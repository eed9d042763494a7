"""How much there is to click: a fight of three is over after a few clicks a seat."""

from itertools import pairwise
from statistics import mean, median
from typing import Final

import pytest

from samobranka import bots
from samobranka.bots import Chair
from samobranka.core.decision import Action, Decision
from samobranka.core.table import Table
from samobranka.games.dead_cells import GAME
from samobranka.games.dead_cells.campaign import blank
from samobranka.games.dead_cells.rules.steps import FOE_ACT
from samobranka.games.dead_cells.state import NOBODY

SEATS: Final = 3
RUNS: Final = 8
Answer = tuple[Decision, Action]


def fights(seed: int) -> list[list[Answer]]:
    """What was asked and answered in each fight of a first run, but for a boss."""
    table = Table(GAME, SEATS, {"hands": "secret"}, f"clicks/{seed}", record=blank({}))
    chairs = [bots.make("greedy", f"{seed}/{seat}", steady=True) for seat in range(SEATS)]
    found: list[list[Answer]] = [[]]
    while table.outcome is None:
        decision, fight = table.decisions[0], table.state.fight
        action = chairs[decision.seat].choose(Chair(GAME, decision.seat, table.state), decision)
        if fight is None or fight.boss != NOBODY:
            found += [[]] if found[-1] else []
        else:
            found[-1].append((decision, action))
        table.act(decision.seat, action)
    return [each for each in found if each]


def clicks(before: Answer | None, now: Answer) -> int:
    """To lay a card is to take it and to name a row; hits of one strike that go to the same hero are given with one click."""
    decision, action = now
    if decision.question == "place":
        return 2 if len(decision.choices) > 1 else 1
    if before is not None and decision.question == before[0].question == "assign" and action == before[1]:
        return int(decision.about[:3] != before[0].about[:3] or decision.about[0] != FOE_ACT)
    return 1


@pytest.fixture(scope="module")
def per_seat() -> list[int]:
    found: list[int] = []
    for seed in range(RUNS):
        for fight in fights(seed):
            counts = [0] * SEATS
            for before, now in pairwise([None, *fight]):
                assert now is not None
                counts[now[0].seat] += clicks(before, now)
            found += counts
    return found


def test_a_fight_of_three_takes_about_four_clicks_a_seat(per_seat: list[int]) -> None:
    assert len(per_seat) > 60
    assert median(per_seat) <= 4
    assert mean(per_seat) < 6
