"""At a practice table whoever may act may also put any disc anywhere: to try out an aim, not to play. No rule allows it."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.core.regions import OneOf, Region, Spot
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS, DISCS
from samobranka.games.nastolie.places import Ground, within_table
from samobranka.games.nastolie.rules.effects import move
from samobranka.games.nastolie.rules.flow import settle
from samobranka.games.nastolie.rules.ground import ground_of
from samobranka.games.nastolie.rules.steps import V_PUT
from samobranka.games.nastolie.state import GROUND, NOBODY, State

VERBS: Final = (V_PUT,)


def regions(s: State, decision: Decision) -> list[Region]:
    """Discs of one size each. A puzzle stays as it was set."""
    if decision.question != "act" or s.setup.puzzle:
        return []
    sizes: dict[int, list[int]] = {}
    for disc in movable(s):
        sizes.setdefault(s.setup.radius[disc], []).append(disc)
    return [region(s, radius, discs) for radius, discs in sizes.items()]


def movable(s: State) -> list[int]:
    return [*s.field, *(one for one in range(ARTEFACT, BARREL) if s.where[one] == GROUND), *s.barrels]


def region(s: State, radius: int, discs: list[int]) -> Region:
    """Wherever no obstacle stands: where another disc lies, the nearest free place is meant."""
    places = [(s.x[disc], s.y[disc]) for disc in discs]
    spot = Spot("spot", [within_table(radius)], Ground(s.terrain.obstacles).taken(radius), radius)
    return Region(V_PUT, [OneOf("disc", DISCS, discs, places), spot])


def apply(s: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
    """Whoever stands on an artefact goes with it; what lies on a character, too. No action is spent."""
    asked = s.asked
    if asked is None or asked.seat != seat:
        raise Illegal("nastolie-refused-turn")
    if not any(each.contains(action) for each in regions(s, asked)):
        raise Illegal("nastolie-refused-place")
    disc = action[1]
    x, y = ground_of(s, disc).nearest_free(action[2], action[3], s.setup.radius[disc])
    if disc < CHARACTERS:
        move(s, disc, x, y, NOTHING, "hand", emit)
    else:
        rider = s.riders[disc - ARTEFACT] if disc < BARREL else NOBODY
        for each in (disc, rider):
            if each != NOBODY:
                s.x[each], s.y[each] = x, y
        if emit is not None:
            emit(Event("put", {"disc": disc, "x": x, "y": y, "facing": 0, "cause": "hand"}))
    settle(s, chance, emit)
