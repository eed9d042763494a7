"""Ritual cards: drawn at the end of a turn of many wounds or none, played at any time in the own turn."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.regions import Number, OneOf, Region
from samobranka.games.nastolie.material import (
    CALL,
    CLEANSING,
    F1,
    FACINGS,
    HEALING,
    MOST_COPIES,
    RITUAL_WOUNDS,
    SLOTS,
    TELEPORT,
)
from samobranka.games.nastolie.names import DISCS, character
from samobranka.games.nastolie.places import anywhere
from samobranka.games.nastolie.rules.artefacts import different
from samobranka.games.nastolie.rules.deaths import arrive, beside_region, discs_left
from samobranka.games.nastolie.rules.effects import move
from samobranka.games.nastolie.rules.ground import Somewhere, ground_of, own_heroes
from samobranka.games.nastolie.rules.heaps import discard, empty
from samobranka.games.nastolie.rules.lives import heal
from samobranka.games.nastolie.rules.steps import (
    CHECK,
    DRAWN,
    RITUAL,
    V_CALL,
    V_CLEANSING,
    V_HEALING,
    V_KEEP,
    V_TELEPORT,
)
from samobranka.games.nastolie.state import DEAD, GROUND, ON_CARD, RESERVE, State

# Where ritual cards are drawn from.
DECK: Final = "rituals"
# The card that each verb plays.
CARD_OF: Final = {V_CALL: CALL, V_CLEANSING: CLEANSING, V_HEALING: HEALING, V_TELEPORT: TELEPORT}


def playable(s: State, seat: int, cards: Sequence[int]) -> tuple[list[Action], list[Region]]:
    """NA-207, NA-911: what these cards could do now; one that could do nothing cannot be played."""
    choices: list[Action] = []
    regions: list[Region] = []
    if HEALING in cards:
        choices += [(V_HEALING, disc) for disc in s.field if s.lives[disc] < s.limit(disc)]
    if CLEANSING in cards:
        choices += [(V_CLEANSING, missile) for missile in cleansed(s)]
    if CALL in cards:
        regions += call_regions(s, seat)
    if TELEPORT in cards:
        regions += [region for disc in s.own(seat) if (region := teleport_region(s, disc)) is not None]
    return choices, regions


def cleansed(s: State) -> list[int]:
    """Any one missile on a disc or on a card; of equal ones the first."""
    found = [missile for disc in s.field for missile in different(s, disc)]
    return found + [supply[0] for disc in s.field if (supply := card(s, disc))]


def card(s: State, disc: int) -> list[int]:
    """What lies on a character's own card."""
    return [missile for missile in s.supply(disc) if s.where[missile] == ON_CARD + disc]


def callable_fighters(s: State, seat: int) -> list[int]:
    """NA-116: a fighter of each kind of the own Orders of which a disc is left."""
    found: list[int] = []
    roster = s.setup.roster
    for order, force in enumerate(roster.forces):
        if s.orders[seat] >> order & 1 and discs_left(s, seat, order) > 0:
            for slot in range(F1, len(SLOTS)):
                discs = [character(force[slot], seat, copy) for copy in range(MOST_COPIES)]
                fresh = [disc for disc in discs if s.where[disc] == RESERVE]
                found += (fresh or [disc for disc in discs if s.where[disc] == DEAD])[:1]
    return found


def call_regions(s: State, seat: int) -> list[Region]:
    """NA-1108: next to one of the own heroes on the table."""
    fighters = callable_fighters(s, seat)
    if not fighters:
        return []
    heroes = [hero for hero in own_heroes(s, seat) if s.where[hero] == GROUND]
    return [region for hero in heroes if (region := beside_region(s, V_CALL, fighters, hero)) is not None]


def teleport_region(s: State, disc: int) -> Region | None:
    """Anywhere else on the field, on no disc and in no obstacle."""
    ground, radius, at = ground_of(s, disc), s.setup.radius[disc], (s.x[disc], s.y[disc])
    witness = ground.nearest_free(at[0], at[1], radius)
    spot = Somewhere("spot", lambda: anywhere(ground, radius), witness)
    facing = Number("facing", 0, FACINGS - 1, slack=FACINGS, usual=s.facing[disc])
    return Region(V_TELEPORT, [OneOf("disc", DISCS, [disc], [at]), spot, facing])


def play(s: State, seat: int, action: Action, emit: Emit) -> None:
    """NA-905: the card goes to the discard, and does what it says."""
    ritual = CARD_OF[action[0]]
    s.hands[seat].remove(ritual)
    s.discard.append(ritual)
    s.agenda.append((CHECK,))
    if emit is not None:
        emit(Event("chanted", {"seat": seat, "ritual": ritual, "target": action[1]}, reveals=False))
    if ritual == HEALING:
        heal(s, action[1], 1, "healing", emit)
    elif ritual == CLEANSING:
        where = s.where[action[1]]
        if where >= ON_CARD:
            empty(s, where - ON_CARD, [action[1]], "cleansing", emit)
        else:
            discard(s, action[1], "cleansing", emit)
    elif ritual == CALL:
        arrive(s, action[1], action[2], action[3], action[4], "call", emit)
    else:
        move(s, action[1], action[2], action[3], action[4], "teleport", emit)


class Ritual(Step[State, State]):
    """NA-902, NA-904, NA-905, NA-910: at the end of the turn, for four wounds or more dealt to enemies, or for none."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if not s.setup.rituals or 0 < s.dealt < RITUAL_WOUNDS:
            return
        if not s.deck:
            if not s.discard:
                return
            s.deck, s.discard = s.discard, []
            if emit is not None:
                emit(Event("reshuffled", {"count": len(s.deck)}))
        drawn = chance.draw(s.deck, DECK)
        s.hands[s.active].append(drawn)
        if emit is not None:
            cause = "many" if s.dealt else "none"
            seen = Event("drew-unseen", {"seat": s.active, "cause": cause}, reveals=True)
            facts: dict[str, int | str] = {"seat": s.active, "ritual": drawn, "cause": cause}
            emit(Event("drew", facts, reveals=True, seats=(s.active,), public=seen))
        s.agenda.append((DRAWN, s.active, drawn))


class Drawn(Step[State, State]):
    """NA-903: kept, or played at once."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        choices, regions = playable(s, due[1], [due[2]])
        # Asked in any case: whether it could be played at once is nobody else's business.
        stop = not choices and not regions
        return Decision(due[1], "ritual", [(V_KEEP,), *choices], due[:2], tuple(regions), stop)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] != V_KEEP:
            play(s, due[1], action, emit)
        elif emit is not None:
            emit(Event("kept", {"seat": due[1]}))


STEPS: Final[dict[int, Step[State, State]]] = {RITUAL: Ritual("ritual"), DRAWN: Drawn("drawn")}
