"""Plans by itself: the middle, with a hand that is as steady as its level."""

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from tiny.darts.play import State
from tiny.darts.verbs import STOP, THROW

ERROR = {"easy": 60, "normal": 25, "hard": 0}


def plan(world: State, decision: Decision, chance: Chance, level: str, steady: bool = False) -> Action:
    """The free spot nearest to the middle, missed by no more than the level allows; who has enough stops."""
    if world.points[decision.seat] >= 40:
        return (STOP,)
    error = 0 if steady else ERROR[level]
    for far in range(60):
        spread = far + error
        action = (THROW, chance.pick(2 * spread + 1) - spread, chance.pick(2 * spread + 1) - spread)
        if decision.allows(action):
            return action
    return decision.sample(chance)
