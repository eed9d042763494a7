"""The words of the story: skeletons, traps and places in the forms that its sentences need."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.story import listed
from samobranka.games.bad_bones import describe
from samobranka.games.bad_bones.describe import THE, A
from samobranka.games.bad_bones.material import CHIEF, CHIEFS, KIND_BITS, TRAPS

STORY: Final = "bad_bones-story-"

# A sentence, and the event with which it begins to be true.
Said = tuple[Event, Message]


def say(what: str, /, **facts: Fact | Message) -> Message:
    return Message(STORY + what, **facts)


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def player(event: Event, fact: str = "seat") -> Message:
    return describe.player(number(event, fact))


def near(event: Event) -> Message:
    return Message(f"bad_bones-near-{event.facts['near']}")


def tower(event: Event) -> Message:
    """Which of the four towers of co-op."""
    return Message(f"bad_bones-{event.facts['near']}")


def trap(event: Event, form: str, fact: str = "trap") -> Message:
    return Message(describe.kind_of_trap(number(event, fact) & KIND_BITS).id + form)


def traps(events: Sequence[Event]) -> Message:
    """ "the wall and two catapults"."""
    kinds = [number(event, "trap") & KIND_BITS for event in events]
    told: list[Message] = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        alone = Message(describe.kind_of_trap(kind).id + THE)
        told.append(alone if count == 1 else say(f"traps-{TRAPS[kind]}", count=count))
    return listed(told)


def skeletons(events: Sequence[Event], form: str) -> Message:
    """ "a red skeleton", "three skeletons", "the sapper and two skeletons": each token once, equal ones counted."""
    tokens = list(dict.fromkeys(number(event, "token") for event in events))
    chiefs = [CHIEF[token] for token in tokens if CHIEF[token]]
    others = [token for token in tokens if not CHIEF[token]]
    told = [some_chiefs(kind, chiefs.count(kind), form) for kind in dict.fromkeys(chiefs)]
    if len(others) == 1:
        told.append(Message(describe.token(others[0]).id + form))
    elif others:
        told.append(several("many", form, len(others)))
    return listed(told)


def some_chiefs(kind: int, count: int, form: str) -> Message:
    """There are three of each, and one emperor."""
    if count == 1:
        return Message(f"{describe.GAME}chief-{CHIEFS[kind]}{form}")
    return several(f"chiefs-{CHIEFS[kind]}", form, count)


def several(what: str, form: str, count: int) -> Message:
    return Message(STORY + what + ("" if form == A else form), count=count)


def how_many(events: Sequence[Event]) -> int:
    return len({number(event, "token") for event in events})
