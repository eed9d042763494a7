"""Events of monsters on the board."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.castle_panic.facts.pieces import PhaseName, SpaceName, TokenPiece

Left = Annotated[int, "the health it has now"]


class Placed(TypedDict):
    """A monster that was waiting is placed before the first turn."""

    token: TokenPiece
    space: SpaceName
    hp: Left


class Appeared(TypedDict):
    """A monster comes onto the board."""

    token: TokenPiece
    space: SpaceName
    hp: Left
    die: Annotated[int, "what was rolled for its arc; 0: the Overlord chose it"]


class Moved(TypedDict):
    """A monster walks to another space. All that walk together are told one after another."""

    token: TokenPiece
    start: SpaceName
    space: SpaceName
    phase: PhaseName


class Driven(TypedDict):
    """A monster is driven back into the forest by a card."""

    token: TokenPiece
    start: SpaceName
    space: SpaceName


class Tarred(TypedDict):
    """A monster is stuck in tar until the next turn."""

    token: TokenPiece
    freed: Annotated[TokenPiece, "the monster that the tar was taken from"] | None


class Hit(TypedDict):
    """A card hits a monster, which lives on."""

    token: TokenPiece
    space: Annotated[SpaceName, "where it stands"]
    hp: Left


class Hurt(TypedDict):
    """A wall or a tower that fell hurts a monster, which lives on."""

    token: TokenPiece
    hp: Left
    cause: Literal["wall", "tower"]


class Healed(TypedDict):
    """A monster recovers."""

    token: TokenPiece
    hp: Left


class Slain(TypedDict):
    """A player slays a monster: it leaves the board."""

    token: TokenPiece
    space: Annotated[SpaceName, "where it stood"]
    seat: Annotated[int, "the slayer"]
    trophy: Annotated[bool, "it becomes a trophy of the slayer; else it goes to the monster discard"]
    points: Annotated[int, "what the trophy is worth"]


class Died(TypedDict):
    """A monster dies by no player's hand: it leaves the board for the monster discard."""

    token: TokenPiece
    space: Annotated[SpaceName, "where it stood"]
    cause: Literal["wall", "tower", "boulder"]


EVENTS: Final[list[type]] = [Placed, Appeared, Moved, Driven, Tarred, Hit, Hurt, Healed, Slain, Died]
