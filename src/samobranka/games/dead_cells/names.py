"""What pieces and places are called, both ways: the vocabulary of views, choices, events, logs and scripts."""

from typing import Final

from samobranka.core.action import Verb
from samobranka.core.names import SEATS, Names
from samobranka.games.dead_cells import material
from samobranka.games.dead_cells.box.cards import HEROES as HERO_IDS
from samobranka.games.dead_cells.box.cards import TRACK_NAMES
from samobranka.games.dead_cells.language.vocabulary import RUNES as RUNE_IDS

HEROES: Final = Names((*HERO_IDS, "serenade"))
CARDS: Final = Names(card.id for card in material.CARDS)
# A bow and a card of the same name are two things.
GEAR: Final = Names(f"gear-{card.id}" for card in material.GEAR)
UPGRADES: Final = Names(card.code.lower() for card in material.UPGRADES)
# Decks that cells buy from.
DECKS: Final = Names(("survival-deck", "tactics-deck", "brutality-deck", "well"))
RUNES: Final = Names(f"rune-{id}" for id in RUNE_IDS)
TILES: Final = Names(tile.code.lower() for tile in material.TILES)
FACES: Final = Names(face.id.lower() for face in material.FACES)
STAGES: Final = Names(stage.face.lower() for stage in material.WORLD.stages)
TRACKS: Final = Names(TRACK_NAMES)
# Who fights: the seats, and in solo Serenade after the one Beheaded.
FIGHTERS: Final = Names(["fighter-1", "fighter-2", "fighter-3", "fighter-4"])

# Ways by where they lead: a space of any face, or an exit. All faces use the same letters.
SPACES: Final[tuple[str, ...]] = tuple("abcdefghijklm")
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
# Abilities of a hero in the order of rules/abilities.py: his steps, then equipment.
ABILITIES: Final = Names((*TRACK_STEPS, *GEAR.all))
STATES: Final = Names(("poisoned", "bleeding", "on-fire", "frozen", "marked"))
# DC-ACT-09: types of loot.
LOOT: Final = Names(("teeth", "cells", "potions", "keys", "scrolls", "equipment", "blueprints"))
# Spaces of a fight, and single monster cards.
LINE: Final = Names(("left", "front", "middle", "far"))
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
    Verb("rune", RUNES),
)
