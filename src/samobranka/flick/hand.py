"""From what was aimed to what is flicked (X4), and how a hand trembles between the two (X19)."""

from math import sqrt
from typing import Final

from samobranka.flick.constants import DATA, Constants

# A direction is two whole numbers no larger than this; a power is 1 to 1000.
FARTHEST: Final = 10_000
STRONGEST: Final = 1000
# Sides of the die that is rolled twice, for angle and strength.
SIDES: Final = 1000
UNIT: Final = 10_000_000

HALF: Final[list[int]] = DATA["hand"]["normal"]
# Thousandths of a standard deviation, by roll: the first is roll 1.
NORMAL: Final[list[int]] = [-z for z in reversed(HALF)] + HALF
# How a hand trembles: angle and strength.
HANDS: Final[dict[str, tuple[int, int]]] = {
    "steady": (0, 0),
    **{name: (DATA["hand"][name]["angle"], DATA["hand"][name]["strength"]) for name in ("light", "natural", "shaky")},
}


class Launch:
    """A flick as it leaves the finger: a direction of any length, and a strength from 0.001 to 1."""

    __slots__ = ("dx", "dy", "strength")

    def __init__(self, dx: int, dy: int, strength: float) -> None:
        self.dx = dx
        self.dy = dy
        self.strength = strength

    def speed(self, constants: Constants) -> float:
        """X4: fast enough to slide 1400 * p * sqrt(p) mm on free wood."""
        slide = constants.slide * self.strength * sqrt(self.strength)
        return sqrt(2.0 * constants.drag * slide)


def is_aim(dx: int, dy: int, power: int) -> bool:
    """X4: whether these numbers are a flick."""
    return -FARTHEST <= dx <= FARTHEST and -FARTHEST <= dy <= FARTHEST and (dx != 0 or dy != 0) and 1 <= power <= STRONGEST


def aim(dx: int, dy: int, power: int) -> Launch:
    """X4: a flick by a steady hand."""
    if not is_aim(dx, dy, power):
        raise ValueError(f"no flick: direction ({dx}, {dy}), power {power}")
    return Launch(dx, dy, float(power) / float(STRONGEST))


def tremble(dx: int, dy: int, power: int, hand: str, angle_roll: int, strength_roll: int) -> Launch:
    """X19: what becomes of an aim in that hand, with two rolls of a die with 1000 sides (1 to 1000)."""
    if not is_aim(dx, dy, power):
        raise ValueError(f"no flick: direction ({dx}, {dy}), power {power}")
    angle, strength = HANDS[hand]
    turn = NORMAL[angle_roll - 1] * angle
    used = float(power * (UNIT + NORMAL[strength_roll - 1] * strength)) / float(STRONGEST * UNIT)
    used = 0.001 if used < 0.001 else 1.0 if used > 1.0 else used
    return Launch(UNIT * dx - turn * dy, UNIT * dy + turn * dx, used)
