"""The words of the story: cards, monsters and places in the forms that its sentences need."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.story import listed
from samobranka.games.castle_panic.describe import PLAYERS
from samobranka.games.castle_panic.material import ARCS, CARD_KIND, CARD_NAMES, TOKEN_KIND, TOKEN_NAMES

STORY: Final = "castle_panic-story-"
# Forms of a name: who is spoken of, somebody new, whom something is done to, who it is done with, and several alike.
THE: Final = ""
A: Final = ".a"
WHOM: Final = ".whom"
WITH: Final = ".with"
MANY: Final = ".many"

# Monsters in each of these forms, by their kinds.
FOES: Final = {
    form: [Message(f"castle_panic-foe-{name.replace(' ', '-')}{form}") for name in TOKEN_NAMES] for form in (THE, A, WHOM)
}

# Cards, one of each kind, in each form.
ONE_CARD: Final = {
    form: [Message(f"castle_panic-told-{name.replace(' ', '-')}{form}", count=1) for name in CARD_NAMES]
    for form in (THE, A, WITH)
}

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


def card(event: Event, form: str = THE, fact: str = "card") -> Message:
    """As people speak of it: "the green knight", "tar"."""
    return ONE_CARD[form][kind_of_card(event, fact)]


def several(kind: int, count: int) -> Message:
    """ "two green knights"."""
    return Message(f"castle_panic-told-{CARD_NAMES[kind].replace(' ', '-')}{MANY}", count=count)


def cards(events: Sequence[Event], form: str = THE) -> Message:
    """ "tar and two green knights"."""
    alike: dict[int, list[Event]] = {}
    for event in events:
        alike.setdefault(kind_of_card(event), []).append(event)
    return listed([card(some[0], form) if len(some) == 1 else several(kind, len(some)) for kind, some in alike.items()])


def foe(event: Event, form: str = THE, fact: str = "token") -> Message:
    return FOES[form][TOKEN_KIND[number(event, fact)]]


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
    """ "a goblin and two orcs in arc 4, and a troll in arc 6"."""
    together: dict[int, dict[int, list[Event]]] = {}
    for event in events:
        together.setdefault(arc(event), {}).setdefault(TOKEN_KIND[number(event, "token")], []).append(event)
    return listed(
        [
            say("in-arc", foe=listed([some_foes(alike) for alike in kinds.values()]), arc=where)
            for where, kinds in together.items()
        ]
    )


def some_foes(alike: Sequence[Event]) -> Message:
    """ "an orc", "two orcs"."""
    if len(alike) == 1:
        return foe(alike[0], A)
    return Message(f"castle_panic-foes-{TOKEN_NAMES[TOKEN_KIND[number(alike[0], 'token')]]}", count=len(alike))


def numbers(events: Sequence[Event], fact: str) -> Message:
    return listed([say("number", number=arc(event, fact)) for event in events])
