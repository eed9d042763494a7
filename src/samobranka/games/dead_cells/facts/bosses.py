"""Events of bosses, of Malaise, and of the end of a run."""

from typing import Annotated, Final, TypedDict

from samobranka.games.dead_cells.facts.pieces import FighterName, FoeName, Space
from samobranka.games.dead_cells.names import BOSSES, MALAISES


class Boss(TypedDict):
    """A boss stands in the way."""

    boss: Annotated[str, BOSSES]


class TurnCard(TypedDict):
    """A Turn card of the boss is turned up."""

    boss: Annotated[str, BOSSES]
    card: Annotated[int, "its number in the Turn deck"]


class BossFell(TypedDict):
    """An instance of the boss is beaten."""

    boss: Annotated[str, BOSSES]
    side: Annotated[int, "0 is the first instance"]


class BossBeaten(TypedDict):
    """The boss is beaten for good."""

    boss: Annotated[str, BOSSES]
    cells: Annotated[int, "what it leaves"]


class BossHealed(TypedDict):
    """The boss loses damage tokens."""

    count: int
    damage: Annotated[int, "tokens on it now"]


class BossMoved(TypedDict):
    """The boss changes its space."""

    space: Space
    to: Space


class ThingCame(TypedDict):
    """The boss calls something into the fight."""

    foe: FoeName
    space: Space


class ThingFalls(TypedDict):
    """What was called falls on the Group."""

    foe: FoeName
    space: Space


class Destroyed(TypedDict):
    """What a boss has called is destroyed."""

    space: Space
    foe: FoeName


class Protected(TypedDict):
    """Damage does nothing while something protects the boss."""

    space: Space


class Challenged(TypedDict):
    """An elite is asked for, in place of a monster."""

    seat: int


class Malaise(TypedDict):
    """Somebody gets a Malaise token."""

    fighter: FighterName


class MalaiseCard(TypedDict):
    """A Malaise card is turned up for who has a token."""

    fighter: FighterName
    malaise: Annotated[str, MALAISES]
    left: Annotated[int, "cards that his token still brings"]


class MalaiseGone(TypedDict):
    """A Malaise token leaves."""

    fighter: FighterName


class Rotted(TypedDict):
    """Shields rot away."""

    fighter: FighterName


class RunOver(TypedDict):
    """The run is closed, and what it leaves is written down."""

    run: Annotated[int, "runs of this campaign so far"]


EVENTS: Final[list[type]] = [
    Boss, TurnCard, BossFell, BossBeaten, BossHealed, BossMoved, ThingCame, ThingFalls, Destroyed, Protected, Challenged,
    Malaise, MalaiseCard, MalaiseGone, Rotted, RunOver,
]  # fmt: skip
