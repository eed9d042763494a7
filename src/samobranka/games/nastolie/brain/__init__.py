"""How a bot of Nastolie chooses: it tries everything that deserves a look on copies of the table, with a hand that does not
tremble; tries the best again with its own hand and the table's; and follows the very best to the end of the turn.

The rules themselves say what comes of a choice, so that every ability, card and scenario is played as it is.
"""

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.games.nastolie.brain.levels import LEVELS
from samobranka.games.nastolie.brain.planner import Planner
from samobranka.games.nastolie.state import State


def plan(world: State, decision: Decision, chance: Chance, level: str, steady: bool = False) -> Action:
    """A choice as somebody of this level would make it in this world; steady: as it was meant, before the own hand shook."""
    planner = Planner(decision.seat, LEVELS[level], chance)
    meant = planner.choose(world, decision)
    return meant if steady else planner.trembled(meant, chance)
