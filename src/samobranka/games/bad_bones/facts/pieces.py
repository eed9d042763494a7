"""Skeletons, tiles, goods and places as they are told."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypedDict

from samobranka.core.facts import Looks
from samobranka.games.bad_bones.material import CHIEF, CRATER, DAMAGED, KIND_BITS, SIDE, SYMBOL, TRAP_KINDS, WEAPON
from samobranka.games.bad_bones.names import (
    CELLS,
    CHIEFS,
    GOODS,
    HEADINGS,
    ITEMS,
    PHASES,
    PLACES,
    RESERVE,
    SIDES,
    SYMBOLS,
    TOKENS,
    TRAPS,
    WEAPONS,
    way_of,
    ways_of,
)
from samobranka.games.bad_bones.rules.market import PRICE


def listed(names: Iterable[str]) -> str:
    """All of them, for whoever reads the page that is made from this."""
    return ", ".join(f"`{name}`" for name in names)


CellName = Annotated[str, CELLS]
PlaceName = Annotated[str, PLACES, "a cell, or a place on the rim: `r2c3`, `left-4`"]
Near = Annotated[
    str, "what stands there or beside it, as people say where something is: `above-tower`, `houses`, `forest-left`"
]
PhaseName = Annotated[str, PHASES, f"one of {listed(PHASES)}"]
HeadingName = Annotated[Literal["n", "e", "s", "w"], HEADINGS]
WeaponName = Annotated[str, WEAPONS]
Face = Literal["white", "black"]


class Token(TypedDict):
    """A skeleton, wherever it lies, with what is printed on it."""

    id: Annotated[str, TOKENS]
    symbol: Annotated[str, f"one of {listed(SYMBOLS)}"]
    side: Annotated[str, f"of the forest that it comes from: {listed(SIDES)}; `top` is the bottom in co-op"]
    chief: Annotated[str, f"one of {listed(CHIEFS)}; null: an ordinary skeleton"] | None


class Tile(TypedDict):
    """A trap as it lies."""

    kind: Annotated[str, f"one of {listed(TRAPS)}"]
    way: Annotated[str, "how a wall lies (`rising`, `falling`), which face of a maze is up (`white`, `black`); else empty"]
    damaged: bool


class Spare(TypedDict):
    """Tiles of a kind, in a reserve or out of the game; intact."""

    id: Annotated[str, RESERVE]
    kind: Annotated[str, "as of a tile"]
    ways: Annotated[list[str], "how it can be laid, where that makes a difference"]


class Ware(TypedDict):
    """What the market sells."""

    id: Annotated[str, GOODS]
    kind: Annotated[str, f"a kind of traps, or one of {listed(WEAPONS)}"]
    weapon: bool
    cost: int


def tile_face(tile: int) -> Tile:
    """By the number of a tile: its kind, its way and its damage. Kinds that do not exist look like nothing."""
    kind = tile & KIND_BITS
    name = TRAPS.all[kind] if kind < len(TRAPS.all) else ""
    return {"kind": name, "way": way_of(tile), "damaged": bool(tile & DAMAGED) or kind == CRATER}


# Pieces that never look different are the same objects whenever they are told; nobody changes them.
TOKEN_PIECES: Final[list[Token]] = [
    {"id": TOKENS[token], "symbol": SYMBOLS[SYMBOL[token]], "side": SIDES[SIDE[token]], "chief": CHIEFS.all[chief] or None}
    for token, chief in enumerate(CHIEF)
]
TILE_FACES: Final[list[Tile]] = [tile_face(tile) for tile in range(2 * DAMAGED)]
SPARES: Final[list[Spare]] = [
    {"id": RESERVE.all[kind], "kind": TRAPS.all[kind], "ways": ways_of(kind)} for kind in range(TRAP_KINDS)
]
WARES: Final[list[Ware]] = [
    {"id": GOODS.all[item], "kind": ITEMS.all[item], "weapon": item >= WEAPON, "cost": cost} for item, cost in enumerate(PRICE)
]

# How an event tells them, where the rules have their numbers.
TokenPiece = Annotated[Token, Looks(TOKEN_PIECES)]
TrapFace = Annotated[Tile, Looks(TILE_FACES)]
SparePiece = Annotated[Spare, Looks(SPARES)]
WarePiece = Annotated[Ware, Looks(WARES)]
