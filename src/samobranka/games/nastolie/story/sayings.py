"""The words of the story: discs, missiles and players in the forms that its sentences need."""

from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.nastolie.material import ARTEFACTS, KINDS, MISSILE_OF, MISSILES, ORDERS, RITUALS
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, MISSILE, PLAYERS, kind_of

STORY: Final = "nastolie-story-"
# Forms of a name: who does something, to whom it is done, and whose something is.
WHO: Final = ""
WHOM: Final = ".whom"
OF: Final = ".of"

# A sentence, and the event with which it begins.
Said = tuple[Event, Message]

SEATED: Final = [Message("player", seat=seat + 1) for seat in range(PLAYERS)]


def say(what: str, **facts: Fact | Message) -> Message:
    return Message(STORY + what, **facts)


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def player(event: Event, fact: str = "seat") -> Message:
    return SEATED[number(event, fact)]


def word_of(disc: int) -> str:
    """What a disc is called, whoever's it is."""
    if disc < CHARACTERS:
        return KINDS[kind_of(disc)]
    if disc < BARREL:
        return ARTEFACTS[disc - ARTEFACT]
    if disc < MISSILE:
        return "barrel"
    return MISSILES[MISSILE_OF[disc - MISSILE]]


def disc(event: Event, fact: str = "disc", form: str = WHO) -> Message:
    return Message(f"nastolie-who-{word_of(number(event, fact))}{form}")


def missile_kind(kind: int, form: str = WHO) -> Message:
    return Message(f"nastolie-who-{MISSILES[kind]}{form}")


def order(event: Event, fact: str = "order") -> Message:
    return Message(f"nastolie-order-of-{ORDERS[number(event, fact)]}")


def ritual(event: Event) -> Message:
    return Message(f"nastolie-who-{RITUALS[number(event, 'ritual')]}")
