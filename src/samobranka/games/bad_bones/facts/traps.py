"""Events of traps."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.bad_bones.facts.pieces import CellName, Near, SparePiece, TokenPiece, TrapFace


class Laid(TypedDict):
    """A tile of the reserve (the common one, if there is one) is laid on a cell."""

    seat: int
    trap: Annotated[TrapFace, "as it lies now: on skeletons a dragon lands damaged, and of a bomb only the crater is left"]
    place: CellName
    near: Near
    spare: Annotated[SparePiece, "what is taken from the reserve"]


class Retrieved(TypedDict):
    """A tile is taken back."""

    seat: int
    trap: Annotated[TrapFace, "as it lay"]
    place: CellName
    near: Near
    spare: Annotated[SparePiece, "what it is now: intact"]
    to: Annotated[Literal["reserve", "hand"], "into the reserve of that seat, or in co-op into the hand until phase 2 is over"]


class Returned(TypedDict):
    """What was in a hand joins the common reserve."""

    seat: int
    spare: SparePiece


class Waited(TypedDict):
    """Somebody leaves the traps as they are."""

    seat: int


class Triggered(TypedDict):
    """A skeleton sets off a trap."""

    seat: int
    trap: TrapFace
    place: CellName
    token: TokenPiece


class Damaged(TypedDict):
    """A trap that was used is turned over."""

    seat: int
    trap: Annotated[TrapFace, "as it lies now"]
    place: CellName


class Destroyed(TypedDict):
    """A trap goes out of the game."""

    seat: int
    trap: Annotated[TrapFace, "as it lay"]
    place: CellName
    cause: Literal["stolen", "sabotaged", "worn"]
    spare: Annotated[SparePiece, "what lies out of the game now"]


class Hearse(TypedDict):
    """A hearse drives on: from its cell into the reserve of whoever got its passengers, or into the common one."""

    seat: int
    place: CellName
    target: Annotated[int, "whose it is now, or who got its passengers"]
    spare: SparePiece
    common: Annotated[bool, "it is in the common reserve now"]


EVENTS: Final[list[type]] = [Laid, Retrieved, Returned, Waited, Triggered, Damaged, Destroyed, Hearse]
