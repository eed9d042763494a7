"""Events of the end."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

Left = Annotated[int, "how many are left"]


class WentOn(TypedDict):
    """The last round was held, and somebody plays on for the heroic victory."""

    seat: int


class Ended(TypedDict):
    """The game is over: a realm has fallen, or all at once; the skeletons have won; the last round was held; no bone left."""

    reason: Literal["fallen", "nobody", "defeat", "survived", "heroic"]
    cause: NotRequired[Annotated[Literal["overrun"], "the realm fell, but after the last round had been held"]]


class Ruin(TypedDict):
    """Who has fallen, and why."""

    seat: NotRequired[Annotated[int, "not there: the capital of all"]]
    cause: Literal["tower", "towers", "village", "emperor", "capital"]


class Won(TypedDict):
    """Who has won."""

    seat: int
    points: int
    second: Annotated[int, "the most that anybody has who has not won; with nobody left, the same points"]


class WonTaller(TypedDict):
    """Who has won with as many points as others, by the taller tower."""

    seat: int
    points: int
    second: Annotated[int, "the most that anybody has who has not won"]


class Lasted(TypedDict):
    """How long it lasted, where it was lost."""

    round: int
    rounds: Annotated[int, "those that were to be held"]


class FloorsStand(TypedDict):
    """What stands of the tower in the end."""

    seat: int
    left: Left


class HousesStand(TypedDict):
    """What stands of the village in the end."""

    seat: int
    left: Left


class TowersStand(TypedDict):
    """What stands of all towers in the end, in co-op."""

    left: Left


EVENTS: Final[list[type]] = [WentOn, Ended, Ruin, Won, WonTaller, Lasted, FloorsStand, HousesStand, TowersStand]
