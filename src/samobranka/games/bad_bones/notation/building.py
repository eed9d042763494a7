"""A position, put together line by line."""

from typing import Final

from samobranka.core.names import NOTHING
from samobranka.games.bad_bones.bones import held, raised, spot_at, stood_at
from samobranka.games.bad_bones.material import (
    BLACK,
    BOMB,
    CRATER,
    EAST,
    KIND_BITS,
    NORTH,
    RIM,
    SOUTH,
    TRAP_KINDS,
    WEST,
    WIDTH,
)
from samobranka.games.bad_bones.names import PHASES
from samobranka.games.bad_bones.notation.words import (
    WORDS,
    Wanted,
    item_called,
    read_cell,
    read_place,
    read_tile,
    tokens_called,
    trap_kind,
    weapon_called,
)
from samobranka.games.bad_bones.rules.setup import hand_out_traps
from samobranka.games.bad_bones.state import NOWHERE, OVER, Board, State, changed
from samobranka.rulebook.notation import Box, Reader, Unreadable, counted, seat_of


class Position:
    """Builds a state line by line, taking each piece from the box only once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.tokens = Box(range(s.setup.tokens))
        self.said: set[str] = set()
        self.skeletons: list[Wanted] = []

    def take_token(self, name: str) -> int:
        return self.tokens.take(tokens_called(name), name)

    def board(self, seat: int | None) -> Board:
        return self.s.boards[seat or 0]

    def note(self, words: str) -> None:
        self.skeletons.append(Wanted(self.s, words))

    def lay(self, line: str) -> None:
        tile, cell, seat = read_tile(line)
        if not cell:
            raise Unreadable(f"where is the trap in {line!r}?")
        place = read_cell(cell)
        b = self.board(seat_of(seat or "1", self.s.setup.seats))
        if RIM >> place & 1 or b.traps[place]:
            raise Unreadable(f"no trap can lie there: {line!r}")
        b.lay(place, tile)

    def stand(self, wanted: Wanted) -> None:
        """BB-5: in the forest the heading follows from the place."""
        s = self.s
        for _ in range(wanted.count):
            token = self.take_token(wanted.name)
            black = s.marker == BLACK if wanted.face is None else wanted.face == "black"
            skeleton = raised(token, s.setup.face.slot[token], BLACK if black else 0)
            if wanted.place != "forest":
                place = read_place(wanted.place)
                heading = inward(place) if RIM >> place & 1 else wanted.heading
                if heading is None:
                    raise Unreadable(f"where does the {wanted.name} at {wanted.place} head?")
                skeleton = stood_at(skeleton, spot_at(place, heading))
            s.boards[wanted.seat].skeletons.append(held(skeleton) if wanted.frozen == "frozen" else skeleton)

    def hero(self, cell: int, seat: int | None) -> None:
        self.board(seat).hero = cell

    def count(self, name: str, seat: int, number: int) -> None:
        """Floors, houses or coins of a player."""
        self.said.add(f"{name} {seat + 1}")
        setattr(self.board(seat), name, number)

    def purse(self, coins: int) -> None:
        self.said.add("coins")
        self.s.coins = coins

    def phase(self, name: str) -> None:
        phase = PHASES.find(name)
        if phase in (NOTHING, OVER):
            raise Unreadable(f"there is no phase {name!r}")
        self.s.phase = phase

    def buyer(self, seat: int, back: str | None) -> None:
        self.s.buyer, self.s.lap = seat, -1 if back else 1

    def passed(self, seats: str) -> None:
        for number in seats.split():
            self.board(seat_of(number, self.s.setup.seats)).passed = True

    def reserve(self, seat: int | None, words: str) -> None:
        tiles = [0] * TRAP_KINDS
        for name in counted(words):
            tiles[trap_kind(name)] += 1
        if seat is None:
            self.said.add("reserve")
            self.s.reserve = tiles
        else:
            self.said.add(f"reserve {seat + 1}")
            self.board(seat).reserve = tiles

    def cemetery(self, seat: int, words: str) -> None:
        self.s.cemeteries[seat] = self.s.cemeteries[seat] + [self.take_token(name) for name in counted(words)]

    def bag(self, words: str) -> None:
        self.said.add("bag")
        self.s.bag = [self.take_token(name) for name in counted(words)]

    def hand(self, seat: int, name: str) -> None:
        self.board(seat).hand = 0 if name == "none" else trap_kind(name)

    def market(self, words: str) -> None:
        self.said.add("market")
        self.s.stock = [0] * len(self.s.stock)
        for name in counted(words):
            self.s.stock = changed(self.s.stock, item_called(name), 1)

    def removed(self, words: str) -> None:
        for name in counted(words):
            self.remove(name)

    def remove(self, name: str) -> None:
        try:
            self.s.remove_tile(trap_kind(name))
        except Unreadable:
            self.s.removed_tokens = [*self.s.removed_tokens, self.take_token(name)]

    def put_away_the_rest(self) -> None:
        """What no line mentions: tokens in the bag, the ordinary reserve less what lies on the boards."""
        s = self.s
        if "bag" in self.said:
            s.removed_tokens = s.removed_tokens + self.tokens.left
        else:
            s.bag = self.tokens.left
        kits = State(s.setup)
        hand_out_traps(kits)
        if s.setup.coop and "reserve" not in self.said:
            s.reserve = less(kits.reserve, s.boards)
        for b in s.boards:
            if not s.setup.coop and f"reserve {b.seat + 1}" not in self.said:
                b.reserve = less(kits.boards[b.seat].reserve, [b])

    def count_tiles(self) -> None:
        s = self.s
        total = [s.reserve[kind] + s.stock[kind] + s.removed_tiles[kind] for kind in range(TRAP_KINDS)]
        for b in s.boards:
            for tile in b.traps:
                if tile:
                    total[kind_of(tile)] += 1
            for kind in range(1, TRAP_KINDS):
                total[kind] += b.reserve[kind] + (b.hand == kind)
        s.tiles = total


LINES: Final = Reader[None](
    WORDS,
    {
        "{skeleton}": Position.note,
        "{tile}": Position.lay,
        "hero none( of {player})?": lambda p, seat: p.hero(NOWHERE, seat),
        "hero {cell}( of {player})?": Position.hero,
        "floors {player}: {number}": lambda p, seat, number: p.count("floors", seat, number),
        "houses {player}: {number}": lambda p, seat, number: p.count("houses", seat, number),
        "coins {player}: {number}": lambda p, seat, number: p.count("coins", seat, number),
        "coins: {number}": Position.purse,
        "towers {player}: {cells}": lambda p, seat, cells: setattr(p.board(seat), "towers", cells),
        "round {number}": lambda p, number: setattr(p.s, "round", number),
        "capital {number}": lambda p, houses: setattr(p.s, "houses", houses),
        "marker {face}": lambda p, face: setattr(p.s, "marker", BLACK if face == "black" else 0),
        "phase {phase}": Position.phase,
        "pause before phase {next}": lambda p, phase: setattr(p.s, "pause", phase),
        "buyer {player}{back}?": Position.buyer,
        "passed {rest}": Position.passed,
        "fallen {player}": lambda p, seat: setattr(p.board(seat), "fallen", True),
        "heroic": lambda p: setattr(p.s, "heroic", True),
        "weapon {player}: ?{rest}": lambda p, seat, name: setattr(p.board(seat), "weapon", weapon_called(name)),
        "reserve( {player})?: ?{rest}": Position.reserve,
        "hand {player}: ?{rest}": Position.hand,
        "cemetery {player}: ?{rest}": Position.cemetery,
        "bag: ?{rest}": Position.bag,
        "removed: ?{rest}": Position.removed,
        "market: ?{rest}": Position.market,
    },
)


def kind_of(tile: int) -> int:
    return BOMB if tile == CRATER else tile & KIND_BITS


def less(kit: list[int], boards: list[Board]) -> list[int]:
    left = kit[:]
    for b in boards:
        for tile in b.traps:
            if tile and left[kind_of(tile)]:
                left[kind_of(tile)] -= 1
    return left


def inward(place: int) -> int:
    if place % WIDTH == 0:
        return EAST
    if place % WIDTH == 6:
        return WEST
    return SOUTH if place < WIDTH else NORTH
