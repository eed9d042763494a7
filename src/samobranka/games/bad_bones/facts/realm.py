"""Events of phases, heroes, the market, towers and houses."""

from typing import Annotated, Final, TypedDict

from samobranka.games.bad_bones.facts.pieces import (
    CellName,
    Face,
    Near,
    PhaseName,
    SparePiece,
    TokenPiece,
    WarePiece,
    WeaponName,
)

Left = Annotated[int, "how many are left"]
ToBag = Annotated[TokenPiece, "who did it; from its land to the bag, unless it is there already"]


class Phase(TypedDict):
    """A phase begins; phase 1 begins a round."""

    phase: PhaseName
    round: int
    marker: Annotated[Face, "as the view says it"]
    waiting: Annotated[bool, "every skeleton is still to move; else none is"]
    market: Annotated[bool, "there is one; else there is none any more, and nobody has coins"]


class FirstBuyer(TypedDict):
    """Who buys first was drawn by lot."""

    seat: int


class Bought(TypedDict):
    """Somebody buys one of what the market sells."""

    seat: int
    item: WarePiece
    left: Annotated[int, "coins in the purse that paid: the common one, if there is one"]
    spare: Annotated[SparePiece, "a trap joins the reserve, the common one if there is one; null: the hero has a weapon"] | None


class Passed(TypedDict):
    """Somebody buys nothing more."""

    seat: int


class Started(TypedDict):
    """A hero takes his place before the first round of co-op."""

    seat: int
    place: CellName
    near: Near


class Hero(TypedDict):
    """A hero goes to another cell. Whom he destroys there is told next."""

    seat: int
    start: CellName
    place: CellName
    near: Near


class HeroLost(TypedDict):
    """A hero is taken to the grave by the emperor."""

    seat: int


class Weapon(TypedDict):
    """A hero uses his weapon. What it does is told next."""

    seat: int
    weapon: WeaponName


class FloorLost(TypedDict):
    """A skeleton breaks floors of the tower."""

    seat: int
    token: ToBag
    lost: int
    left: Left


class HouseLost(TypedDict):
    """A skeleton burns houses of the village."""

    seat: int
    token: ToBag
    lost: int
    left: Left


class FloorMended(TypedDict):
    """A friendly chief mends a floor of the tower."""

    seat: int
    token: ToBag
    left: Left


class HouseMended(TypedDict):
    """A friendly chief mends a house of the village."""

    seat: int
    token: ToBag
    left: Left


class CapitalBurnt(TypedDict):
    """A skeleton burns houses of the capital."""

    seat: Annotated[int, "the land that it came from"]
    token: ToBag
    lost: int
    left: Annotated[int, "how many stand by now, as far as the lands have walked"]


class CapitalMended(TypedDict):
    """A friendly chief mends a house of the capital, or will mend what burns in the same phase."""

    seat: Annotated[int, "the land that it came from"]
    token: ToBag
    left: Annotated[int, "how many stand by now, as far as the lands have walked"]


class Capital(TypedDict):
    """The capital after a phase, burnt and mended; or what stands of it in the end."""

    left: Left


class TowerFell(TypedDict):
    """A skeleton topples a tower, in co-op."""

    seat: int
    token: ToBag
    place: CellName
    near: Near
    left: Left


class TowerMended(TypedDict):
    """A friendly chief rebuilds a tower, in co-op."""

    seat: int
    token: ToBag
    place: CellName
    near: Near
    left: Left


class Fell(TypedDict):
    """A realm falls. The others finish the phase."""

    seat: int


EVENTS: Final[list[type]] = [
    Phase, FirstBuyer, Bought, Passed, Started, Hero, HeroLost, Weapon, FloorLost, HouseLost, FloorMended, HouseMended,
    CapitalBurnt, CapitalMended, Capital, TowerFell, TowerMended, Fell,
]  # fmt: skip
