"""Which events make one line."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Passage, Teller, in_order, listed, passages
from samobranka.games.dead_cells.describe.events import number
from samobranka.games.dead_cells.names import EXITS, PLACES, SERENADES_NUMBER
from samobranka.games.dead_cells.story.blows import BLOWS, marking, striking
from samobranka.games.dead_cells.story.sayings import (
    Said,
    announced,
    card,
    fighter,
    found,
    heading,
    player,
    say,
    stands,
    told,
)
from samobranka.games.dead_cells.story.suffering import SUFFERED, enemy_acting, suffering

DRAWS: Final = ("drew", "drew-unseen")
# What one fighter does in a row, and who it is that does it; with nobody's hand: what states do to those who bear them.
DOERS: Final = {
    **dict.fromkeys(BLOWS, "by"),
    "enemy-state": "by",
    **dict.fromkeys(("shield", "golden", "healed", "skill", "wielded", "entry", "triggered", "looted", "cleansed"), "fighter"),
}

# What teeth may buy, told with what they were paid for.
BOUGHT: Final = ("healed", "drank", "gained", "kept-blueprints", "advanced")


def fold(events: Sequence[Event]) -> list[Passage]:
    return passages(events, passage)


def passage(teller: Teller) -> Passage:
    first = teller.at
    event = teller.events[first]
    said = LINES.get(event.kind, single)(teller)
    # Who takes it was asked: the answer goes on with the line that told of the blow.
    made = in_order(teller, first, said, joins=first == 0 and event.kind in SUFFERED)
    if made.seat is None:
        made.seat = seat_of(event)
    return made


def seat_of(event: Event) -> int | None:
    """Whose line it is: a Beheaded has the number of its seat; Serenade has none, nor has poison."""
    who = event.facts.get(DOERS.get(event.kind, "fighter"))
    return who if isinstance(who, int) and NOTHING < who < SERENADES_NUMBER else None


def single(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, told(event))]


def appearing(teller: Teller) -> list[Said]:
    """The scorpion waits behind you; the zombie stands before you."""
    return [(event, stands(event)) for event in teller.of_kinds("enemy")]


def drawing(teller: Teller) -> list[Said]:
    """Whoever reads sees his own cards; of the others only that hands are filled."""
    events = teller.of_kinds(*DRAWS)
    known = [event for event in events if event.kind == "drew"]
    said: list[Said] = []
    for seat in dict.fromkeys(event.facts["seat"] for event in known):
        own = [event for event in known if event.facts["seat"] == seat]
        cards = listed([card(event) for event in own])
        said.append((own[0], say("draws", player=player(own[0]), count=len(own), cards=cards)))
    unseen = [event for event in events if event.kind == "drew-unseen"]
    if unseen:
        alone = len({event.facts["seat"] for event in unseen}) == 1
        sentence = say("draws-unseen", player=player(unseen[0]), count=len(unseen)) if alone else say("hands-filled")
        said.append((unseen[0], sentence))
    return said


def placing(teller: Teller) -> list[Said]:
    """A card face down; of its row only what it is called."""
    event = teller.one()
    kind = "places" if event.kind == "placed" else "places-unseen"
    return [(event, announced(event, kind))]


def showing(teller: Teller) -> list[Said]:
    """All cards turn up, each fighter's together."""
    shown = teller.of_kinds("showed")
    said: list[Said] = []
    for who in dict.fromkeys(event.facts["fighter"] for event in shown):
        own = [event for event in shown if event.facts["fighter"] == who]
        cards = listed([card(event) for event in own])
        said.append((own[0], say("shows", fighter=fighter(own[0]), count=len(own), cards=cards)))
    return said


def rounds(teller: Teller) -> list[Said]:
    """A round in which nobody has anything to do is not worth a line."""
    last = teller.of_kinds("round")[-1]
    return [(last, heading(say("round", round=told(last).facts["round"])))]


def going(teller: Teller) -> list[Said]:
    """Where to, and what lies there."""
    event = teller.one()
    message = told(event)
    if PLACES[number(event, "place")] in EXITS:
        return [(event, heading(say("leaves", place=message.facts["place"])))]
    said = [(event, heading(say("goes", letter=message.facts["letter"])))]
    follows = teller.next
    if follows is not None and follows.kind == "turned-up":
        said.append((teller.one(), say("room", text=told(follows).facts["text"])))
    return said


def entering(teller: Teller) -> list[Said]:
    event = teller.one()
    name = told(event).facts["place"]
    assert isinstance(name, Message)
    return [(event, say("enters", place=Message(f"{name.id}.the")))]


def buying(teller: Teller) -> list[Said]:
    """What is paid, and what for."""
    said = single(teller)
    while teller.next is not None and teller.next.kind in BOUGHT:
        said += single(teller)
    return said


def bosses_turn(teller: Teller) -> list[Said]:
    return [(event, heading(message)) for event, message in single(teller)]


def finding(teller: Teller) -> list[Said]:
    """Equipment that is turned up, all of it in one sentence."""
    return found(teller.of_kinds("found-gear"))


def acting(teller: Teller) -> list[Said]:
    """What one fighter does, one thing after another."""
    who = doer(teller.events[teller.at], NOTHING)
    said: list[Said] = []
    while teller.next is not None and teller.next.kind in DOERS and doer(teller.next, who) == who:
        said += DEEDS.get(teller.next.kind, single)(teller)
    return said


def shielding(teller: Teller) -> list[Said]:
    """Shields of a kind that somebody gets one after another are counted."""
    first = teller.events[teller.at]
    events = teller.take(lambda event: event.kind == first.kind and event.facts["fighter"] == first.facts["fighter"])
    message = told(first)
    count = sum(number(event, "count") for event in events)
    return [(first, Message(message.id, **{**message.facts, "count": count}))]


def doer(event: Event, otherwise: object) -> object:
    return event.facts.get(DOERS[event.kind], otherwise)


DEEDS: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    **dict.fromkeys(BLOWS, striking),
    "enemy-state": marking,
    **dict.fromkeys(("shield", "golden"), shielding),
}
LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "chose-start": lambda teller: [(teller.one(), say("begins"))],
    "biome": entering,
    "enemy": appearing,
    **dict.fromkeys(DRAWS, drawing),
    **dict.fromkeys(("placed", "placed-unseen"), placing),
    "showed": showing,
    "round": rounds,
    "went": going,
    "bought": buying,
    "turn-card": bosses_turn,
    "found-gear": finding,
    **dict.fromkeys(DOERS, acting),
    "enemy-acts": enemy_acting,
    **dict.fromkeys(SUFFERED, suffering),
}
