"""Two baselines: one chooses anything, one does nothing."""

from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision


class RandomBot:
    """Any legal answer, each as likely as the other."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed)

    def choose(self, chair: Chair, decision: Decision) -> Action:
        return decision.sample(self.chance)


class PassBot:
    """Does nothing where that is a choice (a verb called pass, refuse or decline), else takes the first."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(seed)

    def choose(self, chair: Chair, decision: Decision) -> Action:
        for action in decision.choices:
            if chair.game.info.verbs[action[0]] in ("pass", "refuse", "decline"):
                return action
        return decision.choices[0] if decision.choices else decision.sample(self.chance)
