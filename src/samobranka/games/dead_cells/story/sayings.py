"""Words of the story."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import listed
from samobranka.games.dead_cells.describe.events import number, tell
from samobranka.games.dead_cells.describe.things import CARD_WORDS, FIGHTER_WORDS, FOE_WORDS, GAME, GEAR_WORDS, PLAYERS
from samobranka.games.dead_cells.names import LINE
from samobranka.games.dead_cells.state import MONSTER_CARDS

# A sentence, and the event with which it begins.
Said = tuple[Event, Message]
# Enemies as the subject of a sentence, and as those to whom something is done.
THE_FOES: Final = [Message(f"{word.id}.the") for word in FOE_WORDS]
WHOM: Final = [Message(f"{word.id}.whom") for word in FOE_WORDS]


def say(id: str, **facts: Fact | Message) -> Message:
    return Message(f"{GAME}story-{id}", **facts)


def heading(what: Message) -> Message:
    """With this a part of the story begins."""
    return say("turn", what=what)


def foe(event: Event) -> Message:
    return THE_FOES[number(event, "foe")]


def whom(event: Event) -> Message:
    return WHOM[number(event, "foe")]


def monster(event: Event) -> Message:
    return THE_FOES[MONSTER_CARDS[number(event, "monster")]]


def stands(event: Event) -> Message:
    if event.facts["space"] == NOTHING:
        return told(event)
    return say(f"stands-{LINE[number(event, 'space')]}", foe=monster(event))


def fighter(event: Event, fact: str = "fighter") -> Message:
    return FIGHTER_WORDS[number(event, fact)]


def player(event: Event) -> Message:
    return PLAYERS[number(event, "seat")]


def card(event: Event) -> Message:
    return say("card", card=CARD_WORDS[number(event, "card")])


def gear(event: Event) -> Message:
    return say("card", card=GEAR_WORDS[number(event, "gear")])


def found(cards: Sequence[Event]) -> list[Said]:
    return [(cards[0], say("found", count=len(cards), cards=listed([gear(event) for event in cards])))]


def announced(event: Event, kind: str) -> Message:
    """Where hands lie open nothing is announced."""
    facts = told(event).facts
    if "announced" not in facts:
        return told(event)
    cards = {"card": card(event)} if "card" in event.facts else {}
    return say(kind, player=player(event), announced=facts["announced"], round=facts["round"], **cards)


def is_somebodys(event: Event) -> bool:
    return event.facts.get("by", NOTHING) != NOTHING


def cause(event: Event) -> int:
    """The state that does it; nothing: a blow, or whatever else."""
    return number(event, "state") if "state" in event.facts else NOTHING


def health_left(event: Event) -> int:
    return number(event, "left")


def told(event: Event) -> Message:
    """What one event says, with an enemy as the subject of a sentence, and what is taken with its article."""
    message = tell(event)
    facts = dict(message.facts)
    if "foe" in facts:
        facts["foe"] = monster(event) if "monster" in event.facts else foe(event)
    loot = facts.get("loot")
    if isinstance(loot, Message):
        facts["loot"] = Message(f"{loot.id}.the")
    return Message(message.id, **facts)
