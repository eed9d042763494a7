"""The names of places, skeletons, tiles and heaps, as examples write them."""

import re
from typing import Final

from samobranka.core.names import NOTHING
from samobranka.games.bad_bones import bones
from samobranka.games.bad_bones.material import (
    CHIEF,
    CHIEFS,
    CRATER,
    DAMAGED,
    HEADINGS,
    KIND_BITS,
    MAZE,
    ORDINARY,
    RED,
    SIDE,
    SIDES,
    SYMBOL,
    SYMBOLS,
    TOKENS,
    TRAPS,
    TURNED,
    WALL,
    WEAPON,
    WEAPONS,
    place_of,
)
from samobranka.games.bad_bones.names import PLACES
from samobranka.games.bad_bones.state import State
from samobranka.rulebook.notation import Unreadable, Word, called, seat_of

ANY: Final = "skeleton"
WAYS: Final = {"north": "n", "east": "e", "south": "s", "west": "w"}
_NAME: Final = rf"(?:{'|'.join(SIDES)}) (?:{'|'.join([*SYMBOLS, *CHIEFS[1:]])})|emperor|{ANY}"
_PLACE: Final = r"r\dc\d|forest|(?:left|right|top|bottom) \d"
_HEADING: Final = r"n|e|s|w|north|east|south|west"
SKELETON: Final = re.compile(
    rf"(?:(\d+) )?({_NAME})(?: ({_PLACE}))(?: ({_HEADING}))?(?: (white|black))?(?: (frozen|free))?(?: of (\d))?"
)
NAME: Final = re.compile(_NAME)
_TILES: Final = "|".join([r"wall rising|wall falling|wall /|wall \\+|white maze|black maze", *TRAPS[2:]])
TILE: Final = re.compile(rf"(damaged )?({_TILES})(?: (r\dc\d))?(?: of (\d))?")
HEAP: Final = re.compile(r"(?:reserve|hand|cemetery|board) \d|reserve|bag|removed|market")


def tokens_called(name: str) -> list[int]:
    """All tokens of that name. `skeleton`: any ordinary one, those that are not red first."""
    name = name.strip()
    if name == ANY:
        return sorted(range(ORDINARY), key=lambda token: SYMBOL[token] == RED)
    if name == "emperor":
        return [token for token in range(TOKENS) if CHIEFS[CHIEF[token]] == name]
    side, _, what = name.partition(" ")
    if side not in SIDES or what not in (*SYMBOLS, *CHIEFS[1:]):
        raise Unreadable(f"there is no skeleton called {name!r}")
    found = [token for token in range(TOKENS) if SIDES[SIDE[token]] == side]
    if what in SYMBOLS:
        return [token for token in found if not CHIEF[token] and SYMBOLS[SYMBOL[token]] == what]
    return [token for token in found if CHIEFS[CHIEF[token]] == what]


def token_name(token: int) -> str:
    chief = CHIEFS[CHIEF[token]]
    if chief == "emperor":
        return chief
    return f"{SIDES[SIDE[token]]} {chief or SYMBOLS[SYMBOL[token]]}"


def read_heading(word: str) -> int:
    word = WAYS.get(word, word)
    if word not in HEADINGS:
        raise Unreadable(f"{word!r} is no direction")
    return HEADINGS.index(word)


def read_cell(word: str) -> int:
    if not re.fullmatch(r"r\dc\d", word) or not (int(word[1]) <= 6 and int(word[3]) <= 6):
        raise Unreadable(f"{word!r} is no cell")
    return place_of(word)


def read_place(word: str) -> int:
    """A cell, or a forest slot such as "left 4"."""
    place = PLACES.find(word.replace(" ", "-"))
    return read_cell(word) if place == NOTHING else place


def trap_kind(name: str) -> int:
    return called(name, TRAPS, "trap")


def weapon_called(name: str) -> int:
    return 0 if name == "none" else called(name, WEAPONS, "weapon")


def read_tile(words: str) -> tuple[int, str, str]:
    """The tile, the words of its cell and of its player (empty if not said)."""
    match = TILE.fullmatch(words.strip())
    if match is None:
        raise Unreadable(f"{words!r} is not a trap")
    name = match[2]
    turned = 0
    if name.startswith("wall"):
        turned = 0 if name.endswith(("rising", "/")) else TURNED
        kind = WALL
    elif name.endswith("maze") and name != "maze":
        turned = TURNED if name.startswith("black") else 0
        kind = MAZE
    else:
        kind = trap_kind(name)
    return kind | turned | (DAMAGED if match[1] else 0), match[3] or "", match[4] or ""


def tile_name(tile: int) -> str:
    kind = tile & KIND_BITS
    name = TRAPS[kind]
    if kind == WALL:
        name = "wall falling" if tile & TURNED else "wall rising"
    elif kind == MAZE:
        name = "black maze" if tile & TURNED else "white maze"
    return f"damaged {name}" if tile & DAMAGED and kind != CRATER else name


def item_called(name: str) -> int:
    """Something that the market sells."""
    return WEAPON + weapon_called(name) if name in WEAPONS[1:] else trap_kind(name)


def skeleton_words(skeleton: int) -> str:
    """A skeleton on a board as a `given` would write it, with everything that can be said."""
    face = "black" if bones.is_black(skeleton) else "white"
    frozen = "frozen" if bones.skips(skeleton) else "free"
    where = PLACES[bones.place_of(skeleton)].replace("-", " ")
    return f"{token_name(bones.token_of(skeleton))} {where} {HEADINGS[bones.heading_of(skeleton)]} {face} {frozen}"


def read_cells(words: str) -> int:
    """Several cells, as bits."""
    return 0 if words == "none" else sum(1 << read_cell(cell) for cell in words.split())


# A skeleton, a tile and a heap are read by those who are given one: they need the table for it.
WORDS: Final = {
    "cell": Word(r"r\dc\d", read_cell),
    "cells": Word(r"none|r\dc\d( r\dc\d)*", read_cells),
    "heading": Word(_HEADING, read_heading),
    "skeleton": Word(SKELETON.pattern),
    "name": Word(_NAME),
    "place": Word(_PLACE),
    "tile": Word(TILE.pattern),
    "heap": Word(HEAP.pattern),
    "phase": Word(r"\w+"),
    "next": Word("[1-4]", int),
    "face": Word("white|black"),
    "back": Word(" back"),
}


class Wanted:
    """A skeleton as a line describes it: what is not said is left open."""

    def __init__(self, s: State, words: str) -> None:
        match = SKELETON.fullmatch(words.strip())
        if match is None:
            raise Unreadable(f"{words!r} is not a skeleton with its place")
        self.count = int(match[1] or 1)
        self.name = match[2]
        self.place = match[3]
        self.heading = read_heading(match[4]) if match[4] else None
        self.face = match[5]
        self.frozen = match[6]
        self.seat = seat_of(match[7] or "1", s.setup.seats)

    def fits(self, s: State, skeleton: int, chiefs_too: bool = False) -> bool:
        token = bones.token_of(skeleton)
        if token not in tokens_called(self.name) and not (chiefs_too and self.name == ANY):
            return False
        place = bones.place_of(s.setup.face.slot[token]) if self.place == "forest" else read_place(self.place)
        if bones.place_of(skeleton) != place:
            return False
        if self.heading is not None and bones.heading_of(skeleton) != self.heading:
            return False
        if self.face and bones.is_black(skeleton) != (self.face == "black"):
            return False
        return not self.frozen or bones.skips(skeleton) == (self.frozen == "frozen")
