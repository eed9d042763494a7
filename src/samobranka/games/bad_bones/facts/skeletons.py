"""Events of skeletons."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.bad_bones.facts.pieces import CellName, Face, HeadingName, PlaceName, TokenPiece

Up = Annotated[Face, "which face it shows when its move is over"]
Skips = Annotated[bool, "it will skip its next move"]


class Drew(TypedDict):
    """A skeleton is drawn from the bag. It appears next."""

    seat: int
    token: TokenPiece


class Appeared(TypedDict):
    """A skeleton comes into the forest: from the bag, if it was drawn, else from the cemetery."""

    seat: int
    token: TokenPiece
    place: PlaceName
    heading: HeadingName
    face: Face


class Moved(TypedDict):
    """A skeleton goes on by one step, or over a spring. It may go on, turn, leave or be destroyed next."""

    seat: int
    token: TokenPiece
    start: PlaceName
    place: PlaceName
    heading: HeadingName
    face: Up
    frozen: Skips


class Turned(TypedDict):
    """A skeleton is turned where it stands."""

    seat: int
    token: TokenPiece
    place: PlaceName
    heading: HeadingName
    cause: Literal["arrow", "treasure", "rapier"]


class Blocked(TypedDict):
    """A barricade stops a skeleton: it is back where its move began."""

    seat: int
    token: TokenPiece
    place: PlaceName
    heading: HeadingName
    by: Annotated[CellName, "the cell of the barricade"]
    face: Up
    frozen: Skips


class Portal(TypedDict):
    """A portal throws a skeleton back into the forest."""

    seat: int
    token: TokenPiece
    place: PlaceName
    heading: HeadingName
    face: Up
    frozen: Skips


class Held(TypedDict):
    """A skeleton has had its move, and stays: it was frozen, is lost in a maze, or has nowhere to flee from a dragon."""

    seat: int
    token: TokenPiece
    place: PlaceName
    cause: Literal["frozen", "maze", "dragon"]
    face: Up
    frozen: Skips


class Frozen(TypedDict):
    """The ice staff freezes a skeleton. It may not have had its move."""

    seat: int
    token: TokenPiece
    place: PlaceName
    face: Face
    frozen: Skips


class Swept(TypedDict):
    """The morning star sweeps a skeleton to another cell. It has not had its move."""

    seat: int
    token: TokenPiece
    start: PlaceName
    place: PlaceName
    heading: HeadingName


class Slain(TypedDict):
    """A skeleton is destroyed: by the hero, his weapon, or a trap."""

    seat: int
    token: TokenPiece
    place: PlaceName
    cause: Literal["hero", "weapon", "trap"]
    to: Annotated[Literal["bag", "removed"], "into the bag, or out of the game"]


class Parted(TypedDict):
    """A friendly chief finds nothing to mend and goes into the bag."""

    seat: int
    token: TokenPiece


class Spent(TypedDict):
    """A saboteur has done his work and goes into the bag, from his land or from the cemetery in which he lies by now."""

    seat: int
    token: TokenPiece


class Sent(TypedDict):
    """A skeleton goes to a cemetery."""

    seat: int
    token: TokenPiece
    target: Annotated[int, "the seat whose cemetery it is"]
    cause: Annotated[
        Literal["exit", "catapult", "hearse", "spectral", "staff"],
        "it left the land, was taken by a trap, cannot die, or was cursed by the death staff",
    ]
    out_of: Annotated[Literal["land", "bag"], "the bag: it was told to go there just before"]


EVENTS: Final[list[type]] = [
    Drew, Appeared, Moved, Turned, Blocked, Portal, Held, Frozen, Swept, Slain, Parted, Spent, Sent,
]  # fmt: skip
