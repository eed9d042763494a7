"""Atoms: single things that are done or gained. Each is four numbers: what, how much, for whom, where."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.forms import COUNT, WHERE, WHOM, Blank, Forms

BLANKS: Final = {
    "n": Blank(COUNT),
    "level": Blank(COUNT, v.LEVEL_OF),
    "state": Blank(COUNT, v.STATES),
    "rune": Blank(WHERE, v.RUNES),
    "many": Blank(WHOM, {"": v.ONE, "x2": v.TWO, "xAll": v.ALL}),
    "who": Blank(WHOM, {"": v.ONE, "fp": v.FIRST_PLAYER, "x2": v.TWO, "xAll": v.ALL}),
    "victim": Blank(WHOM, {"": v.ONE, "fp": v.FIRST_PLAYER, "xAll": v.ALL}),
    "shielded": Blank(WHOM, {"": v.SELF, "@ally": v.ALLY, "@all": v.ALL, "@hero": v.BEHEADED}),
    "healed": Blank(WHOM, {"": v.ONE, "x2": v.TWO, "@self": v.SELF, "@hero": v.BEHEADED}),
    "skilled": Blank(WHOM, {"": v.SELF, "@hero": v.BEHEADED}),
    "guarded": Blank(WHOM, {"": v.SELF, "others": v.OTHERS}),
    "range": Blank(WHERE, v.RANGES),
    "colour": Blank(WHERE, v.SCROLLS),
}

# What heroes, their gear and their companions do.
HERO: Final = {
    "D{n}{many}@{range}": v.HIT,
    "D{level}{many}@{range}": v.HIT,
    "U{n}{many}@{range}": v.PIERCE,
    "{state}{many}@{range}": v.INFLICT,
    "B{n}{shielded}": v.SHIELD,
    "G{n}{shielded}": v.GOLD,
    "H{n}{healed}": v.HEAL,
    "S{skilled}": v.SKILL,
    "L": v.LOOT,
    "Push{n}@{range}": v.PUSH,
    "Pull{n}@{range}": v.PULL,
    "cleanse": v.CLEANSE,
    "ward": v.WARD,
    "repeat_row": v.REPEAT_ROW,
    "draw{n}": v.DRAW,
    "discard{n}": v.DISCARD,
    "unworm{n}@self": v.UNWORM,
}
ENEMY: Final = {
    "D{n}{who}": v.STRIKE,
    "{state}{victim}": v.AFFLICT,
    "B{n}{guarded}": v.GUARD,
    "inv": v.VANISH,
    "die": v.DIE,
    "flee": v.FLEE,
    "Worm{victim}": v.WORM,
    "Malaise{victim}": v.SICKEN,
    "move": v.MOVE,
}
# Into the Bag, or for one of choice; with "FP" or "each" before them for the First Player or for everybody. A thing without a
# number is one of its kind; 0 stands for all.
GAINS: Final = {
    "t{n}": v.TEETH,
    "cell{n}": v.CELLS,
    "potion{n}": v.POTIONS,
    "potion": v.POTIONS,
    "vial{n}": v.VIALS,
    "vial": v.VIALS,
    "key": v.KEYS,
    "eq{n}": v.EQUIPMENT,
    "eq": v.EQUIPMENT,
    "bp": v.BLUEPRINT,
    "scroll {colour}{n}": v.SCROLL,
    "scroll {colour}": v.SCROLL,
    "secret": v.SECRET,
    "rune {rune}": v.RUNE,
    "hp{n}": v.HEART,
    "gear ST-{n}": v.GEAR,
    "unbleed": v.UNBLEED,
    "unmalaise": v.UNSICKEN,
    "unmalaise all": v.UNSICKEN,
    "unworm all": v.UNWORM,
    "relight{n}": v.RELIGHT,
    "relight": v.RELIGHT,
    "purge": v.PURGE,
    "D{n}": v.WOUND,
    "Worm": v.WORM,
    "Malaise": v.SICKEN,
}
DEEDS: Final = {
    "reveal{n}": v.REVEAL,
    "arrange{n}": v.ARRANGE,
    "hand{n}": v.HAND,
    "again": v.AGAIN,
    "fp_any": v.ANY_FIRST_PLAYER,
    "swap_active": v.SWAP_ACTIVE,
    "kill_monster_hp1": v.FINISH_OFF,
    "cheat_death": v.CHEAT_DEATH,
    "transform": v.TRANSFORM,
}
# Of these "all of it" is meant where no number is said, of everything else one.
WHOLE: Final = ("unmalaise all", "unworm all")
FOR: Final = {"FP ": v.FIRST_PLAYER, "each ": v.ALL}

HERO_FORMS: Final = Forms("hero action", HERO, BLANKS)
ENEMY_FORMS: Final = Forms("enemy action", ENEMY, BLANKS)
GAIN_FORMS: Final = Forms("gain", GAINS, BLANKS)
EFFECT_FORMS: Final = Forms("effect", {**HERO, **{k: n for k, n in GAINS.items() if k != "D{n}"}, **DEEDS}, BLANKS)


def counted(words: str, atom: Due) -> Due:
    """A key is one key."""
    return atom if atom[COUNT] or words in WHOLE else (atom[0], 1, *atom[2:])


def hero_row(text: str) -> tuple[Due, ...]:
    """ "D1@front, B1"; "-" is nothing."""
    return () if text == "-" else tuple(HERO_FORMS.read(words) for words in text.split(", "))


def enemy_row(text: str) -> tuple[Due, ...]:
    return () if text == "-" else tuple(ENEMY_FORMS.read(words) for words in text.split(", "))


def gain(words: str) -> Due:
    return meant_for(words, GAIN_FORMS)


def gains(text: str) -> tuple[Due, ...]:
    """ "t2 + scroll T"."""
    return tuple(gain(words) for words in text.split(" + "))


def effects(text: str) -> tuple[Due, ...]:
    """What gear, tracks, upgrades and Secrets do: actions, gains and rare deeds, with commas."""
    return tuple(meant_for(words, EFFECT_FORMS) for words in text.split(", "))


def meant_for(words: str, forms: Forms) -> Due:
    """Counted, and for whom: "each G1", "FP D2"."""
    for word, whom in FOR.items():
        if words.startswith(word):
            atom = meant_for(words.removeprefix(word), forms)
            return (atom[0], atom[1], whom, atom[3])
    atom = forms.read(words)
    gained = atom[0] >= v.TEETH or atom[0] in (v.WORM, v.SICKEN)
    return counted(words, atom) if gained else atom
