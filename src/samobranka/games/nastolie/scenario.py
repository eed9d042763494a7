"""What a scenario says, compiled to small numbers: who sits where with what, what stands on the table, how it is won.

Read from `data/scenarios/*.toml` by `scenario_file.py`; shared by all states, never changes. Lengths are micrometres, seats are
counted from 0.
"""

from typing import Final

from samobranka.core.shapes import Point
from samobranka.games.nastolie.material import HERO, VETERAN, V
from samobranka.games.nastolie.obstacles import Box, Cup

NOBODY: Final = -1

# How a squad's member is found: a place in the Order's forces, or open to its owner.
ANY_HERO: Final = 5
ANY_FIGHTER: Final = 6

# What is compared after the last round, before the lives.
BY_LIVES: Final = 0
BY_POINTS: Final = 1
BY_HEROES: Final = 2
BY_CAPTIVES: Final = 3
BY_GATES: Final = 4
BY_SEAT: Final = 5
COMPARISONS: Final[tuple[str, ...]] = ("lives", "points", "heroes", "captives", "gates")

# When a side is out: without characters on the field, or without heroes.
OUT_WITHOUT_ALL: Final = 0
OUT_WITHOUT_HEROES: Final = 1
OUTS: Final[tuple[str, ...]] = ("all", "heroes")


class Zone:
    """A part of the table where discs are set up."""

    __slots__ = ("high", "left", "low", "right")

    def __init__(self, left: int, low: int, right: int, high: int) -> None:
        self.left = left
        self.low = low
        self.right = right
        self.high = high


class Seat:
    """One player's part.

    He sets his discs up in `zones` (at least `each` in every one), on `points` in any order, or finds them on `posts` in the
    order of his squad.
    """

    __slots__ = ("captives", "each", "edge", "order", "points", "posts", "squad", "supply", "team", "zones")

    def __init__(self, edge: int, team: int) -> None:
        self.edge = edge
        self.team = team
        # NOBODY: its player chooses an Order.
        self.order: int = NOBODY
        # Heroes, veterans, fighters: places in the forces (material.SLOTS), or ANY_HERO, ANY_FIGHTER.
        self.squad: tuple[int, ...] = ()
        self.captives: int = 0
        self.zones: tuple[Zone, ...] = ()
        self.each: int = 0
        self.points: tuple[Point, ...] = ()
        self.posts: tuple[Point, ...] = ()
        # Kinds whose supply begins with another number than the card's limit (NA-114).
        self.supply: tuple[tuple[int, int], ...] = ()

    def chooses(self, what: int) -> int:
        """How many heroes (ANY_HERO) or fighters (ANY_FIGHTER) are left to its owner."""
        return self.squad.count(what)


def rank_of_slot(slot: int) -> int:
    """Of a squad's member."""
    if slot == V:
        return VETERAN
    return HERO if slot < V or slot == ANY_HERO else VETERAN + 1


class Scenario:
    """One battle, as its file tells it."""

    __slots__ = (
        "artefacts",
        "barrels",
        "boxes",
        "captives_home",
        "captives_within",
        "control_points",
        "cups",
        "delivery_count",
        "delivery_edge",
        "delivery_line",
        "delivery_seat",
        "finish",
        "first",
        "gates",
        "glass_hits",
        "goal",
        "id",
        "kill_points",
        "out",
        "prey",
        "puzzles",
        "rounds",
        "seatings",
        "spare_last",
        "swept",
        "then",
        "then_seat",
        "title",
    )

    def __init__(self, id: str, title: dict[str, str]) -> None:
        self.id = id
        self.title = title
        # By number of players, in turn order.
        self.seatings: dict[int, tuple[Seat, ...]] = {}
        # NOBODY: by lot.
        self.first: int = NOBODY
        self.rounds: int = 0
        self.then: int = BY_LIVES
        self.then_seat: int = NOBODY
        self.out: int = OUT_WITHOUT_ALL
        # Whether the discs of a side that is out are removed.
        self.swept: bool = False
        # Cups come before boxes, here and in the physics. With `glass_hits` the first cup is the glass.
        self.cups: tuple[Cup, ...] = ()
        self.boxes: tuple[Box, ...] = ()
        # Artefact, x, y.
        self.artefacts: tuple[tuple[int, int, int], ...] = ()
        self.barrels: tuple[Point, ...] = ()
        # So many points win at once; 0: there is no such goal.
        self.goal: int = 0
        self.control_points: int = 0
        self.kill_points: tuple[int, int, int] = (0, 0, 0)
        self.spare_last: bool = False
        self.prey: bool = False
        # Barrels that `delivery_seat` must bring beyond a line before an edge.
        self.delivery_seat: int = NOBODY
        self.delivery_edge: int = 0
        self.delivery_line: int = 0
        self.delivery_count: int = 0
        # Hits that break the glass; how near to its middle captives are put; how near to the own edge they have won.
        self.glass_hits: int = 0
        self.captives_within: int = 0
        self.captives_home: int = 0
        # The middles of two cups each, and where a hero who has passed them all has won.
        self.gates: tuple[tuple[int, int, int, int], ...] = ()
        self.finish: int = 0
        self.puzzles: bool = False

    def seats(self, players: int) -> tuple[Seat, ...]:
        return self.seatings[players]

    def obstacles(self) -> list[Cup | Box]:
        return [*self.cups, *self.boxes]
