"""What pieces and places are called, both ways: the vocabulary of views, choices, events, logs and scripts."""

from typing import Final

from samobranka.core.action import Verb
from samobranka.core.names import SEATS, Names
from samobranka.games.dead_cells import material
from samobranka.games.dead_cells.box.cards import HEROES as HERO_IDS
from samobranka.games.dead_cells.box.cards import TRACK_NAMES
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import SHAPES as TILE_SHAPES

DEED_WORDS: Final[dict[int, str]] = {
    v.STRIKE: "strike", v.AFFLICT: "afflict", v.WORM: "worm", v.SICKEN: "sicken", v.TEETH: "teeth", v.CELLS: "cells",
    v.POTIONS: "potions", v.VIALS: "vials", v.KEYS: "keys", v.EQUIPMENT: "equipment", v.BLUEPRINT: "blueprint",
    v.SCROLL: "scroll", v.SECRET: "secret", v.RUNE: "rune", v.HEART: "heart", v.GEAR: "gear", v.UNBLEED: "unbleed",
    v.UNSICKEN: "unsicken", v.UNWORM: "unworm", v.RELIGHT: "relight", v.PURGE: "purge", v.WOUND: "wound",
}  # fmt: skip
CURSE_WORDS: Final[dict[int, str]] = {
    v.LOSE_POTIONS: "lose-potions", v.HURT_TO_ONE: "hurt-to-one", v.EACH_DROPS_GEAR: "each-drops-gear", v.NO_TALK: "no-talk",
    v.LANTERNS_OUT: "lanterns-out", v.LOSE_TEETH: "lose-teeth", v.NO_RUNES: "no-runes", v.NO_POTION: "no-potion",
    v.NO_SKILL: "no-skill", v.FP_SKIPS_ROUND: "fp-skips-round", v.SHIELDS_COST: "shields-cost",
}  # fmt: skip

HEROES: Final = Names((*HERO_IDS, "serenade"))
CARDS: Final = Names(card.id for card in material.CARDS)
# A bow and a card of the same name are two things.
GEAR: Final = Names(f"gear-{card.id}" for card in material.GEAR)
UPGRADES: Final = Names(card.code.lower() for card in material.UPGRADES)
# Decks that cells buy from.
DECKS: Final = Names(("survival-deck", "tactics-deck", "brutality-deck", "well"))
# Runes as pieces that can be pointed at.
RUNE_PIECES: Final = Names(f"rune-{id}" for id in v.RUNES)
TILES: Final = Names(tile.code.lower() for tile in material.TILES)
FACES: Final = Names(face.id.lower() for face in material.FACES)
STAGES: Final = Names(stage.face.lower() for stage in material.WORLD.stages)
TRACKS: Final = Names(TRACK_NAMES)
# Who fights: the seats, and in solo Serenade after the one Beheaded. What is told of her has a number of its own, since a
# sentence does not know the table (rules/telling.py).
FIGHTERS: Final = Names(["fighter-1", "fighter-2", "fighter-3", "fighter-4", "serenade"])
SERENADES_NUMBER: Final = 4
FOES: Final = Names(foe.id for foe in material.FOES)
RUNES: Final = Names(v.RUNES)

# Ways by where they lead: a space of any face, or an exit. All faces use the same letters.
SPACES: Final[tuple[str, ...]] = tuple("abcdefghijklm")
SPACES_OF_A_FACE: Final = Names(SPACES)
EXITS: Final[tuple[str, ...]] = tuple(sorted({exit.lower() for face in material.FACES for exit in face.exits}))
PLACES: Final = Names((*SPACES, *EXITS))
# By face and way: where it leads.
LEADS_TO: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(PLACES.parse(way.name.lower()) for way in face.ways) for face in material.FACES
)

# DC-CMP-04: what can be announced, and for which round.
ANNOUNCED: Final = Names(("damage", "skill", "defence", "state", "loot", "heal"))
ROUNDS: Final = Names(("round-0", "round-i", "round-ii", "round-iii", "round-iv"))
# Steps of the three tracks, by which skills are called.
TRACK_STEPS: Final[tuple[str, ...]] = tuple(f"{track}-{step}" for track in TRACK_NAMES for step in range(1, 6))
# Abilities in the order of rules/abilities.py: steps of tracks, equipment, upgrades, runes,
# what Serenade can do.
HER_ABILITIES: Final[tuple[str, ...]] = (*(f"serenade-{track}" for track in TRACK_NAMES), "melee-1", "melee-2", "melee-3")
ABILITIES: Final = Names((*TRACK_STEPS, *GEAR.all, *UPGRADES.all, *RUNE_PIECES, *HER_ABILITIES))
STATES: Final = Names(("poisoned", "bleeding", "on-fire", "frozen", "marked"))
# DC-ACT-09: types of loot.
LOOT: Final = Names(("teeth", "cells", "potions", "keys", "scrolls", "equipment", "blueprints"))
SCROLLS: Final = Names((*TRACK_NAMES, "any"))
SHAPES: Final = Names(TILE_SHAPES)
# What enemies do and what is gained, by the numbers of the language (language/vocabulary.py).
DEEDS: Final = Names(DEED_WORDS.get(number, "") for number in range(v.ATOMS))
# What a biome does to those in it: curses by their clauses, bells and constraints from 1.
CURSES: Final = Names(CURSE_WORDS.get(number, "") for number in range(v.CLAUSES))
BOSSES: Final = Names(boss.id.lower() for boss in material.BOSSES)
MALAISES: Final = Names(material.WORLD.malaise_names)
BELLS: Final = Names(f"bell-{number}" for number in range(1, len(material.WORLD.bells) + 1))
# Spaces of a fight, and single monster cards.
LINE: Final = Names((
    "left", "front", "middle", "far", "shuriken-left", "shuriken-front", "shuriken-middle", "shuriken-far",
))  # fmt: skip
MONSTERS: Final = Names(f"monster-{code.lower()}" for foe in (*material.MONSTERS, *material.GUESTS) for code in foe.codes)

# What can be done, and with what, in the order of V_PASS, V_DECLINE … (rules/steps.py).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("pass"),
    Verb("decline"),
    Verb("take", HEROES),
    Verb("begin", STAGES),
    Verb("put", UPGRADES),
    Verb("store", UPGRADES),
    Verb("hand", CARDS, HEROES),
    Verb("first", SEATS),
    Verb("give", FIGHTERS),
    Verb("scroll", FIGHTERS, TRACKS),
    Verb("go", PLACES),
    Verb("pay", CARDS),
    Verb("use", TRACKS),
    Verb("choose"),
    Verb("buy"),
    Verb("drop", GEAR),
    Verb("discard"),
    Verb("place", CARDS, ANNOUNCED, ROUNDS),
    Verb("swap", CARDS),
    Verb("aim", LINE),
    Verb("aim-two", LINE, LINE),
    Verb("skill", ABILITIES),
    Verb("loot", LOOT),
    Verb("drink", FIGHTERS),
    Verb("spend"),
    Verb("keep"),
    Verb("cleanse", FIGHTERS, STATES),
    Verb("wield", GEAR),
    Verb("companion", FIGHTERS, GEAR),
    Verb("upgrade", DECKS),
    Verb("purge", CARDS),
    Verb("purge-gear", GEAR),
    Verb("rune", RUNE_PIECES),
)
