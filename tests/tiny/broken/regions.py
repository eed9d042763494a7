"""Broken in choices that cannot be listed."""

from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.game import Game
from samobranka.core.regions import Number, PartData, Region, Spot
from samobranka.core.rooms import Rooms
from samobranka.core.shapes import Circle, rectangle
from tiny.broken.changing import DARTS, changed
from tiny.darts import play as darts
from tiny.darts.verbs import THROW


class Target(Region):
    def __init__(self, verb: int = THROW, worth: int = 1) -> None:
        super().__init__(verb, [Spot("at", [Circle(0, 0, 90)])], worth)


class AimsBesideTheBoard(Target):
    def sample(self, chance: Chance) -> Action:
        return (THROW, 90, 90)


class BoardTakesAnything(Target):
    def contains(self, action: Action) -> bool:
        return True


class FarFromItself(Target):
    def near(self, meant: Action, given: Action) -> bool:
        return False


class CannotBeDrawn(Target):
    def data(self) -> list[PartData]:
        return [{"kind": "spot", "box": (0, 0, 1, 1)}]


class WithoutWholeNumbers(Target):
    def sample(self, chance: Chance) -> Action:
        return (THROW, 0.5, 0)  # type: ignore[return-value]


class LargerThanItsBoard(Target):
    """Its parts allow more than the game does."""

    def __init__(self) -> None:
        Region.__init__(self, THROW, [Spot("at", [rectangle(-900, -900, 900, 900)])])


class NowhereToGo(Target):
    """All of its zone is taken."""

    def __init__(self) -> None:
        Region.__init__(self, THROW, [Spot("at", [Circle(0, 0, 5)], [Circle(0, 0, 9)])])


class ThreeNumbers(Target):
    def __init__(self) -> None:
        Region.__init__(self, THROW, [Spot("at", [Circle(0, 0, 90)]), Number("power", 1, 3)])


def throws_at(region: Region) -> Rooms[Any]:
    def decisions(state: darts.State) -> list[Decision]:
        return [Decision(one.seat, one.question, one.choices, regions=(region,)) for one in darts.decisions(state)]

    return changed(DARTS, decisions=decisions)


BROKEN: list[tuple[Game[Any], str]] = [
    (throws_at(AimsBesideTheBoard()), "does not contain its own sample"),
    (throws_at(BoardTakesAnything()), "contains the nonsense"),
    (throws_at(FarFromItself()), "does not call .* near to itself"),
    (throws_at(CannotBeDrawn()), "the parts of its region is not plain data"),
    (throws_at(WithoutWholeNumbers()), "no tuple of whole numbers"),
    (throws_at(Target(verb=9)), "the verb of its region is 9"),
    (throws_at(Target(worth=0)), "its region is worth 0 choices"),
    (throws_at(LargerThanItsBoard()), "is offered and then refused"),
    (throws_at(NowhereToGo()), "there is no free spot, so it should not be asked for"),
    (throws_at(ThreeNumbers()), "is offered and then refused"),
]
