"""The names of cards, equipment, tiles and places, as examples write them."""

import re
from collections.abc import Sequence
from typing import Final

from samobranka.games.dead_cells import material
from samobranka.games.dead_cells.box.cards import TRACK_NAMES
from samobranka.games.dead_cells.box.decks import DECKS
from samobranka.games.dead_cells.language.vocabulary import RUNES
from samobranka.games.dead_cells.names import (
    ANNOUNCED,
    FACES,
    HER_ABILITIES,
    HEROES,
    LOOT,
    PLACES,
    TILES,
    TRACK_STEPS,
    UPGRADES,
)
from samobranka.games.dead_cells.record import CARD_IDS, GEAR_IDS
from samobranka.games.dead_cells.rules.bosses import TURNS
from samobranka.games.dead_cells.rules.decks import CARDS, EQUIPMENT, MONSTERS, TILE_BAG
from samobranka.games.dead_cells.rules.evils import BELLS, MALAISE
from samobranka.games.dead_cells.state import MONSTER_CARDS
from samobranka.rulebook.notation import Unreadable, Word, listed

ROUNDS: Final[tuple[str, ...]] = ("0", "i", "ii", "iii", "iv")
LINE: Final[tuple[str, ...]] = ("l", "r1", "r2", "r3")
TURN_CODES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(code.lower() for code in boss.turn_codes) for boss in material.BOSSES
)
FOE_IDS: Final[tuple[str, ...]] = tuple(foe.id for foe in material.FOES)
MALAISE_IDS: Final[tuple[str, ...]] = material.WORLD.malaise_names
STATES: Final[tuple[str, ...]] = ("poisoned", "bleeding", "on fire", "frozen", "marked")


def id_of(name: str) -> str:
    """ "beginner's bow" is called beginners-bow."""
    return re.sub(r"[’']", "", name).replace(" ", "-")


def one_of(name: str, known: Sequence[str], what: str) -> int:
    if id_of(name) not in known:
        raise Unreadable(f"there is no {what} called {name!r}")
    return known.index(id_of(name))


def card(name: str) -> int:
    return one_of(name, CARD_IDS, "card")


def gear(name: str) -> int:
    return one_of(name, GEAR_IDS, "equipment")


def hero(name: str) -> int:
    return one_of(name, HEROES.all, "Beheaded")


def tile(name: str) -> int:
    return one_of(name, TILES.all, "tile")


def upgrade(name: str) -> int:
    return one_of(name, UPGRADES.all, "upgrade")


def face(name: str) -> int:
    return one_of(name, FACES.all, "board")


def place(name: str) -> int:
    return one_of(name, PLACES.all, "place")


def track(name: str) -> int:
    return one_of(name, TRACK_NAMES, "track")


def stage(name: str) -> int:
    return one_of(name, [each.face.lower() for each in material.WORLD.stages], "start")


def boss(name: str) -> int:
    return one_of(name, [each.id.lower() for each in material.BOSSES], "boss")


def turn_card(code: str) -> int:
    """Turn cards are counted within their deck."""
    found = re.fullmatch(r"(c\d)-(\d\d)", code)
    codes = [] if found is None else TURN_CODES[boss(found[1])]
    if code not in codes:
        raise Unreadable(f"there is no Turn card {code!r}")
    return codes.index(code)


def malaise(name: str) -> int:
    return one_of(name, MALAISE_IDS, "Malaise card")


def cards(names: str) -> list[int]:
    return [card(name) for name in listed(names, ",")]


def gears(names: str) -> list[int]:
    return [gear(name) for name in listed(names, ",")]


def upgrades(names: str) -> tuple[int, ...]:
    return tuple(upgrade(name) for name in listed(names, ","))


def runes(names: str) -> int:
    return sum(1 << one_of(name, tuple(RUNES), "rune") for name in names.split() if name != "none")


def levels(words: str) -> list[int]:
    """ "s2 t0 b1"."""
    found = re.fullmatch(r"s(\d) t(\d) b(\d)", words)
    if found is None:
        raise Unreadable(f"{words!r} should be such as s2 t0 b1")
    return [int(number) for number in found.groups()]


def health(words: str) -> tuple[int, int]:
    """ "2/4": two left of four."""
    found = re.fullmatch(r"(\d)/(\d)", words)
    if found is None or int(found[1]) > int(found[2]):
        raise Unreadable(f"{words!r} should be such as 2/4")
    return int(found[1]), int(found[2])


def carried(words: str) -> dict[str, int]:
    """ "teeth 3 cells 2"."""
    parts = words.split()
    pairs = dict(zip(parts[::2], parts[1::2], strict=False))
    if len(parts) % 2 or set(pairs) - {"teeth", "cells", "potions", "keys"} or not all(map(str.isdigit, pairs.values())):
        raise Unreadable(f"{words!r} should be such as teeth 3 cells 2 potions 1 keys 0")
    return {name: int(number) for name, number in pairs.items()}


# A kind of enemy, damage, shields, tokens of states, frozen rows as bits.
Told = tuple[int, int, int, list[int], int]
TOKENS: Final[dict[str, int]] = {"po": 0, "bl": 1, "fi": 2, "ma": 4}


def tokens(words: str) -> tuple[int, list[int], int]:
    """ "b2 po po fr3": two shields, two Poisoned tokens, row III frozen."""
    shields, states, frozen = 0, [0] * len(STATES), 0
    for word in words.split():
        if word in TOKENS:
            states[TOKENS[word]] += 1
        elif found := re.fullmatch(r"b(\d)", word):
            shields = int(found[1])
        elif found := re.fullmatch(r"fr([123])", word):
            frozen |= 1 << int(found[1])
        elif word != "none":
            raise Unreadable(f"{word!r} is none of po, bl, fi, ma, fr1 to fr3, b1 to b9")
    return shields, states, frozen


def enemy(words: str) -> Told:
    """ "zombie:1 po": a zombie with one damage, poisoned once."""
    found = re.fullmatch(r"([a-z'’ -]+?)(?::(\d+))?((?: (?:po|bl|fi|ma|fr\d|b\d))*)", words)
    if found is None:
        raise Unreadable(f"{words!r} is no enemy")
    return one_of(found[1], FOE_IDS, "enemy"), int(found[2] or 0), *tokens(found[3])


def ability(name: str) -> int:
    """ "brutality 1", a piece of equipment, an upgrade, a rune ("rune homunculus"), or "melee 1" of Serenade."""
    runes = tuple(f"rune-{rune}" for rune in RUNES)
    return one_of(name, (*TRACK_STEPS, *GEAR_IDS, *UPGRADES.all, *runes, *HER_ABILITIES), "ability")


HER_PLACE: Final = re.compile(
    r"^(hp|tracks|tokens|gold|deck|discard|active|worms|sick|malaise|dead|first|cards|.*\b(?:assigns|gives it|scroll) to|.*for)"
    r" serenade\b"
)


def fighters_of(seats: int) -> int:
    """Alone, Serenade comes after the one Beheaded."""
    return 2 if seats == 1 else seats


def of_fighters(line: str, seats: int) -> str:
    """Alone, "serenade" stands where a player's number does."""
    return HER_PLACE.sub("\\1 2", line) if seats == 1 else line


WORDS: Final = {
    "hero": Word("[a-z]+", hero),
    "heroes": Word("[a-z ]+", lambda names: [hero(name) for name in names.split()]),
    "card": Word("[a-z'’ -]+?", card),
    "cards": Word(".+", cards),
    "gear": Word("[a-z'’ -]+?", gear),
    "gears": Word(".+", gears),
    "face": Word(r"b\d[ab]?", face),
    "space": Word("[a-m]|start"),
    "place": Word(r"[a-m]|[bc]\d[ab]?", place),
    "tile": Word(r"b\d-\d\d", tile),
    "upgrade": Word(r"\w+-\d\d", upgrade),
    "upgrades": Word(".+", upgrades),
    "track": Word("[a-z]+", track),
    "deck": Word("sv|tc|br|w|s", lambda name: DECKS.index(name.upper())),
    "rune": Word("[a-z]+", lambda name: one_of(name, tuple(RUNES), "rune")),
    "stage": Word(r"b\d[ab]?", stage),
    "boss": Word(r"c\d", boss),
    "turn": Word(r"c\d-\d\d", turn_card),
    "malaise": Word("[a-z]+", malaise),
    "runes": Word("[a-z ]+", runes),
    "levels": Word(".+", levels),
    "health": Word(".+", health),
    "announced": Word("[a-z]+", lambda name: one_of(name, ANNOUNCED.all, "action")),
    "round": Word("0|i{1,3}|iv", lambda name: one_of(name, ROUNDS, "round")),
    "on_line": Word("l|r[123]", lambda name: LINE.index(name)),
    "enemy": Word(".+", enemy),
    "tokens": Word("[a-z0-9 ]+", tokens),
    "types": Word("[a-z]+", lambda name: one_of(name, LOOT.all, "loot")),
    "skill": Word(r"[a-z]+ \d|[a-z'’ -]+|\w+-\d\d", ability),
    "carried": Word(".+", carried),
    "state": Word("[a-z ]+", lambda name: one_of(name, [id_of(state) for state in STATES], "state")),
}


def drawn(words: str) -> tuple[str, list[int]]:
    """Where a drawn thing comes from, and which it is: a combat card, a piece of equipment, a monster or a tile."""
    id = id_of(words)
    if found := re.fullmatch(r"bell ([123])", words):
        return BELLS, [int(found[1]) - 1]
    if re.fullmatch(r"c\d-\d\d", words):
        return TURNS, [turn_card(words)]
    if id in MALAISE_IDS:
        return MALAISE, [MALAISE_IDS.index(id)]
    if id in CARD_IDS:
        return CARDS, [CARD_IDS.index(id)]
    if id in GEAR_IDS:
        return EQUIPMENT, [GEAR_IDS.index(id)]
    if id in FOE_IDS:
        return MONSTERS, [number for number, kind in enumerate(MONSTER_CARDS) if FOE_IDS[kind] == id]
    return TILE_BAG, [tile(words)]
