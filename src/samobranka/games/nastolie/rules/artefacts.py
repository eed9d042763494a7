"""Artefacts that are used at any time of the own turn: the Mine and the Fountain."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.material import ENDLESS, FOUNTAIN, MINE, NO_MISSILE
from samobranka.games.nastolie.names import ARTEFACT, MINE_WAYS, MISSILE
from samobranka.games.nastolie.rules.heaps import discard, fill
from samobranka.games.nastolie.rules.lives import heal
from samobranka.games.nastolie.rules.steps import CLEANSE, V_PICK, V_USE
from samobranka.games.nastolie.state import KIND, MISSILE_KIND, State

REFILL: Final = 0
DISCARD: Final = 1


def usable(s: State, seat: int, artefact: int) -> bool:
    """NA-807, NA-808: controlled, and not used in this turn."""
    return s.controller(ARTEFACT + artefact) == seat and not s.used >> artefact & 1


def uses(s: State, seat: int) -> list[Action]:
    """NA-808: what the artefacts of a player can do for him now; what could change nothing is not offered (NA-1101)."""
    found: list[Action] = []
    if usable(s, seat, MINE):
        if refilled(s, seat):
            found.append((V_USE, ARTEFACT + MINE, REFILL))
        if any(s.missiles_on(disc) for disc in s.own(seat)):
            found.append((V_USE, ARTEFACT + MINE, DISCARD))
    if usable(s, seat, FOUNTAIN) and thirsty(s, seat):
        found.append((V_USE, ARTEFACT + FOUNTAIN))
    return found


def refilled(s: State, seat: int) -> list[int]:
    """NA-511: who would gain a missile."""
    roster = s.setup.roster
    return [
        disc
        for disc in s.own(seat)
        if roster.missile[KIND[disc]] != NO_MISSILE
        and roster.limit[KIND[disc]] != ENDLESS
        and len(s.supply(disc)) < roster.cap[KIND[disc]]
        and s.reserve(roster.missile[KIND[disc]])
    ]


def thirsty(s: State, seat: int) -> list[int]:
    """Whom the Fountain helps: characters with one life, and room for more."""
    return [disc for disc in s.own(seat) if s.lives[disc] == 1 < s.limit(disc)]


def use(s: State, seat: int, action: Action, emit: Emit) -> None:
    """NA-807"""
    artefact = action[1] - ARTEFACT
    s.used |= 1 << artefact
    if emit is not None:
        emit(Event("used", {"seat": seat, "artefact": action[1], "how": MINE_WAYS[action[2]] if artefact == MINE else ""}))
    if artefact == FOUNTAIN:
        for disc in thirsty(s, seat):
            heal(s, disc, 1, "fountain", emit)
    elif action[2] == REFILL:
        for disc in refilled(s, seat):
            fill(s, disc, 1, s.setup.roster.cap[KIND[disc]], "mine", emit)
    else:
        s.agenda += [(CLEANSE, seat, disc) for disc in reversed(s.own(seat)) if s.missiles_on(disc)]


class Cleanse(Step[State, State]):
    """The Mine takes one missile off a character; of different ones its player chooses which."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        return Decision(due[1], "pick", [(V_PICK, missile) for missile in different(s, due[2])], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        discard(s, action[1], "mine", emit)


def different(s: State, disc: int) -> list[int]:
    """Of equal missiles on a disc that belong to the same player only the first."""
    seen: list[tuple[int, int]] = []
    found: list[int] = []
    for missile in s.missiles_on(disc):
        alike = (MISSILE_KIND[missile], s.by[missile - MISSILE])
        if alike not in seen:
            seen.append(alike)
            found.append(missile)
    return found


STEPS: Final[dict[int, Step[State, State]]] = {CLEANSE: Cleanse("cleanse")}
