"""Words of the agenda and of actions: small ints that every chapter knows. What they are called is in names.py."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.names import NOTHING

# Steps of the agenda. A step is a tuple: one of these, and what it is about.
CLAIM: Final = 0
PLACE: Final = 1
DRAW_UP: Final = 2
DISCARD: Final = 3
TRADE: Final = 4
ANSWER: Final = 5
CONFIRM: Final = 6
PLAY: Final = 7
MOVE: Final = 8
DRAW_TOKENS: Final = 9
HURT: Final = 10
LOSE: Final = 11
FILL_HAND: Final = 12
COMMAND: Final = 13
END_TURN: Final = 14
BEGIN: Final = 15
# Those that are phases; whatever else is due happens within one of them.
PHASES: Final[tuple[int, ...]] = (CLAIM, PLACE, DRAW_UP, DISCARD, TRADE, PLAY, MOVE, DRAW_TOKENS, COMMAND)

# Verbs of actions.
V_PASS: Final = 0
V_CLAIM: Final = 1
V_PLACE: Final = 2
V_SCATTER: Final = 3
V_DISCARD: Final = 4
V_OFFER: Final = 5
V_OFFER_ANY: Final = 6
V_GIVE: Final = 7
V_REFUSE: Final = 8
V_ACCEPT: Final = 9
V_DECLINE: Final = 10
V_HIT: Final = 11
V_NICE_SHOT: Final = 12
V_ALL_FOR_ONE: Final = 13
V_SLAY: Final = 14
V_TAR: Final = 15
V_DRIVE: Final = 16
V_BUILD: Final = 17
V_FORTIFY: Final = 18
V_MISSING: Final = 19
V_DRAW: Final = 20
V_SCAVENGE: Final = 21
V_HURT: Final = 22
V_SUMMON: Final = 23
V_UNLEASH: Final = 24


def phase_of(agenda: list[Due]) -> int:
    """CP-11, CP-90: the phase that is being played; NOTHING when the game is over."""
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place][0]
        if step in PHASES:
            return step
    return NOTHING
