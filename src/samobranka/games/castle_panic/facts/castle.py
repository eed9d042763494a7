"""Events of turns, walls and towers."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.castle_panic.facts.pieces import PhaseName, TokenPiece, TowerName, WallName

Cause = Annotated[Literal["monsters", "boulder"], "what it was stormed by"]


class Claimed(TypedDict):
    """Somebody claims a tower as a home (option `home_is_castle`)."""

    seat: int
    tower: TowerName


class Turn(TypedDict):
    """A turn begins. Tar comes off."""

    seat: int
    turn: int
    phase: Annotated[PhaseName, "its first one"]
    freed: Annotated[TokenPiece, "the monster that was stuck in tar"] | None


class Built(TypedDict):
    """A wall is built."""

    wall: WallName


class Fortified(TypedDict):
    """A wall gets a fortify token."""

    wall: WallName


class Unfortified(TypedDict):
    """A wall loses its fortify token, and stands."""

    wall: WallName
    cause: Cause


class WallFell(TypedDict):
    """A wall falls."""

    wall: WallName
    cause: Cause


class TowerFell(TypedDict):
    """A tower falls for ever."""

    tower: TowerName
    cause: Cause
    left: Annotated[int, "towers that still stand"]


class Eliminated(TypedDict):
    """Somebody has lost the home tower and is out of the game."""

    seat: int
    hand_to: Annotated[Literal["discard", "removed"], "where the cards of that hand go"]


class Ended(TypedDict):
    """The game is over: all monsters are slain, all towers have fallen, or nobody has a home left."""

    reason: Literal["slain", "towers", "homes"]
    won: Annotated[bool, "by those who defend the castle"]


EVENTS: Final[list[type]] = [Claimed, Turn, Built, Fortified, Unfortified, WallFell, TowerFell, Eliminated, Ended]
