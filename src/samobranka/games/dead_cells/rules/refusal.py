"""Why a choice is not on offer: one clear reason for whoever tried it. Never on the way of a legal move."""

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.games.dead_cells.rules.playing import ANNOUNCEABLE
from samobranka.games.dead_cells.rules.steps import V_AIM, V_AIM_TWO, V_GO, V_PAY, V_PLACE, V_SWAP
from samobranka.games.dead_cells.state import Fighter, State


def refusal(s: State, seat: int, action: Action, asked: Decision | None) -> Illegal:
    """Says nothing about cards that the asker cannot see: they are his own."""
    return Illegal(f"dead_cells-refused-{why(s, seat, action, asked)}")


def why(s: State, seat: int, action: Action, asked: Decision | None) -> str:
    if asked is None:
        return "over"
    if asked.seat != seat:
        return "turn"
    verbs = {choice[0] for choice in asked.choices}
    if not action or action[0] not in verbs or len(action) != len(next(c for c in asked.choices if c[0] == action[0])):
        return "choice"
    verb = action[0]
    if verb == V_GO and asked.question == "path":
        return "way"
    if verb in (V_PLACE, V_PAY, V_SWAP):
        return of_a_card(s, seat, action)
    return "range" if verb in (V_AIM, V_AIM_TWO) else "choice"


def of_a_card(s: State, seat: int, action: Action) -> str:
    """DC-CMP-03, DC-CHK-01: it must be in the hand, bear what is announced, and bear the symbol that is asked for."""
    hands: list[Fighter] = [s.fighters[who] for who in s.beheaded() if s.seat_of(who) == seat]
    if not any(action[1] in fighter.hand for fighter in hands):
        return "card"
    if action[0] == V_PAY:
        return "symbol"
    return "announced" if action[0] == V_PLACE and (action[2], action[3]) not in ANNOUNCEABLE[action[1]] else "choice"
