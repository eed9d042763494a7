"""Words of the agenda and of actions: small ints that every chapter knows. What they are called is in names.py."""

from typing import Final

# Steps of the agenda. A step is a tuple: one of these, and what it is about. Preparation.
CHOOSE_HERO: Final = 0
CHOOSE_START: Final = 1
EXCHANGE: Final = 2
HAND_OUT: Final = 3
DEAL: Final = 4
CHOOSE_FIRST: Final = 5
EARLY_WOUND: Final = 6
BONUS: Final = 7
ENTER_BIOME: Final = 8
# Gains: what, how many, for whom, where (language/atoms.py); and those that somebody must be given.
GAIN: Final = 9
GAIN_FOR: Final = 10
GIVE_SCROLL: Final = 11
GIVE_VIAL: Final = 12
GIVE_GEAR: Final = 13
EQUIP: Final = 14
DROP_DOWN: Final = 15
# Exploration.
PATH: Final = 16
CROSS: Final = 17
ARRIVE: Final = 18
LIFE: Final = 19
# Tiles.
EITHER: Final = 20
SHOP: Final = 21
PAY_DOOR: Final = 22
WOUND_ONE: Final = 23
# Checks.
HAND_CHECK: Final = 24
DECK_CHECK: Final = 25
SYMBOL: Final = 26
REFILL: Final = 27
# A fight up to the reveal: what stands there, and the cards that are placed face down.
FIGHT: Final = 28
CHOOSE_PASSER: Final = 29
PLACE_CARD: Final = 30
PASS_BY: Final = 31
PASS_SYMBOL: Final = 32
SWAP: Final = 33
SHOW_CARDS: Final = 34
# Rounds: whose turn it is in them, and what ends them.
ROUNDS: Final = 35
ROUND: Final = 36
GROUP_TURN: Final = 37
HERO_ROW: Final = 38
FOE_ROW: Final = 39
ROUND_END: Final = 40
UPKEEP: Final = 41
POTION: Final = 42
# What heroes and enemies do, and what is done to heroes.
ACT: Final = 43
FOE_ACT: Final = 44
STRUCK: Final = 45
STATED: Final = 46
UNBLEED: Final = 47
# Hits of one action on one enemy, and what may come of them; what follows an ability.
HITS: Final = 48
BONUS_HIT: Final = 49
SPILL: Final = 50
THEN: Final = 51
BITTEN: Final = 52
# Equipment: entries of round 0, timed cards, companions, what holds somebody up.
ZERO: Final = 53
PLUS: Final = 54
COMPANIONS: Final = 55
HOLD_UP: Final = 56
# What a biome does to those in it.
CURSE: Final = 57
DROP_ONE: Final = 58
BELL: Final = 59
LOSE_STEP: Final = 60
KEY_OR_FIGHT: Final = 61
WORMED: Final = 62
GIVE_UNWORM: Final = 63
# Between biomes.
INTERBIOME: Final = 64
MARKET_HEAL: Final = 65
MARKET_GEAR: Final = 66
MARKET_PLANS: Final = 67
TIDY: Final = 68
NEXT: Final = 69
# A tile is looked at.
REVEAL_TILE: Final = 70
# Bosses: the fight begins, a Turn begins and ends; things fall; gaps are closed, or who bleeds pays for it.
BOSS: Final = 71
TURN_START: Final = 72
TURN_END: Final = 73
FALL: Final = 74
FALLEN: Final = 75
CLOSE_ROUND: Final = 76
# Malaise: a token comes, a card is drawn, a token goes. A challenge before a fight.
SICKENED: Final = 77
DRAW_MALAISE: Final = 78
GIVE_UNSICKEN: Final = 79
CHALLENGE: Final = 80
TURN_CARDS: Final = 81
# What the Group may use at a moment that a card or a rune names.
MEND: Final = 82
GROUP_ZERO: Final = 83
BEFORE_CARDS: Final = 84
FINISH_OFF: Final = 85
BEFORE_REVEAL: Final = 86
ARRANGE: Final = 87
# After a run: it is closed, and before that its cells are spent.
CLOSE_RUN: Final = 88
SPEND: Final = 89
CARD_TO: Final = 90
SLOT: Final = 91
TAKE_ONE: Final = 92
CHOOSE_PLAN: Final = 93
CHOOSE_RUNE: Final = 94
COMPLETE_FEAT: Final = 95
# Secrets and purges, after a run and in it.
DRAW_SECRET: Final = 96
PURGE: Final = 97
# Alone: which symbol Serenade hears.
HER_SYMBOL: Final = 98
# At a Round End poison and Bleeding, one place after the other.
TICK: Final = 99

# Why a hand check is made: to pass a corridor, at a door, or to keep a lantern alight.
AT_CORRIDOR: Final = 0
AT_DOOR: Final = 1
AT_LANTERN: Final = 2
AT_TREASURE: Final = 3

# Verbs of actions.
V_PASS: Final = 0
V_DECLINE: Final = 1
V_TAKE: Final = 2
V_BEGIN: Final = 3
V_PUT: Final = 4
V_STORE: Final = 5
V_HAND: Final = 6
V_FIRST: Final = 7
V_GIVE: Final = 8
V_SCROLL: Final = 9
V_GO: Final = 10
V_PAY: Final = 11
V_USE: Final = 12
V_CHOOSE: Final = 13
V_BUY: Final = 14
V_DROP: Final = 15
V_DISCARD: Final = 16
V_PLACE: Final = 17
V_SWAP: Final = 18
V_AIM: Final = 19
V_AIM_TWO: Final = 20
V_SKILL: Final = 21
V_LOOT: Final = 22
V_DRINK: Final = 23
V_SPEND: Final = 24
V_KEEP: Final = 25
V_CLEANSE: Final = 26
V_WIELD: Final = 27
V_COMPANION: Final = 28
V_UPGRADE: Final = 29
V_PURGE: Final = 30
V_PURGE_GEAR: Final = 31
V_RUNE: Final = 32
