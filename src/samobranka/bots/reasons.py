"""Why a choice is good, in words. A game says it in its module `reasons`, from what the seat itself can see."""

from typing import Any

from samobranka import games
from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Message


def why(chair: Chair, action: Action, chance: Chance) -> Message | None:
    """The reason for this choice, judged in a world that the seat cannot tell from the real one."""
    module = games.extra(chair.game.info.id, "reasons")
    if module is None:
        return None
    world: Any = chair.world(chance)
    reason: Message | None = module.explain(world, chair.seat, action)
    return reason
