"""The words of the story: cards, monsters and places in the forms that its sentences need."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.story import listed
from samobranka.games.castle_panic.describe import CARD_WORDS, PLAYERS
from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, TOKEN_KIND, TOKEN_NAMES

STORY: Final = "castle_panic-story-"
# Forms of a monster's name: the subject of a sentence, somebody new, and whom something is done to.
THE: Final = ""
A: Final = ".a"
WHOM: Final = ".whom"

# A sentence, and the event with which it begins.
Said = tuple[Event, Message]


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def say(what: str, **facts: Fact | Message) -> Message:
    return Message(STORY + what, **facts)


def player(event: Event, fact: str = "seat") -> Message:
    return PLAYERS[number(event, fact)]


def kind_of_card(event: Event, fact: str = "card") -> int:
    return CARD_KIND[number(event, fact)]


def card(event: Event, fact: str = "card") -> Message:
    """By its name, as it stands on the card."""
    return CARD_WORDS[kind_of_card(event, fact)]


def cards(events: Sequence[Event]) -> Message:
    return listed([card(event) for event in events])


def fighter(event: Event) -> Message:
    """Who of mine strikes."""
    return Message(f"castle_panic-with-{CARD_NAMES[kind_of_card(event)].replace(' ', '-')}")


def foe(event: Event, form: str = THE, fact: str = "token") -> Message:
    kind = TOKEN_NAMES[TOKEN_KIND[number(event, fact)]].replace(" ", "-")
    return Message(f"castle_panic-foe-{kind}{form}")


def foes(events: Sequence[Event]) -> Message:
    """ "the goblin and two orcs"."""
    kinds = [TOKEN_KIND[number(event, "token")] for event in events]
    told: list[Message] = []
    for at, kind in enumerate(kinds):
        if kind not in kinds[:at]:
            count = kinds.count(kind)
            told.append(foe(events[at]) if count == 1 else Message(f"castle_panic-foes-{TOKEN_NAMES[kind]}", count=count))
    return listed(told)


def arc(event: Event, fact: str = "space") -> int:
    return number(event, fact) % ARCS + 1


def newcomers(events: Sequence[Event]) -> Message:
    """ "an orc in arc 4 and a troll in arc 6"."""
    return listed([say("in-arc", foe=foe(event, A), arc=arc(event)) for event in events])


def numbers(events: Sequence[Event], fact: str) -> Message:
    return listed([say("number", number=arc(event, fact)) for event in events])
