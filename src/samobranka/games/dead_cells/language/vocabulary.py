"""The numbers that words of the language stand for. A word means the same wherever it is written."""

from typing import Final

# Spaces of a combat, as bits: behind the Group, and three on its right. Ranges are sets of them.
LEFT: Final = 1
FRONT: Final = 2
MIDDLE: Final = 4
FAR: Final = 8
RIGHT: Final = FRONT | MIDDLE | FAR
ANY: Final = LEFT | RIGHT
# Not a space but somebody: the enemy just touched, who caused a trigger, the boss, any monster or elite.
SAME: Final = 16
SOURCE: Final = 32
BOSS: Final = 64
ONLY_MONSTERS: Final = 128
MONSTERS: Final = ONLY_MONSTERS | ANY
RANGES: Final[dict[str, int]] = {
    "front": FRONT, "R2": MIDDLE, "far": FAR, "right": RIGHT, "adj": LEFT | FRONT, "any": ANY,
    "same": SAME, "source": SOURCE, "boss": BOSS, "monster": MONSTERS,
}  # fmt: skip
PLACES: Final[dict[str, int]] = {"L": LEFT, "R1": FRONT, "R2": MIDDLE, "R3": FAR}

# The three tracks, their scrolls and the symbols of checks; "any": a colour of choice.
SURVIVAL: Final = 0
TACTICS: Final = 1
BRUTALITY: Final = 2
OF_CHOICE: Final = 3
TRACKS: Final[dict[str, int]] = {"S": SURVIVAL, "T": TACTICS, "B": BRUTALITY}
SCROLLS: Final[dict[str, int]] = {**TRACKS, "any": OF_CHOICE}

# States.
POISONED: Final = 0
BLEEDING: Final = 1
ON_FIRE: Final = 2
FROZEN: Final = 3
MARKED: Final = 4
STATES: Final[dict[str, int]] = {"Po": POISONED, "Bl": BLEEDING, "Fi": ON_FIRE, "Fr": FROZEN, "Ma": MARKED}

ROUNDS: Final[dict[str, int]] = {"0": 0, "I": 1, "II": 2, "III": 3, "IV": 4}

# Whom something is for. What is said of nobody is for the Group, or for one of its choice.
ONE: Final = 0
TWO: Final = 1
ALL: Final = 2
FIRST_PLAYER: Final = 3
SELF: Final = 4
ALLY: Final = 5
OTHERS: Final = 6
BEHEADED: Final = 7
GROUP: Final = 8

# How often: (1/round) and so on.
ALWAYS: Final = 0
ROUND: Final = 1
COMBAT: Final = 2
BIOME: Final = 3
RUN: Final = 4
SCOPES: Final[dict[str, int]] = {"round": ROUND, "combat": COMBAT, "biome": BIOME, "run": RUN}

# A number that is the Level of a track: D{B} is written so that Survival is -1, Tactics -2, Brutality -3.
LEVEL_OF: Final[dict[str, int]] = {"{S}": -1, "{T}": -2, "{B}": -3}

# Atoms: what is done. They are the first steps of the agenda, in this order. First what heroes do.
HIT: Final = 0
PIERCE: Final = 1
INFLICT: Final = 2
SHIELD: Final = 3
GOLD: Final = 4
HEAL: Final = 5
SKILL: Final = 6
LOOT: Final = 7
PUSH: Final = 8
PULL: Final = 9
CLEANSE: Final = 10
WARD: Final = 11
REPEAT_ROW: Final = 12
DRAW: Final = 13
DISCARD: Final = 14
# What enemies do.
STRIKE: Final = 15
AFFLICT: Final = 16
GUARD: Final = 17
VANISH: Final = 18
DIE: Final = 19
FLEE: Final = 20
WORM: Final = 21
SICKEN: Final = 22
MOVE: Final = 23
# What is gained, and the penalties that stand where gains do.
TEETH: Final = 24
CELLS: Final = 25
POTIONS: Final = 26
VIALS: Final = 27
KEYS: Final = 28
EQUIPMENT: Final = 29
BLUEPRINT: Final = 30
SCROLL: Final = 31
SECRET: Final = 32
RUNE: Final = 33
HEART: Final = 34
GEAR: Final = 35
UNBLEED: Final = 36
UNSICKEN: Final = 37
UNWORM: Final = 38
RELIGHT: Final = 39
PURGE: Final = 40
WOUND: Final = 41
# Rare deeds of upgrades, runes and Secrets.
REVEAL: Final = 42
ARRANGE: Final = 43
HAND: Final = 44
AGAIN: Final = 45
ANY_FIRST_PLAYER: Final = 46
SWAP_ACTIVE: Final = 47
FINISH_OFF: Final = 48
CHEAT_DEATH: Final = 49
# Serenade's board turns over.
TRANSFORM: Final = 50
ATOMS: Final = 51

# Clauses: when something is done, or what holds. First those of gear and tracks.
ROW: Final = 0
USE: Final = 1
ON: Final = 2
BONUS: Final = 3
IMMUNE: Final = 4
SLOT: Final = 5
HEARTS: Final = 6
CANCEL_DAMAGE: Final = 7
POISON_LESS: Final = 8
LOOT_TYPES: Final = 9
FRONT_ALSO_BEHIND: Final = 10
WARD_STATE: Final = 11
SEE_IN_DARK: Final = 12
BODYGUARD: Final = 13
FREE_HAND_CHECK: Final = 14
CHEATS_DEATH: Final = 15
SKIP_FAR_ROW: Final = 16
DECK_CHECK_TWO: Final = 17
# Of upgrades, Well and Secrets, as long as they lie there.
START: Final = 18
ONCE: Final = 19
HEALER: Final = 20
MERCHANT: Final = 21
COLLECTOR: Final = 22
PRICES: Final = 23
SLOTS: Final = 24
SPILL: Final = 25
PUSH_HURTS: Final = 26
POTIONS_ANYWHERE: Final = 27
DECK_CHECK_AGAIN: Final = 28
DOORS_FACE_UP: Final = 29
WELL_FREE: Final = 30
GROUP_BONUS: Final = 31
GROUP_POISON_LESS: Final = 32
GROUP_WARD: Final = 33
GOAL: Final = 34
CORRIDOR: Final = 35
CHALLENGE: Final = 36
# Obeyed when they are turned up.
PURGE_CARDS: Final = 37
PURGE_EACH: Final = 38
TAKE: Final = 39
TAKE_ONE_OF_THREE: Final = 40
DURING_SLOTS: Final = 41
START_SLOTS: Final = 42
NEXT_RUN: Final = 43
BLUEPRINT_OF: Final = 44
SPEND_CELLS: Final = 45
DRAW_SECRET: Final = 46
COMPLETE_FEAT: Final = 47
RUNE_OF_CHOICE: Final = 48
NOTHING_HAPPENS: Final = 49
PRICE: Final = 50
HEALER_FOR_GOOD: Final = 51
# Turn cards of bosses.
ADD: Final = 52
FIRE_STRIKE: Final = 53
SHURIKEN: Final = 54
SHURIKENS_FALL: Final = 55
AT_REVEAL: Final = 56
FIRST_PLAYER_ON: Final = 57
SKIP_ROUND: Final = 58
HEAL_BOSS: Final = 59
HEAL_SWORDS: Final = 60
SUMMON: Final = 61
NO_POTION: Final = 62
NO_SKILL: Final = 63
# Malaise, curses, bells and constraints.
HURTS: Final = 64
SKIP_ROW: Final = 65
NO_ANNOUNCE: Final = 66
NO_HEAL: Final = 67
SHIELDS_ROT: Final = 68
LOSE_POTIONS: Final = 69
HURT_TO_ONE: Final = 70
EACH_DROPS_GEAR: Final = 71
NO_TALK: Final = 72
LANTERNS_OUT: Final = 73
LOSE_TEETH: Final = 74
NO_RUNES: Final = 75
FP_HURT: Final = 76
FP_LOSES_STEP: Final = 77
FP_DROPS_GEAR: Final = 78
FP_SKIPS_ROUND: Final = 79
SHIELDS_COST: Final = 80
CLAUSES: Final = 81

# What a clause with `on` waits for.
TRIGGERS: Final[dict[str, int]] = {
    name: number for number, name in enumerate((
        "shield_spent", "shield_spent_on_damage", "gold_spent_on_state", "kill", "enemy_dies", "loot", "hurt_by_enemy",
        "unhurt", "pass", "upkeep", "run_start", "enter_biome", "door", "elite_killed", "combat_end", "boss_start", "scroll",
        "first_combat_of_biome",
    ))
}  # fmt: skip
SHIELD_SPENT: Final = 0
SHIELD_SPENT_ON_DAMAGE: Final = 1
GOLD_SPENT_ON_STATE: Final = 2
KILL: Final = 3
ENEMY_DIES: Final = 4
LOOTED: Final = 5
HURT_BY_ENEMY: Final = 6
UNHURT: Final = 7
PASS: Final = 8
UPKEEP: Final = 9
RUN_START: Final = 10
ENTER_BIOME: Final = 11
DOOR: Final = 12
ELITE_KILLED: Final = 13
COMBAT_END: Final = 14
BOSS_START: Final = 15
SCROLL_GAINED: Final = 16
FIRST_COMBAT_OF_BIOME: Final = 17

# When a clause with `once` may be used.
MOMENTS: Final[dict[str, int]] = {
    "explore": 0, "explore_or_round0": 1, "round0": 2, "before_cards": 3, "before_reveal": 4, "group_turn": 5, "would_die": 6,
}  # fmt: skip
EXPLORE: Final = 0
EXPLORE_OR_ROUND_0: Final = 1
ROUND_0: Final = 2
BEFORE_CARDS: Final = 3
BEFORE_REVEAL: Final = 4
GROUP_TURN: Final = 5
WOULD_DIE: Final = 6

# Conditions.
WALL_OR_HOLE: Final = 0
IS_FIRST_PLAYER: Final = 1
ONLY_EQUIPMENT: Final = 2
KILLED: Final = 3
IN_ROUND: Final = 4
TARGET_IS: Final = 5
TEETH_AT_LEAST: Final = 6
TARGET_HURT_ME: Final = 7
KILLS_AT_LEAST: Final = 8
ALL_KILLED: Final = 9
NTH: Final = 10
CONDITIONS: Final = 11

# Goals of feats.
GOALS: Final[dict[str, int]] = {
    name: number for number, name in enumerate((
        "combat_with_elite_unhurt", "reach_boss_without_healer", "boss_instance_all_hp2", "companions_in_run",
        "loot_types_in_combat", "doors_in_run", "bells_in_run", "biome_with_combats_at_most", "hero_damage_in_round",
        "elite_killed_before_round", "kills_in_run", "beat_C3_with_players", "well_in_runs",
    ))
}  # fmt: skip

# What may be purged, decks of upgrades, and where a blueprint comes from (0: a biome entered in this run).
PURGEABLE: Final[dict[str, int]] = {"any": 0, "equipment": 1, "combat": 2}
DECKS: Final[dict[str, int]] = {"SV": 0, "TC": 1, "BR": 2}
BLUEPRINTS: Final[dict[str, int]] = {
    "visited": 0, "B1": 1, "B2": 2, "B3": 3, "B4": 4, "B5": 5, "B6": 6, "B7": 7, "C1": 8, "C2": 9, "C3": 10,
}  # fmt: skip
RUNES: Final[dict[str, int]] = {
    "vine": 0, "teleport": 1, "ram": 2, "spider": 3, "homunculus": 4, "explorer": 5, "challenger": 6,
}  # fmt: skip
THINGS: Final[dict[str, int]] = {"fire-strike": 0, "shuriken": 1, "sword": 2, "throne-guard": 3, "banner-bearer": 4}
