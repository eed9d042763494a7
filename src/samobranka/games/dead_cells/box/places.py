"""Boards and tiles: where the Group goes, and what it finds there."""

import re
from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.box.files import Codes, ContentFile, Entry
from samobranka.games.dead_cells.language.tiles import SHAPES, Tile, gate, read_tile, way

BIOMES: Final = 7
START_SPACE: Final = -1
# Where exits lead: to a face, or to the boss with this number added.
TO_BOSS: Final = 100


class Way:
    """A corridor: from a space to a space or, with its own number, to an exit; and the gate in it."""

    __slots__ = ("end", "exit", "gains", "gate", "name", "start", "what")

    def __init__(self, name: str, start: int, end: int, exit: int, gate: tuple[int, int, tuple[Due, ...]]) -> None:
        # Where it leads, as the file calls it: a space or an exit.
        self.name = name
        self.start = start
        # A space, or -1 where it leads out; then `exit` says to which face, or TO_BOSS and the boss.
        self.end = end
        self.exit = exit
        self.gate, self.what, self.gains = gate


class Face:
    """One face of a biome board: spaces with their shapes, ways, and where they are drawn."""

    __slots__ = ("biome", "exits", "id", "leaving", "shapes", "spaces", "spots", "ways")

    def __init__(self, id: str, biome: int) -> None:
        self.id = id
        self.biome = biome
        self.spaces: tuple[str, ...] = ()
        self.shapes: tuple[int, ...] = ()
        self.spots: tuple[tuple[float, float], ...] = ()
        self.exits: tuple[str, ...] = ()
        self.ways: tuple[Way, ...] = ()
        # Numbers of the ways that leave a space; the last list is the start's.
        self.leaving: tuple[tuple[int, ...], ...] = ()


def spot(entry: Entry) -> tuple[float, float]:
    at = entry.get("at", list)
    if len(at) != 2 or not all(isinstance(number, int | float) for number in at):
        raise entry.bad("at should be a column and a row")
    return float(at[0]), float(at[1])


def read_faces(file: ContentFile, bosses: tuple[str, ...]) -> list[Face]:
    ids = {entry.id: number for number, entry in enumerate(file.entries())}
    return [read_face(file, entry, ids, bosses) for entry in file.entries()]


def read_face(file: ContentFile, entry: Entry, ids: dict[str, int], bosses: tuple[str, ...]) -> Face:
    biome = entry.text("biome")
    if not re.fullmatch(f"B[1-{BIOMES}]", biome):
        raise entry.bad(f"there is no biome {biome!r}", "biome")
    face = Face(entry.id, int(biome[1]))
    spaces = list(file.entries(entry.id, "spaces"))
    face.spaces = tuple(each.id for each in spaces)
    face.shapes = tuple(each.one_of("shape", {shape: number for number, shape in enumerate(SHAPES)}) for each in spaces)
    face.spots = tuple(spot(each) for each in spaces)
    face.exits = tuple(each.id for each in file.entries(entry.id, "exits"))
    for exit in face.exits:
        if exit not in ids and exit not in bosses:
            raise entry.bad(f"the exit {exit!r} leads nowhere", "exits")
    face.ways = tuple(read_way(entry, face, text, ids, bosses) for text in entry.texts("ways"))
    starts = [*range(len(face.spaces)), START_SPACE]
    face.leaving = tuple(tuple(at for at, each in enumerate(face.ways) if each.start == start) for start in starts)
    entry.seen |= {"spaces", "exits"}
    entry.finish()
    return face


def read_way(entry: Entry, face: Face, text: str, ids: dict[str, int], bosses: tuple[str, ...]) -> Way:
    start, end, words = entry.read("ways", way, text)
    numbers = {"start": START_SPACE, **{space: at for at, space in enumerate(face.spaces)}}
    if start not in numbers:
        raise entry.bad(f"{text!r}: there is no space {start!r}", "ways")
    there = entry.read("ways", gate, words)
    if end in face.exits:
        exit = ids[end] if end in ids else TO_BOSS + bosses.index(end)
        return Way(end, numbers[start], -1, exit, there)
    if end not in face.spaces:
        raise entry.bad(f"{text!r}: there is no space or exit {end!r}", "ways")
    return Way(end, numbers[start], numbers[end], -1, there)


def read_tiles(file: ContentFile) -> list[Tile]:
    """By biome and shape in the file; by code here."""
    codes = Codes()
    tiles: list[Tile] = []
    for biome in file.entries():
        if not re.fullmatch(f"B[1-{BIOMES}]", biome.id):
            raise biome.bad(f"there is no biome {biome.id!r}")
        for entry in file.entries(biome.id):
            if entry.id not in SHAPES:
                raise entry.bad(f"there is no shape {entry.id!r} ({', '.join(SHAPES)})")
            for number in entry.data:
                tile = Tile(int(biome.id[1]), f"{biome.id}-{number}", SHAPES.index(entry.id))
                codes.take(entry, tile.code, number)
                read_one(entry, tile, number)
                tiles.append(tile)
    codes.finish()
    return sorted(tiles, key=lambda tile: tile.code)


def read_one(entry: Entry, tile: Tile, number: str) -> None:
    def reader(text: str) -> None:
        read_tile(tile, text)

    entry.read(number, reader)
