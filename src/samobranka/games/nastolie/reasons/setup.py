"""Why an Order, a hero, or a place in the set-up."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.nastolie.describe import DISC_WORDS, KIND_WORDS
from samobranka.games.nastolie.material import H1, H2, HERO
from samobranka.games.nastolie.names import character
from samobranka.games.nastolie.reasons.words import Reason, Trial, because, gap
from samobranka.games.nastolie.rules.setup import waiting_of
from samobranka.games.nastolie.rules.steps import CATCH
from samobranka.games.nastolie.state import KIND, OWNER, State


def order(s: State, seat: int, action: Action) -> Message:
    """NA-117"""
    force = s.setup.roster.forces[action[1]]
    return because("order", first=KIND_WORDS[force[H1]], second=KIND_WORDS[force[H2]])


def hero(s: State, seat: int, action: Action) -> Message | None:
    """NA-117, NA-1207: who comes along, or who lies under the glass."""
    kind = action[1]
    if s.asked is not None and s.asked.about[0] == CATCH:
        others = [disc for disc in waiting_of(s, seat) if s.rank(disc) == HERO and KIND[disc] != kind]
        return because("caught", disc=DISC_WORDS[others[0]]) if others else None
    return because("hero", disc=DISC_WORDS[character(kind, seat)], lives=s.setup.roster.lives[kind])


def place(s: State, seat: int, action: Action) -> Message:
    """How much room a disc has among its own."""
    disc = action[1]
    world = Trial(s, seat, action).world
    own = [other for other in world.field if other != disc and OWNER[other] == seat]
    if not own:
        return because("place-first", disc=DISC_WORDS[disc])
    near = min(own, key=lambda other: (gap(world, disc, other), other))
    return because("place", disc=DISC_WORDS[disc], other=DISC_WORDS[near], mm=gap(world, disc, near))


def line(s: State, seat: int, action: Action) -> Message:
    return because("line", count=len(waiting_of(s, seat)))


REASONS: Final[dict[str, Reason]] = {"order": order, "hero": hero, "place": place, "line": line}
