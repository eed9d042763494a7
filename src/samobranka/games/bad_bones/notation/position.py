"""`given`: a position, built line by line."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.core.game import OptionValue
from samobranka.core.notation import Unreadable, counted
from samobranka.games.bad_bones.material import (
    AT,
    BLACK,
    BOMB,
    CRATER,
    EAST,
    KIND_BITS,
    NORTH,
    RIM,
    SKIP,
    SOUTH,
    TRAP_KINDS,
    WEAPON,
    WEAPONS,
    WEST,
    WIDTH,
)
from samobranka.games.bad_bones.notation.words import (
    SKELETON,
    TILE,
    Wanted,
    item_called,
    read_cell,
    read_place,
    read_tile,
    seat_of,
    tokens_called,
    trap_kind,
)
from samobranka.games.bad_bones.options import set_up
from samobranka.games.bad_bones.rules.flow import open_phase, proceed
from samobranka.games.bad_bones.rules.market import set_out_goods
from samobranka.games.bad_bones.rules.setup import hand_out_traps, raise_the_realms
from samobranka.games.bad_bones.state import (
    HERO_PHASE,
    MARKET_PHASE,
    NOWHERE,
    PHASE_NAMES,
    Board,
    State,
    changed,
)

PHASES: Final = {name: number for number, name in enumerate(PHASE_NAMES) if name != "over"}


class Position:
    """Builds a state line by line, taking each piece from the box only once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.tokens = list(range(s.setup.tokens))
        self.said: set[str] = set()
        self.skeletons: list[Wanted] = []

    def take_token(self, name: str) -> int:
        for token in tokens_called(name):
            if token in self.tokens:
                self.tokens.remove(token)
                return token
        raise Unreadable(f"there are not that many of {name!r}")

    def read(self, line: str) -> None:
        s = self.s
        if SKELETON.fullmatch(line):
            self.skeletons.append(Wanted(s, line))
        elif TILE.fullmatch(line):
            self.lay(line)
        elif match := re.fullmatch(r"hero (none|r\dc\d)(?: of (\d))?", line):
            self.board(match[2]).hero = NOWHERE if match[1] == "none" else read_cell(match[1])
        elif match := re.fullmatch(r"(floors|houses|coins) (\d): (\d+)", line):
            setattr(self.board(match[2]), match[1], int(match[3]))
        elif match := re.fullmatch(r"towers (\d): (.+)", line):
            cells = [] if match[2] == "none" else match[2].split()
            self.board(match[1]).towers = sum(1 << read_cell(cell) for cell in cells)
        elif match := re.fullmatch(r"(round|capital) (\d+)|(coins): (\d+)", line):
            setattr(
                s, {"round": "round", "capital": "houses", "coins": "coins"}[match[1] or match[3]], int(match[2] or match[4])
            )
        elif match := re.fullmatch(r"marker (white|black)", line):
            s.marker = BLACK if match[1] == "black" else 0
        elif match := re.fullmatch(r"phase (\w+)", line):
            if match[1] not in PHASES:
                raise Unreadable(f"there is no phase {match[1]!r}")
            s.phase = PHASES[match[1]]
        elif match := re.fullmatch(r"pause before phase ([1-4])", line):
            s.pause = int(match[1])
        elif match := re.fullmatch(r"buyer (\d)( back)?", line):
            s.buyer, s.lap = seat_of(s, match[1]), -1 if match[2] else 1
        elif match := re.fullmatch(r"passed((?: \d)+)", line):
            for number in match[1].split():
                self.board(number).passed = True
        elif match := re.fullmatch(r"fallen (\d)", line):
            self.board(match[1]).fallen = True
        elif line == "heroic":
            s.heroic = True
        elif ":" in line:
            self.fill(line)
        else:
            raise Unreadable(f"cannot read {line!r}")

    def board(self, number: str | None) -> Board:
        return self.s.boards[seat_of(self.s, number or "1")]

    def lay(self, line: str) -> None:
        tile, cell, seat = read_tile(line)
        if not cell:
            raise Unreadable(f"where is the trap in {line!r}?")
        place = read_cell(cell)
        b = self.board(seat)
        if RIM >> place & 1 or b.traps[place]:
            raise Unreadable(f"no trap can lie there: {line!r}")
        b.lay(place, tile)

    def stand(self, wanted: Wanted) -> None:
        """BB-5: in the forest the heading follows from the place."""
        s = self.s
        for _ in range(wanted.count):
            token = self.take_token(wanted.name)
            spot = s.setup.face.slot[token]
            if wanted.place != "forest":
                place = read_place(wanted.place)
                heading = inward(place) if RIM >> place & 1 else wanted.heading
                if heading is None:
                    raise Unreadable(f"where does the {wanted.name} at {wanted.place} head?")
                spot = (place + 64 * heading) << AT
            black = s.marker == BLACK if wanted.face is None else wanted.face == "black"
            held = SKIP if wanted.frozen == "frozen" else 0
            s.boards[wanted.seat].skeletons.append(token | spot | (BLACK if black else 0) | held)

    def fill(self, line: str) -> None:
        place, _, words = line.partition(":")
        self.said.add(place)
        s = self.s
        heap, _, number = place.partition(" ")
        if heap == "reserve":
            tiles = [0] * TRAP_KINDS
            for name in counted(words):
                tiles[trap_kind(name)] += 1
            if number:
                self.board(number).reserve = tiles
            else:
                s.reserve = tiles
        elif heap == "cemetery":
            seat = seat_of(s, number)
            s.cemeteries[seat] = s.cemeteries[seat] + [self.take_token(name) for name in counted(words)]
        elif heap == "bag":
            s.bag = [self.take_token(name) for name in counted(words)]
        elif heap == "removed":
            for name in counted(words):
                self.remove(name)
        elif heap == "hand":
            self.board(number).hand = trap_kind(words.strip()) if words.strip() != "none" else 0
        elif heap == "weapon":
            name = words.strip()
            if name != "none" and name not in WEAPONS:
                raise Unreadable(f"there is no weapon called {name!r}")
            self.board(number).weapon = 0 if name == "none" else WEAPONS.index(name)
        elif heap == "market":
            s.stock = [0] * len(s.stock)
            for name in counted(words):
                s.stock = changed(s.stock, item_called(name), 1)
        else:
            raise Unreadable(f"cannot read {line!r}")

    def remove(self, name: str) -> None:
        try:
            self.s.remove_tile(trap_kind(name))
        except Unreadable:
            self.s.removed_tokens = [*self.s.removed_tokens, self.take_token(name)]

    def put_away_the_rest(self) -> None:
        """What no line mentions: tokens in the bag, the ordinary reserve less what lies on the boards."""
        s = self.s
        if "bag" in self.said:
            s.removed_tokens = s.removed_tokens + self.tokens
        else:
            s.bag = self.tokens
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


def open_market(s: State, said: list[str]) -> None:
    """The full offer and all the money, less what is held already, where nothing else is said."""
    coins = [b.coins for b in s.boards]
    stock, purse = s.stock, s.coins
    told = [line.split(":")[0] for line in said]
    set_out_goods(s)
    for b in s.boards:
        if f"coins {b.seat + 1}" in told:
            b.coins = coins[b.seat]
        if b.weapon:
            s.stock = changed(s.stock, WEAPON + b.weapon, -1)
    if "coins" in told:
        s.coins = purse
    if "market" in told:
        s.stock = stock
    if not s.setup.coop and s.buyer < 0:
        s.buyer = 0


def lay_out(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str]) -> State:
    """The whole of `given`, before anything happens."""
    s = State(set_up(dict(options), seats))
    s.round = 1
    s.phase = HERO_PHASE
    raise_the_realms(s)
    position = Position(s)
    for line in lines:
        position.read(line)
    # Named skeletons are taken before those that may be any.
    for wanted in sorted(position.skeletons, key=lambda wanted: wanted.name == "skeleton"):
        position.stand(wanted)
    position.put_away_the_rest()
    if s.phase == MARKET_PHASE:
        if not s.setup.advanced:
            raise Unreadable("there is no market without the advanced rules")
        open_market(s, list(lines))
    position.count_tiles()
    return s


def set_position(options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit) -> State:
    """The same, played on to the first question. That the phase begins is news only if something happens in it by itself."""
    s = lay_out(options, seats, lines)
    happened: list[Event] = []
    listen = None if emit is None else happened.append
    open_phase(s, chance, listen)
    proceed(s, chance, listen)
    if emit is not None and len(happened) > 1:
        for event in happened:
            emit(event)
    return s
