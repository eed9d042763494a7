"""What pieces and places are called, both ways: the vocabulary of views, choices, events, logs and scripts.

The rules count in whole numbers (material.py); whatever leaves them is told by these names, and what comes in is read by them.
"""

from collections.abc import Iterable
from typing import Final

from samobranka.core.action import Verb
from samobranka.core.names import SEATS, Names, numbered
from samobranka.games.bad_bones import material
from samobranka.games.bad_bones.material import KIND_BITS, MAZE, TRAP_KINDS, TURNED, WALL, WEAPON, WIDTH, is_cell
from samobranka.games.bad_bones.rules.weapons import EVERYWHERE
from samobranka.games.bad_bones.state import PHASE_NAMES


def prefixed(prefix: str, names: Iterable[str]) -> Names:
    return Names(name and prefix + name for name in names)


def place_name(place: int) -> str:
    """A cell ("r2c3") or a place on the rim ("left-4", "top-2"); the corners have no name."""
    row, column = place // WIDTH, place % WIDTH
    if is_cell(place):
        return f"r{row}c{column}"
    if 1 <= row <= 5:
        return f"{'right' if column else 'left'}-{row}"
    if 1 <= column <= 5:
        return f"{'bottom' if row else 'top'}-{column}"
    return ""


def way_of(tile: int) -> str:
    """How a wall lies, or which face of a maze is up."""
    kind = tile & KIND_BITS
    if kind == WALL:
        return "falling" if tile & TURNED else "rising"
    if kind == MAZE:
        return "black" if tile & TURNED else "white"
    return ""


def ways_of(kind: int) -> list[str]:
    """All ways in which tiles of this kind can be laid; none: it does not matter."""
    return [way for tile in (kind, kind | TURNED) if (way := way_of(tile))]


def tile_name(tile: int) -> str:
    """An intact tile, as it is laid: "dragon", "wall-rising"."""
    kind, way = tile & KIND_BITS, way_of(tile)
    if not 0 < kind < TRAP_KINDS or (tile & TURNED and not way):
        return ""
    return f"{material.TRAPS[kind]}-{way}" if way else material.TRAPS[kind]


# Single skeletons, places, and what kinds of things there are.
TOKENS: Final = numbered("k", material.TOKENS)
PLACES: Final = Names(place_name(place) for place in range(material.PLACES))
CELLS: Final = Names(place_name(place) if is_cell(place) else "" for place in range(material.PLACES))
HEADINGS: Final = Names(material.HEADINGS)
SYMBOLS: Final = Names(material.SYMBOLS)
SIDES: Final = Names(material.SIDES)
CHIEFS: Final = Names(material.CHIEFS)
TRAPS: Final = Names(material.TRAPS)
WEAPONS: Final = Names(name.replace(" ", "_").replace("-", "_") for name in material.WEAPONS)
PHASES: Final = Names(PHASE_NAMES)
# What the market sells: traps by their kinds, weapons from WEAPON on.
ITEMS: Final = Names([*TRAPS.all[:TRAP_KINDS], *[""] * (WEAPON - TRAP_KINDS), *WEAPONS.all])

# What somebody points at to choose something: tiles in the reserve and on the board, goods, a way to turn, a symbol.
RESERVE: Final = prefixed("reserve-", TRAPS.all[:TRAP_KINDS])
LAID: Final = prefixed("trap-", CELLS.all)
GOODS: Final = prefixed("market-", ITEMS.all)
TURNS: Final = prefixed("heading-", HEADINGS.all)
CHIPS: Final = prefixed("symbol-", SYMBOLS.all)

# And what has no piece of its own: a tile as it will lie, and all cells at once for the ice staff.
TILES: Final = Names(tile_name(tile) for tile in range(2 * TURNED))
CELLS_OR_ALL: Final = Names("all" if place == EVERYWHERE else name for place, name in enumerate(CELLS.all))

# What can be done, and with what, in the order of V_PASS, V_HERO … (rules/steps.py).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("pass"),
    Verb("hero", PLACES),
    Verb("place", TILES, PLACES),
    Verb("take", LAID),
    Verb("push", TOKENS, TURNS),
    Verb("send", SEATS),
    Verb("move", TOKENS),
    Verb("lead", TOKENS),
    Verb("victim", TOKENS),
    Verb("break", PLACES),
    Verb("shoot", TOKENS),
    Verb("freeze", CELLS_OR_ALL),
    Verb("curse", SEATS),
    Verb("teleport", PLACES),
    Verb("strike", PLACES),
    Verb("cleave", CHIPS),
    Verb("sweep", PLACES, PLACES),
    Verb("fence", PLACES, TURNS),
    Verb("turn", TOKENS, TURNS),
    Verb("start", PLACES),
    Verb("buy", GOODS),
    Verb("go-on"),
    Verb("stop"),
)
