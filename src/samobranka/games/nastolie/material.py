"""What is in the box, as data: characters, missiles, artefacts, rituals, measures. Read from `data/*.toml`; no logic here.

Everything is a small whole number: a kind of character, a missile, an Order. Lengths are micrometres. What single discs are
called, and their numbers, is in `names.py`; scenarios are read by `scenario.py`.
"""

import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"
# A millimetre, in the unit of all places.
MM: Final = 1000

# Orders, in the sequence of the rulebook.
FIRE: Final = 0
GRASS: Final = 1
METAL: Final = 2
DUST: Final = 3
ORDERS: Final[tuple[str, ...]] = ("fire", "grass", "metal", "dust")

# Ranks, from strong to weak (NA-102).
HERO: Final = 0
VETERAN: Final = 1
FIGHTER: Final = 2
RANKS: Final[tuple[str, ...]] = ("hero", "veteran", "fighter")

# Kinds of characters.
AJARHA: Final = 0
BURAN: Final = 1
RAMPRAK: Final = 2
ELEMENTAL: Final = 3
DYMER: Final = 4
SHAVAKH: Final = 5
VAMPAL: Final = 6
ZHUKOROG: Final = 7
ARCHER: Final = 8
DRYAD: Final = 9
BAARUN: Final = 10
VAYA: Final = 11
PHANTOM: Final = 12
MINUSOID: Final = 13
ENERGAN: Final = 14
AKERU: Final = 15
HARU: Final = 16
EDZEN: Final = 17
RATNIK: Final = 18
DISH: Final = 19
KINDS: Final[tuple[str, ...]] = (
    "ajarha", "buran", "ramprak", "elemental", "dymer", "shavakh", "vampal", "zhukorog", "archer", "dryad",
    "baarun", "vaya", "phantom", "minusoid", "energan", "akeru", "haru", "edzen", "ratnik", "dish",
)  # fmt: skip

# Strikes (NA-401 … NA-404).
ORDINARY: Final = 0
VAMPIRE: Final = 1
FIERY: Final = 2
DRYADIC: Final = 3
STRIKES: Final[tuple[str, ...]] = ("ordinary", "vampire", "fire", "dryad")

# Missiles.
FLAME: Final = 0
WHIRL: Final = 1
SHIELD: Final = 2
ARROW: Final = 3
LIGHTNING: Final = 4
MAGNET: Final = 5
LASSO: Final = 6
TICK: Final = 7
MISSILES: Final[tuple[str, ...]] = ("flame", "whirl", "shield", "arrow", "lightning", "magnet", "lasso", "tick")
# On a card: no missile at all, and a supply without end.
NO_MISSILE: Final = -1
ENDLESS: Final = 0

# Artefacts, and when each is used.
MINE: Final = 0
FOUNTAIN: Final = 1
MAGNETOSPHERE: Final = 2
FORGE: Final = 3
ARTEFACTS: Final[tuple[str, ...]] = ("mine", "fountain", "magnetosphere", "forge")
ANY_TIME: Final = 0
AT_END: Final = 1
ON_DEATH: Final = 2
MOMENTS: Final[tuple[str, ...]] = ("any", "end", "death")

# Rituals.
CALL: Final = 0
CLEANSING: Final = 1
HEALING: Final = 2
TELEPORT: Final = 3
RITUALS: Final[tuple[str, ...]] = ("call", "cleansing", "healing", "teleport")

# Edges of the table, clockwise: a player's neighbour to the left sits at the next one.
SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3
EDGES: Final[tuple[str, ...]] = ("south", "west", "north", "east")


def read(name: str) -> dict[str, Any]:
    """A data file, its decimals as they are written."""
    return tomllib.loads((DATA / name).read_text("utf8"), parse_float=Decimal)


def micrometres(millimetres: int | Decimal) -> int:
    return int(millimetres * MM)


_ROSTER: Final = read("roster.toml")
_MISSILES: Final = read("missiles.toml")
_ARTEFACTS: Final = read("artefacts.toml")
_RITUALS: Final = read("rituals.toml")
_CONSTANTS: Final = read("constants.toml")
_DIRECTIONS: Final = read("directions.toml")


def _measure(table: str, name: str) -> int:
    return micrometres(_CONSTANTS[table][name])


def _count(table: str, name: str) -> int:
    return int(_CONSTANTS[table][name])


TABLE: Final[int] = _measure("table", "size")
MIDDLE: Final[int] = TABLE // 2
# Radii by rank, and of what has none.
RADIUS: Final[tuple[int, ...]] = tuple(_measure("diameter", rank) // 2 for rank in RANKS)
MISSILE_RADIUS: Final[int] = _measure("diameter", "missile") // 2
ARTEFACT_RADIUS: Final[int] = _measure("diameter", "artefact") // 2
# Times the square of the radius.
DISC_MASS: Final[int] = _count("mass", "disc")
BARREL_MASS: Final[int] = _count("mass", "barrel")

ACTIONS: Final[int] = _count("turn", "actions")
TIME_CARDS: Final[int] = _count("turn", "time_cards")
MOST_COPIES: Final[int] = _count("turn", "most_copies")
RITUAL_WOUNDS: Final[int] = _count("turn", "rituals_many")
ROUNDS: Final[int] = _count("limits", "rounds")
BATTLES: Final[int] = _count("limits", "campaign")

PLACEMENT_GAP: Final[int] = _measure("gaps", "placement")
ADJACENT_GAP: Final[int] = _measure("gaps", "adjacent")
FREE_GAP: Final[int] = _measure("gaps", "free")
HOME_RADII: Final[int] = _count("gaps", "home")
RING: Final[int] = _measure("search", "ring")

STRIP_DEPTH: Final[int] = _measure("zones", "strip")
BOX_LENGTH: Final[int] = micrometres(_CONSTANTS["zones"]["box"][0])
BOX_DEPTH: Final[int] = micrometres(_CONSTANTS["zones"]["box"][1])
CORNER_SIDE: Final[int] = _measure("zones", "corner")

# Vectors of length REACH, anticlockwise from east: as x and y apart, for speed.
REACH: Final = 10_000
FACING_X: Final[tuple[int, ...]] = tuple(int(x) for x, _ in _DIRECTIONS["facings"])
FACING_Y: Final[tuple[int, ...]] = tuple(int(y) for _, y in _DIRECTIONS["facings"])
FACINGS: Final[int] = len(FACING_X)
RAY_X: Final[tuple[int, ...]] = tuple(int(x) for x, _ in _DIRECTIONS["rays"])
RAY_Y: Final[tuple[int, ...]] = tuple(int(y) for _, y in _DIRECTIONS["rays"])
RAYS: Final[int] = len(RAY_X)
# Which facing turns the back towards an edge's own player: south, west, north, east.
OUTWARD: Final[tuple[int, ...]] = (3 * FACINGS // 4, FACINGS // 2, FACINGS // 4, 0)


# By missile: its Order, how many discs there are, the number of the first of them, whether it stays on its target.
MISSILE_ORDER: Final[tuple[int, ...]] = tuple(ORDERS.index(_MISSILES[name]["order"]) for name in MISSILES)
MISSILE_DISCS: Final[tuple[int, ...]] = tuple(int(_MISSILES[name]["discs"]) for name in MISSILES)
FIRST_MISSILE: Final[tuple[int, ...]] = tuple(sum(MISSILE_DISCS[:missile]) for missile in range(len(MISSILES)))
STAYS: Final[tuple[bool, ...]] = tuple(bool(_MISSILES[name]["stays"]) for name in MISSILES)
# By single missile disc: what it is.
MISSILE_OF: Final[tuple[int, ...]] = tuple(missile for missile, discs in enumerate(MISSILE_DISCS) for _ in range(discs))

ARTEFACT_ORDER: Final[tuple[int, ...]] = tuple(ORDERS.index(_ARTEFACTS[name]["order"]) for name in ARTEFACTS)
MOMENT: Final[tuple[int, ...]] = tuple(MOMENTS.index(_ARTEFACTS[name]["moment"]) for name in ARTEFACTS)
# The deck: every single card as its kind.
RITUAL_DECK: Final[tuple[int, ...]] = tuple(
    ritual for ritual, name in enumerate(RITUALS) for _ in range(int(_RITUALS["copies"][name]))
)

# Places in an Order's forces, as scenarios write them.
H1: Final = 0
H2: Final = 1
V: Final = 2
F1: Final = 3
F2: Final = 4
SLOTS: Final[tuple[str, ...]] = ("H1", "H2", "V", "F1", "F2")


class Roster:
    """What the cards of the characters say, by kind. Shared by all states; never changes."""

    __slots__ = ("cap", "forces", "limit", "lives", "mass", "missile", "order", "radius", "rank", "sector", "shoots", "strike")

    def __init__(self, name: str) -> None:
        main, other = _ROSTER["main"], _ROSTER.get(name, {})
        forces = {**main["forces"], **other.get("forces", {})}
        cards = [{**main[kind], **other.get(kind, {})} for kind in KINDS]
        # By Order: H1, H2, V, F1, F2.
        self.forces: tuple[tuple[int, ...], ...] = tuple(tuple(KINDS.index(kind) for kind in forces[order]) for order in ORDERS)
        self.order: tuple[int, ...] = tuple(
            next(order for order, force in enumerate(self.forces) if kind in force) for kind in range(len(KINDS))
        )
        self.rank: tuple[int, ...] = tuple(RANKS.index(card["rank"]) for card in cards)
        self.lives: tuple[int, ...] = tuple(int(card["lives"]) for card in cards)
        self.strike: tuple[int, ...] = tuple(STRIKES.index(card.get("strike", "ordinary")) for card in cards)
        self.sector: tuple[bool, ...] = tuple(bool(card.get("sector", False)) for card in cards)
        # What is in the supply: the missile, whether it is shot, the printed limit, and how many it may really be (NA-511).
        self.missile: tuple[int, ...] = tuple(
            MISSILES.index(card["missile"]) if "missile" in card else NO_MISSILE for card in cards
        )
        self.shoots: tuple[bool, ...] = tuple(bool(card.get("shoots", False)) for card in cards)
        self.limit: tuple[int, ...] = tuple(int(card.get("limit", ENDLESS)) for card in cards)
        self.cap: tuple[int, ...] = tuple(int(card.get("cap", card.get("limit", ENDLESS))) for card in cards)
        self.radius: tuple[int, ...] = tuple(RADIUS[rank] for rank in self.rank)
        self.mass: tuple[int, ...] = tuple(DISC_MASS * radius * radius for radius in self.radius)


MAIN: Final = Roster("main")
VARIANT: Final = Roster("variant")
ROSTERS: Final[dict[str, Roster]] = {"main": MAIN, "variant": VARIANT}
