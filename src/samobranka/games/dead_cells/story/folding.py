"""Which events make one line: what somebody does, a round of a fight, a room that is entered."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Passage, Teller, in_order, listed, passages
from samobranka.games.dead_cells.names import SERENADES_NUMBER
from samobranka.games.dead_cells.story.fighting import (
    BLOWS,
    ITS_OWN,
    MID_ROUND,
    SUFFERED,
    blows,
    deed_of,
    shields,
    strikes,
    suffering,
)
from samobranka.games.dead_cells.story.sayings import Said, card, fighter, player, say, stands, told, turn

DRAWS: Final = ("drew", "drew-unseen")
# What comes of a round beside the blows and what is suffered from them.
COMES_OF_A_ROUND: Final = frozenset((
    "wielded", "triggered", "skill", "enemy", "enemy-away", "came-to-light", "gained", "healed", "advanced", "found-gear",
    "found-blueprint", "serenade-advanced", "serenade-turned", "serenade-lost-step", "dropped-gear", "golden", "shield",
    "boss-healed", "boss-moved", "thing-came", "thing-falls", "destroyed", "protected", "boss-fell", "malaise", "rotted",
    "cleansed", "stopped-bleeding", "scroll-lost",
))  # fmt: skip
IN_A_ROUND: Final = MID_ROUND | COMES_OF_A_ROUND


def fold(events: Sequence[Event]) -> list[Passage]:
    return passages(events, passage)


def passage(teller: Teller) -> Passage:
    first = teller.at
    event = teller.events[first]
    # A question has stopped the round: its answer goes on with the line that tells of it.
    goes_on = first == 0 and event.kind in MID_ROUND
    said = round_on(teller) if goes_on else LINES.get(event.kind, single)(teller)
    told_of = in_order(teller, first, said, goes_on)
    if told_of.seat is None:
        told_of.seat = seat_of(event)
    return told_of


def seat_of(event: Event) -> int | None:
    """Whose line it is: a Beheaded has the number of its seat, Serenade has none."""
    who = event.facts.get("fighter")
    return who if isinstance(who, int) and who < SERENADES_NUMBER else None


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
    seats = list(dict.fromkeys(event.facts["seat"] for event in known))
    said: list[Said] = []
    for seat in seats:
        own = [event for event in known if event.facts["seat"] == seat]
        said.append((own[0], say("draws", player=player(own[0]), cards=listed([card(event) for event in own]))))
    unseen = [event for event in events if event.kind == "drew-unseen"]
    if unseen:
        alone = len({event.facts["seat"] for event in unseen}) == 1
        sentence = say("draws-unseen", player=player(unseen[0]), count=len(unseen)) if alone else say("hands-filled")
        said.append((unseen[0], sentence))
    return said


def showing(teller: Teller) -> list[Said]:
    shown = teller.of_kinds("showed")
    cards = listed([say("shows-one", fighter=fighter(event), card=card(event)) for event in shown])
    return [(shown[0], say("shows", cards=cards))]


def going(teller: Teller) -> list[Said]:
    """Where to, what lies there, and who decides from now on."""
    return [(event, told(event)) for event in teller.of_kinds("went", "turned-up", "first")]


def rounding(teller: Teller) -> list[Said]:
    """A round of a fight, from its name to the next question."""
    event = teller.one()
    return [(event, turn(event)), *round_on(teller)]


def round_on(teller: Teller) -> list[Said]:
    said: list[Said] = []
    while teller.next is not None and teller.next.kind in IN_A_ROUND:
        said += IN_A_LINE.get(teller.next.kind, single)(teller)
    return said


def begun(teller: Teller) -> list[Said]:
    """What somebody does before round I, and what comes of it."""
    return [*single(teller), *round_on(teller)]


def over(teller: Teller) -> list[Said]:
    """The fight is over, and everybody has a hand again."""
    return [*single(teller), *(drawing(teller) if teller.next is not None and teller.next.kind in DRAWS else [])]


def striking(teller: Teller) -> list[Said]:
    """Blows at one enemy, one after another by the same hand, and its end."""
    first = teller.events[teller.at]
    same = (first.facts["space"], first.facts.get("by", NOTHING), first.facts.get("state", NOTHING))
    return blows(teller.take(lambda event: event.kind in BLOWS and (event.kind == "spilled" or at_same(event, same))))


def at_same(event: Event, same: tuple[object, object, object]) -> bool:
    """Who kills has struck the last blow, so that need not be said again."""
    space, by, state = same
    return event.facts["space"] == space and event.facts.get("by", by) == by and (event.facts.get("state", state) == state)


def enemy_acting(teller: Teller) -> list[Said]:
    """What an enemy does in its row, and who takes it."""
    event = teller.one()
    own = teller.of_kinds(*ITS_OWN)
    after = harming(teller)
    said: list[Said] = [(each, told(each)) for each in own]
    return [*([(event, strikes(event))] if after or not own else []), *said, *after]


def harming(teller: Teller) -> list[Said]:
    return suffering(teller.of_kinds(*SUFFERED))


def marking(teller: Teller) -> list[Said]:
    """A state of an enemy, however many tokens of it one and the same hand puts there."""
    first = teller.events[teller.at]
    events = teller.take(lambda event: event.kind == "enemy-state" and event.facts == first.facts)
    return [(events[0], deed_of(events[0]))]


def shielding(teller: Teller) -> list[Said]:
    first = teller.events[teller.at]
    who = first.facts["fighter"]
    return [shields(teller.take(lambda event: event.kind == first.kind and event.facts["fighter"] == who))]


IN_A_LINE: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "enemy": appearing,
    "enemy-state": marking,
    **dict.fromkeys(("enemy-hurt", "enemy-blocked", "killed"), striking),
    "enemy-acts": enemy_acting,
    **dict.fromkeys(("shield", "golden"), shielding),
    **dict.fromkeys(SUFFERED, harming),
}
LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    **IN_A_LINE,
    **dict.fromkeys(DRAWS, drawing),
    "showed": showing,
    "went": going,
    "round": rounding,
    "entry": begun,
    "fight-over": over,
}
