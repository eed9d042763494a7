"""A token that is more than a monster: a boss, a boulder, a plague, an order to move."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.describe import tell
from samobranka.games.castle_panic.material import (
    BOULDER,
    COUNTERCLOCKWISE,
    MONSTER_KINDS,
    PLAGUE_ARCHERS,
    PLAGUE_SWORDSMEN,
    RED_MOVE,
    TOKEN_NAMES,
)
from samobranka.games.castle_panic.story.damage import AFTERMATH, WALKS, damage
from samobranka.games.castle_panic.story.sayings import Said, arc, cards, foe, foes, player, say

CONSEQUENCES: Final = ("appeared", "boulder", "healed", "discarded", *WALKS, *AFTERMATH)


def happening(token: Event, kind: int, events: Sequence[Event]) -> list[Said]:
    """What it is, and what comes of it."""
    said = [(token, heading(token, kind, events))]
    healed = [event for event in events if event.kind == "healed"]
    if healed:
        said.append((healed[0], say("healed", count=len(healed), foes=foes(healed))))
    lost = [event for event in events if event.kind == "discarded"]
    for seat in dict.fromkeys(event.facts["seat"] for event in lost):
        gone = [event for event in lost if event.facts["seat"] == seat]
        said.append((gone[0], say("loss", player=player(gone[0]), cards=cards(gone))))
    walked = [event for event in events if event.kind in WALKS]
    return said + damage(walked, [event for event in events if event.kind in AFTERMATH])


def heading(token: Event, kind: int, events: Sequence[Event]) -> Message:
    name = TOKEN_NAMES[kind].replace(" ", "-")
    placed = next((event for event in events if event.kind in ("appeared", "boulder")), None)
    if placed is not None and kind < MONSTER_KINDS:
        return say(f"token-{name}", foe=foe(token), arc=arc(placed))
    if kind < MONSTER_KINDS or kind == BOULDER:
        return tell(token) if placed is None else say(f"token-{name}", arc=arc(placed))
    return say(f"token-{name}" + ("-nobody" if in_vain(kind, events) else ""))


def in_vain(kind: int, events: Sequence[Event]) -> bool:
    """An order that no monster can follow, a plague that finds no card."""
    if RED_MOVE <= kind <= COUNTERCLOCKWISE:
        return not any(event.kind in WALKS or event.kind in AFTERMATH for event in events)
    if PLAGUE_ARCHERS <= kind <= PLAGUE_SWORDSMEN:
        return not any(event.kind == "discarded" for event in events)
    return False
