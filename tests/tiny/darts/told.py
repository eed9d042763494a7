"""What is told: the view, and each kind of event."""

from typing import Annotated, Literal, TypedDict

from samobranka.core.facts import Facts
from tiny.darts.verbs import COINS, DARTS

DartName = Annotated[str, DARTS]
CoinName = Annotated[str, COINS]


class Thing(TypedDict):
    """A dart in the board, or a coin."""

    id: str
    kind: Literal["dart", "coin"]
    x: int
    y: int


class Ring(TypedDict):
    """A line on the board."""

    shape: Literal["circle"]
    x: int
    y: int
    radius: int


class View(TypedDict):
    """The board, from above. `field` is what there is to be seen: left, low, right, high; `shapes` are drawn on it."""

    turn: int
    active: int
    points: list[int]
    stopped: list[bool]
    field: list[int]
    shapes: list[Ring]
    darts: list[Thing]
    coins: list[Thing]


class Landed(TypedDict):
    """A dart sticks in the board, or beside it."""

    seat: int
    dart: DartName
    x: int
    y: int
    points: int
    path: str


class Slid(TypedDict):
    """A coin has come to rest."""

    seat: int
    coin: CoinName
    x: int
    y: int
    points: int
    path: str


class Stopped(TypedDict):
    """Somebody throws no more."""

    seat: int


FACTS = Facts(View, [Landed, Slid, Stopped])
