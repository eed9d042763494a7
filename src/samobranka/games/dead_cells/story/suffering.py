"""What enemies do, and who of us takes it."""

from collections.abc import Callable
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Teller
from samobranka.games.dead_cells.describe.events import number
from samobranka.games.dead_cells.describe.things import SPACE_WORDS, STATE_WORDS
from samobranka.games.dead_cells.names import LINE, STATES
from samobranka.games.dead_cells.story.sayings import Said, cause, fighter, foe, say, told

# What a blow at one of us brings with it, and what an enemy does to itself or its like.
SUFFERED: Final = (
    "assigned", "hurt", "blocked", "cancelled", "warded", "state", "companion-hurt", "worm", "died", "cheated-death",
)  # fmt: skip
ITS_OWN: Final = ("enemy-shield", "vanished", "fled")
# From where a sentence of its own tells that it comes.
PLAIN_SPACES: Final = ("left", "front", "middle", "far")


def enemy_acting(teller: Teller) -> list[Said]:
    """What an enemy does in its row, and who takes it."""
    event = teller.one()
    own = teller.of_kinds(*ITS_OWN)
    after = suffering(teller) if teller.next is not None and teller.next.kind in SUFFERED else []
    said: list[Said] = [(each, told(each)) for each in own]
    if after or not own:
        said.insert(0, (event, strikes(event)))
    return said + after


def strikes(event: Event) -> Message:
    space = LINE[number(event, "space")]
    if space in PLAIN_SPACES:
        return say(f"strikes-{space}", foe=foe(event))
    return say("strikes", foe=foe(event), space=SPACE_WORDS[number(event, "space")])


def suffering(teller: Teller) -> list[Said]:
    """Anna takes it for all of you; her shield goes."""
    said: list[Said] = []
    while teller.next is not None and teller.next.kind in SUFFERED:
        event = teller.one()
        if event.kind == "hurt":
            said.append((event, hurt((event, *same_wound(teller, event))[-1])))
            continue
        if event.kind == "died":
            said.append((event, falls(event)))
            continue
        if event.kind != "assigned":
            said.append((event, told(event)))
            continue
        follows = teller.next
        if follows is not None and follows.kind in TAKEN and follows.facts["fighter"] == event.facts["fighter"]:
            said.append((event, TAKEN[follows.kind](teller.one())))
        else:
            said.append((event, say("takes", fighter=fighter(event))))
    return said


def same_wound(teller: Teller, first: Event) -> list[Event]:
    """What the same state does to the same one, token by token."""
    if cause(first) == NOTHING:
        return []
    who, state = first.facts["fighter"], cause(first)
    return teller.take(lambda event: event.kind == "hurt" and event.facts["fighter"] == who and cause(event) == state)


def hurt(event: Event) -> Message:
    left = number(event, "left")
    return say(f"hurt{by(event)}", fighter=fighter(event), left=left) if left else falls(event)


def falls(event: Event) -> Message:
    return say(f"falls{by(event)}", fighter=fighter(event))


def by(event: Event) -> str:
    """The words for what a state does are of their own."""
    return "" if cause(event) == NOTHING else f"-{STATES[cause(event)]}"


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
