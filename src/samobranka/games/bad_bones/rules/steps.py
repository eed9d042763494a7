"""Words of the agenda and of actions: small ints that every chapter knows."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.chance import NoChance
from samobranka.core.decision import Action

# What a seat's agenda holds: one of these numbers, and what it is about. The chapters have the steps themselves.
MARKET: Final = 0
START: Final = 1
HERO: Final = 2
TRAP: Final = 3
LAND: Final = 4
WALK: Final = 5
ORDER: Final = 6
LEADER: Final = 7
PUSH: Final = 8
SEND: Final = 9
VICTIM: Final = 10
SECOND: Final = 11
WEAPON_STEP: Final = 12
TURN: Final = 13
HEROIC: Final = 14

HERO_STEP: Final[Due] = (HERO,)
TRAP_STEP: Final[Due] = (TRAP,)
WALK_STEP: Final[Due] = (WALK,)

# BB-8a: seats choose at once, so nothing on an agenda touches the bag. Whoever tries it there finds no luck.
NO_LUCK: Final = NoChance()

# Why a cemetery has to be named.
CATAPULTED: Final = 0
HEARSED: Final = 1
LEFT: Final = 2
SEND_NAMES: Final = ("catapult", "hearse", "exit")

# Verbs of actions.
V_PASS: Final = 0
V_HERO: Final = 1
V_PLACE: Final = 2
V_TAKE: Final = 3
V_PUSH: Final = 4
V_SEND: Final = 5
V_MOVE: Final = 6
V_LEAD: Final = 7
V_VICTIM: Final = 8
V_BREAK: Final = 9
V_SHOOT: Final = 10
V_FREEZE: Final = 11
V_CURSE: Final = 12
V_TELEPORT: Final = 13
V_STRIKE: Final = 14
V_CLEAVE: Final = 15
V_SWEEP: Final = 16
V_FENCE: Final = 17
V_TURN: Final = 18
V_START: Final = 19
V_BUY: Final = 20
V_GO_ON: Final = 21
V_STOP: Final = 22

PASS: Final[Action] = (V_PASS,)
