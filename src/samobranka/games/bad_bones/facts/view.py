"""What a seat sees."""

from typing import Annotated, Literal, TypedDict

from samobranka.games.bad_bones.facts.pieces import (
    CellName,
    Face,
    HeadingName,
    PhaseName,
    PlaceName,
    Spare,
    Tile,
    Token,
    Ware,
    WeaponName,
)
from samobranka.games.bad_bones.names import CELLS, LAID, TOKENS, TRAPS


class Skeleton(Token):
    """A skeleton on a land or in its forest."""

    place: PlaceName
    heading: HeadingName
    face: Annotated[Face, "which one is up; it is turned over after each move"]
    frozen: Annotated[bool, "it skips its next move"]
    waiting: Annotated[bool, "it is still to move in this phase"]
    stack: Annotated[int, "how many lie under it; chiefs lie on top"]


class Trap(Tile):
    """A trap on a land; its name is that of its cell."""

    id: Annotated[str, LAID]
    place: CellName


class Heap(Spare):
    """So many tiles of a kind."""

    count: int


class Fate(TypedDict):
    """Where a skeleton would go if phase 3 were played now."""

    skeleton: Annotated[str, TOKENS]
    path: Annotated[list[str], "places in order; `?` where its owner will choose"]
    end: Annotated[
        str,
        "what becomes of it: `hero` and `trap` destroy it, it harms `tower` or `houses`, it goes to `seat-2`, it is `blocked`, "
        "`held`, or thrown back by a `portal`; empty: it just walks",
    ]


class Land(TypedDict):
    """A player's realm, and what lies before that player."""

    seat: int
    skeletons: Annotated[list[Skeleton], "those on top last"]
    traps: list[Trap]
    hero: Annotated[CellName, "null: he is dead"] | None
    towers: Annotated[list[str], CELLS, "cells with a tower that stands"]
    floors: Annotated[int, "of the tower; 0 in co-op, where towers have none"]
    houses: Annotated[int, "of the village; 0 in co-op, where all defend the `capital`"]
    cemetery: Annotated[list[Token], "those who come back in phase 4"]
    sent: Annotated[int, "how many it has sent to others in all"]
    reserve: list[Heap]
    hand: Annotated[str, TRAPS, "co-op: a trap taken back in this phase, not yet in the common reserve"] | None
    coins: int
    weapon: Annotated[WeaponName, "of its hero"] | None
    passed: Annotated[bool, "buys nothing more"]
    fallen: bool
    finished: Annotated[bool, "has no choice left in this phase"]
    asked: Annotated[str, TOKENS, "the skeleton that its owner is asked to send somewhere"] | None
    preview: Annotated[list[Fate], "of each skeleton that is to move next"]


class Arrow(TypedDict):
    """A printed arrow: whoever comes to rest there with one heading goes on with another."""

    cell: CellName
    way_in: HeadingName
    way_out: HeadingName


class Slot(TypedDict):
    """A place in the forest, and the symbol printed there."""

    place: PlaceName
    symbol: str


class Printed(TypedDict):
    """The board as it is printed, the same for all."""

    arrows: list[Arrow]
    slots: list[Slot]
    towers: Annotated[list[str], CELLS, "cells on which towers stood in the beginning"]
    houses: Annotated[Literal["top", "bottom"], "the edge with the houses"]


class Goods(Ware):
    """So many of what the market sells."""

    count: int


class Market(TypedDict):
    """Before the first round of the advanced game."""

    goods: list[Goods]
    buyer: Annotated[int, "whose purchase it is; null: all buy together"] | None
    back: Annotated[bool, "it goes back round the table"]


class View(TypedDict):
    """The table, as everybody sees it: all but the inside of the bag."""

    game: Literal["bad_bones"]
    mode: Annotated[str, "`standard`, `solo` or `coop`"]
    advanced: bool
    chiefs: bool
    ruleset: Annotated[str, "the edition: `fr`, `ru` or `de`"]
    round: int
    rounds: Annotated[int, "how many are to be held out, in solo and co-op"] | None
    phase: PhaseName
    marker: Annotated[Face, "which face skeletons show that have moved; it turns in phase 3"]
    face: Printed
    boards: Annotated[list[Land], "by seat"]
    market: Market | None
    reserve: Annotated[list[Heap], "in co-op, the common one; null: each land has its own"] | None
    coins: Annotated[int, "in co-op, the common purse; null: each land has its own"] | None
    capital: Annotated[int, "houses left of it, in co-op"] | None
    stars: Annotated[dict[str, list[int]], "by kind of trap: what it is worth intact, and damaged"]
    full_floors: Annotated[int, "of a tower without damage"]
    full_houses: Annotated[int, "of a village or capital without damage"]
    heroic: Annotated[bool, "the last round was held; this is for the heroic victory"]
    bag: Annotated[int, "skeletons in it"]
    removed: Annotated[list[Heap], "tiles out of the game"]
    removed_skeletons: Annotated[list[Token], "skeletons out of the game"]
    ending: Annotated[str, "why the game is over, as the event `ended` says it; empty while it goes on"]
