"""Spells: Ramprak sends somebody, Phantom swaps places, Akeru takes Ticks."""

from samobranka.core.decision import Action
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.material import AKERU, PHANTOM, RAMPRAK
from samobranka.games.nastolie.names import ARTEFACT
from samobranka.games.nastolie.rules.goals import is_frozen
from samobranka.games.nastolie.rules.ground import ground_of, put, stands
from samobranka.games.nastolie.rules.heaps import fill
from samobranka.games.nastolie.rules.penalties import spend_action
from samobranka.games.nastolie.rules.steps import BY_RAMPRAK, CHECK, FLICK, V_CAST
from samobranka.games.nastolie.state import KIND, OWNER, State

TICKS = 2


def spells_of(s: State, disc: int) -> list[Action]:
    """NA-701, NA-706 to NA-708, NA-721: what a character can cast; a spell that could change nothing is not offered."""
    kind = KIND[disc]
    if kind == RAMPRAK:
        return [(V_CAST, disc, other) for other in weaker(s, disc)]
    if kind == PHANTOM:
        return [(V_CAST, disc, other) for other in s.own(OWNER[disc]) if other != disc]
    if kind == AKERU and has_room(s, disc):
        return [(V_CAST, disc)]
    return []


def weaker(s: State, ramprak: int) -> list[int]:
    """NA-706: own characters with fewer lives now."""
    return [other for other in s.own(OWNER[ramprak]) if s.lives[other] < s.lives[ramprak] and not is_frozen(s, other)]


def has_room(s: State, akeru: int) -> bool:
    """NA-707"""
    roster = s.setup.roster
    return len(s.supply(akeru)) < roster.cap[AKERU] and bool(s.reserve(roster.missile[AKERU]))


def cast(s: State, seat: int, action: Action, emit: Emit) -> None:
    """NA-701, NA-702: the spell is the character's action; it does what the book tells, not the short text of the card."""
    disc = action[1]
    target = action[2] if len(action) > 2 else NOTHING
    s.acted = (*s.acted, disc)
    spend_action(s, emit)
    if emit is not None:
        emit(Event("cast", {"seat": seat, "disc": disc, "target": target, "left": s.actions}))
    s.agenda.append((CHECK,))
    if KIND[disc] == RAMPRAK:
        s.agenda.append((FLICK, target, seat, BY_RAMPRAK, 0))
    elif KIND[disc] == PHANTOM:
        swap(s, disc, target, emit)
    else:
        fill(s, disc, TICKS, s.setup.roster.cap[AKERU], "spell", emit)


def swap(s: State, one: int, other: int, emit: Emit) -> None:
    """NA-708: both stand where the other stood, on an artefact too: control goes on."""
    places = [(disc, s.x[disc], s.y[disc], s.where[disc] if s.on_artefact(disc) else NOTHING) for disc in (one, other)]
    for _, _, _, artefact in places:
        if artefact != NOTHING:
            s.riders[artefact - ARTEFACT] = NOTHING
    for disc, (_, x, y, artefact) in ((one, places[1]), (other, places[0])):
        if artefact == NOTHING:
            radius = s.setup.radius[disc]
            ground = ground_of(s, one, other) if disc == one else ground_of(s, other)
            if not ground.free(x, y, radius):
                x, y = ground.nearest_free(x, y, radius)
            put(s, disc, x, y)
        else:
            stands(s, disc, artefact)
        if emit is not None:
            facts: dict[str, int | str] = {"disc": disc, "x": s.x[disc], "y": s.y[disc], "facing": s.facing[disc]}
            emit(Event("put", facts | {"cause": "swap"}))
