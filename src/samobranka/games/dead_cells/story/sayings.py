"""Words of the story."""

from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.box.foes import BOSS
from samobranka.games.dead_cells.describe.events import number, tell
from samobranka.games.dead_cells.describe.things import CARD_WORDS, FIGHTER_WORDS, FOE_WORDS, GAME, PLAYERS
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.names import LINE
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.games.dead_cells.wording import ROUNDS

# A sentence, and the event with which it begins.
Said = tuple[Event, Message]
# Enemies in a sentence, with their article where a language wants one, and as those to whom something is done.
THE_FOES: Final = [
    the if FOES[kind].kind == BOSS else Message(GAME + "the-foe", foe=the)
    for kind, the in enumerate(Message(word.id + ".the") for word in FOE_WORDS)
]
WHOM: Final = [Message(word.id + ".whom") for word in FOE_WORDS]


def say(id: str, **facts: Fact | Message) -> Message:
    return Message(f"{GAME}story-{id}", **facts)


def foe(event: Event) -> Message:
    return THE_FOES[number(event, "foe")]


def whom(event: Event) -> Message:
    return WHOM[number(event, "foe")]


def monster(event: Event) -> Message:
    return THE_FOES[MONSTER_CARDS[number(event, "monster")]]


def fighter(event: Event, fact: str = "fighter") -> Message:
    return FIGHTER_WORDS[number(event, fact)]


def player(event: Event) -> Message:
    return PLAYERS[number(event, "seat")]


def card(event: Event) -> Message:
    return CARD_WORDS[number(event, "card")]


def turn(event: Event) -> Message:
    """What begins here, as a heading of the story."""
    return say("turn", round=ROUNDS[number(event, "round")])


def stands(event: Event) -> Message:
    if event.facts["space"] == NOTHING:
        return told(event)
    return say(f"stands-{LINE[number(event, 'space')]}", foe=monster(event))


def is_somebodys(event: Event) -> bool:
    return event.facts.get("by", NOTHING) != NOTHING


def health_left(event: Event) -> int:
    return number(event, "left")


def told(event: Event) -> Message:
    """What one event says, with an enemy as the subject of a sentence."""
    message = tell(event)
    if "foe" not in message.facts:
        return message
    return Message(message.id, **{**message.facts, "foe": monster(event) if "monster" in event.facts else foe(event)})
