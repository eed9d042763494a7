"""Means well and errs: the greedy bot with a wandering mind."""

from typing import Final

from samobranka.bots.brain import EASY, planner_of
from samobranka.bots.chair import Chair
from samobranka.bots.greedy import GreedyBot
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision

# One choice in so many is any choice.
ERRS: Final = 6


class EasyBot:
    """Chooses like the greedy bot, but every so often without looking."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed)
        self.better = GreedyBot(seed)

    def choose(self, chair: Chair, decision: Decision) -> Action:
        planner = planner_of(chair.game)
        if planner is not None:
            return planner.plan(chair.world(self.chance), decision, self.chance, EASY)
        if self.chance.pick(ERRS) == 0:
            return decision.sample(self.chance)
        return self.better.choose(chair, decision)
