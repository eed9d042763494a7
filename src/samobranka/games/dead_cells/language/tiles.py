"""What tiles and corridors say: a fight, a treasure, a merchant, a door; a gate."""

import re
from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.atoms import gain, gains
from samobranka.games.dead_cells.language.forms import Unreadable

# Shapes of tiles and spaces: only tiles of the same shape are dealt to a space.
SQUARE: Final = 0
TRAPEZOID: Final = 1
CIRCLE: Final = 2
CURSED: Final = 3
PENTAGON: Final = 4
HEXAGON: Final = 5
TELEPORT: Final = 6
CONSTRAINT: Final = 7
SHAPES: Final[tuple[str, ...]] = (
    "square", "trapezoid", "circle", "cursed", "pentagon", "hexagon", "teleport", "constraint",
)  # fmt: skip

NO_TERRAIN: Final = 0
WALL: Final = 1
HOLE: Final = 2

# What a door wants.
HAND_CHECK: Final = 1
DECK_CHECK: Final = 2
PAY: Final = 3

# What stands in a corridor; 0: nothing.
RUNE_GATE: Final = 1
HAND_GATE: Final = 2
DECK_GATE: Final = 3
KEY_GATE: Final = 4
KEY_OR_ELITE: Final = 5
BELL_GATE: Final = 6
LANTERN_GATE: Final = 7

FIGHT: Final = re.compile(r"(> )?([ME]+)( wall| hole)?(?: \| (.+))?")
GOODS: Final = re.compile(r"(.+) for (\d+) x(\d+)")
# An option of a treasure that is a check: the last one, so that it can be told from the others.
LOCKED: Final = re.compile(r"(?:hand ([STB])|deck): (.+)")
FREE: Final = -1
ANY_SYMBOL: Final = 3
HAND: Final = re.compile(r"hand ([STB]): ([^|]+?)(?: \| (.+))?")
GATE: Final = re.compile(r"(\w+) > (\w+)(?:: (.+))?")


class Tile:
    """A tile by what is on it; what it does not have is empty."""

    __slots__ = (
        "biome", "checks", "code", "constraint", "curse", "door", "enemies", "fails", "gains", "goods", "lock", "options",
        "passes", "price", "purged", "shape", "terrain",
    )  # fmt: skip

    def __init__(self, biome: int, code: str, shape: int) -> None:
        self.biome = biome
        self.code = code
        self.shape = shape
        # A fight: whether the token is passed on, an elite (True) or a monster an icon, wall or hole; `gains` is the loot.
        self.passes: bool = False
        self.enemies: tuple[bool, ...] = ()
        self.terrain: int = NO_TERRAIN
        # A treasure: what there is to choose from; `curse` is 1 for a, 2 for b. `lock`: the symbol that a hand check wants for
        # the last of several, ANY_SYMBOL for a deck check, or FREE.
        self.options: tuple[tuple[Due, ...], ...] = ()
        self.lock: int = FREE
        self.curse: int = 0
        # A merchant: what, its price, how often; whether the tile leaves the campaign when it is sold.
        self.goods: tuple[tuple[Due, int, int], ...] = ()
        self.purged: bool = False
        # A door: what it wants (with symbol or price), what is gained, and what happens to those who fail.
        self.door: int = 0
        self.price: int = 0
        self.checks: tuple[tuple[Due, ...], ...] = ()
        self.gains: tuple[Due, ...] = ()
        self.fails: tuple[Due, ...] = ()
        self.constraint: int = 0


def read_tile(tile: Tile, text: str) -> None:
    """DC-TIL-01 to DC-TIL-06: what stands on a tile of this shape."""
    READERS[tile.shape](tile, text)


def fight(tile: Tile, text: str) -> None:
    found = FIGHT.fullmatch(text)
    if found is None:
        raise Unreadable(f"{text!r} is no fight: '> MM wall | t2', M for a monster and E for an elite")
    tile.passes = bool(found[1])
    tile.enemies = tuple(letter == "E" for letter in found[2])
    tile.terrain = {"": NO_TERRAIN, " wall": WALL, " hole": HOLE}[found[3] or ""]
    tile.gains = gains(found[4]) if found[4] else ()


def treasure(tile: Tile, text: str) -> None:
    """DC-TIL-09: one of them may be a check."""
    *free, last = text.split(" / ")
    if found := LOCKED.fullmatch(last):
        if not free:
            raise Unreadable(f"{text!r}: a treasure that is a check needs another option beside it")
        tile.lock = v.TRACKS[found[1]] if found[1] else ANY_SYMBOL
        last = found[2]
    tile.options = tuple(gains(option) for option in (*free, last))


def cursed(tile: Tile, text: str) -> None:
    reward, _, curse = text.partition("; curse ")
    if curse not in ("a", "b"):
        raise Unreadable(f"{text!r} needs '; curse a' or '; curse b'")
    treasure(tile, reward)
    tile.curse = 1 + (curse == "b")


def merchant(tile: Tile, text: str) -> None:
    goods: list[tuple[Due, int, int]] = []
    for part in text.removesuffix("; purge_tile").split("; "):
        found = GOODS.fullmatch(part)
        if found is None:
            raise Unreadable(f"{part!r} is nothing for sale: 'eq for 3 x2'")
        goods.append((gain(found[1]), int(found[2]), int(found[3])))
    tile.goods = tuple(goods)
    tile.purged = text.endswith("; purge_tile")


def door(tile: Tile, text: str) -> None:
    if found := HAND.fullmatch(text):
        tile.door, tile.price, tile.gains = HAND_CHECK, v.TRACKS[found[1]], gains(found[2])
        tile.fails = gains(found[3]) if found[3] else ()
    elif found := re.fullmatch(r"deck S: (.+), T: (.+), B: (.+)", text):
        tile.door, tile.checks = DECK_CHECK, tuple(gains(reward) for reward in found.groups())
    elif found := re.fullmatch(r"pay (\d+): (.+)", text):
        tile.door, tile.price, tile.gains = PAY, int(found[1]), gains(found[2])
    else:
        raise Unreadable(f"{text!r} is no door: 'hand S: …', 'deck S: …, T: …, B: …' or 'pay 2: …'")


def teleport(tile: Tile, text: str) -> None:
    if text != "link":
        raise Unreadable(f"{text!r}: a teleport tile is a link")


def constraint(tile: Tile, text: str) -> None:
    if not re.fullmatch("[1-4]", text):
        raise Unreadable(f"{text!r} is no constraint (1 to 4)")
    tile.constraint = int(text)


READERS: Final = (fight, fight, treasure, cursed, merchant, door, teleport, constraint)


def gate(text: str) -> tuple[int, int, tuple[Due, ...]]:
    """What stands in a corridor: its kind, the rune, symbol or number, and what a deck check gains."""
    if not text:
        return 0, 0, ()
    if text in ("key", "key or elite"):
        return (KEY_GATE if text == "key" else KEY_OR_ELITE), 0, ()
    word, _, rest = text.partition(" ")
    if word == "rune" and rest in v.RUNES:
        return RUNE_GATE, v.RUNES[rest], ()
    if word == "hand" and rest in v.TRACKS:
        return HAND_GATE, v.TRACKS[rest], ()
    if word == "deck":
        return DECK_GATE, 0, gains(rest)
    if word in ("bell", "lantern") and re.fullmatch("[1-3]", rest):
        return (BELL_GATE if word == "bell" else LANTERN_GATE), int(rest), ()
    raise Unreadable(f"there is no gate {text!r}")


def way(text: str) -> tuple[str, str, str]:
    """ "d > f: hand B": from where, to where, through which gate."""
    found = GATE.fullmatch(text)
    if found is None:
        raise Unreadable(f"{text!r} is no way: 'd > f' or 'd > f: hand B'")
    return found[1], found[2], found[3] or ""
