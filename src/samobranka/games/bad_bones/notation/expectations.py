"""`expect`: what must be true of a state."""

from typing import Final

from samobranka.games.bad_bones.bones import tokens_of
from samobranka.games.bad_bones.material import CELLS, TRAP_KINDS, TRAPS, WEAPON, WEAPONS
from samobranka.games.bad_bones.names import PHASES, PLACES
from samobranka.games.bad_bones.notation.words import (
    ANY,
    HEAP,
    NAME,
    WORDS,
    Wanted,
    item_called,
    read_cell,
    read_tile,
    skeleton_words,
    tile_name,
    token_name,
    tokens_called,
)
from samobranka.games.bad_bones.state import NOWHERE, Board, State
from samobranka.rulebook.notation import Reader, Unreadable, compare, heap_line, listed, seat_of


def board_words(b: Board) -> str:
    return "; ".join(sorted(map(skeleton_words, b.everyone()))) or "none"


def stands(s: State, words: str) -> str:
    wanted = Wanted(s, words)
    b = s.boards[wanted.seat]
    found = sum(wanted.fits(s, skeleton) for skeleton in b.everyone())
    return "" if found >= wanted.count else f"{found} of them; the board has {board_words(b)}"


def no_skeleton(s: State, words: str) -> str:
    """ "no skeleton r2c3" means chiefs too; "no top blue r2c3 e of 2"."""
    wanted = Wanted(s, words)
    there = [skeleton for skeleton in s.boards[wanted.seat].everyone() if wanted.fits(s, skeleton, chiefs_too=True)]
    return f"there is {skeleton_words(there[0])}" if there else ""


def exact_board(s: State, seat: int, words: str) -> str:
    """Each skeleton of the board fits one that is named; named types are matched before `skeleton`."""
    b = s.boards[seat]
    left = b.everyone()
    for one in sorted((Wanted(s, part) for part in listed(words)), key=openness, reverse=True):
        for _ in range(one.count):
            match = next((skeleton for skeleton in left if one.fits(s, skeleton)), None)
            if match is None:
                return f"no {one.name} {one.place} as told; the board has {board_words(b)}"
            left.remove(match)
    return f"there are more: {board_words(b)}" if left else ""


def openness(wanted: Wanted) -> tuple[bool, bool, bool, bool]:
    """How much is said: the most exact descriptions choose first."""
    return wanted.name != ANY, wanted.heading is not None, wanted.face is not None, wanted.frozen is not None


def trap_at(s: State, seat: int | None, cell: int) -> str:
    tile = s.boards[seat or 0].traps[cell]
    return tile_name(tile) if tile else "no trap"


def lies(s: State, words: str) -> str:
    tile, cell, seat = read_tile(words)
    there = trap_at(s, seat_of(seat or "1", s.setup.seats), read_cell(cell))
    return compare(cell, tile_name(tile), there)


def exact_traps(s: State, seat: int, words: str) -> str:
    wanted = [f"{tile_name(tile)} {cell}" for tile, cell, _ in map(read_tile, listed(words))]
    traps = s.boards[seat].traps
    found = [f"{tile_name(traps[cell])} {PLACES[cell]}" for cell in CELLS if traps[cell]]
    return compare("traps", sorted(wanted), sorted(found))


def hero_at(s: State, cell: int, seat: int | None) -> str:
    return compare("hero", cell_words(cell), cell_words(s.boards[seat or 0].hero))


def cell_words(cell: int) -> str:
    return "none" if cell == NOWHERE else PLACES[cell]


def towers_at(s: State, seat: int, towers: int) -> str:
    wanted, found = ([PLACES[cell] for cell in CELLS if bits >> cell & 1] for bits in (towers, s.boards[seat].towers))
    return compare("towers", wanted, found)


def count(name: str, s: State, seat: int, number: int) -> str:
    return compare(f"{name} {seat + 1}", number, getattr(s.boards[seat], name))


def buyer(s: State, seat: int, back: str | None) -> str:
    return compare("buyer", (seat, back is not None), (s.buyer, s.lap < 0))


def passed(s: State, seats: str) -> str:
    return compare("passed", sorted(map(int, seats.split())), [b.seat + 1 for b in s.boards if b.passed])


EXPECTATIONS: Final = Reader[str](
    WORDS,
    {
        "{skeleton}": stands,
        "{tile}": lies,
        "board {player}: ?{rest}": exact_board,
        "traps {player}: ?{rest}": exact_traps,
        "no trap {cell}( of {player})?": lambda s, cell, seat: compare("trap", "no trap", trap_at(s, seat, cell)),
        "no {skeleton}": no_skeleton,
        "hero none( of {player})?": lambda s, seat: hero_at(s, NOWHERE, seat),
        "hero {cell}( of {player})?": hero_at,
        "floors {player}: {number}": lambda s, seat, number: count("floors", s, seat, number),
        "houses {player}: {number}": lambda s, seat, number: count("houses", s, seat, number),
        "coins {player}: {number}": lambda s, seat, number: count("coins", s, seat, number),
        "towers {player}: {cells}": towers_at,
        "capital {number}": lambda s, houses: compare("capital", houses, s.houses),
        "coins: {number}": lambda s, coins: compare("coins", coins, s.coins),
        "round {number}": lambda s, number: compare("round", number, s.round),
        "phase {phase}": lambda s, phase: compare("phase", phase, PHASES[s.phase]),
        "marker {face}": lambda s, face: compare("marker", face, "black" if s.marker else "white"),
        "fallen {player}": lambda s, seat: compare("fallen", True, s.boards[seat].fallen),
        "not fallen {player}": lambda s, seat: compare("fallen", False, s.boards[seat].fallen),
        "weapon {player}: {rest}": lambda s, seat, name: compare("weapon", name, WEAPONS[s.boards[seat].weapon] or "none"),
        "buyer {player}{back}?": buyer,
        "passed {rest}": passed,
        "heroic": lambda s: compare("heroic", True, s.heroic),
        "not heroic": lambda s: compare("heroic", False, s.heroic),
    },
)


class Heaps:
    """Tokens and tiles by name. `skeleton` is any ordinary one."""

    def __init__(self, s: State) -> None:
        self.s = s

    def names_in(self, place: str) -> list[str]:
        s = self.s
        heap, _, number = place.partition(" ")
        b = s.boards[seat_of(number or "1", s.setup.seats)]
        if heap == "reserve":
            return tiles(b.reserve if number else s.reserve)
        if heap == "hand":
            return [TRAPS[b.hand]] if b.hand else []
        if heap == "cemetery":
            return tokens(s.cemetery_of(b.seat))
        if heap == "board":
            return tokens(tokens_of(b.everyone()))
        if heap == "bag":
            return tokens(s.bag + [token for board in s.boards for token in board.dead])
        if heap == "removed":
            return tiles(s.removed_tiles) + tokens(s.removed_tokens)
        if heap == "market":
            return tiles(s.stock) + [WEAPONS[weapon] for weapon in range(1, len(WEAPONS)) if s.stock[WEAPON + weapon]]
        raise Unreadable(f"there is no place called {place!r}")

    def check(self, name: str) -> None:
        if not NAME.fullmatch(name):
            item_called(name)

    def fits(self, name: str, thing: str) -> bool:
        return name == thing if name != ANY else thing in ORDINARY_NAMES


ORDINARY_NAMES: Final = {token_name(token) for token in tokens_called(ANY)}


def tokens(pieces: list[int]) -> list[str]:
    return [token_name(token) for token in pieces]


def tiles(counts: list[int]) -> list[str]:
    return [TRAPS[kind] for kind in range(1, TRAP_KINDS) for _ in range(counts[kind])]


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state. A whole board is told with places, so it is no heap."""
    exact = line.partition(":")[0].startswith("board") and ":" in line
    return heap_line(Heaps(s), line) if HEAP.match(line) and not exact else EXPECTATIONS.read(line, s.setup.seats, s)
