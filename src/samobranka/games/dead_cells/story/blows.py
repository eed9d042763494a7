"""Blows at enemies, and what those leave who die of them."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Teller, listed
from samobranka.games.dead_cells.describe.events import number
from samobranka.games.dead_cells.describe.things import some_of
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.names import STATES
from samobranka.games.dead_cells.story.sayings import (
    Said,
    cause,
    fighter,
    foe,
    gear,
    health_left,
    is_somebodys,
    monster,
    say,
    told,
    whom,
)

# What a blow at an enemy brings with it.
BLOWS: Final = ("enemy-hurt", "enemy-blocked", "killed")
SPOILS: Final = ("spilled", "found-gear")
# What lies there afterwards; all else that comes out of a death box just happens.
LEFT_BEHIND: Final = (v.TEETH, v.CELLS, v.POTIONS, v.KEYS, v.EQUIPMENT, v.BLUEPRINT, v.SCROLL, v.SECRET)


def striking(teller: Teller) -> list[Said]:
    """Blows at one enemy, one after another by the same hand, and its end."""
    first = teller.events[teller.at]
    same = (first.facts["space"], first.facts.get("by", NOTHING), first.facts.get("state", NOTHING))
    events = teller.take(lambda event: event.kind in BLOWS and at_same(event, same))
    dead = any(event.kind == "killed" for event in events)
    return blows(events) + (spoils(teller.of_kinds(*SPOILS)) if dead else [])


def at_same(event: Event, same: tuple[object, object, object]) -> bool:
    """Who kills has struck the last blow, so that need not be said again."""
    space, by, state = same
    return event.facts["space"] == space and event.facts.get("by", by) == by and event.facts.get("state", state) == state


def blows(events: Sequence[Event]) -> list[Said]:
    said: list[Said] = []
    hits = [event for event in events if event.kind == "enemy-hurt"]
    dead = [event for event in events if event.kind == "killed"]
    stopped = [event for event in events if event.kind == "enemy-blocked"]
    if stopped:
        said.append((stopped[0], say("foe-blocks", foe=foe(stopped[0]), count=len(stopped))))
    if hits:
        said.append((hits[0], blow(hits, bool(dead))))
    elif dead:
        said.append((dead[0], say("dies", foe=monster(dead[0]))))
    return said


def blow(hits: Sequence[Event], dead: bool) -> Message:
    last = hits[-1]
    count = sum(number(event, "count") for event in hits)
    facts: dict[str, Fact | Message] = {"foe": foe(last), "whom": whom(last), "count": count, "left": health_left(last)}
    deed = "kill" if dead else "hit"
    if is_somebodys(last):
        return say(deed, fighter=fighter(last, "by"), **facts)
    if cause(last) != NOTHING:
        return say(f"{deed}-{STATES[cause(last)]}", **facts)
    return say(f"{deed}-itself", **facts)


def marking(teller: Teller) -> list[Said]:
    """Anna sets the jailer on fire, with however many tokens."""
    first = teller.events[teller.at]
    event = teller.take(lambda event: event.kind == first.kind and event.facts == first.facts)[0]
    if not is_somebodys(event):
        return [(event, told(event))]
    said = say(f"puts-{STATES[cause(event)]}", fighter=fighter(event, "by"), foe=foe(event), whom=whom(event))
    return [(event, said)]


def spoils(events: Sequence[Event]) -> list[Said]:
    """What lies there afterwards: equipment by its name, where its card was turned up."""
    cards = [event for event in events if event.kind == "found-gear"]
    things: list[tuple[Event, Message]] = [(event, gear(event)) for event in cards]
    others: list[Said] = []
    for event in events:
        what, count = (number(event, "what"), number(event, "count")) if event.kind == "spilled" else (NOTHING, 0)
        if what in LEFT_BEHIND and not (what == v.EQUIPMENT and cards):
            things.append((event, some_of(what, count)))
        elif what not in (NOTHING, v.EQUIPMENT):
            others.append((event, told(event)))
    if not things:
        return others
    return [(things[0][0], say("leaves-behind", things=listed([thing for _, thing in things]))), *others]
