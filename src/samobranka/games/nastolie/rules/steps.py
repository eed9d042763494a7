"""Words of the agenda and of actions: small ints that every chapter knows. What they are called is in the game's words.py."""

from typing import Final

from samobranka.core.action import Action

# Steps of the agenda. A step is a tuple: one of these, and what it is about.
BATTLE: Final = 0
FIRST: Final = 1
ORDER: Final = 2
HERO: Final = 3
FIGHTERS: Final = 4
CATCH: Final = 5
PLACE: Final = 6
DEAL: Final = 7
TURN: Final = 8
EFFECTS: Final = 9
ACT: Final = 10
RITUAL: Final = 11
NEXT_TURN: Final = 12
CHECK: Final = 13
FLICK: Final = 14
STRIKE: Final = 15
FOLLOW_UP: Final = 16
GREET: Final = 17
SLIP: Final = 18
LEAVE: Final = 19
FALL: Final = 20
PENALTY: Final = 21
BACK: Final = 22
LAND: Final = 23
MOUNT: Final = 24
TARGET: Final = 25
AGAIN: Final = 26
DEATHS: Final = 27
DISH: Final = 28
MINUSOID: Final = 29
ENERGAN: Final = 30
FORGE: Final = 31
FLAME: Final = 32
TICK: Final = 33
HERO_HEALED: Final = 34
RATNIK: Final = 35
AJARHA: Final = 36
SHAVAKH: Final = 37
SPHERE: Final = 38
CLEANSE: Final = 39
DRAWN: Final = 40
SHATTER: Final = 41
COME_OUT: Final = 42
GIVE_BACK: Final = 43
GOALS: Final = 44

# Verbs of actions.
V_PASS: Final = 0
V_FLICK: Final = 1
V_SHOOT: Final = 2
V_CAST: Final = 3
V_LAY: Final = 4
V_MOVE: Final = 5
V_USE: Final = 6
V_PULL: Final = 7
V_RAISE: Final = 8
V_HEALING: Final = 9
V_CLEANSING: Final = 10
V_CALL: Final = 11
V_TELEPORT: Final = 12
V_KEEP: Final = 13
V_PICK: Final = 14
V_NAME: Final = 15
V_PLACE: Final = 16
V_LINE: Final = 17
V_NEXT: Final = 18
V_USUAL: Final = 19
V_ORDER: Final = 20
V_HERO: Final = 21
V_FIGHTERS: Final = 22
V_GIVE: Final = 23
# At a practice table alone (practice.py).
V_PUT: Final = 24

PASS: Final[Action] = (V_PASS,)

# Effects that wait at one moment, in the usual order (NA-1111): at the start of a turn, at its end, at a death.
BAARUN: Final = 0
VAMPAL: Final = 1
TICKS: Final = 2
POINTS: Final = 3
FLAMES: Final = 4
RATNIKS: Final = 5
MOVES: Final = 6
SHIELDS: Final = 7
MAGNETOSPHERE: Final = 8
MINUSOIDS: Final = 9
ENERGANS: Final = 10
EFFECT_NAMES: Final[tuple[str, ...]] = (
    "baarun", "vampal", "ticks", "points", "flames", "ratnik", "ajarha", "shavakh", "magnetosphere", "minusoid", "energan",
)  # fmt: skip
AT_START: Final = 0
AT_END: Final = 1

# Why somebody is flicked without being chosen for an action, or must be flicked now.
BY_RAMPRAK: Final = 0
BY_MAGNET: Final = 1
BY_LASSO: Final = 2
CAUSES: Final[tuple[str, ...]] = ("ramprak", "magnet", "lasso")
