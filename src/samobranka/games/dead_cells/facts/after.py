"""Events of spending, of Secrets and purges, and of looking ahead into decks."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import CardName, FighterName, GearName, MonsterName
from samobranka.games.dead_cells.names import UPGRADES


class TookUpgrade(TypedDict):
    """The lowest card of an ordered deck is turned up."""

    upgrade: Annotated[str, UPGRADES]
    cells: Annotated[int, "what is left to spend"]


class Feat(TypedDict):
    """A feat pays, and leaves the game."""

    upgrade: Annotated[str, UPGRADES]


class PurgedCard(TypedDict):
    """A combat card leaves for good."""

    card: CardName


class PurgedGear(TypedDict):
    """A card of equipment leaves for good."""

    gear: GearName


class Exchanged(TypedDict):
    """Two exchange their cards before the reveal."""

    fighter: FighterName
    other: FighterName


class Foresaw(TypedDict):
    """A card on top of somebody's deck is looked at."""

    fighter: FighterName
    card: CardName


class ForesawGear(TypedDict):
    """A card on top of the equipment deck is looked at."""

    gear: GearName


class ForesawMonster(TypedDict):
    """A card on top of the monsters or the elites of a biome is looked at."""

    monster: MonsterName


EVENTS: Final[list[type]] = [TookUpgrade, Feat, PurgedCard, PurgedGear, Exchanged, Foresaw, ForesawGear, ForesawMonster]
