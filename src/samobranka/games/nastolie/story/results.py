"""What comes of a flick or a shot, of a spell, a property or a missile: each in a sentence of its own."""

from collections.abc import Callable, Sequence
from typing import Final

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.games.nastolie.story.sayings import OF, WHOM, Said, disc, missile_kind, number, player, say

# What can only follow from something; the discs that are put back are seen, and not told.
RESULTS: Final = frozenset((
    "moved", "missed", "targeted", "struck", "wounded", "spared", "healed", "died", "laid", "slipped", "discarded", "freed",
    "took", "fell", "left", "returned", "put", "avenged", "vented", "penalty", "black", "violet", "cancelled", "spent",
    "lacking", "scored", "spurned", "delivered", "gate-passed", "glass-hit", "glass-broken", "supplied", "emptied", "out",
))  # fmt: skip
# Of a blow: what the one who is struck suffers.
SUFFERED: Final = ("wounded", "spared", "died")


class Blow:
    """Somebody is struck or hit, and what he suffers from it."""

    def __init__(self, target: int, suffered: Sequence[Event]) -> None:
        self.target = target
        self.dies = any(event.kind == "died" for event in suffered)
        wounds = [event for event in suffered if event.kind == "wounded"]
        self.lives = number(wounds[-1], "lives") if wounds else 0
        self.fate = "kills" if self.dies else "wounds" if wounds else "spares"


def suffering(events: Sequence[Event], at: int, target: int) -> list[Event]:
    """What this character suffers from here on, before anything happens to anybody else."""
    found: list[Event] = []
    for event in events[at:]:
        if event.kind not in SUFFERED or event.facts["disc"] != target:
            break
        found.append(event)
    return found


def results(events: Sequence[Event], seat: Message, first: bool = False) -> list[Said]:
    """Everything in these events that is worth a word. `first`: the first blow has been told with the flick itself."""
    said: list[Said] = []
    at = 0
    struck = first
    while at < len(events):
        event = events[at]
        at += 1
        if event.kind == "struck":
            suffered = suffering(events, at, number(event, "target"))
            at += len(suffered)
            if not first:
                blow = Blow(number(event, "target"), suffered)
                how = "then" if struck else "strikes"
                target = disc(event, "target", WHOM)
                said.append((event, say(f"{how}-{blow.fate}", player=seat, disc=disc(event), target=target, lives=blow.lives)))
            first, struck = False, True
        elif event.kind == "wounded":
            suffered = suffering(events, at, number(event, "disc"))
            at += len(suffered)
            said.append((event, wounded(event, suffered)))
        elif event.kind in SAYINGS:
            said.append((event, SAYINGS[event.kind](event)))
    return said


def wounded(event: Event, suffered: Sequence[Event]) -> Message:
    """By a missile that lies on it, by a Ratnik, by its own Lasso."""
    dies = any(each.kind == "died" for each in suffered)
    fate = "dies" if dies else "hurt"
    return say(f"{event.facts['cause']}-{fate}", disc=disc(event), whom=disc(event, form=WHOM), lives=number(event, "lives"))


def healed(event: Event) -> Message:
    return say(f"heal-{event.facts['cause']}", disc=disc(event), gained=number(event, "gained"), lives=number(event, "lives"))


def laid(event: Event) -> Message:
    return say(f"laid-{event.facts['cause']}", missile=disc(event, "missile"), disc=disc(event, "on"), of=disc(event, "on", OF))


def put(event: Event) -> Message:
    return say(f"put-{event.facts['cause']}", disc=disc(event))


def penalty(event: Event) -> Message:
    return say(f"penalty-{event.facts['how']}", player=player(event))


def black(event: Event) -> Message:
    """That a penalty is a black card, the penalty has said."""
    return say(f"black-{event.facts['cause']}", player=player(event), count=number(event, "count"))


def scored(event: Event) -> Message:
    return say(
        f"scored-{event.facts['cause']}", player=player(event), points=number(event, "points"), total=number(event, "total")
    )


def supplied(event: Event) -> Message:
    missile = missile_kind(number(event, "sort"), WHOM)
    return say("supplied", disc=disc(event), missile=missile, gained=number(event, "gained"), supply=number(event, "supply"))


SAYINGS: Final[dict[str, Callable[[Event], Message]]] = {
    "healed": healed,
    "spared": lambda event: say(f"spared-{event.facts['cause']}", disc=disc(event)),
    "died": lambda event: say("dies", disc=disc(event)),
    "laid": laid,
    "slipped": lambda event: say("slips", missile=disc(event, "missile"), disc=disc(event, "off", OF)),
    "freed": lambda event: say("freed", artefact=disc(event, "artefact"), disc=disc(event)),
    "took": lambda event: say("takes", player=player(event), disc=disc(event), artefact=disc(event, "artefact", WHOM)),
    "fell": lambda event: say("falls", disc=disc(event)),
    "left": lambda event: say("leaves", disc=disc(event)),
    "put": put,
    "avenged": lambda event: say("avenges", disc=disc(event), hero=disc(event, "hero", OF)),
    "penalty": penalty,
    "violet": lambda event: say("violet", player=player(event)),
    "cancelled": lambda event: say("cancelled", player=player(event)),
    "lacking": lambda event: say("lacking", player=player(event)),
    "scored": scored,
    "spurned": lambda event: say("spurned", player=player(event), victim=player(event, "victim")),
    "delivered": lambda event: say("delivered", player=player(event), count=number(event, "count")),
    "gate-passed": lambda event: say("gate", player=player(event), gate=number(event, "gate")),
    "glass-hit": lambda event: say("glass", hits=number(event, "hits"), needed=number(event, "needed")),
    "glass-broken": lambda event: say("glass-broken"),
    "supplied": supplied,
    "out": lambda event: say("out", player=player(event)),
}
