"""Boards, tokens, traps and weapons as data. What only the box can tell is read from `data/*.toml`; no logic here.

A place is `row * 7 + column` on a grid of 7 by 7: rows and columns 1 to 5 are the cells, the rim around them is forest,
village or capital. A skeleton is one small int: token, place, heading, face and whether it skips its next move;
`bones.py` has words for that.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 7
PLACES: Final = WIDTH * WIDTH

# Headings, clockwise, and the step that each takes on the grid.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
HEADINGS: Final[tuple[str, ...]] = ("n", "e", "s", "w")
STEP: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)

# A skeleton as an int: bits 0 to 7 token, 8 to 13 place, 14 and 15 heading, 16 face (set: black), 17 skips its next move.
TOKEN_BITS: Final = 255
AT: Final = 8
PLACE_BITS: Final = 63
SPOT_BITS: Final = 255
HEAD: Final = 14
SPOT: Final = SPOT_BITS << AT
BLACK: Final = 1 << 16
SKIP: Final = 1 << 17

SYMBOLS: Final[tuple[str, ...]] = ("purple", "yellow", "red", "blue", "green")
RED: Final = 2
SIDES: Final[tuple[str, ...]] = ("left", "top", "right")
LEFT_SIDE: Final = 0
TOP_SIDE: Final = 1
COPIES: Final = 12

# Chief kinds; 0 is an ordinary skeleton.
SAPPER: Final = 1
NECROMANCER: Final = 2
FRIENDLY: Final = 3
INSTRUCTOR: Final = 4
SPECTRAL: Final = 5
SABOTEUR: Final = 6
EMPEROR: Final = 7
CHIEFS: Final[tuple[str, ...]] = ("", "sapper", "necromancer", "friendly", "instructor", "spectral", "saboteur", "emperor")

# Trap kinds. A tile on a board is `kind + TURNED + DAMAGED`: TURNED is the falling wall or the black maze.
WALL: Final = 1
CATAPULT: Final = 2
DRAGON: Final = 3
TREASURE: Final = 4
BARRICADE: Final = 5
BOMB: Final = 6
HEARSE: Final = 7
MAZE: Final = 8
PORTAL: Final = 9
SPRING: Final = 10
CRATER: Final = 11
KIND_BITS: Final = 15
TURNED: Final = 16
DAMAGED: Final = 32
TRAPS: Final[tuple[str, ...]] = (
    "", "wall", "catapult", "dragon", "treasure", "barricade", "bomb", "hearse", "maze", "portal", "spring", "crater",
)  # fmt: skip
TRAP_KINDS: Final = 11

# Weapons; 0 is none. In the market a weapon is the item `WEAPON + weapon`.
CROSSBOW: Final = 1
ICE_STAFF: Final = 2
DEATH_STAFF: Final = 3
TELEPORT_STAFF: Final = 4
TWO_HANDED_SWORD: Final = 5
BATTLE_AXE: Final = 6
MORNING_STAR: Final = 7
RAPIER: Final = 8
WEAPON: Final = 16
WEAPONS: Final[tuple[str, ...]] = (
    "", "crossbow", "ice staff", "death staff", "teleport staff", "two-handed sword", "battle axe", "morning star", "rapier",
)  # fmt: skip

FLOORS: Final = 4
HOUSES: Final = 5
START_SKELETONS: Final = 4
NEW_SKELETONS: Final = 3
TRIGGER: Final = 3
FLOOR_POINTS: Final = 4
HOUSE_POINTS: Final = 3
COINS: Final = 20
COOP_COINS: Final = 12


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text("utf8"))


BOARDS: Final = _read("boards.toml")
_TRAPS: Final = _read("traps.toml")
_WEAPONS: Final = _read("weapons.toml")
_CHIEFS: Final = _read("chiefs.toml")


def place_of(name: str) -> int:
    """The place of "r2c3"."""
    return int(name[1]) * WIDTH + int(name[3])


def is_cell(place: int) -> bool:
    return 1 <= place // WIDTH <= 5 and 1 <= place % WIDTH <= 5


def _of_each(field: str, index: int = -1) -> tuple[int, ...]:
    rows = [_TRAPS[name][field] for name in TRAPS[1:TRAP_KINDS]]
    return (0, *(int(row) if index < 0 else int(row[index]) for row in rows))


# By trap kind, 0 unused; a crater counts as the damaged face of the bomb.
BOX: Final[tuple[int, ...]] = _of_each("copies")
STARS: Final[tuple[int, ...]] = _of_each("stars", 0)
STARS_DAMAGED: Final[tuple[int, ...]] = (*_of_each("stars", 1), int(_TRAPS["bomb"]["stars"][1]))
COST: Final[tuple[int, ...]] = _of_each("cost")
KIT: Final[tuple[int, ...]] = _of_each("kit")
COOP_KIT: Final[tuple[int, ...]] = _of_each("coop")
MARKET: Final[tuple[tuple[int, ...], ...]] = tuple(_of_each("market", players) for players in range(6))
WEAPON_COST: Final[tuple[int, ...]] = (
    0,
    *(int(_WEAPONS["cost"][name.replace(" ", "_").replace("-", "_")]) for name in WEAPONS[1:]),
)


def _chief_tokens() -> list[tuple[int, int, int]]:
    """Kind, side and symbol of each chief token, in order."""
    found: list[tuple[int, int, int]] = []
    for kind, name in enumerate(CHIEFS[1:], 1):
        for side, side_name in enumerate(SIDES):
            if side_name in _CHIEFS[name]:
                found.append((kind, side, SYMBOLS.index(_CHIEFS[name][side_name])))
    return found


ORDINARY: Final = len(SIDES) * len(SYMBOLS) * COPIES
_CHIEF_TOKENS: Final = _chief_tokens()
TOKENS: Final = ORDINARY + len(_CHIEF_TOKENS)
# By token: the side it enters on, its symbol, its chief kind.
SIDE: Final[tuple[int, ...]] = (*(token // COPIES // 5 for token in range(ORDINARY)), *(side for _, side, _ in _CHIEF_TOKENS))
SYMBOL: Final[tuple[int, ...]] = (
    *(token // COPIES % 5 for token in range(ORDINARY)),
    *(symbol for *_, symbol in _CHIEF_TOKENS),
)
CHIEF: Final[tuple[int, ...]] = (*(0 for _ in range(ORDINARY)), *(kind for kind, *_ in _CHIEF_TOKENS))
# What one token cannot be told from another by: type for ordinary skeletons, kind and side for chiefs.
LOOKS: Final[tuple[int, ...]] = tuple(token // COPIES if token < ORDINARY else token for token in range(TOKENS))

CELLS: Final[tuple[int, ...]] = tuple(place for place in range(PLACES) if is_cell(place))
RIM: Final = sum(1 << place for place in range(PLACES) if not is_cell(place))
# The four orthogonal neighbours of each place as bits, and the cells that a hero can step to.
BESIDE: Final[tuple[int, ...]] = tuple(
    sum(1 << (place + step) for step in STEP if is_cell(place) and is_cell(place + step)) for place in range(PLACES)
)
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(place + by for by in (-8, -7, -6, -1, 1, 6, 7, 8) if is_cell(place) and is_cell(place + by))
    for place in range(PLACES)
)
# A wall turns a heading: rising ("/") and falling ("\").
RISING_TURN: Final[tuple[int, ...]] = (EAST, NORTH, WEST, SOUTH)
FALLING_TURN: Final[tuple[int, ...]] = (WEST, SOUTH, EAST, NORTH)


class Face:
    """One face of the player boards, made ready for walking. Shared by all states; never changes."""

    def __init__(self, coop: bool, side_arrows: bool) -> None:
        """BB-26, BB-29, BB-110, BB-138: arrows, forests and houses as `data/boards.toml` has them."""
        data = BOARDS["coop" if coop else "competitive"]
        self.coop = coop
        self.towers: list[int] = [place_of(name) for name in data["towers"]]
        self.tower_bits: int = sum(1 << place for place in self.towers)
        # The rim by what it is. A skeleton that steps there leaves the board.
        bottom = sum(1 << (6 * WIDTH + column) for column in range(1, 6))
        top = sum(1 << column for column in range(1, 6))
        self.houses: int = top if coop else bottom
        self.free_exit: int = bottom if coop else top
        # By `place + heading * 64`, the form in which a skeleton holds them: the heading after coming to rest there.
        self.turn: list[int] = [index >> 6 for index in range(256)]
        arrows = [data["arrows"], data["ruin_arrows"]] if coop else [data["arrows"]]
        if side_arrows and not coop:
            arrows.append(data["side_arrows"])
        for table in arrows:
            for name, turns in table.items():
                for way_in, way_out in turns.items():
                    self.turn[place_of(name) + 64 * "NESW".index(way_in)] = "NESW".index(way_out)
        # The place one step ahead, and the whole spot (place and heading, shifted into a skeleton) of resting there.
        self.ahead: list[int] = [0] * 256
        self.rest: list[int] = [0] * 256
        for index in range(256):
            place, heading = index & 63, index >> 6
            there = place + STEP[heading]
            if place < PLACES and 0 <= there < PLACES:
                self.ahead[index] = there
                self.rest[index] = (there + 64 * self.turn[there + 64 * heading]) << AT
        # Where a place is, in words for the story.
        self.near: list[str] = [_landmark(coop, place) for place in range(PLACES)]
        # The forest slot of each token, with its heading, shifted into a skeleton.
        self.slot: list[int] = [self._slot(data, token) << AT for token in range(TOKENS)]

    def _slot(self, data: dict[str, Any], token: int) -> int:
        symbol, side = SYMBOLS[SYMBOL[token]], SIDE[token]
        if side == TOP_SIDE and self.coop:
            return 6 * WIDTH + int(data["bottom"].index(symbol)) + 1 + 64 * NORTH
        if side == TOP_SIDE:
            return int(data["top"].index(symbol)) + 1 + 64 * SOUTH
        row = int(data[SIDES[side]].index(symbol)) + 1
        return row * WIDTH + 64 * EAST if side == LEFT_SIDE else row * WIDTH + 6 + 64 * WEST


def _landmark(coop: bool, place: int) -> str:
    """Where a cell is, as people say it: what stands there or beside it. The same word may do for several cells."""
    row, column = place // WIDTH, place % WIDTH
    if not is_cell(place):
        return ""
    side = {1: "left", 5: "right"}.get(column, "")
    if row in (1, 5):
        height = "upper" if row == 1 else "lower"
        edge = ("capital" if row == 1 else "forest-bottom") if coop else ("forest-top" if row == 1 else "houses")
        return f"{height}-{side}" if side else edge
    if side:
        return f"forest-{side}"
    across = ("left", "", "right")[column - 2]
    down = ("upper", "", "lower")[row - 2]
    if coop:
        return f"tower-{down}-{across}" if down and across else f"between-{down or across}" if down or across else "middle"
    beside = f"{across}-of-tower" if across else {"upper": "above-tower", "lower": "below-tower"}.get(down, "tower")
    return "near-tower" if down and across else beside


COMPETITIVE_FACE: Final = Face(False, False)
COMPETITIVE_FACE_BOTH_WAYS: Final = Face(False, True)
COOP_FACE: Final = Face(True, False)
