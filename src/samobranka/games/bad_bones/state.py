"""What lies on the table, in a form that copies in microseconds: one Board a seat, and what all share."""

from typing import Any, ClassVar, Final

from samobranka.core.decision import Action, Decision
from samobranka.games.bad_bones.bones import addressee_of, place_of, spot_of, token_of, tokens_of
from samobranka.games.bad_bones.material import (
    BESIDE,
    BOMB,
    BOX,
    CELLS,
    COINS,
    COMPETITIVE_FACE,
    COMPETITIVE_FACE_BOTH_WAYS,
    COOP_COINS,
    COOP_FACE,
    CRATER,
    FLOORS,
    HOUSES,
    KIND_BITS,
    MAZE,
    ORDINARY,
    PLACES,
    RIM,
    TOKENS,
    TRAP_KINDS,
    TREASURE,
    WEAPON,
    WEAPONS,
    Face,
)

STANDARD: Final = "standard"
SOLO: Final = "solo"
COOP: Final = "coop"

FR: Final = "fr"
RU: Final = "ru"
DE: Final = "de"

NOWHERE: Final = 0
NOBODY: Final = -1

# Phases. The market and the choice of a start tower come before the first round.
MARKET_PHASE: Final = 0
START_PHASE: Final = 5
HERO_PHASE: Final = 1
TRAP_PHASE: Final = 2
WALK_PHASE: Final = 3
NEW_PHASE: Final = 4
HEROIC_PHASE: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ("market", "1", "2", "3", "4", "start", "heroic", "over")

# Lists that nobody may change: whoever needs another puts a new one in its place.
NONE: Final[list[int]] = []
NO_TRAPS: Final[list[int]] = [0] * PLACES
NO_TILES: Final[list[int]] = [0] * TRAP_KINDS
NO_STOCK: Final[list[int]] = [0] * (WEAPON + len(WEAPONS))


class Setup:
    """The options of this table and what follows from them. Never changes, so that all copies share it."""

    __slots__ = (
        "advanced",
        "chiefs",
        "coins",
        "coop",
        "face",
        "floors",
        "hearse",
        "houses",
        "mode",
        "rounds",
        "ruleset",
        "seats",
        "second_tower",
        "solo",
        "tokens",
    )

    def __init__(self, options: dict[str, bool | int | str], seats: int) -> None:
        """BB-1, BB-3, BB-62, BB-67, BB-81, BB-106 to BB-108, BB-118, BB-137 to BB-139: what follows from mode and seats."""
        mode = str(options["mode"])
        self.mode: str = SOLO if seats == 1 else mode
        self.seats: int = seats
        self.solo: bool = self.mode == SOLO
        self.coop: bool = self.mode == COOP
        self.rounds: int = int(options["rounds"])
        self.advanced: bool = bool(options["advanced"])
        self.chiefs: bool = bool(options["chiefs"])
        self.ruleset: str = str(options["ruleset"])
        both_ways = bool(options["side_arrows_both_ways"])
        self.face: Face = COOP_FACE if self.coop else COMPETITIVE_FACE_BOTH_WAYS if both_ways else COMPETITIVE_FACE
        competitive = self.mode == STANDARD
        self.hearse: bool = competitive or (bool(options["hearse_in_solo_and_coop"]) and self.ruleset != DE)
        self.second_tower: bool = bool(options["sapper_takes_second_coop_tower"])
        self.tokens: int = TOKENS if self.chiefs else ORDINARY
        self.floors: int = 1 if self.solo else FLOORS
        self.houses: int = seats if self.coop else 1 if self.solo else HOUSES
        self.coins: int = COOP_COINS * seats if self.coop else COINS


class Board:
    """One player's realm and what its owner still has to do in this phase.

    Sets of places are bits. Lists that seldom change (`traps`, `reserve`, `band`, `saboteurs`, `targets`, `slain`, `party`) are
    shared between copies: a rule puts a new list there instead of changing the old one. What leaves the board waits in `dead`
    and `sent` until all have finished the phase, so that no seat's answer depends on another's.
    """

    # What follows from the rest, and is no part of the key: its place among the boards, and sets worked out from the traps.
    FOLLOWS: ClassVar[tuple[str, ...]] = ("lures", "mazes", "seat", "tiles")
    REMEMBERS: ClassVar[tuple[str, ...]] = ("foreseen", "looked")

    __slots__ = (
        "agenda",
        "asked",
        "band",
        "burnt",
        "coins",
        "cursed",
        "dead",
        "dragons",
        "fallen",
        "floors",
        "foreseen",
        "gifts",
        "hand",
        "heading",
        "hero",
        "houses",
        "kills",
        "looked",
        "lures",
        "mazes",
        "mended",
        "ordered",
        "party",
        "passed",
        "place",
        "queue",
        "reserve",
        "sabotaged",
        "saboteurs",
        "seat",
        "sent",
        "skeletons",
        "slain",
        "targets",
        "tiles",
        "towers",
        "traps",
        "triggered",
        "used",
        "walls",
        "weapon",
    )

    def __init__(self, seat: int, like: "Board | None" = None) -> None:
        """An empty board, or a copy of another one."""
        self.seat: int = seat
        # How it lay when it was last looked at and what was seen then, and the same of its walk (view.py). Of a copy, nothing.
        self.looked: tuple[object, Any] | None = None
        self.foreseen: tuple[object, Any] | None = None
        if like is None:
            # On the cells and in the forest; what lies there, where tiles lie, where mazes, and the cells beside a treasure.
            self.skeletons: list[int] = []
            self.traps: list[int] = NO_TRAPS
            self.tiles: int = 0
            self.mazes: int = 0
            self.lures: int = 0
            self.reserve: list[int] = NO_TILES
            # Co-op: the tile taken back in this phase (a kind; 0: none).
            self.hand: int = 0
            self.weapon: int = 0
            self.coins: int = 0
            self.passed: bool = False
            self.hero: int = NOWHERE
            self.towers: int = 0
            self.floors: int = 0
            self.houses: int = 0
            self.fallen: bool = False
            # Skeletons that leave: dead ones for the bag, and parcels for cemeteries.
            self.dead: list[int] = []
            self.sent: list[int] = []
            # How many it has sent to others in all.
            self.gifts: int = 0
            # Co-op: houses of the capital that this board has burned in this round, and those that its friends give back.
            self.burnt: int = 0
            self.mended: int = 0
            # An instructor's group that a portal has sent back into the forest; elsewhere it is whoever stands with him.
            self.band: list[int] = NONE
            # This round: traps used, those a saboteur will take along, `aim(place, seat)` of catapults and hearses.
            self.used: int = 0
            self.sabotaged: int = 0
            self.saboteurs: list[int] = NONE
            self.targets: list[int] = NONE
            # This phase: skeletons still to move, the hero's kills, whether his weapon was offered, whom the staff curses.
            self.queue: list[int] = []
            self.kills: int = 0
            self.slain: list[int] = NONE
            self.triggered: bool = False
            self.cursed: int = NOBODY
            # Whether the order of moves is still open (0), open but for the weapon (1), or of no matter (2).
            self.ordered: int = 0
            # The move that a question interrupted: who moves (the leader first), where they are, the walls
            # (spots as they were entered) and dragons that they have met.
            self.party: list[int] = NONE
            self.place: int = NOWHERE
            self.heading: int = 0
            self.walls: list[int] = NONE
            self.dragons: int = 0
            self.agenda: list[Action] = []
            # The open question. It follows from the rest, and is kept so that it is worked out only once.
            self.asked: Decision | None = None
        else:
            self.skeletons = like.skeletons[:]
            self.traps = like.traps
            self.tiles = like.tiles
            self.mazes = like.mazes
            self.lures = like.lures
            self.reserve = like.reserve
            self.hand = like.hand
            self.weapon = like.weapon
            self.coins = like.coins
            self.passed = like.passed
            self.hero = like.hero
            self.towers = like.towers
            self.floors = like.floors
            self.houses = like.houses
            self.fallen = like.fallen
            self.dead = like.dead[:]
            self.sent = like.sent[:]
            self.gifts = like.gifts
            self.burnt = like.burnt
            self.mended = like.mended
            self.band = like.band
            self.used = like.used
            self.sabotaged = like.sabotaged
            self.saboteurs = like.saboteurs
            self.targets = like.targets
            self.queue = like.queue[:]
            self.kills = like.kills
            self.slain = like.slain
            self.triggered = like.triggered
            self.cursed = like.cursed
            self.ordered = like.ordered
            self.party = like.party
            self.place = like.place
            self.heading = like.heading
            self.walls = like.walls
            self.dragons = like.dragons
            self.agenda = like.agenda[:]
            self.asked = like.asked

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            tuple(sorted(self.skeletons)), tuple(self.traps), tuple(self.reserve), self.hand, self.weapon, self.coins,
            self.passed, self.hero, self.towers, self.floors, self.houses, self.fallen, tuple(sorted(self.dead)),
            tuple(sorted(self.sent)), self.gifts, self.burnt, self.mended, tuple(sorted(self.band)), self.used, self.sabotaged,
            tuple(sorted(self.saboteurs)), tuple(sorted(self.targets)), tuple(sorted(self.queue)), self.kills,
            tuple(sorted(self.slain)), self.triggered,
            self.cursed, self.ordered, tuple(self.party), self.place, self.heading, tuple(self.walls),
            self.dragons, tuple(self.agenda),
            None if asked is None else (asked.question, asked.about, tuple(asked.choices)),
        )  # fmt: skip

    def lies(self) -> tuple[object, ...]:
        """All but what its owner is asked, to be compared with another moment. Lists that copies share are never changed."""
        return (
            tuple(self.skeletons), self.traps, self.reserve, self.hand, self.weapon, self.coins, self.hero,
            self.towers, self.floors, self.houses, self.fallen, tuple(self.dead), tuple(self.sent), self.gifts, self.burnt,
            self.mended, self.band, self.used, self.sabotaged, self.saboteurs, self.targets, tuple(self.queue), self.kills,
            self.slain, self.triggered, self.cursed, self.ordered, self.party, self.place, self.heading, self.walls,
            self.dragons,
        )  # fmt: skip

    def lay(self, place: int, tile: int) -> None:
        """Puts a tile on a cell, or takes it away (0)."""
        traps = self.traps[:]
        before = traps[place] & KIND_BITS
        traps[place] = tile
        self.traps = traps
        if tile:
            self.tiles |= 1 << place
        else:
            self.tiles &= ~(1 << place)
        if tile & KIND_BITS == MAZE:
            self.mazes |= 1 << place
        else:
            self.mazes &= ~(1 << place)
        if before == TREASURE or tile & KIND_BITS == TREASURE:
            self.lures = 0
            for cell in CELLS:
                if traps[cell] & KIND_BITS == TREASURE:
                    self.lures |= BESIDE[cell]

    def everyone(self) -> list[int]:
        """All skeletons of this board, moved or not, whatever the moment."""
        return self.skeletons + self.queue + self.party


class State:
    """The table: boards, bag and cemeteries. `removed_tokens`, `removed_tiles`, `reserve` and `stock` are shared by copies."""

    __slots__ = (
        "bag",
        "boards",
        "buyer",
        "cemeteries",
        "coins",
        "ending",
        "first_buyer",
        "heroic",
        "houses",
        "lap",
        "marker",
        "pause",
        "phase",
        "removed_tiles",
        "removed_tokens",
        "reserve",
        "round",
        "setup",
        "stock",
        "tiles",
    )

    def __init__(self, setup: Setup, like: "State | None" = None) -> None:
        """An empty table, or a copy of another one."""
        self.setup: Setup = setup
        if like is None:
            self.boards: list[Board] = [Board(seat) for seat in range(setup.seats)]
            self.bag: list[int] = []
            self.cemeteries: list[list[int]] = [NONE for _ in range(setup.seats)]
            self.removed_tokens: list[int] = NONE
            # By kind: out of the game; the common reserve of co-op; at the market (weapons at WEAPON + weapon); in play at all.
            self.removed_tiles: list[int] = NO_TILES
            self.reserve: list[int] = NO_TILES
            self.stock: list[int] = NO_STOCK
            self.tiles: list[int] = NO_TILES
            self.round: int = 0
            self.phase: int = HERO_PHASE
            self.marker: int = 0
            # Co-op: houses of the capital, and the common purse.
            self.houses: int = 0
            self.coins: int = 0
            # Market: who was first, whose purchase it is, and which way the lap runs.
            self.first_buyer: int = 0
            self.buyer: int = NOBODY
            self.lap: int = 1
            self.heroic: bool = False
            self.ending: str = ""
            # Examples only: the phase before which everything stops (0: none).
            self.pause: int = 0
        else:
            self.boards = [Board(board.seat, board) for board in like.boards]
            self.bag = like.bag[:]
            self.cemeteries = like.cemeteries[:]
            self.removed_tokens = like.removed_tokens
            self.removed_tiles = like.removed_tiles
            self.reserve = like.reserve
            self.stock = like.stock
            self.tiles = like.tiles
            self.round = like.round
            self.phase = like.phase
            self.marker = like.marker
            self.houses = like.houses
            self.coins = like.coins
            self.first_buyer = like.first_buyer
            self.buyer = like.buyer
            self.lap = like.lap
            self.heroic = like.heroic
            self.ending = like.ending
            self.pause = like.pause

    def copy(self) -> "State":
        return State(self.setup, self)

    def key(self) -> tuple[object, ...]:
        return (
            tuple(board.key() for board in self.boards), tuple(sorted(self.bag)),
            tuple(tuple(sorted(cemetery)) for cemetery in self.cemeteries), tuple(sorted(self.removed_tokens)),
            tuple(self.removed_tiles), tuple(self.reserve), tuple(self.stock), tuple(self.tiles), self.round, self.phase,
            self.marker, self.houses, self.coins, self.first_buyer, self.buyer, self.lap, self.heroic, self.ending, self.pause,
        )  # fmt: skip

    def reserve_of(self, board: Board) -> list[int]:
        """BB-112: in co-op all share one."""
        return self.reserve if self.setup.coop else board.reserve

    def cemetery_of(self, seat: int) -> list[int]:
        """BB-8a: what lies there, and what others have sent there in this phase."""
        sent = [token_of(item) for board in self.boards for item in board.sent if addressee_of(item) == seat]
        return self.cemeteries[seat] + sent

    def remove_tile(self, kind: int) -> None:
        removed = self.removed_tiles[:]
        removed[BOMB if kind == CRATER else kind] += 1
        self.removed_tiles = removed


def changed(tiles: list[int], kind: int, by: int) -> list[int]:
    """A reserve with so many more of a kind: a new list, since copies share the old one."""
    tiles = tiles[:]
    tiles[kind] += by
    return tiles


def broken_invariants(s: State) -> list[str]:
    """Nothing is created or lost, and nothing stands where it cannot."""
    wrong: list[str] = []
    tokens = s.bag + s.removed_tokens + [token for cemetery in s.cemeteries for token in cemetery]
    for b in s.boards:
        tokens += tokens_of(b.everyone()) + b.dead + tokens_of(b.sent)
    if sorted(tokens) != list(range(s.setup.tokens)):
        wrong.append(f"the {s.setup.tokens} skeletons are not each in exactly one place")
    for kind in range(1, TRAP_KINDS):
        count = s.reserve[kind] + s.stock[kind] + s.removed_tiles[kind]
        for b in s.boards:
            count += b.reserve[kind] + (b.hand == kind)
            count += sum(1 for tile in b.traps if tile & KIND_BITS == kind or (kind == BOMB and tile == CRATER))
        if count != s.tiles[kind] or count > BOX[kind]:
            wrong.append(f"there are {count} tiles of kind {kind} instead of {s.tiles[kind]}")
    weapons = [b.weapon for b in s.boards if b.weapon]
    if len(set(weapons)) != len(weapons):
        wrong.append("two heroes have the same weapon")
    for b in s.boards:
        wrong += broken_board(s, b)
    return wrong


def broken_board(s: State, b: Board) -> list[str]:
    wrong: list[str] = []
    name = f"board {b.seat}"
    if b.tiles != sum(1 << place for place in range(PLACES) if b.traps[place]) or b.tiles & (RIM | b.towers):
        wrong.append(f"{name}: tiles lie where they cannot")
    for skeleton in b.skeletons + b.queue:
        place = place_of(skeleton)
        if RIM >> place & 1 and spot_of(skeleton) != spot_of(s.setup.face.slot[token_of(skeleton)]) and not s.setup.chiefs:
            wrong.append(f"{name}: a skeleton waits in the wrong forest")
        if place == b.hero and not b.towers >> place & 1:
            wrong.append(f"{name}: a skeleton stands beside the hero")
        if b.towers >> place & 1 and not s.setup.chiefs:
            wrong.append(f"{name}: a skeleton stands on a tower")
    if b.hero != NOWHERE and RIM >> b.hero & 1:
        wrong.append(f"{name}: the hero left the board")
    if [token for token in b.band if token not in tokens_of([each for each in b.everyone() if RIM >> place_of(each) & 1])]:
        wrong.append(f"{name}: a group that a portal sent back is not in the forest")
    if b.queue and s.phase != WALK_PHASE:
        wrong.append(f"{name}: skeletons wait to move outside phase 3")
    return wrong
