"""Events of flicks and shots: the motion, and what its contacts do."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.nastolie.facts.pieces import DiscName, EdgeName, Facing, MissileKind, Place

Path = Annotated[str, "how everything moved (core/motion.py); places in micrometres"]
Knocks = Annotated[
    str,
    "all contacts in order, as `moment,speed,one,other` with `;` between: tenths of a millisecond, closing speed in "
    "millimetres a second, and who met: discs, or an obstacle such as `cup-1`",
]
Tremor = Annotated[int, "how far the hand turned it from what was meant, in thousandths of a degree, anticlockwise"]
Strength = Annotated[int, "the power that came of it, in thousandths of what was meant"]
WoundCause = Annotated[
    Literal["strike", "shot", "flame", "tick", "lasso", "ratnik"],
    "by a flick, by a shot, by a missile that lies on it, or by a Ratnik beside it",
]


class Flicked(TypedDict):
    """A character is flicked. Everything on the table comes to rest before its results are counted, one by one."""

    seat: Annotated[int, "who flicks"]
    disc: DiscName
    x: Annotated[Place, "where it lay"]
    y: Place
    dx: Annotated[int, "the direction that was meant"]
    dy: int
    power: Annotated[int, "1 to 1000, as it was meant"]
    angle: Tremor
    strength: Strength
    strong: Annotated[bool, "the finger was on the red arc: a power strike"]
    free: Annotated[Literal["", "ramprak", "magnet"], "what made it possible without an action"]
    left: Annotated[int, "actions left"]
    path: Path
    knocks: Knocks


class Shot(TypedDict):
    """A missile is shot from the place where it was put."""

    seat: int
    disc: Annotated[DiscName, "the shooter"]
    missile: DiscName
    sort: MissileKind
    x: Annotated[Place, "where the missile was put, or lay"]
    y: Place
    dx: int
    dy: int
    power: int
    angle: Tremor
    strength: Strength
    again: Annotated[bool, "the second shot of a Whirl"]
    left: Annotated[int, "actions left"]
    supply: Annotated[int, "missiles left in the supply"]
    path: Path
    knocks: Knocks


class Moved(TypedDict):
    """Nobody was touched: the flick was a plain move."""

    disc: DiscName


class Missed(TypedDict):
    """A shot has met nobody whom it could harm."""

    disc: Annotated[DiscName, "the shooter"]
    missile: DiscName


class Targeted(TypedDict):
    """A shot has its target."""

    disc: Annotated[DiscName, "the shooter"]
    missile: DiscName
    target: DiscName


class Struck(TypedDict):
    """The flicked character has struck an enemy; what comes of it follows."""

    disc: DiscName
    target: DiscName
    seat: Annotated[int, "for whom it strikes: who flicked it"]
    wounds: Annotated[int, "as many as it would deal"]
    strong: Annotated[bool, "doubled by the red arc"]
    burning: Annotated[bool, "doubled by a Flame on the target (Elemental)"]
    lassos: Annotated[int, "added by Lassos"]
    dishes: Annotated[int, "added by discs of Dish"]


class Wounded(TypedDict):
    """A character takes wounds."""

    disc: DiscName
    wounds: int
    lives: Annotated[int, "that it has left; 0: it dies"]
    cause: WoundCause
    seat: Annotated[int, "who dealt them"]


class Spared(TypedDict):
    """Wounds are prevented."""

    disc: DiscName
    wounds: int
    cause: Annotated[Literal["shield", "dymer"], "a Shield lies on it, or it is a Dymer and who dealt them is no hero"]


class Healed(TypedDict):
    """A character gains lives."""

    disc: DiscName
    gained: int
    lives: Annotated[int, "that it has now"]
    cause: Literal["vampire", "dryad", "tick", "vampal", "fountain", "healing"]


class Died(TypedDict):
    """A character dies; its disc leaves the field, its card stays in the camp."""

    disc: DiscName
    seat: Annotated[int, "whose it was"]
    killer: Annotated[int, "whose kill it is; null: nobody's"] | None
    cause: Annotated[str, "as of wounds; `swept`: its player is out of the race"]
    x: Place
    y: Place


class Laid(TypedDict):
    """A missile is put on a character's disc, on top of what lies there."""

    missile: DiscName
    sort: MissileKind
    on: DiscName
    seat: Annotated[int, "whose it is"]
    cause: Annotated[
        Literal["shot", "strike", "haru", "shavakh", "ajarha"],
        "by a hit, by a fire strike, or by a property; `ajarha`: moved there from another disc",
    ]


class Slipped(TypedDict):
    """A missile has slid off the disc on which it lay, and is discarded."""

    missile: DiscName
    sort: MissileKind
    off: DiscName


class Discarded(TypedDict):
    """A missile goes back to the reserve, or to its endless supply."""

    missile: DiscName
    sort: MissileKind
    off: Annotated[DiscName, "the disc on which it lay; null: it lay on the table"] | None
    cause: Annotated[
        Literal["used", "missed", "left", "death", "mine", "cleansing"],
        "its effect is over, it met nobody, it or its carrier left the table, its carrier died, or it was taken off",
    ]


class Freed(TypedDict):
    """Control of an artefact ends: it is neutral."""

    artefact: DiscName
    seat: Annotated[int, "who controlled it"]
    disc: Annotated[DiscName, "who stood on it"]
    cause: Annotated[Literal["fell", "flicked", "left", "moved", "death"], "why that character stands there no more"]


class Took(TypedDict):
    """A character stands on an artefact: its owner controls it."""

    artefact: DiscName
    seat: int
    disc: DiscName
    x: Place
    y: Place


class Fell(TypedDict):
    """A character that was shaken off an artefact lies on the table, unhurt; or one that stopped half on it slides off."""

    disc: DiscName
    x: Place
    y: Place


class Left(TypedDict):
    """A disc has left the table."""

    disc: DiscName
    edge: EdgeName
    x: Place
    y: Place


class Returned(TypedDict):
    """A disc that had left is put back."""

    disc: DiscName
    x: Place
    y: Place


class Put(TypedDict):
    """A disc is put somewhere by hand, after the set-up."""

    disc: DiscName
    x: Place
    y: Place
    facing: Facing
    cause: Annotated[
        Literal["swap", "teleport", "call", "forge", "magnetosphere", "glass", "hand"],
        "by Phantom's spell, a ritual, an artefact, out of the broken glass, or at will at a practice table",
    ]


class Used(TypedDict):
    """An artefact is used; what it does follows."""

    seat: int
    artefact: DiscName
    how: Annotated[Literal["", "refill", "cleanse"], "of the Mine"]


class Avenged(TypedDict):
    """A disc of Dish is laid on a hero's card."""

    disc: DiscName
    hero: DiscName


class Vented(TypedDict):
    """The discs of Dish on a hero's card have done their work, or the hero has died: they are discarded."""

    hero: DiscName
    count: int


EVENTS: Final[list[type]] = [
    Flicked, Shot, Moved, Missed, Targeted, Struck, Wounded, Spared, Healed, Died, Laid, Slipped, Discarded,
    Freed, Took, Fell, Left, Returned, Put, Used, Avenged, Vented,
]  # fmt: skip
