"""`expect`: what must be true of a state."""

import re

from samobranka.core.notation import Unreadable, counted
from samobranka.games.bad_bones.material import CELLS, TOKEN_BITS, TRAP_KINDS, TRAPS, WEAPON, WEAPONS, cell_name
from samobranka.games.bad_bones.notation.words import (
    ANY,
    HEAPS,
    NAME,
    SKELETON,
    TILE,
    Wanted,
    item_called,
    read_cell,
    read_tile,
    seat_of,
    skeleton_words,
    tile_name,
    token_name,
    tokens_called,
)
from samobranka.games.bad_bones.state import NOWHERE, PHASE_NAMES, Board, State


def compare(what: str, wanted: object, found: object) -> str:
    return "" if wanted == found else f"{what}: expected {wanted}, found {found}"


def board_words(b: Board) -> str:
    return "; ".join(sorted(map(skeleton_words, b.everyone()))) or "none"


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    if SKELETON.fullmatch(line):
        return stands(s, line)
    if TILE.fullmatch(line):
        return lies(s, line)
    if match := re.fullmatch(r"board (\d): ?(.+)", line):
        return exact_board(s, s.boards[seat_of(s, match[1])], match[2])
    if match := re.fullmatch(r"traps (\d): ?(.+)", line):
        return exact_traps(s, s.boards[seat_of(s, match[1])], match[2])
    if line.startswith("no "):
        return absent(s, line[3:])
    return simple_expectation(s, line) or heap_expectation(s, line) if HEAPS.match(line) else simple_expectation(s, line)


def stands(s: State, line: str) -> str:
    wanted = Wanted(s, line)
    b = s.boards[wanted.seat]
    found = sum(wanted.fits(s, skeleton) for skeleton in b.everyone())
    return "" if found >= wanted.count else f"{found} of them; the board has {board_words(b)}"


def lies(s: State, line: str) -> str:
    tile, cell, seat = read_tile(line)
    there = s.boards[seat_of(s, seat or "1")].traps[read_cell(cell)]
    return compare(cell, tile_name(tile), tile_name(there) if there else "no trap")


def exact_board(s: State, b: Board, words: str) -> str:
    """Each skeleton of the board fits one that is named; named types are matched before `skeleton`."""
    left = b.everyone()
    wanted: list[Wanted] = []
    for part in words.split(";"):
        if part.strip() not in ("", "none"):
            wanted.append(Wanted(s, part))
    for one in sorted(wanted, key=openness, reverse=True):
        for _ in range(one.count):
            match = next((skeleton for skeleton in left if one.fits(s, skeleton)), None)
            if match is None:
                return f"no {one.name} {one.place} as told; the board has {board_words(b)}"
            left.remove(match)
    return f"there are more: {board_words(b)}" if left else ""


def openness(wanted: Wanted) -> tuple[bool, bool, bool, bool]:
    """How much is said: the most exact descriptions choose first."""
    return wanted.name != ANY, wanted.heading is not None, wanted.face is not None, wanted.frozen is not None


def exact_traps(s: State, b: Board, words: str) -> str:
    wanted: list[str] = []
    for part in words.split(";"):
        if part.strip() not in ("", "none"):
            tile, cell, _ = read_tile(part)
            wanted.append(f"{tile_name(tile)} {cell}")
    found = [f"{tile_name(b.traps[cell])} {cell_name(cell)}" for cell in CELLS if b.traps[cell]]
    return compare("traps", sorted(wanted), sorted(found))


def absent(s: State, words: str) -> str:
    """ "no trap r2c3", "no skeleton r2c3", "no top blue r2c3 e", each perhaps "of 2"."""
    if match := re.fullmatch(r"trap (r\dc\d)(?: of (\d))?", words):
        tile = s.boards[seat_of(s, match[2] or "1")].traps[read_cell(match[1])]
        return f"there is {tile_name(tile)}" if tile else ""
    wanted = Wanted(s, words)
    there = [skeleton for skeleton in s.boards[wanted.seat].everyone() if wanted.fits(s, skeleton, chiefs_too=True)]
    return f"there is {skeleton_words(there[0])}" if there else ""


def simple_expectation(s: State, line: str) -> str:
    if match := re.fullmatch(r"hero (none|r\dc\d)(?: of (\d))?", line):
        hero = s.boards[seat_of(s, match[2] or "1")].hero
        return compare("hero", match[1], "none" if hero == NOWHERE else cell_name(hero))
    if match := re.fullmatch(r"(floors|houses|coins) (\d): (\d+)", line):
        return compare(line, int(match[3]), getattr(s.boards[seat_of(s, match[2])], match[1]))
    if match := re.fullmatch(r"towers (\d): (.+)", line):
        towers = s.boards[seat_of(s, match[1])].towers
        wanted = [] if match[2] == "none" else sorted(match[2].split())
        return compare("towers", wanted, [cell_name(cell) for cell in CELLS if towers >> cell & 1])
    if match := re.fullmatch(r"capital (\d+)", line):
        return compare("capital", int(match[1]), s.houses)
    if match := re.fullmatch(r"coins: (\d+)", line):
        return compare("coins", int(match[1]), s.coins)
    if match := re.fullmatch(r"round (\d+)", line):
        return compare("round", int(match[1]), s.round)
    if match := re.fullmatch(r"phase (\w+)", line):
        return compare("phase", match[1], PHASE_NAMES[s.phase])
    if match := re.fullmatch(r"marker (white|black)", line):
        return compare("marker", match[1], "black" if s.marker else "white")
    if match := re.fullmatch(r"(not )?fallen (\d)", line):
        return compare(line, match[1] is None, s.boards[seat_of(s, match[2])].fallen)
    if match := re.fullmatch(r"weapon (\d): (.+)", line):
        weapon = s.boards[seat_of(s, match[1])].weapon
        return compare("weapon", match[2], WEAPONS[weapon] or "none")
    if match := re.fullmatch(r"buyer (\d)( back)?", line):
        return compare("buyer", (int(match[1]), bool(match[2])), (s.buyer + 1, s.lap < 0))
    if match := re.fullmatch(r"passed((?: \d)+)", line):
        return compare("passed", sorted(map(int, match[1].split())), [b.seat + 1 for b in s.boards if b.passed])
    if line in ("heroic", "not heroic"):
        return compare("heroic", line == "heroic", s.heroic)
    if not HEAPS.match(line):
        raise Unreadable(f"cannot read {line!r}")
    return ""


def names_of_tiles(tiles: list[int]) -> list[str]:
    return [TRAPS[kind] for kind in range(1, TRAP_KINDS) for _ in range(tiles[kind])]


def heap_names(s: State, place: str) -> list[str]:
    heap, _, number = place.partition(" ")
    b = s.boards[seat_of(s, number or "1")]
    if heap == "reserve":
        return names_of_tiles(b.reserve if number else s.reserve)
    if heap == "hand":
        return [TRAPS[b.hand]] if b.hand else []
    if heap == "cemetery":
        return [token_name(token) for token in s.cemetery_of(b.seat)]
    if heap == "board":
        return [token_name(skeleton & TOKEN_BITS) for skeleton in b.everyone()]
    if heap == "bag":
        return [token_name(token) for token in s.bag + [token for board in s.boards for token in board.dead]]
    if heap == "removed":
        return names_of_tiles(s.removed_tiles) + [token_name(token) for token in s.removed_tokens]
    if heap == "market":
        return names_of_tiles(s.stock) + [WEAPONS[weapon] for weapon in range(1, len(WEAPONS)) if s.stock[WEAPON + weapon]]
    raise Unreadable(f"there is no place called {place!r}")


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        item_called(name)


def lacking(wanted: list[str], found: list[str]) -> list[str]:
    """What is wanted and not there; `skeleton` stands for any ordinary one that is left over."""
    left = found[:]
    missing: list[str] = []
    ordinary = {token_name(token) for token in tokens_called(ANY)}
    for name in sorted(wanted, key=lambda name: name == ANY):
        match = next((one for one in left if one == name or (name == ANY and one in ordinary)), None)
        if match is None:
            missing.append(name)
        else:
            left.remove(match)
    return missing


def heap_expectation(s: State, line: str) -> str:
    place, colon, words = line.partition(":")
    if re.fullmatch(r"(weapon \d|coins.*|coins \d)", place):
        return ""
    if colon:
        wanted = counted(words)
        for name in wanted:
            check_name(name)
        found = heap_names(s, place)
        good = len(wanted) == len(found) and not lacking(wanted, found)
        return "" if good else f"{place}: {sorted(found)}"
    match = re.fullmatch(r"(.+) (size|has|lacks) (.+)", line)
    if not match:
        raise Unreadable(f"cannot read {line!r}")
    found = heap_names(s, match[1])
    if match[2] == "size":
        return compare(match[1], int(match[3]), len(found))
    wanted = counted(match[3])
    for name in wanted:
        check_name(name)
    missing = lacking(wanted, found)
    good = not missing if match[2] == "has" else all(name in missing for name in wanted)
    return "" if good else f"{match[1]}: {sorted(found)}"
