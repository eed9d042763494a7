"""Which events make one line."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.story import Passage, Teller, in_order, passages
from samobranka.games.bad_bones.describe import A, tell
from samobranka.games.bad_bones.material import CHIEF
from samobranka.games.bad_bones.names import PHASES
from samobranka.games.bad_bones.state import MARKET_PHASE, NEW_PHASE, TRAP_PHASE, WALK_PHASE
from samobranka.games.bad_bones.story.deeds import BLOWS, FEATS, feat, laying, simple, step
from samobranka.games.bad_bones.story.ending import AFTER, how_it_ended, who_won
from samobranka.games.bad_bones.story.land import WALKING, on_land, traps_gone
from samobranka.games.bad_bones.story.sayings import Said, how_many, number, player, say, skeletons

COMING: Final = ("drew", "appeared")
# The end of a walk: what was used is turned over, or gone.
WEAR: Final = ("damaged", "destroyed", "hearse", "spent", "capital")


def fold(events: Sequence[Event]) -> list[Passage]:
    return passages(events, passage)


def passage(teller: Teller) -> Passage:
    first = teller.at
    event = teller.events[first]
    said = LINES.get(event.kind, single)(teller)
    pass_over(teller)
    told = in_order(teller, first, said)
    if event.kind in NOBODYS:
        told.seat = None
    return told


def pass_over(teller: Teller) -> None:
    """What is not worth a line of its own belongs to the one before."""
    while (event := teller.next) is not None:
        if event.kind == "returned" or (event.kind == "phase" and event.facts["phase"] == TRAP_PHASE):
            teller.at += 1
            continue
        before = teller.at
        if event.kind in WALKING:
            quiet = not on_land(of_seat(teller, event.facts["seat"], WALKING))
        else:
            quiet = event.kind in WEAR and not worn(teller.of_kinds(*WEAR))
        if not quiet:
            teller.at = before
            return


def of_seat(teller: Teller, seat: object, kinds: Sequence[str]) -> list[Event]:
    return teller.take(lambda event: event.kind in kinds and event.facts.get("seat") == seat)


def single(teller: Teller) -> list[Said]:
    """A line of its own."""
    event = teller.one()
    return [(event, tell(event))]


def doing(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, simple(event))]


def hero(teller: Teller) -> list[Said]:
    first = teller.one()
    return step(first, of_seat(teller, first.facts["seat"], BLOWS))


def weapon(teller: Teller) -> list[Said]:
    first = teller.one()
    return feat(first, of_seat(teller, first.facts["seat"], FEATS))


def trap(teller: Teller) -> list[Said]:
    first = teller.one()
    return laying(first, of_seat(teller, first.facts["seat"], WALKING))


def phase(teller: Teller) -> list[Said]:
    """A round, the market, the walk; newcomers are told with their phase."""
    event = teller.one()
    if event.facts["phase"] == NEW_PHASE:
        said = newcomers(event, teller.of_kinds(*COMING))
        return said if said or teller.next is None else LINES.get(teller.next.kind, single)(teller)
    if event.facts["phase"] in (WALK_PHASE, MARKET_PHASE, TRAP_PHASE):
        return [(event, say(f"phase-{PHASES[number(event, 'phase')]}"))]
    return [(event, tell(event))]


def by_seat(events: Sequence[Event]) -> list[list[Event]]:
    seats = sorted({number(event, "seat") for event in events})
    return [[event for event in events if event.facts["seat"] == seat] for seat in seats]


def gathering(teller: Teller) -> list[Said]:
    """Before the first round; some are drawn and put back."""
    come = teller.of_kinds(*COMING)
    lands = len({event.facts["seat"] for event in come})
    each = len([event for event in come if event.kind == "appeared"]) // lands
    return [(come[0], say("gather", count=each, lands=lands))]


def newcomers(begins: Event, come: Sequence[Event]) -> list[Said]:
    """Who comes back from a cemetery, and which chiefs are drawn. That three more rise in every forest is no news."""
    drawn = [event for event in come if event.kind == "drew"]
    fresh = {(event.facts["seat"], event.facts["token"]) for event in drawn}
    risen = [event for event in come if event.kind == "appeared" and (event.facts["seat"], event.facts["token"]) not in fresh]
    said: list[Said] = []
    for events, what in (risen, "risen"), ([event for event in drawn if CHIEF[number(event, "token")]], "chiefs"):
        for same in by_seat(events):
            facts = {"who": skeletons(same, A), "player": player(same[0])}
            said.append((same[0], say(what, **facts, count=how_many(same))))
    return [(begins, say("newcomers" if drawn else "no-newcomers")), *said] if said else []


def walking(teller: Teller) -> list[Said]:
    """What happens on one land. Where somebody was driven or sent on and nothing else came of it, that is told."""
    first = teller.events[teller.at]
    events = of_seat(teller, first.facts["seat"], WALKING)
    said = on_land(events)
    if not said and first.kind == "moved":
        heading = Message(f"bad_bones-heading-{'nesw'[number(first, 'heading')]}")
        said = [(first, say("goes", who=skeletons([first], A), heading=heading))]
    elif not said:
        return [(first, tell(first))]
    begins, what = said[0]
    return [(begins, say("on-land", player=player(first), what=what)), *said[1:]]


def worn(events: Sequence[Event]) -> list[Said]:
    """What is gone for good; what is only turned over everybody sees."""
    said: list[Said] = []
    for same in by_seat([event for event in events if event.kind == "destroyed"]):
        for cause in ("stolen", "sabotaged", "worn"):
            gone = [event for event in same if event.facts["cause"] == cause]
            if gone:
                said.append((gone[0], traps_gone(gone)))
    for event in events:
        if event.kind == "hearse":
            said.append((event, hearse(event)))
        elif event.kind == "spent":
            said.append((event, say("spent", who=skeletons([event], A))))
        elif event.kind == "capital":
            said.append((event, say("capital", left=number(event, "left"))))
    return said


def hearse(event: Event) -> Message:
    """To whoever got its passengers; in co-op to all, alone back to oneself."""
    if event.facts["common"]:
        return say("hearse-common", player=player(event))
    own = event.facts["target"] == event.facts["seat"]
    return say("hearse-back" if own else "hearse", player=player(event), target=player(event, "target"))


def wearing(teller: Teller) -> list[Said]:
    events = teller.of_kinds(*WEAR)
    return worn(events) or [(events[0], tell(events[0]))]


def ending(teller: Teller) -> list[Said]:
    """How it ended and why."""
    first = teller.one()
    return how_it_ended(first, teller.of_kinds(*AFTER))


def winning(teller: Teller) -> list[Said]:
    event = teller.one()
    return [(event, who_won(event))]


# What is nobody's doing, though a seat is named in it.
NOBODYS: Final = ("phase", "drew", "appeared", "ended", *WEAR)
LINES: Final[dict[str, Callable[[Teller], list[Said]]]] = {
    "phase": phase,
    **dict.fromkeys(COMING, gathering),
    **dict.fromkeys(("retrieved", "started", "waited", "bought", "passed", "first-buyer", "went-on"), doing),
    "hero": hero,
    "weapon": weapon,
    "laid": trap,
    **dict.fromkeys(WALKING, walking),
    **dict.fromkeys(WEAR, wearing),
    "ended": ending,
    **dict.fromkeys(("won", "won-taller"), winning),
}
