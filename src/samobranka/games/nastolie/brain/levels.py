"""How good a player is: how much it looks at, and how steady its own hand is, on top of the table's (NA-1319)."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.regions import towards
from samobranka.flick.hand import NORMAL as QUANTILES
from samobranka.flick.hand import SIDES, STRONGEST, UNIT


class Level:
    """A way of looking at a question.

    `candidates` are tried once, the best `refined` ones turned and weighted a little; the best `finalists` again, each with so
    many `draws` of the hand; the best `beam` of those are followed to the end of the turn, with `further` candidates an action.
    """

    __slots__ = ("angle", "beam", "candidates", "draws", "finalists", "further", "refined", "strength")

    def __init__(
        self,
        angle: int,
        strength: int,
        candidates: int,
        finalists: int,
        draws: int,
        refined: int = 0,
        beam: int = 0,
        further: int = 0,
    ) -> None:
        # As of a hand: for each thousandth of a standard deviation.
        self.angle = angle
        self.strength = strength
        self.candidates = candidates
        self.finalists = finalists
        self.draws = draws
        self.refined = refined
        self.beam = beam
        self.further = further

    def shaken(self, dx: int, dy: int, power: int, chance: Chance) -> tuple[int, int, int]:
        """What the own hand makes of an aim, before the table's does the same."""
        if self.angle == 0 and self.strength == 0:
            return (dx, dy, power)
        turn = QUANTILES[chance.pick(SIDES)] * self.angle
        used = power * (UNIT + QUANTILES[chance.pick(SIDES)] * self.strength) // UNIT
        way_x, way_y = towards(UNIT * dx - turn * dy, UNIT * dy + turn * dx)
        return (way_x, way_y, min(STRONGEST, max(1, used)))


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(524, 800, 150, 8, 0),
    "normal": Level(209, 400, 600, 20, 20),
    "hard": Level(0, 0, 2500, 24, 40, 16, 3, 120),
}
