"""Which events make one line."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.names import NOTHING
from samobranka.core.story import Passage, actor, listed
from samobranka.games.dead_cells.describe import SPACE_WORDS, STATE_WORDS, number, some_of
from samobranka.games.dead_cells.names import LINE
from samobranka.games.dead_cells.story.sayings import (
    Said,
    card,
    fighter,
    foe,
    health_left,
    is_somebodys,
    monster,
    player,
    say,
    told,
)

# What a blow at one of us brings with it, and what an enemy does to itself or its like.
SUFFERED: Final = (
    "assigned", "hurt", "blocked", "cancelled", "warded", "state", "companion-hurt", "worm", "died", "cheated-death",
)  # fmt: skip
ITS_OWN: Final = ("enemy-shield", "vanished", "fled")
# What a blow at an enemy brings with it.
BLOWS: Final = ("enemy-hurt", "enemy-blocked", "killed", "spilled")
DRAWS: Final = ("drew", "drew-unseen")


class Teller:
    """Goes through the events of one choice from the first to the last."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.at = 0

    @property
    def next(self) -> Event | None:
        return self.events[self.at] if self.at < len(self.events) else None

    def take(self, fits: Callable[[Event], bool]) -> list[Event]:
        first = self.at
        while self.at < len(self.events) and fits(self.events[self.at]):
            self.at += 1
        return list(self.events[first : self.at])

    def of_kinds(self, *kinds: str) -> list[Event]:
        return self.take(lambda event: event.kind in kinds)

    def passage(self) -> Passage:
        first = self.at
        event = self.events[first]
        said = LINES.get(event.kind, single)(self)
        places = {id(each): at for at, each in enumerate(self.events[first : self.at])}
        placed = sorted(((places[id(begins)], sentence) for begins, sentence in said), key=lambda pair: pair[0])
        # Who takes it was asked: the answer goes on with the line that told of the blow.
        joins = first == 0 and event.kind in SUFFERED
        return Passage(self.at - first, [sentence for _, sentence in placed], actor(event), [at for at, _ in placed], joins)


def fold(events: Sequence[Event]) -> list[Passage]:
    teller = Teller(events)
    passages: list[Passage] = []
    while teller.next is not None:
        passages.append(teller.passage())
    return passages


def single(teller: Teller) -> list[Said]:
    event = teller.events[teller.at]
    teller.at += 1
    return [(event, told(event))]


def appearing(teller: Teller) -> list[Said]:
    """The scorpion waits behind you; the zombie stands before you."""
    return [(event, stands(event)) for event in teller.of_kinds("enemy")]


def stands(event: Event) -> Message:
    if event.facts["space"] == NOTHING:
        return told(event)
    return say(f"stands-{LINE[number(event, 'space')]}", foe=monster(event))


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
    """Where to, and what lies there."""
    return [(event, told(event)) for event in (teller.of_kinds("went") + teller.of_kinds("turned-up"))]


def striking(teller: Teller) -> list[Said]:
    """Blows at one enemy, one after another by the same hand, and its end."""
    first = teller.events[teller.at]
    same = (first.facts["space"], first.facts.get("by", NOTHING))
    events = teller.take(lambda event: event.kind in BLOWS and (event.kind == "spilled" or at_same(event, same)))
    return blows(events)


def at_same(event: Event, same: tuple[object, object]) -> bool:
    """Who kills has struck the last blow, so that need not be said again."""
    return event.facts["space"] == same[0] and event.facts.get("by", same[1]) == same[1]


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
        things = listed([some_of(number(each, "what"), number(each, "count")) for each in spoils])
        said.append((spoils[0], say("leaves", things=things)))
    return said


def blow(hits: Sequence[Event], dead: bool) -> Message:
    count = sum(number(event, "count") for event in hits)
    last = hits[-1]
    deed = "kill" if dead else "hit"
    if is_somebodys(last):
        return say(deed, fighter=fighter(last, "by"), foe=foe(last), count=count, left=health_left(last))
    return say(f"{deed}-itself", foe=foe(last), count=count, left=health_left(last))


def enemy_acting(teller: Teller) -> list[Said]:
    """What an enemy does in its row, and who takes it."""
    event = teller.events[teller.at]
    teller.at += 1
    own = teller.of_kinds(*ITS_OWN)
    after = suffering(teller) if teller.next is not None and teller.next.kind in SUFFERED else []
    said: list[Said] = [(each, told(each)) for each in own]
    if after or not own:
        behind = SPACE_WORDS[number(event, "space")]
        said.insert(0, (event, say("strikes", foe=foe(event), space=behind)))
    return said + after


def suffering(teller: Teller) -> list[Said]:
    """Anna takes it for all of you; her shield goes."""
    said: list[Said] = []
    while teller.next is not None and teller.next.kind in SUFFERED:
        event = teller.next
        teller.at += 1
        if event.kind != "assigned":
            said.append((event, plainly(event)))
            continue
        follows = teller.next
        if follows is not None and follows.kind in TAKEN and follows.facts["fighter"] == event.facts["fighter"]:
            teller.at += 1
            said.append((event, TAKEN[follows.kind](follows)))
        else:
            said.append((event, say("takes", fighter=fighter(event))))
    return said


def plainly(event: Event) -> Message:
    if event.kind != "hurt":
        return told(event)
    return fallen(event) if number(event, "left") == 0 else say("hurt", fighter=fighter(event), left=number(event, "left"))


def fallen(event: Event) -> Message:
    return say("falls", fighter=fighter(event))


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

LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "enemy": appearing,
    **dict.fromkeys(DRAWS, drawing),
    "showed": showing,
    "went": going,
    **dict.fromkeys(("enemy-hurt", "enemy-blocked", "killed"), striking),
    "enemy-acts": enemy_acting,
    **dict.fromkeys(SUFFERED, suffering),
}
