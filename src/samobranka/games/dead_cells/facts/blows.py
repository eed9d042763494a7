"""Events of damage, shields, states and deaths, on both sides. Damage of heroes is among the gains and losses."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import ByState, FighterName, FoeName, GearName, MonsterName, Space, StateName
from samobranka.games.dead_cells.names import ABILITIES, DEEDS

By = Annotated[FighterName, "whose deed it is; null: nobody's, such as poison's or a companion's"]


class Shield(TypedDict):
    """Somebody gets shields."""

    fighter: FighterName
    count: int


class Golden(TypedDict):
    """Somebody gets golden shields."""

    fighter: FighterName
    count: int


class Blocked(TypedDict):
    """A shield is spent."""

    fighter: FighterName


class Cancelled(TypedDict):
    """Equipment or a skill stops a hit."""

    fighter: FighterName
    ability: Annotated[str, ABILITIES]


class Warded(TypedDict):
    """A state is kept away."""

    fighter: FighterName
    state: StateName


class State(TypedDict):
    """A state token is placed on one of us."""

    fighter: FighterName
    state: StateName


class Cleansed(TypedDict):
    """A state token leaves."""

    fighter: FighterName
    state: StateName


class StoppedBleeding(TypedDict):
    """All Bleeding tokens of one of us leave."""

    fighter: FighterName


class CompanionHurt(TypedDict):
    """A companion takes a hit."""

    fighter: Annotated[FighterName, "whose it is"]
    gear: GearName
    damage: int


class Died(TypedDict):
    """A state kills one of us."""

    fighter: FighterName
    state: StateName


class EnemyBlocked(TypedDict):
    """An enemy spends a shield."""

    space: Space
    foe: FoeName
    by: By | None


class EnemyHurt(TypedDict):
    """An enemy takes damage."""

    space: Space
    foe: FoeName
    by: By | None
    state: ByState | None
    count: int
    damage: Annotated[int, "tokens on it now"]
    left: Annotated[int, "health it has left"]


class EnemyState(TypedDict):
    """A state token is placed on an enemy."""

    space: Space
    foe: FoeName
    by: By | None
    state: StateName


class EnemyShield(TypedDict):
    """An enemy gets shields."""

    space: Space
    foe: FoeName
    count: int


class Vanished(TypedDict):
    """An enemy cannot be seen in this round."""

    space: Space
    foe: FoeName


class Fled(TypedDict):
    """An enemy leaves the fight."""

    space: Space
    foe: FoeName


class Shifted(TypedDict):
    """An enemy is pushed or pulled; who stood there changes places with it."""

    space: Space
    to: Space
    foe: FoeName


class Killed(TypedDict):
    """An enemy dies."""

    space: Space
    monster: MonsterName | None


class Spilled(TypedDict):
    """What comes out of a death box."""

    what: Annotated[str, DEEDS]
    count: int


EVENTS: Final[list[type]] = [
    Shield, Golden, Blocked, Cancelled, Warded, State, Cleansed, StoppedBleeding, CompanionHurt, Died, EnemyBlocked, EnemyHurt,
    EnemyState, EnemyShield, Vanished, Fled, Shifted, Killed, Spilled,
]  # fmt: skip
