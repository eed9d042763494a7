"""Why a choice may be good, for somebody who asks for a hint. Each reason claims only what can be seen or tried out.

What is tried out: the rules themselves, on a copy, with a hand that does not tremble; and where hands do tremble, how often it
comes out the same. Whatever is chosen may be asked about, so nothing here says that a choice is the best one. A test plays
games and checks every claim again (tests/nastolie/test_reasons.py).
"""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.nastolie.reasons import flicks, gifts, setup
from samobranka.games.nastolie.reasons.words import Reason
from samobranka.games.nastolie.state import State
from samobranka.games.nastolie.verbs import VERBS

REASONS: Final[dict[str, Reason]] = flicks.REASONS | gifts.REASONS | setup.REASONS


def explain(s: State, seat: int, action: Action) -> Message | None:
    """The reason, as a message; None where there is nothing honest to say."""
    reason = REASONS.get(VERBS[action[0]].name)
    return None if reason is None else reason(s, seat, action)
