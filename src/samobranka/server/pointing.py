"""Why a click leads nowhere, in words. A game says it in its room `pointing`, of a world that the seat might be in."""

from samobranka.core.errors import Message
from samobranka.core.table import Table
from samobranka.server.answers import imagined


def why_not(table: Table, seat: int, pieces: list[str]) -> Message | None:
    """Why pointing at these pieces, one after the other, leads nowhere; None: nobody is asked, or the game does not say."""
    decision, room = table.decision_of(seat), table.game.room("pointing")
    if decision is None or room is None:
        return None
    reason: Message | None = room.why_not(imagined(table, seat, decision.id), seat, decision, pieces)
    return reason
