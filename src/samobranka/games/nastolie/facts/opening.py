"""Events of the set-up."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.nastolie.facts.pieces import DiscName, Facing, KindName, OrderName, Place


class Battle(TypedDict):
    """A battle begins: the only one, or one of a campaign."""

    battle: Annotated[int, "from 1"]
    battles: int
    scenario: str
    rounds: Annotated[int, "it lasts at most"]


class First(TypedDict):
    """Who begins: the scenario says so, or the lot did."""

    seat: int
    cause: Literal["scenario", "lot", "marks"]


class Ordered(TypedDict):
    """A seat leads an Order."""

    seat: int
    order: OrderName
    chosen: Annotated[bool, "else the scenario says so"]


class Led(TypedDict):
    """A seat chooses which of its heroes comes along."""

    seat: int
    hero: KindName


class Mixed(TypedDict):
    """A seat chooses how many fighters of which kind come along."""

    seat: int
    sort: KindName
    count: int
    other: KindName
    others: int


class Caught(TypedDict):
    """A hero lies under the glass (p7)."""

    seat: int
    disc: DiscName


class Placed(TypedDict):
    """A disc is put on the field in the set-up."""

    seat: int
    disc: DiscName
    x: Place
    y: Place
    facing: Facing
    cause: Annotated[Literal["hand", "line", "scenario"], "by its player, on the standard line, or where the scenario says"]


class Hunts(TypedDict):
    """A seat is dealt its prey (p6). Only it is told so."""

    seat: int
    prey: OrderName


class HuntsUnseen(TypedDict):
    """The same, as everybody else sees it."""

    seat: int


EVENTS: Final[list[type]] = [Battle, First, Ordered, Led, Mixed, Caught, Placed, Hunts, HuntsUnseen]
