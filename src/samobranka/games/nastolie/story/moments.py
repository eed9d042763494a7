"""Moments with weight: what is called out over the board."""

from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.nastolie.material import HERO, ROSTERS
from samobranka.games.nastolie.names import kind_of
from samobranka.games.nastolie.story.sayings import disc, number, player

GREAT: Final = "nastolie-great-"
# Whom one remembers, whatever rank the table's roster gives them.
LEADERS: Final = frozenset(kind for kind, rank in enumerate(ROSTERS["main"].rank) if rank == HERO)


def great(event: Event) -> Message | None:
    """One of the great dies, the glass breaks, a barrel arrives, a side is out."""
    if event.kind == "died" and kind_of(number(event, "disc")) in LEADERS:
        return Message(GREAT + "died", disc=disc(event))
    if event.kind in ("glass-broken", "delivered"):
        return Message(GREAT + event.kind)
    if event.kind == "out":
        return Message(GREAT + "out", player=player(event))
    return None
