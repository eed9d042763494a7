"""Why a choice is good, in words, for somebody who asked for a hint. A game says it in its room `reasons`.

It is given a world that the seat cannot tell from the real one, so it cannot give anything away.
"""

from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Message


def why(chair: Chair, action: Action, chance: Chance) -> Message | None:
    """The reason for this choice; None: the game has nothing to say."""
    room = chair.game.room("reasons")
    if room is None:
        return None
    reason: Message | None = room.explain(chair.world(chance), chair.seat, action)
    return reason
