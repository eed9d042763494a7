"""What happens in a round, in sentences: who hits whom, who takes the blow for the others, what poison does."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import listed
from samobranka.games.dead_cells.describe.events import number
from samobranka.games.dead_cells.describe.things import DEED_WORDS, STATE_WORDS
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.names import LINE, STATES
from samobranka.games.dead_cells.story.sayings import (
    Said,
    fighter,
    foe,
    health_left,
    is_somebodys,
    monster,
    say,
    told,
    whom,
)
from samobranka.games.dead_cells.wording import COUNTED, said

# What a blow at one of us brings with it, and what an enemy does to itself or its like.
SUFFERED: Final = (
    "assigned", "hurt", "blocked", "cancelled", "warded", "state", "companion-hurt", "worm", "died", "cheated-death",
)  # fmt: skip
ITS_OWN: Final = ("enemy-shield", "vanished", "fled")
# What a blow at an enemy brings with it.
BLOWS: Final = ("enemy-hurt", "enemy-blocked", "killed", "spilled")
# What happens nowhere but in a fight, or goes on with what hurt somebody.
MID_ROUND: Final = frozenset((
    *SUFFERED, *ITS_OWN, *BLOWS, "enemy-state", "enemy-acts", "enemy-skipped", "held-up", "shifted", "closed-up", "looted",
    "shield", "golden",
))  # fmt: skip
# What lies there in a number.
HEAPED: Final = (v.TEETH, v.CELLS, v.POTIONS, v.KEYS, v.EQUIPMENT, v.BLUEPRINT)


def cause(event: Event) -> int:
    """The state that did it; nothing: no state did."""
    return number(event, "state") if "state" in event.facts else NOTHING


# Enemies.


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
    spoils = [event for event in events if event.kind == "spilled"]
    if spoils:
        said.append((spoils[0], say("leaves", things=listed([spoil(event) for event in spoils]))))
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


def spoil(event: Event) -> Message:
    what, count = number(event, "what"), number(event, "count")
    if what in HEAPED:
        return said(f"do-{COUNTED[what]}", n=count)
    return say("spoil", what=DEED_WORDS[what], count=count)


def deed_of(event: Event) -> Message:
    """Anna sets the jailer on fire."""
    if not is_somebodys(event):
        return told(event)
    return say(f"puts-{STATES[number(event, 'state')]}", fighter=fighter(event, "by"), foe=foe(event), whom=whom(event))


def strikes(event: Event) -> Message:
    return say(f"strikes-{LINE[number(event, 'space')]}", foe=foe(event))


# Ours.


def shields(events: Sequence[Event]) -> Said:
    """Those that somebody gets one after another are counted."""
    message = told(events[0])
    return events[0], Message(message.id, **{**message.facts, "count": sum(number(event, "count") for event in events)})


def suffering(events: Sequence[Event]) -> list[Said]:
    """Anna takes it for all of you; her shield goes."""
    said: list[Said] = []
    at = 0
    while at < len(events):
        event, follows = events[at], events[at + 1] if at + 1 < len(events) else None
        at += 1
        if event.kind == "hurt":
            more = same_wound(events, at)
            at += len(more)
            said.append((event, hurt([event, *more])))
        elif event.kind != "assigned":
            said.append((event, told(event)))
        elif follows is not None and follows.kind in TAKEN and follows.facts["fighter"] == event.facts["fighter"]:
            at += 1
            said.append((event, TAKEN[follows.kind](follows)))
        else:
            said.append((event, say("takes", fighter=fighter(event))))
    return said


def same_wound(events: Sequence[Event], at: int) -> list[Event]:
    """Tokens that the same state puts on the same one after another."""
    first = events[at - 1]
    end = at
    while end < len(events) and cause(first) != NOTHING and of_the_same(first, events[end]):
        end += 1
    return list(events[at:end])


def of_the_same(one: Event, other: Event) -> bool:
    return other.kind == one.kind and other.facts["fighter"] == one.facts["fighter"] and cause(other) == cause(one)


def hurt(events: Sequence[Event]) -> Message:
    last = events[-1]
    left = number(last, "left")
    by = f"-{STATES[cause(last)]}" if cause(last) != NOTHING else ""
    return say(f"falls{by}", fighter=fighter(last)) if left == 0 else say(f"hurt{by}", fighter=fighter(last), left=left)


def taken_hurt(event: Event) -> Message:
    if number(event, "left") == 0:
        return say("takes-falls", fighter=fighter(event))
    return say("takes-hurt", fighter=fighter(event), left=number(event, "left"))


TAKEN: Final[dict[str, Callable[[Event], Message]]] = {
    "hurt": taken_hurt,
    "blocked": lambda event: say("takes-blocked", fighter=fighter(event)),
    "cancelled": lambda event: say("takes-cancelled", fighter=fighter(event)),
    "state": lambda event: say("takes-state", fighter=fighter(event), state=STATE_WORDS[number(event, "state")]),
}
