"""Moments with weight: what is called out over the board."""

from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.material import GOBLIN_KING, MONSTER_KINDS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.story.sayings import arc, number

GREAT: Final = "castle_panic-great-"


def great(event: Event) -> Message | None:
    """A boss, a boulder, a tower that falls, the last of them."""
    if event.kind == "appeared":
        kind = TOKEN_KIND[number(event, "token")]
        if GOBLIN_KING <= kind < MONSTER_KINDS:
            return Message(GREAT + TOKEN_NAMES[kind].replace(" ", "-"))
    if event.kind == "boulder":
        return Message(GREAT + "boulder", arc=arc(event))
    if event.kind == "tower-fell":
        return Message(GREAT + ("tower" if number(event, "left") else "last-tower"), arc=arc(event, "tower"))
    return None
