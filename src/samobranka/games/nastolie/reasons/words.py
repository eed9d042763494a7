"""What reasons are made of: how a message is called, lists of names, a choice tried out, and how far discs are apart."""

from collections.abc import Callable, Sequence
from math import isqrt
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.core.events import Event
from samobranka.games.nastolie.describe import DISC_WORDS
from samobranka.games.nastolie.material import MM
from samobranka.games.nastolie.rules.flow import apply
from samobranka.games.nastolie.state import OWNER, State

WHY: Final = "nastolie-why-"
NAMES: Final = "nastolie-names-"
# Who asks about which choice, in which position; None where there is nothing honest to say.
Reason = Callable[[State, int, Action], Message | None]


def because(id: str, **facts: Fact | Message) -> Message:
    return Message(WHY + id, **facts)


def named(discs: Sequence[int]) -> Message:
    """A list of discs by their names: "A, B and C"."""
    said = DISC_WORDS[discs[0]]
    for disc in discs[1:-1]:
        said = Message(NAMES + "more", names=said, next=DISC_WORDS[disc])
    return said if len(discs) == 1 else Message(NAMES + "and", names=said, last=DISC_WORDS[discs[-1]])


def together(claims: Sequence[Message]) -> Message:
    """One claim after the other."""
    said = claims[0]
    for claim in claims[1:]:
        said = because("both", first=said, second=claim)
    return said


class Trial:
    """A choice made on a copy by a hand that does not tremble: what happened, and what the table looks like then."""

    def __init__(self, s: State, seat: int, action: Action) -> None:
        self.s = s
        self.seat = seat
        self.action = action
        self.world = s.copy()
        self.world.setup = s.setup.with_steady_hand()
        self.happened: list[Event] = []
        apply(self.world, seat, action, Chance(0), self.happened.append)

    def told(self, kind: str, *causes: str) -> list[Event]:
        """Events of a kind; of these causes, where any are named."""
        return [event for event in self.happened if event.kind == kind and (not causes or event.facts["cause"] in causes)]

    def discs(self, fact: str, kind: str, *causes: str) -> list[int]:
        """Whom such events are about, each once."""
        return list(dict.fromkeys(int(event.facts[fact]) for event in self.told(kind, *causes)))

    def enemies(self, discs: list[int]) -> list[int]:
        return [disc for disc in discs if not self.s.friends(self.seat, OWNER[disc])]

    def friends(self, discs: list[int]) -> list[int]:
        return [disc for disc in discs if self.s.friends(self.seat, OWNER[disc])]


def gap(s: State, one: int, other: int) -> int:
    """Whole millimetres between the rims of two discs."""
    dx, dy = s.x[one] - s.x[other], s.y[one] - s.y[other]
    return max(0, isqrt(dx * dx + dy * dy) - s.setup.radius[one] - s.setup.radius[other]) // MM


def nearest_foe(s: State, disc: int) -> int | None:
    """The enemy of a character who is nearest to it."""
    foes = [other for other in s.field if not s.friends(OWNER[disc], OWNER[other])]
    return min(foes, key=lambda other: (gap(s, disc, other), other), default=None)


def approach(trial: Trial, disc: int) -> Message | None:
    """Whether a character comes nearer to its enemies by a choice; of one's own, also whether it gets away from them."""
    if disc not in trial.s.field or disc not in trial.world.field:
        return None
    before, after = nearest_foe(trial.s, disc), nearest_foe(trial.world, disc)
    if before is None or after is None:
        return None
    old, new = gap(trial.s, disc, before), gap(trial.world, disc, after)
    mine = trial.s.friends(trial.seat, OWNER[disc])
    if old == new or (new > old and not mine):
        return None
    id = "far" if new > old else "near" if mine else "drawn"
    return because(id, disc=DISC_WORDS[disc], other=DISC_WORDS[after], mm=new)
