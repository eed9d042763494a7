"""Events of tokens that are drawn or played."""

from typing import Annotated, Final, TypedDict

from samobranka.games.castle_panic.facts.pieces import PhaseName, SpaceName, TokenPiece


class Drawn(TypedDict):
    """A token is drawn from the pile. A monster appears next; an effect happens and goes to the monster discard."""

    token: TokenPiece
    phase: PhaseName
    called_by: Annotated[TokenPiece, "the token that called for this one; null: it was due"] | None


class Boulder(TypedDict):
    """A giant boulder rolls in, straight on over the middle. What it crushes and what stops it comes next, with its `cause`."""

    space: Annotated[SpaceName, "where it comes in"]
    die: Annotated[int, "what was rolled for its arc"]


class Took(TypedDict):
    """The Overlord takes a token from the pile into his hand. Only he is told so."""

    seat: int
    token: TokenPiece


class TookUnseen(TypedDict):
    """The same, as everybody else sees it."""

    seat: int


class Commanded(TypedDict):
    """The Overlord plays a token from his hand. It goes on as if it had been drawn."""

    token: TokenPiece
    phase: PhaseName


EVENTS: Final[list[type]] = [Drawn, Boulder, Took, TookUnseen, Commanded]
