"""Why a choice is not on offer: one clear reason for whoever tried it. Never on the way of a legal move."""

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.games.bad_bones.bones import standing_on
from samobranka.games.bad_bones.material import AROUND, BOMB, CRATER, DRAGON, PLACES, RIM, STEP, TRAP_KINDS, TURNED, WEAPON
from samobranka.games.bad_bones.rules.market import PRICE
from samobranka.games.bad_bones.rules.steps import V_BUY, V_CURSE, V_HERO, V_PLACE, V_PUSH, V_SEND, V_STRIKE, V_TAKE
from samobranka.games.bad_bones.state import Board, State


def refusal(s: State, seat: int, decision: Decision | None, action: Action) -> Illegal:
    """The reason, as `bad_bones-refused-…`."""
    if decision is None:
        return no("turn")
    b = s.boards[seat]
    if len(action) < 2:
        return no("choice")
    verb = action[0]
    if verb in (V_HERO, V_STRIKE) and decision.question in ("hero", "weapon"):
        return no(why_not_step(b, action[1]))
    if decision.question == "trap" and verb == V_PLACE and len(action) == 3:
        return no(why_not_place(s, b, action[1], action[2]))
    if decision.question == "trap" and verb == V_TAKE:
        return no(why_not_take(b, action[1]))
    if decision.question == "push" and verb == V_PUSH and len(action) == 3:
        return no(why_not_push(s, b, decision, action[2]))
    if verb in (V_SEND, V_CURSE) and action[1] == seat:
        return no("self")
    if decision.question == "market" and verb == V_BUY:
        return no(why_not_buy(s, b, action[1]))
    return no("choice")


def no(reason: str) -> Illegal:
    return Illegal("bad_bones-refused-" + reason)


def off_board(place: int) -> bool:
    return not 0 <= place < PLACES or bool(RIM >> place & 1)


def why_not_step(b: Board, place: int) -> str:
    """BB-10, BB-11"""
    if off_board(place):
        return "edge"
    if place == b.hero:
        return "stay"
    return "choice" if place in AROUND[b.hero] else "far"


def why_not_place(s: State, b: Board, tile: int, place: int) -> str:
    """BB-16, BB-17, BB-83, BB-84"""
    kind = tile & ~TURNED
    if off_board(place):
        return "edge"
    if not 1 <= kind < TRAP_KINDS or s.reserve_of(b)[kind] == 0:
        return "reserve"
    if b.towers >> place & 1:
        return "tower"
    if b.traps[place]:
        return "trap"
    if standing_on(b.skeletons, place) and kind not in (DRAGON, BOMB):
        return "skeletons"
    return "choice"


def why_not_take(b: Board, place: int) -> str:
    """BB-20, BB-83"""
    if off_board(place) or not b.traps[place]:
        return "empty"
    return "crater" if b.traps[place] == CRATER else "choice"


def why_not_push(s: State, b: Board, decision: Decision, heading: int) -> str:
    """BB-52, BB-55a"""
    if not 0 <= heading < 4 or any(choice[2] == heading for choice in decision.choices):
        return "choice"
    return "village" if s.setup.face.houses >> (decision.about[0] + STEP[heading]) & 1 else "blocked"


def why_not_buy(s: State, b: Board, item: int) -> str:
    """BB-68, BB-70, BB-72"""
    if not 1 <= item < len(PRICE) or not PRICE[item]:
        return "choice"
    if item >= WEAPON and b.weapon:
        return "weapon"
    if not s.stock[item]:
        return "stock"
    return "coins" if PRICE[item] > (s.coins if s.setup.coop else b.coins) else "choice"
