"""The twelve puzzles (NA-1209): positions and their solutions, read from `data/puzzles.toml`, made by `tools/puzzles.py`."""

from decimal import Decimal
from functools import lru_cache
from typing import Any, Final

from samobranka.games.nastolie.material import DATA, EDGES, OUTWARD, micrometres, read
from samobranka.games.nastolie.names import DISCS, seat_of
from samobranka.games.nastolie.obstacles import Cup

FILE: Final = "puzzles.toml"
PUZZLES: Final = 12
CUP_RADIUS: Final = 35_000
# The solver sits in the south; the enemies have nobody to flick them.
FACING: Final[tuple[int, ...]] = (OUTWARD[EDGES.index("south")], OUTWARD[EDGES.index("north")])


class Standing:
    """A character of a puzzle. `lives` is 0 where it has all of them."""

    __slots__ = ("disc", "facing", "lives", "x", "y")

    def __init__(self, disc: int, x: int, y: int, lives: int) -> None:
        self.disc = disc
        self.x = x
        self.y = y
        self.lives = lives
        self.facing: int = FACING[seat_of(disc)]


class Puzzle:
    """One position, and choices, as text, that leave no enemy on the field."""

    __slots__ = ("cups", "discs", "number", "solution")

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        lives: dict[str, int] = data.get("lives", {})
        self.discs: tuple[Standing, ...] = tuple(
            Standing(DISCS.parse(name), *_place(place), lives.get(name, 0)) for name, place in data["discs"].items()
        )
        self.cups: tuple[Cup, ...] = tuple(Cup(*_place(place), CUP_RADIUS) for place in data["cups"])
        self.solution: tuple[str, ...] = tuple(data["solution"])


def _place(place: list[int | Decimal]) -> tuple[int, int]:
    x, y = place
    return (micrometres(x), micrometres(y))


@lru_cache
def puzzles() -> tuple[Puzzle, ...]:
    """All that have been made, by number."""
    if not (DATA / FILE).exists():
        return ()
    return tuple(Puzzle(number, data) for number, data in enumerate(read(FILE)["puzzle"], 1))


def puzzle(number: int) -> Puzzle:
    return puzzles()[number - 1]
