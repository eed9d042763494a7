"""Events of what is gained, worn and lost."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.dead_cells.facts.pieces import ByState, ColourName, FighterName, GearName, TrackName
from samobranka.games.dead_cells.names import RUNES


class Gained(TypedDict):
    """Tokens come into the Bag."""

    what: Literal["teeth", "cells", "potions", "keys"]
    count: int
    total: Annotated[int, "in the Bag now"]


class FoundGear(TypedDict):
    """A card of equipment is turned up."""

    gear: GearName


class FoundBlueprint(TypedDict):
    """A blueprint is turned up."""

    gear: GearName


class FoundRune(TypedDict):
    """A rune is active from now on, for ever."""

    rune: Annotated[str, RUNES]


class Heart(TypedDict):
    """Somebody has one heart more."""

    fighter: FighterName
    hearts: int


class Advanced(TypedDict):
    """The marker of a track moves on."""

    fighter: FighterName
    track: TrackName
    level: int
    hearts: int
    slots: int


class SerenadeAdvanced(TypedDict):
    """Serenade's marker moves on, on the side of her board that is up."""

    level: int


class SerenadeTurned(TypedDict):
    """Her board is turned to MELEE: she is healed, and her marker begins anew."""


class SerenadeLostStep(TypedDict):
    """Her marker moves back."""

    level: int


class LostStep(TypedDict):
    """The marker of a track moves back."""

    fighter: FighterName
    track: TrackName
    level: int
    hearts: int
    slots: int


class ScrollLost(TypedDict):
    """Nobody has room for a scroll."""

    colour: ColourName


class Equipped(TypedDict):
    """Somebody puts equipment on."""

    fighter: FighterName
    gear: GearName


class LeftGear(TypedDict):
    """Somebody does not want what he was given."""

    fighter: FighterName
    gear: GearName


class DroppedGear(TypedDict):
    """Somebody takes equipment off, or it breaks."""

    fighter: FighterName
    gear: GearName


class Hurt(TypedDict):
    """Damage that nothing has stopped."""

    fighter: FighterName
    count: int
    damage: Annotated[int, "tokens on his hearts now"]
    left: Annotated[int, "health points left"]
    state: ByState | None


class Healed(TypedDict):
    """Damage is taken away."""

    fighter: FighterName
    count: int
    damage: Annotated[int, "tokens on his hearts now"]


class Drank(TypedDict):
    """A potion takes all damage away."""

    fighter: FighterName
    left: Annotated[int, "potions in the Bag"]


class CheatedDeath(TypedDict):
    """Somebody who would be dead has one health point left."""

    fighter: FighterName


EVENTS: Final[list[type]] = [
    Gained, FoundGear, FoundBlueprint, FoundRune, Heart, Advanced, LostStep, ScrollLost, Equipped, LeftGear, DroppedGear, Hurt,
    Healed, Drank, CheatedDeath, SerenadeAdvanced, SerenadeTurned, SerenadeLostStep,
]  # fmt: skip
