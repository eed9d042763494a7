"""What a move of monsters or a boulder breaks, and whom that hurts."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.castle_panic.describe import tell
from samobranka.games.castle_panic.material import FIRST_CASTLE_SPACE, TOKEN_KIND
from samobranka.games.castle_panic.story.sayings import THE, A, Said, arc, foe, foes, number, numbers, player, say

WALKS: Final = ("moved",)
STORMED: Final = ("wall-fell", "unfortified")
AFTERMATH: Final = ("unfortified", "wall-fell", "tower-fell", "eliminated", "hurt", "died")


def damage(walked: Sequence[Event], events: Sequence[Event]) -> list[Said]:
    """Walls, as they are stormed; towers, with who broke in; and who was hurt by it."""
    said: list[Said] = []
    walls = [event for event in events if event.kind == "wall-fell"]
    if walls:
        said.append((walls[0], say("walls-fall", count=len(walls), walls=numbers(walls, "wall"))))
    for event in events:
        if event.kind == "tower-fell":
            said.append((event, tower(walked, event)))
        elif event.kind == "hurt":
            said.append((event, hurt(event, events)))
        elif event.kind == "eliminated":
            said.append((event, say("out", player=player(event))))
        elif event.kind == "unfortified":
            said.append((event, tell(event)))
    for cause in ("wall", "tower", "boulder"):
        dead = [event for event in events if event.kind == "died" and event.facts["cause"] == cause]
        if dead:
            places = {arc(event) for event in dead}
            said.append((dead[0], say(f"die-{cause}", count=len(dead), foes=foes(dead), arc=arc(dead[0]), places=len(places))))
    return said


def hurt(wounded: Event, events: Sequence[Event]) -> Message:
    """Beside others like it that die there it is one more of them, not the one that is spoken of."""
    kind = TOKEN_KIND[number(wounded, "token")]
    alike = any(event.kind == "died" and TOKEN_KIND[number(event, "token")] == kind for event in events)
    return say(f"hurt-{wounded.facts['cause']}", foe=foe(wounded, A if alike else THE), hp=number(wounded, "hp"))


def tower(walked: Sequence[Event], fallen: Event) -> Message:
    where = FIRST_CASTLE_SPACE + number(fallen, "tower")
    intruders = [event for event in walked if number(event, "space") == where]
    if not intruders:
        return say("tower-falls", arc=arc(fallen, "tower"), left=number(fallen, "left"))
    return say("breaks-in", foe=foe(intruders[0], A), arc=arc(fallen, "tower"), left=number(fallen, "left"))
