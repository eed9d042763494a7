"""Cards, tokens and the board as data. No logic here.

Rings count from outside in, arcs clockwise from 0 (arc 0 is printed "1"). A space is `ring * 6 + arc`.
"""

from typing import Final

ARCS: Final = 6

FOREST: Final = 0
ARCHER: Final = 1
KNIGHT: Final = 2
SWORDSMAN: Final = 3
CASTLE: Final = 4
RINGS: Final[tuple[str, ...]] = ("forest", "archer", "knight", "swordsman", "castle")

FIRST_CASTLE_SPACE: Final = CASTLE * ARCS
FIRST_SWORDSMAN_SPACE: Final = SWORDSMAN * ARCS

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ANY: Final = 3
COLOURS: Final[tuple[str, ...]] = ("red", "green", "blue", "any")
UNITS: Final[tuple[str, ...]] = ("archer", "knight", "swordsman")

# Card kinds. A unit's kind is `unit * 4 + colour`: archers 0 to 3, knights 4 to 7, swordsmen 8 to 11.
HERO: Final = 12
BRICK: Final = 15
MORTAR: Final = 16
BARBARIAN: Final = 17
NICE_SHOT: Final = 18
TAR: Final = 19
DRIVE_HIM_BACK: Final = 20
FORTIFY_WALL: Final = 21
MISSING: Final = 22
DRAW_2: Final = 23
SCAVENGE: Final = 24

CARD_NAMES: Final[tuple[str, ...]] = (
    *(f"{colour} {unit}" for unit in UNITS for colour in COLOURS),
    *(f"{colour} hero" for colour in COLOURS[:3]),
    "brick", "mortar", "barbarian", "nice shot", "tar", "drive him back",
    "fortify wall", "missing", "draw 2", "scavenge",
)  # fmt: skip

# How many of each kind: three of each coloured unit, one any-colour unit of each ring, one hero a colour …
CARD_COUNTS: Final[tuple[int, ...]] = (3, 3, 3, 1) * 3 + (1, 1, 1) + (4, 4) + (1,) * 8
CARDS: Final = sum(CARD_COUNTS)

# Token kinds. The first seven are monsters that stand on the board, four of them bosses.
GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
GOBLIN_KING: Final = 3
HEALER: Final = 4
ORC_WARLORD: Final = 5
TROLL_MAGE: Final = 6
BOULDER: Final = 7
RED_MOVE: Final = 8
BLUE_MOVE: Final = 10
CLOCKWISE: Final = 11
COUNTERCLOCKWISE: Final = 12
PLAGUE_ARCHERS: Final = 13
PLAGUE_SWORDSMEN: Final = 15
DISCARD_ONE: Final = 16
DRAW_3: Final = 17
DRAW_4: Final = 18
MONSTER_KINDS: Final = 7

TOKEN_NAMES: Final[tuple[str, ...]] = (
    "goblin", "orc", "troll", "goblin king", "healer", "orc warlord", "troll mage",
    "boulder", "red move", "green move", "blue move", "clockwise", "counterclockwise",
    "plague archers", "plague knights", "plague swordsmen", "discard one", "draw 3", "draw 4",
)  # fmt: skip

TOKEN_COUNTS: Final[tuple[int, ...]] = (6, 11, 10, 1, 1, 1, 1) + (4, 2, 2, 2, 1, 1) + (1, 1, 1) + (1, 1, 1)
TOKENS: Final = sum(TOKEN_COUNTS)

# Health of each monster kind (boss values: token scans) and what a trophy is worth.
HEALTH: Final[tuple[int, ...]] = (1, 2, 3, 2, 2, 3, 3)
POINTS: Final[tuple[int, ...]] = (1, 2, 3, 4, 4, 4, 4)

# Tokens that stand in the Archer ring when the game begins.
STARTING_MONSTERS: Final[tuple[tuple[int, int], ...]] = ((GOBLIN, 3), (ORC, 2), (TROLL, 1))

# "Easier Battles" leaves these tokens in the box.
EASIER_BATTLES: Final[tuple[tuple[int, int], ...]] = (
    (DRAW_4, 1), (ORC_WARLORD, 1), (TROLL_MAGE, 1), (PLAGUE_SWORDSMEN, 1), (PLAGUE_ARCHERS + 1, 1),
    (RED_MOVE, 1), (RED_MOVE + 1, 1), (BLUE_MOVE, 1), (BOULDER, 3),
)  # fmt: skip

FORTIFY_TOKENS: Final = 2
TOKENS_A_TURN: Final = 2
OVERLORD_HAND: Final = 3
OVERLORD_PLAYS: Final = 2


def _ids(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


# Kind of each single card and token, by id; and a card's kind as a bit, for sets of kinds.
CARD_KIND: Final[tuple[int, ...]] = _ids(CARD_COUNTS)
KIND_BIT: Final[tuple[int, ...]] = tuple(1 << kind for kind in CARD_KIND)
TOKEN_KIND: Final[tuple[int, ...]] = _ids(TOKEN_COUNTS)


def ids_of_kind(kinds: tuple[int, ...], kind: int) -> list[int]:
    return [piece for piece, its_kind in enumerate(kinds) if its_kind == kind]


def colour_of(arc: int) -> int:
    return arc // 2


def _reach(kind: int, heroic: bool) -> int:
    """The spaces a card can hit, as a set of bits: CP-27 to CP-31, CP-102."""
    if kind >= BRICK:
        return 0
    rings: tuple[int, ...]
    if kind >= HERO:
        rings = (ARCHER, KNIGHT, SWORDSMAN, CASTLE) if heroic else (ARCHER, KNIGHT, SWORDSMAN)
        colour = kind - HERO
    else:
        rings = (ARCHER + kind // 4,)
        colour = kind % 4
    spaces = 0
    for ring in rings:
        for arc in range(ARCS):
            if colour in (ANY, colour_of(arc)):
                spaces |= 1 << (ring * ARCS + arc)
    return spaces


# Which spaces each card kind can hit, without and with Heroic Powers.
REACH: Final[tuple[int, ...]] = tuple(_reach(kind, False) for kind in range(len(CARD_COUNTS)))
HEROIC_REACH: Final[tuple[int, ...]] = tuple(_reach(kind, True) for kind in range(len(CARD_COUNTS)))
ALL_SPACES: Final = (1 << (ARCS * len(RINGS))) - 1
NOT_FOREST: Final = ALL_SPACES & ~((1 << ARCS) - 1)
# Archer, Knight and Swordsman rings of each colour, for "All for One".
FIELD: Final[tuple[int, ...]] = tuple(_reach(HERO + colour, False) for colour in range(3))
