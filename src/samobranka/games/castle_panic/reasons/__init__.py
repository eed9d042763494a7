"""Why a choice may be good, for somebody who asks for a hint. Each reason claims only what can be counted on the table.

Whatever is chosen may be asked about, so nothing here says that a choice is the best one. A test plays games and counts every
claim again (tests/castle_panic/test_reasons.py).
"""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.names import VERBS
from samobranka.games.castle_panic.reasons import cards, hands, overlord, setup
from samobranka.games.castle_panic.reasons.words import Reason, because
from samobranka.games.castle_panic.state import State

REASONS: Final[dict[str, Reason]] = setup.REASONS | hands.REASONS | cards.REASONS | overlord.REASONS


def explain(s: State, seat: int, action: Action) -> Message | None:
    """The reason, as a message; None where there is nothing honest to say."""
    verb = VERBS[action[0]].name
    if verb == "pass":
        return passing(s, seat)
    reason = REASONS.get(verb)
    return None if reason is None else reason(s, seat, action)


def passing(s: State, seat: int) -> Message | None:
    """Why somebody leaves it at that."""
    asked = s.asked
    if asked is None:
        return None
    if asked.stop:
        return because("stop-place" if asked.question == "place" else "stop")
    if asked.question == "command":
        return because("pass-command", tokens=len(s.overlord_hand))
    if asked.question == "play":
        return cards.enough(s, seat)
    return hands.keep_all(s, seat) if asked.question == "discard" else hands.no_trade(s, seat)
