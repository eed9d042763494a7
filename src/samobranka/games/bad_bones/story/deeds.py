"""What somebody does: the hero's step, a trap that is laid, a weapon that wakes, a purchase."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.bad_bones.describe import WHOM, A, item, tell, weapon
from samobranka.games.bad_bones.material import BOMB, CRATER, DAMAGED, DRAGON, KIND_BITS
from samobranka.games.bad_bones.story.land import on_land
from samobranka.games.bad_bones.story.sayings import Said, near, number, player, say, skeletons, trap

# What can follow at once from a hero's step, and from his weapon.
BLOWS: Final = ("slain", "hero-lost", "sent")
FEATS: Final = ("hero", "frozen", "swept", "turned", *BLOWS)


def step(first: Event, after: Sequence[Event]) -> list[Said]:
    """He goes somewhere, and destroys whoever stands there."""
    killed = [event for event in after if event.kind == "slain"]
    who, there = player(first), near(first)
    if killed:
        said: list[Said] = [(first, say("hero-slays", player=who, near=there, whom=skeletons(killed, WHOM)))]
    else:
        said = [(first, say("hero", player=who, near=there))]
    return said + on_land([event for event in after if event.kind != "slain"])


def feat(first: Event, after: Sequence[Event]) -> list[Said]:
    """A weapon, and what it does."""
    said: list[Said] = [(first, say("weapon", player=player(first), weapon=weapon(number(first, "weapon"))))]
    for at, event in enumerate(after):
        if event.kind == "hero":
            return said + on_land(after[:at]) + step(event, after[at + 1 :])
    return said + on_land(after)


def laying(first: Event, after: Sequence[Event]) -> list[Said]:
    """A trap; on skeletons a bomb goes off at once, and a dragon drives them away."""
    tile, spare = number(first, "trap"), number(first, "spare")
    facts = {"player": player(first), "trap": trap(first, A, "spare"), "near": near(first)}
    if spare == BOMB and tile & KIND_BITS == CRATER:
        blown = [event for event in after if event.kind == "slain"]
        return [(first, say("throw-bomb", **facts, whom=skeletons(blown, WHOM)))] + on_land(
            [event for event in after if event.kind != "slain"]
        )
    landed = spare == DRAGON and tile & DAMAGED
    return [(first, say("land-dragon" if landed else "lay", **facts)), *on_land(after)]


def simple(event: Event) -> Message:
    """A deed that one event tells whole."""
    who = player(event)
    if event.kind == "retrieved":
        return say("take-back", player=who, trap=trap(event, WHOM))
    if event.kind == "started":
        return say("start", player=who, near=near(event))
    if event.kind == "waited":
        return say("wait", player=who)
    if event.kind == "bought":
        return say("buy", player=who, item=Message(item(number(event, "item")).id + A), left=number(event, "left"))
    if event.kind in ("passed", "first-buyer", "went-on"):
        return say(event.kind, player=who)
    return tell(event)
