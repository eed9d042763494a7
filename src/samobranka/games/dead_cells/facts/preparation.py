"""Events of the preparation, and of cards between hand and deck."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import CardName, FighterName
from samobranka.games.dead_cells.names import FACES, HEROES, STAGES, UPGRADES


class TookHero(TypedDict):
    """Somebody picks a Beheaded."""

    seat: int
    hero: Annotated[str, HEROES]


class ChoseStart(TypedDict):
    """The Group says where the run begins."""

    stage: Annotated[str, STAGES]


class PutMutation(TypedDict):
    """A stored card comes back onto the mutation board."""

    upgrade: Annotated[str, UPGRADES]


class StoredMutation(TypedDict):
    """A card of the mutation board is stored."""

    upgrade: Annotated[str, UPGRADES]


class HandedCard(TypedDict):
    """An improved card goes to somebody's deck."""

    card: CardName
    hero: Annotated[str, HEROES]


class TookBack(TypedDict):
    """A purged starting card comes back, since the deck is too small without it."""

    hero: Annotated[str, HEROES]
    card: CardName


class First(TypedDict):
    """The First Player token changes hands."""

    fighter: FighterName


class Biome(TypedDict):
    """The Group enters a biome."""

    face: Annotated[str, FACES]


class Drew(TypedDict):
    """A card comes from the deck into a hand, as its owner sees it."""

    seat: int
    card: CardName


class DrewUnseen(TypedDict):
    """The same, as the others see it."""

    seat: int


class Discarded(TypedDict):
    """A card goes from a hand to the discard."""

    seat: int
    card: CardName


class Revealed(TypedDict):
    """The top card of a deck is turned up and discarded."""

    seat: int
    card: CardName


class Paid(TypedDict):
    """A card of the hand is discarded for a check."""

    seat: int
    card: CardName


EVENTS: Final[list[type]] = [
    TookHero, ChoseStart, PutMutation, StoredMutation, HandedCard, TookBack, First, Biome, Drew, DrewUnseen, Discarded,
    Revealed, Paid,
]  # fmt: skip
