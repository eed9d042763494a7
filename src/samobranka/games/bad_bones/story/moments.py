"""Moments with weight: what is called out over the board."""

from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.material import CHIEF, CHIEFS, EMPEROR, NECROMANCER
from samobranka.games.bad_bones.story.sayings import number, player, tower

GREAT: Final = "bad_bones-great-"
# What is left when it becomes dangerous.
LAST: Final = {"floor-lost": "last-floor", "house-lost": "last-house", "capital-burnt": "last-capital"}


def great(event: Event) -> Message | None:
    """The last floor or house, a tower or a realm that falls, the emperor and the necromancer, a hero's death.

    The end is not among them: every table calls out who has won, and by how much.
    """
    kind = event.kind
    if kind in LAST:
        alone = event.facts["lost"] and event.facts["left"] == 1
        return Message(GREAT + LAST[kind], player=player(event)) if alone else None
    if kind == "tower-fell":
        return Message(GREAT + "tower", tower=tower(event))
    if kind == "drew":
        chief = CHIEF[number(event, "token")]
        return Message(GREAT + CHIEFS[chief], player=player(event)) if chief in (EMPEROR, NECROMANCER) else None
    if kind in ("fell", "hero-lost"):
        return Message(GREAT + kind, player=player(event))
    return None
