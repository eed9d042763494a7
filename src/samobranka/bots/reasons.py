"""Why a choice is good, and why a click is none, in words. A game says it in its modules `reasons` and `pointing`.

Both are given a world that the seat cannot tell from the real one, so they cannot give anything away.
"""

from typing import Any

from samobranka import games
from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Message


def why(chair: Chair, action: Action, chance: Chance) -> Message | None:
    """The reason for this choice; None: the game has nothing to say."""
    module = games.extra(chair.game.info.id, "reasons")
    if module is None:
        return None
    world: Any = chair.world(chance)
    reason: Message | None = module.explain(world, chair.seat, action)
    return reason


def why_not(chair: Chair, decision: Decision, pieces: list[str], chance: Chance) -> Message | None:
    """Why pointing at these pieces, one after the other, leads nowhere; None: the game has nothing to say."""
    module = games.extra(chair.game.info.id, "pointing")
    if module is None:
        return None
    world: Any = chair.world(chance)
    reason: Message | None = module.why_not(world, chair.seat, decision, pieces)
    return reason
