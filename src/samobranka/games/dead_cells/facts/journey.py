"""Events of exploration: ways, tiles, what a biome does to those in it, and the market."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import ColourName, FighterName
from samobranka.games.dead_cells.names import BELLS, CURSES, PLACES, SPACES_OF_A_FACE, TILES


class Went(TypedDict):
    """The Group moves."""

    place: Annotated[str, PLACES, "a space, or an exit"]


class TurnedUp(TypedDict):
    """A tile is turned up."""

    space: Annotated[str, SPACES_OF_A_FACE]
    tile: Annotated[str, TILES]


class Failed(TypedDict):
    """A hand check is not passed."""

    symbol: ColourName


class Chose(TypedDict):
    """One of several rewards."""

    option: Annotated[int, "counted from 1"]


class Bought(TypedDict):
    """Teeth are paid."""

    price: int
    teeth: Annotated[int, "what is left"]


class Cursed(TypedDict):
    """The curse of a treasure."""

    curse: Annotated[str, CURSES]


class Constraint(TypedDict):
    """What holds until this face is left."""

    number: Annotated[int, "counted from 1"]


class Rang(TypedDict):
    """A bell rings."""

    bell: Annotated[str, BELLS]


class Relit(TypedDict):
    """Lanterns burn again."""

    count: int


class Worm(TypedDict):
    """Somebody gets a worm."""

    fighter: FighterName
    worms: Annotated[int, "how many he has now"]


class KeptBlueprints(TypedDict):
    """Blueprints become equipment for good, on top of the deck."""

    count: int


class Plans(TypedDict):
    """The Collector shows blueprints."""

    count: int


class Ended(TypedDict):
    """The run is over; its cells are still to be spent."""

    reason: str
    cells: Annotated[int, "what can be spent"]


EVENTS: Final[list[type]] = [
    Went, TurnedUp, Failed, Chose, Bought, Cursed, Constraint, Rang, Relit, Worm, KeptBlueprints, Plans, Ended,
]  # fmt: skip
