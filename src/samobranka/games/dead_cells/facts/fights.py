"""Events of a fight: who stands there, what is played, whose row it is."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import (
    AnnouncedName,
    CardName,
    FighterName,
    FoeName,
    GearName,
    MonsterName,
    RoundName,
    Space,
    TrackName,
)
from samobranka.games.dead_cells.names import ABILITIES, DEEDS, LOOT


class Enemy(TypedDict):
    """An enemy appears."""

    monster: MonsterName
    space: Annotated[Space, "null: there is no room, and it goes away"] | None


class EnemyInTheDark(TypedDict):
    """Somebody is there whom nobody sees."""

    space: Space


class CameToLight(TypedDict):
    """Who stood in the dark is seen."""

    space: Space
    monster: MonsterName


class Passes(TypedDict):
    """One of four does not take part."""

    fighter: FighterName


class Placed(TypedDict):
    """A card is placed face down, as its owner sees it."""

    seat: int
    announced: AnnouncedName
    round: RoundName
    card: CardName


class PlacedUnseen(TypedDict):
    """The same, as the others see it: what was announced with it."""

    seat: int
    announced: AnnouncedName
    round: RoundName


class Showed(TypedDict):
    """A placed card is turned up."""

    fighter: FighterName
    card: CardName


class SerenadeListens(TypedDict):
    """The top of the Beheaded's discard gives Serenade a power for this fight or Turn."""

    symbol: TrackName


class Round(TypedDict):
    """A round begins."""

    round: RoundName


class Entry(TypedDict):
    """Somebody does something in round 0."""

    fighter: FighterName
    ability: Annotated[str, ABILITIES]


class Wielded(TypedDict):
    """Somebody uses timed equipment."""

    fighter: FighterName
    gear: GearName


class Skill(TypedDict):
    """Somebody uses a skill."""

    fighter: FighterName
    skill: Annotated[str, ABILITIES]


class Triggered(TypedDict):
    """Something answers by itself."""

    fighter: FighterName
    ability: Annotated[str, ABILITIES]


class HeldUp(TypedDict):
    """An enemy is made to skip its row."""

    fighter: FighterName
    space: Space
    foe: FoeName


class EnemyActs(TypedDict):
    """An enemy performs its row."""

    space: Space
    foe: FoeName
    round: RoundName


class EnemySkipped(TypedDict):
    """An enemy skips its row."""

    space: Space
    foe: FoeName
    round: RoundName


class Assigned(TypedDict):
    """The Group says who takes it."""

    fighter: FighterName
    what: Annotated[str, DEEDS]


class Looted(TypedDict):
    """All of one type that lies at the Group's feet goes into the Bag."""

    fighter: FighterName
    loot: Annotated[str, LOOT]


class ClosedUp(TypedDict):
    """Enemies close the gaps toward the Group."""

    count: Annotated[int, "how many moved"]


class FightOver(TypedDict):
    """The fight is over, and hands are filled."""


EVENTS: Final[list[type]] = [
    Enemy, EnemyInTheDark, CameToLight, Passes, Placed, PlacedUnseen, Showed, SerenadeListens, Round,
    Entry, Wielded, Skill, Triggered, HeldUp,
    EnemyActs, EnemySkipped, Assigned, Looted, ClosedUp, FightOver,
]  # fmt: skip
