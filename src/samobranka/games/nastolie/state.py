"""What lies on the table, in a form that copies in microseconds. Places are whole micrometres.

Every disc has one number (names.py): it tells kind, player and letter of a character. `where` says where each is.
"""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.core.decision import Decision
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.latest import NOTHING_YET, Latest
from samobranka.games.nastolie.material import (
    ARTEFACT_RADIUS,
    ENDLESS,
    FIRST_MISSILE,
    MISSILE_DISCS,
    MISSILE_OF,
    MISSILE_RADIUS,
    NO_MISSILE,
    RITUAL_DECK,
    TIME_CARDS,
    Roster,
)
from samobranka.games.nastolie.names import (
    ARTEFACT,
    BARREL,
    CHARACTERS,
    DISC_COUNT,
    MISSILE,
    kind_of,
    seat_of,
)
from samobranka.games.nastolie.scenario import Scenario, Seat
from samobranka.games.nastolie.terrain import EMPTY, Terrain

# Where a disc is, unless it lies or stands on another one: then that one's number. On a hero's card: ON_CARD and his number.
RESERVE: Final = -1
GROUND: Final = -2
DEAD: Final = -3
WAITING: Final = -4
CAPTIVE: Final = -5
AWAY: Final = -6
REMOVED: Final = -7
ON_CARD: Final = 1000

NOBODY: Final = -1

# Numbers that are shared between copies of a state: whoever changes one puts all of them anew (`changed`).
Tally = tuple[int, ...]

# By character disc, so that nobody divides.
KIND: Final[tuple[int, ...]] = tuple(kind_of(disc) for disc in range(CHARACTERS))
OWNER: Final[tuple[int, ...]] = tuple(seat_of(disc) for disc in range(CHARACTERS))
# By any disc: what missile it is.
MISSILE_KIND: Final[tuple[int, ...]] = (NOTHING,) * MISSILE + MISSILE_OF


def changed(tally: Tally, at: int, number: int) -> Tally:
    """The same but for one number."""
    return (*tally[:at], number, *tally[at + 1 :])


class Setup:
    """The options of this table and what follows from them. Never changes, so that all copies share it."""

    __slots__ = (
        "battles",
        "campaign",
        "cards",
        "each_contact",
        "hand",
        "line",
        "missile_exit",
        "once_doubled",
        "preview",
        "puzzle",
        "radius",
        "restitution",
        "rider_struck",
        "rituals",
        "roster",
        "scenarios",
        "seats",
        "sides",
    )

    def __init__(self, seats: int, scenarios: tuple[Scenario, ...], roster: Roster) -> None:
        self.seats = seats
        # A puzzle has one player and two sides.
        self.sides = max(2, seats)
        self.scenarios = scenarios
        self.battles = len(scenarios)
        self.campaign = len(scenarios) > 1
        self.roster = roster
        self.puzzle = 0
        self.rituals = False
        self.cards = len(RITUAL_DECK)
        self.line = False
        self.hand = "steady"
        self.preview = "full"
        self.missile_exit = True
        self.rider_struck = False
        self.once_doubled = False
        self.each_contact = False
        # Constant restitution of an example, in thousandths; 0: the usual one.
        self.restitution = 0
        characters = tuple(roster.radius[kind] for kind in KIND)
        self.radius: tuple[int, ...] = (
            characters + (ARTEFACT_RADIUS,) * (MISSILE - ARTEFACT) + (MISSILE_RADIUS,) * (DISC_COUNT - MISSILE)
        )

    def with_steady_hand(self) -> "Setup":
        """The same table, where no hand trembles (NA-1319): for whoever tries out what was meant."""
        new = Setup(self.seats, self.scenarios, self.roster)
        new.puzzle = self.puzzle
        new.rituals = self.rituals
        new.cards = self.cards
        new.line = self.line
        new.preview = self.preview
        new.missile_exit = self.missile_exit
        new.rider_struck = self.rider_struck
        new.once_doubled = self.once_doubled
        new.each_contact = self.each_contact
        new.restitution = self.restitution
        return new


class State:
    """The table.

    `orders`, `squads` and what else is settled before a battle are shared between copies: a rule puts a new list there. So is
    `facing`, which only a hand changes (NA-1315), and so are lives and what is counted for each seat, which change far less
    often than a state is copied.
    """

    __slots__ = (
        "acted",
        "actions",
        "active",
        "agenda",
        "asked",
        "barrels",
        "battle",
        "black",
        "bonus",
        "by",
        "captives",
        "dealt",
        "deck",
        "delivered",
        "discard",
        "ending",
        "facing",
        "field",
        "fighters",
        "first",
        "frozen",
        "gates",
        "glass",
        "hands",
        "hits",
        "hunted",
        "killed",
        "latest",
        "lives",
        "lost",
        "marks",
        "orders",
        "out",
        "points",
        "prey",
        "raised",
        "riders",
        "round",
        "scenario",
        "setup",
        "stack",
        "terrain",
        "turn",
        "used",
        "violet",
        "waiting",
        "where",
        "winners",
        "x",
        "y",
    )

    def __init__(self, setup: Setup, like: "State | None" = None) -> None:
        """An empty table, or a copy of another one."""
        self.setup = setup
        sides = setup.sides
        self.scenario: Scenario = setup.scenarios[0] if like is None else like.scenario
        # Those of the scenario, less what has been broken; an example may put up its own.
        self.terrain: Terrain = EMPTY if like is None else like.terrain
        # Discs, by number.
        self.where: list[int] = [RESERVE] * DISC_COUNT if like is None else like.where[:]
        self.x: list[int] = [0] * DISC_COUNT if like is None else like.x[:]
        self.y: list[int] = [0] * DISC_COUNT if like is None else like.y[:]
        self.facing: list[int] = [0] * CHARACTERS if like is None else like.facing
        self.lives: Tally = (0,) * CHARACTERS if like is None else like.lives
        # Characters on the field, by number; those still to be placed; barrels on the field.
        self.field: list[int] = [] if like is None else like.field[:]
        self.waiting: list[int] = [] if like is None else like.waiting[:]
        self.barrels: list[int] = [] if like is None else like.barrels[:]
        # Who stands on each artefact; missiles on discs, in the order in which they were laid, and whose each is.
        self.riders: list[int] = [NOBODY] * (BARREL - ARTEFACT) if like is None else like.riders[:]
        self.stack: list[int] = [] if like is None else like.stack[:]
        self.by: list[int] = [NOBODY] * len(MISSILE_OF) if like is None else like.by[:]
        # Camps, by seat. Orders are bits.
        self.orders: list[int] = [0] * sides if like is None else like.orders
        self.fighters: list[int] = [0] * sides if like is None else like.fighters
        self.captives: list[int] = [NOBODY] * sides if like is None else like.captives
        self.prey: list[int] = [NOTHING] * sides if like is None else like.prey
        self.black: Tally = (0,) * sides if like is None else like.black
        self.violet: Tally = (0,) * sides if like is None else like.violet
        self.hands: list[list[int]] = [[] for _ in range(sides)] if like is None else [hand[:] for hand in like.hands]
        self.points: Tally = (0,) * sides if like is None else like.points
        self.gates: Tally = (0,) * sides if like is None else like.gates
        # Orders of which this seat has killed a hero, as bits.
        self.hunted: Tally = (0,) * sides if like is None else like.hunted
        self.killed: Tally = (0,) * sides if like is None else like.killed
        self.lost: Tally = (0,) * sides if like is None else like.lost
        self.marks: Tally = (0,) * sides if like is None else like.marks
        self.out: int = 0 if like is None else like.out
        # Ritual cards. The deck is a bag: nothing ever looks into it, so its order need not exist.
        self.deck: list[int] = list(RITUAL_DECK) if like is None else like.deck[:]
        self.discard: list[int] = [] if like is None else like.discard[:]
        # The scenario's counts: hits on the glass, whether it stands, whose turn lets captives act; barrels.
        self.hits: int = 0 if like is None else like.hits
        self.glass: bool = False if like is None else like.glass
        self.frozen: int = NOBODY if like is None else like.frozen
        self.delivered: int = 0 if like is None else like.delivered
        # Where the game is.
        self.agenda: list[Due] = [] if like is None else like.agenda[:]
        self.battle: int = 0 if like is None else like.battle
        self.turn: int = 0 if like is None else like.turn
        self.round: int = 0 if like is None else like.round
        self.first: int = 0 if like is None else like.first
        self.active: int = 0 if like is None else like.active
        # Of this turn: actions left, violet cards among them, wounds dealt to enemies, who has acted, who was brought back, and
        # which artefacts were used, as bits.
        self.actions: int = 0 if like is None else like.actions
        self.bonus: int = 0 if like is None else like.bonus
        self.dealt: int = 0 if like is None else like.dealt
        self.acted: tuple[int, ...] = () if like is None else like.acted
        self.raised: tuple[int, ...] = () if like is None else like.raised
        self.used: int = 0 if like is None else like.used
        self.ending: str = "" if like is None else like.ending
        self.winners: tuple[int, ...] = () if like is None else like.winners
        # The latest flick, as examples ask for it. Nothing follows from it.
        self.latest: Latest = NOTHING_YET if like is None else like.latest
        # The open question. It follows from the rest, and is kept so that it is worked out only once.
        self.asked: Decision | None = None if like is None else like.asked

    def copy(self) -> "State":
        return State(self.setup, self)

    def give_lives(self, disc: int, lives: int) -> None:
        """NA-101: so many has it now."""
        self.lives = changed(self.lives, disc, lives)

    def face(self, disc: int, facing: int) -> None:
        """NA-407: a disc is turned by hand."""
        turned = self.facing[:]
        turned[disc] = facing
        self.facing = turned

    def key(self) -> tuple[object, ...]:
        asked = self.asked
        return (
            tuple(self.where), tuple(self.x), tuple(self.y), tuple(self.facing), self.lives, tuple(self.field),
            tuple(self.waiting), tuple(self.barrels), tuple(self.riders), tuple(self.stack), tuple(self.by),
            tuple(self.orders), tuple(self.fighters), tuple(self.captives), tuple(self.prey),
            self.black, self.violet, tuple(map(tuple, self.hands)), self.points, self.gates,
            self.hunted, self.killed, self.lost, self.marks, self.out,
            tuple(sorted(self.deck)), len(self.deck), tuple(self.discard),
            self.hits, self.glass, self.frozen, self.delivered, tuple(self.agenda), self.battle, self.turn, self.round,
            self.first, self.active, self.actions, self.bonus, self.dealt, self.acted, self.raised, self.used,
            self.ending, self.winners,
            None if asked is None else (asked.seat, asked.question, asked.about, tuple(asked.choices)),
        )  # fmt: skip

    def seat(self, seat: int) -> Seat:
        """NA-1103: what the scenario says of a player goes before everything else."""
        return self.scenario.seats(self.setup.seats)[seat]

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def team(self, seat: int) -> int:
        """NA-110: seats with the same number are allies. The other side of a puzzle has no seat of its own."""
        seats = self.scenario.seatings[self.setup.seats]
        return seats[seat].team if seat < len(seats) else NOBODY

    def friends(self, one: int, other: int) -> bool:
        """NA-110: of two seats."""
        return one == other or self.team(one) == self.team(other)

    def missiles_on(self, disc: int) -> list[int]:
        """NA-601: the stack on a disc, the lowest first."""
        where = self.where
        return [missile for missile in self.stack if where[missile] == disc]

    def carries(self, disc: int, missile: int) -> int:
        """How many missiles of a kind lie on a disc."""
        return sum(1 for one in self.missiles_on(disc) if MISSILE_KIND[one] == missile)

    def reserve(self, missile: int) -> list[int]:
        """NA-1105: discs of this missile that lie neither on the field nor in a camp."""
        first = MISSILE + FIRST_MISSILE[missile]
        return [disc for disc in range(first, first + MISSILE_DISCS[missile]) if self.where[disc] == RESERVE]

    def supply(self, disc: int) -> list[int]:
        """NA-510: what a character can shoot or lay: from its card, or from the missile's own where the supply is endless."""
        roster, kind = self.setup.roster, KIND[disc]
        missile = roster.missile[kind]
        if missile == NO_MISSILE:
            return []
        if roster.limit[kind] == ENDLESS:
            return self.reserve(missile)
        first = MISSILE + FIRST_MISSILE[missile]
        return [one for one in range(first, first + MISSILE_DISCS[missile]) if self.where[one] == ON_CARD + disc]

    def limit(self, disc: int) -> int:
        """NA-101, NA-105: of lives; two of a veteran, one of a fighter."""
        return self.setup.roster.lives[KIND[disc]]

    def rank(self, disc: int) -> int:
        """NA-102: hero, veteran or fighter."""
        return self.setup.roster.rank[KIND[disc]]

    def own(self, seat: int) -> list[int]:
        """The characters of a player on the field."""
        return [disc for disc in self.field if OWNER[disc] == seat]

    def on_artefact(self, disc: int) -> bool:
        return ARTEFACT <= self.where[disc] < BARREL

    def controller(self, artefact: int) -> int:
        """NA-803: whose character stands on it."""
        rider = self.riders[artefact - ARTEFACT]
        return NOBODY if rider == NOBODY else OWNER[rider]

    def time_cards(self) -> int:
        """NA-1011: so many are left in the reserve."""
        return max(0, TIME_CARDS - sum(self.black) - sum(self.violet))
