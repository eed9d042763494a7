"""Why a choice is not on offer: one clear reason for whoever tried it. Never on the way of a legal move."""

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.names import NOTHING
from samobranka.flick.hand import FARTHEST, STRONGEST
from samobranka.games.nastolie.material import (
    AKERU,
    FORGE,
    HARU,
    HOME_RADII,
    LASSO,
    MAGNETOSPHERE,
    MISSILE_RADIUS,
    PHANTOM,
    RAMPRAK,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL, CHARACTERS
from samobranka.games.nastolie.rules.artefacts import usable
from samobranka.games.nastolie.rules.rituals import CARD_OF
from samobranka.games.nastolie.rules.steps import (
    V_CALL,
    V_CAST,
    V_FLICK,
    V_LAY,
    V_PLACE,
    V_PULL,
    V_RAISE,
    V_SHOOT,
    V_TELEPORT,
    V_USE,
)
from samobranka.games.nastolie.rules.turn import held
from samobranka.games.nastolie.state import KIND, OWNER, State

PLACING = (V_PLACE, V_PULL, V_RAISE, V_CALL, V_TELEPORT)


def refusal(s: State, seat: int, decision: Decision | None, action: Action) -> Illegal:
    """The reason, as `nastolie-refused-…`."""
    if decision is None or decision.seat != seat:
        return no("turn")
    if not action:
        return no("choice")
    return no(why_not(s, seat, decision, action))


def no(reason: str) -> Illegal:
    return Illegal("nastolie-refused-" + reason)


def why_not(s: State, seat: int, decision: Decision, action: Action) -> str:
    verb = action[0]
    if verb in (V_FLICK, V_SHOOT):
        wrong = wrong_aim(action, 2 if verb == V_FLICK else 4)
        if wrong:
            return wrong
    if decision.question == "act":
        return why_not_act(s, seat, action)
    if verb in PLACING and any(region.verb == verb and region.size == len(action) for region in decision.regions):
        return "place"
    if verb in (V_USE, V_LAY, V_FLICK, V_SHOOT, V_CAST) or verb in CARD_OF:
        return "window" if decision.question != "flick" else "choice"
    return "choice"


def wrong_aim(action: Action, at: int) -> str:
    """NA-1304: a direction and a power that cannot be."""
    if len(action) != at + 3:
        return "choice"
    dx, dy, power = action[at:]
    if (dx == 0 and dy == 0) or max(abs(dx), abs(dy)) > FARTHEST:
        return "direction"
    return "" if 1 <= power <= STRONGEST else "power"


def why_not_act(s: State, seat: int, action: Action) -> str:
    """NA-201 to NA-216"""
    verb = action[0]
    if verb in CARD_OF:
        return why_not_ritual(s, seat, action)
    if verb == V_USE:
        return why_not_use(s, seat, action)
    if verb in (V_PULL, V_RAISE):
        kind = MAGNETOSPHERE if verb == V_PULL else FORGE
        return "window" if s.controller(ARTEFACT + kind) == seat else "control"
    if verb not in (V_FLICK, V_SHOOT, V_CAST, V_LAY) or len(action) < 2:
        return "choice"
    disc = action[1]
    if not 0 <= disc < CHARACTERS or disc not in s.field or OWNER[disc] != seat:
        return "choice"
    if disc in s.acted:
        return "acted"
    why = held(s, disc)
    if why:
        return why
    if s.actions == 0:
        return "actions"
    return why_not_with(s, disc, action)


def why_not_with(s: State, disc: int, action: Action) -> str:
    """NA-501, NA-502, NA-706 to NA-708, NA-714, NA-721"""
    verb, kind = action[0], KIND[disc]
    if verb == V_SHOOT:
        if not s.setup.roster.shoots[kind]:
            return "choice"
        if not s.supply(disc):
            return "supply"
        far = HOME_RADII * s.setup.radius[disc] + MISSILE_RADIUS
        dx, dy = action[2] - s.x[disc], action[3] - s.y[disc]
        return "far" if dx * dx + dy * dy > far * far else "place"
    if verb == V_LAY:
        return "reserve" if kind == HARU and not s.reserve(LASSO) else "choice"
    if verb == V_CAST:
        if kind == AKERU:
            full = len(s.supply(disc)) >= s.setup.roster.cap[AKERU]
            return "useless" if full else "reserve"
        target = action[2] if len(action) > 2 else NOTHING
        if kind == RAMPRAK and target in s.field and OWNER[target] == OWNER[disc]:
            return "weaker"
        if kind in (RAMPRAK, PHANTOM) and len(s.own(OWNER[disc])) < 2:
            return "useless"
    return "choice"


def why_not_use(s: State, seat: int, action: Action) -> str:
    """NA-807, NA-808"""
    if len(action) < 2 or not ARTEFACT <= action[1] < BARREL:
        return "choice"
    if s.controller(action[1]) != seat:
        return "control"
    if not usable(s, seat, action[1] - ARTEFACT):
        return "used"
    return "window" if action[1] - ARTEFACT in (MAGNETOSPHERE, FORGE) else "useless"


def why_not_ritual(s: State, seat: int, action: Action) -> str:
    """NA-906, NA-911"""
    if CARD_OF[action[0]] not in s.hands[seat]:
        return "choice"
    if action[0] in PLACING:
        asked = s.asked
        return "place" if asked is not None and any(region.verb == action[0] for region in asked.regions) else "useless"
    return "useless"
