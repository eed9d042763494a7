"""Why a click leads nowhere, in words. A game says it in its room `pointing`, of a world that the seat might be in."""

from samobranka.bots.chair import Chair
from samobranka.core.chance import Chance
from samobranka.core.decision import Decision
from samobranka.core.errors import Message


def why_not(chair: Chair, decision: Decision, pieces: list[str], chance: Chance) -> Message | None:
    """Why pointing at these pieces, one after the other, leads nowhere; None: the game has nothing to say."""
    room = chair.game.room("pointing")
    if room is None:
        return None
    reason: Message | None = room.why_not(chair.world(chance), chair.seat, decision, pieces)
    return reason
