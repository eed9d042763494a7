"""Means well and errs: the greedy bot with a wandering mind."""

from typing import Final

from samobranka.bots.brain import EASY, brain_of, planner_of
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
        # Somebody's adviser says what is meant, not what an unsteady hand makes of it.
        self.steady = False

    def anything(self, chair: Chair, decision: Decision) -> Action:
        """Any of the choices that deserve a look: whoever errs does not pester the others (a second offer in a turn)."""
        brain = brain_of(chair.game)
        worthy = [] if brain is None else brain.candidates(chair.world(self.chance), decision)
        return worthy[self.chance.pick(len(worthy))] if worthy else decision.sample(self.chance)

    def choose(self, chair: Chair, decision: Decision) -> Action:
        planner = planner_of(chair.game)
        if planner is not None:
            return planner.plan(chair.world(self.chance), decision, self.chance, EASY, self.steady)
        if self.chance.pick(ERRS) == 0:
            return self.anything(chair, decision)
        return self.better.choose(chair, decision)
