"""Words of the agenda and of actions: small ints that every chapter knows."""

from typing import Final

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

STEP_NAMES: Final = (
    "claim", "setup", "drawup", "discard", "trade", "trade", "trade", "play", "move",
    "tokens", "hurt", "lose", "fill", "overlord", "end", "begin",
)  # fmt: skip

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

VERBS: Final = (
    "pass", "claim", "place", "scatter", "discard", "offer", "offer-any", "give", "refuse", "accept", "decline",
    "hit", "nice-shot", "all-for-one", "slay", "tar", "drive", "build", "fortify", "missing", "draw", "scavenge",
    "hurt", "summon", "unleash",
)  # fmt: skip
