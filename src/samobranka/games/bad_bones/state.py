"""What lies on the table, in a form that copies in microseconds: one Board a seat, and what all share."""

from typing import Final

from samobranka.core.decision import Action, Decision
from samobranka.games.bad_bones.material import (
    AT,
    BLACK,
    BOMB,
    BOX,
    COMPETITIVE_FACE,
    COMPETITIVE_FACE_BOTH_WAYS,
    COOP_COINS,
    COOP_FACE,
    COINS,
    CRATER,
    FLOORS,
    HOUSES,
    KIND_BITS,
    ORDINARY,
    PLACE_BITS,
    PLACES,
    RIM,
    TOKEN_BITS,
    TOKENS,
    TRAP_KINDS,
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

NO_TRAPS: Final[list[int]] = [0] * PLACES


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
        """BB-1, BB-3, BB-62, BB-67, BB-81, BB-106 to BB-108, BB-118: what depends on the mode and the number of players."""
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

    Sets of places are bits. `traps` and `reserve` are shared between copies: a rule puts a new list there instead of
    changing the old one. What leaves the board waits in `dead` and `sent` until all have finished the phase, so that no
    seat's answer depends on another's.
    """

    __slots__ = (
        "agenda",
        "asked",
        "burnt",
        "coins",
        "cursed",
        "dead",
        "dragons",
        "fallen",
        "floors",
        "hand",
        "heading",
        "hero",
        "houses",
        "kills",
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
        "start",
        "targets",
        "towers",
        "traps",
        "triggered",
        "used",
        "walls",
        "weapon",
    )

    def __init__(self, seat: int, like: "Board | None" = None) -> None:
        """An empty board, or a copy of another one."""
        self.seat = seat
        if like is None:
            self.skeletons: list[int] = []
            self.traps: list[int] = NO_TRAPS
            self.reserve: list[int] = [0] * TRAP_KINDS
            self.hand: int = 0
            self.weapon: int = 0
            self.coins: int = 0
            self.passed: bool = False
            self.hero: int = NOWHERE
            self.towers: int = 0
            self.floors: int = 0
            self.houses: int = 0
            self.fallen: bool = False
            # Skeletons that leave: dead ones for the bag, and `token + 256 * seat` for cemeteries.
            self.dead: list[int] = []
            self.sent: list[int] = []
            # Co-op: what this board did to the capital in this round.
            self.burnt: int = 0
            self.mended: int = 0
            # This round: traps used, those a saboteur will take along, `place + 64 * seat` of catapults and hearses.
            self.used: int = 0
            self.sabotaged: int = 0
            self.saboteurs: list[int] = []
            self.targets: list[int] = []
            # This phase: skeletons still to move, the hero's kills, whether his weapon was offered, whom the staff curses.
            self.queue: list[int] = []
            self.kills: int = 0
            self.triggered: bool = False
            self.cursed: int = NOBODY
            self.ordered: bool = False
            # The move that a question interrupted: who moves (leader first), where to, whence, and what it has met.
            self.party: list[int] = []
            self.place: int = NOWHERE
            self.heading: int = 0
            self.start: int = 0
            self.walls: int = 0
            self.dragons: int = 0
            self.agenda: list[Action] = []
            self.asked: Decision | None = None
        else:
            self.skeletons = like.skeletons[:]
            self.traps = like.traps
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
            self.burnt = like.burnt
            self.mended = like.mended
            self.used = like.used
            self.sabotaged = like.sabotaged
            self.saboteurs = like.saboteurs
            self.targets = like.targets
            self.queue = like.queue[:]
            self.kills = like.kills
            self.triggered = like.triggered
            self.cursed = like.cursed
            self.ordered = like.ordered
            self.party = like.party
            self.place = like.place
            self.heading = like.heading
            self.start = like.start
            self.walls = like.walls
            self.dragons = like.dragons
            self.agenda = like.agenda[:]
            self.asked = like.asked

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            tuple(sorted(self.skeletons)), tuple(self.traps), tuple(self.reserve), self.hand, self.weapon, self.coins,
            self.passed, self.hero, self.towers, self.floors, self.houses, self.fallen, tuple(sorted(self.dead)),
            tuple(sorted(self.sent)), self.burnt, self.mended, self.used, self.sabotaged, tuple(sorted(self.saboteurs)),
            tuple(sorted(self.targets)), tuple(sorted(self.queue)), self.kills, self.triggered, self.cursed, self.ordered,
            tuple(self.party), self.place, self.heading, self.start, self.walls, self.dragons, tuple(self.agenda),
            None if asked is None else (asked.question, asked.about, tuple(asked.choices)),
        )  # fmt: skip
