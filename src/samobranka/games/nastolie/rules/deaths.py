"""What deaths trigger: Dish, Minusoid, Energan, and the Forge."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.regions import Number, OneOf, Region
from samobranka.games.nastolie.material import ADJACENT_GAP, FACINGS, FIGHTER, FORGE, HERO, MOST_COPIES, OUTWARD
from samobranka.games.nastolie.material import DISH as DISH_KIND
from samobranka.games.nastolie.material import ENERGAN as ENERGAN_KIND
from samobranka.games.nastolie.material import MINUSOID as MINUSOID_KIND
from samobranka.games.nastolie.names import ARTEFACT, CHARACTERS, DISCS
from samobranka.games.nastolie.places import beside
from samobranka.games.nastolie.rules.ground import Somewhere, ground_of, put, room
from samobranka.games.nastolie.rules.penalties import take_black, take_violet
from samobranka.games.nastolie.rules.steps import (
    DEATHS,
    DISH,
    ENERGAN,
    ENERGANS,
    MINUSOID,
    MINUSOIDS,
    PASS,
    V_LAY,
    V_NAME,
    V_NEXT,
    V_PASS,
    V_RAISE,
    V_USUAL,
)
from samobranka.games.nastolie.rules.steps import FORGE as FORGE_STEP
from samobranka.games.nastolie.state import DEAD, GROUND, KIND, ON_CARD, OWNER, State

# The trigger of each kind, in the usual order.
TRIGGERS: Final = ((DISH_KIND, DISH), (MINUSOID_KIND, MINUSOID), (ENERGAN_KIND, ENERGAN))


class Deaths(Step[State, State]):
    """NA-1111: what the dead of one moment trigger. Only Minusoids and Energans touch each other; (DEATHS, disc …)."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        kinds = [KIND[disc] for disc in due[1:]]
        if MINUSOID_KIND not in kinds or ENERGAN_KIND not in kinds or s.active >= s.setup.seats:
            return None
        return Decision(s.active, "next", [(V_NEXT, MINUSOIDS), (V_NEXT, ENERGANS), (V_USUAL,)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        self.unfold(s, due[1:], action == (V_NEXT, ENERGANS))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        self.unfold(s, due[1:], False)

    def unfold(self, s: State, dead: Due, bonus_first: bool) -> None:
        triggers = (TRIGGERS[0], TRIGGERS[2], TRIGGERS[1]) if bonus_first else TRIGGERS
        found: list[Due] = [(step, disc) for kind, step in triggers for disc in dead if KIND[disc] == kind]
        found += [(FORGE_STEP, disc) for disc in dead if not s.friends(s.active, OWNER[disc])]
        s.agenda += reversed(found)


class Dish(Step[State, State]):
    """NA-713: his disc may go on the card of another hero on the field, own or allied."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        dish = due[1]
        owner = OWNER[dish]
        if owner >= s.setup.seats or s.where[dish] != DEAD:
            return None
        heroes = [hero for hero in s.field if s.rank(hero) == HERO and hero != dish and s.friends(owner, OWNER[hero])]
        return Decision(owner, "lay", [PASS, *((V_LAY, dish, hero) for hero in heroes)], due) if heroes else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_LAY:
            s.where[due[1]] = ON_CARD + action[2]
            if emit is not None:
                emit(Event("avenged", {"disc": due[1], "hero": action[2]}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Minusoid(Step[State, State]):
    """NA-715: its owner names a player, himself included, who takes a black card. In a puzzle that is the solver."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        owner = OWNER[due[1]]
        if owner >= s.setup.seats:
            return None
        return Decision(owner, "penalty", [(V_NAME, seat) for seat in range(s.setup.seats) if not s.is_out(seat)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_black(s, action[1], "minusoid", emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_black(s, s.active, "minusoid", emit)


class Energan(Step[State, State]):
    """NA-1007: its owner takes a violet card."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_violet(s, OWNER[due[1]], emit)


def fighters_of(s: State, seat: int) -> list[int]:
    """Those of a player on the field."""
    return [disc for disc in s.field if OWNER[disc] == seat and s.rank(disc) == FIGHTER]


def discs_left(s: State, seat: int, order: int) -> int:
    """NA-116: fighter discs of an Order that are neither on the field nor on a hero's card."""
    roster = s.setup.roster
    taken = sum(
        1
        for disc in range(CHARACTERS)
        if (disc in s.field or s.where[disc] >= ON_CARD)
        and OWNER[disc] == seat
        and roster.rank[KIND[disc]] == FIGHTER
        and roster.order[KIND[disc]] == order
    )
    return MOST_COPIES - taken


class Forge(Step[State, State]):
    """NA-808: an enemy has died in the controller's own turn: one of his dead fighters comes back beside the Forge."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        seat, forge = s.active, ARTEFACT + FORGE
        if s.controller(forge) != seat or s.used >> FORGE & 1 or seat >= s.setup.seats:
            return None
        if len(fighters_of(s, seat)) >= s.fighters[seat] or s.where[forge] != GROUND:
            return None
        dead = [disc for disc in returning(s, seat) if discs_left(s, seat, s.setup.roster.order[KIND[disc]]) > 0]
        region = None if not dead else beside_region(s, V_RAISE, dead, forge)
        return None if region is None else Decision(seat, "forge", [PASS], due, (region,))

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_PASS:
            return
        forge, disc = ARTEFACT + FORGE, action[1]
        s.used |= 1 << FORGE
        if emit is not None:
            emit(Event("used", {"seat": s.active, "artefact": forge, "how": ""}))
        arrive(s, disc, action[2], action[3], action[4], "forge", emit)
        s.raised = (*s.raised, disc)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def returning(s: State, seat: int) -> list[int]:
    """Dead fighters of a player, the first of each kind."""
    found: dict[int, int] = {}
    for disc in range(CHARACTERS):
        if s.where[disc] == DEAD and OWNER[disc] == seat and s.rank(disc) == FIGHTER:
            found.setdefault(KIND[disc], disc)
    return list(found.values())


def beside_region(s: State, verb: int, discs: list[int], host: int) -> Region | None:
    """NA-1108: one of these discs of one size, adjacent to a disc on the ground; None where there is no room."""
    ground, radius = ground_of(s), s.setup.radius[discs[0]]
    x, y, other = s.x[host], s.y[host], s.setup.radius[host]
    witness = room(beside(ground, x, y, other, radius), x, y, radius + other, radius + other + ADJACENT_GAP)
    if witness is None:
        return None
    spot = Somewhere("spot", lambda: beside(ground, x, y, other, radius), witness)
    facing = Number("facing", 0, FACINGS - 1, slack=FACINGS, usual=OUTWARD[s.seat(OWNER[discs[0]]).edge])
    return Region(verb, [OneOf("disc", DISCS, discs), spot, facing])


def arrive(s: State, disc: int, x: int, y: int, facing: int, cause: str, emit: Emit) -> None:
    """A character comes onto the field, with all its lives."""
    put(s, disc, x, y)
    s.face(disc, facing)
    s.give_lives(disc, s.limit(disc))
    s.field.append(disc)
    s.field.sort()
    if emit is not None:
        emit(Event("put", {"disc": disc, "x": x, "y": y, "facing": facing, "cause": cause}))


STEPS: Final[dict[int, Step[State, State]]] = {
    DEATHS: Deaths("deaths"),
    DISH: Dish("dish"),
    MINUSOID: Minusoid("minusoid"),
    ENERGAN: Energan("energan"),
    FORGE_STEP: Forge("forge"),
}
