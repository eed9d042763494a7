"""Events of the scenario's goals, and of the end."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.nastolie.facts.pieces import DiscName, OrderName, RankName

Reason = Annotated[
    Literal[
        "destroyed",
        "draw",
        "barrels",
        "escorts",
        "points",
        "heroes",
        "prey",
        "captive",
        "race",
        "rounds",
        "solved",
        "unsolved",
        "campaign",
    ],
    "the last side stands, nobody does, barrels are delivered or held up, enough points, a team without heroes, the prey is "
    "hunted down, a captive is home, the race is won, the last round is over, the puzzle is solved or not, or all battles "
    "are fought",
]


class Scored(TypedDict):
    """A seat gets points."""

    seat: int
    points: int
    total: int
    cause: Annotated[Literal["control", "kill"], "for artefacts that it controls, or for a kill"]
    rank: Annotated[RankName, "of whom it killed"] | None


class Spurned(TypedDict):
    """A kill that scores nothing: the victim's owner alone has the fewest points (p4)."""

    seat: int
    victim: Annotated[int, "whose character it was"]


class Delivered(TypedDict):
    """A barrel has arrived, and is removed (p2)."""

    barrel: DiscName
    seat: Annotated[int, "for whom it counts"]
    count: Annotated[int, "so many by now"]


class GatePassed(TypedDict):
    """A hero has passed the next gate (p8)."""

    seat: int
    disc: DiscName
    gate: Annotated[int, "from 1"]


class GlassHit(TypedDict):
    """A flick has hit the glass (p7)."""

    seat: int
    disc: DiscName
    hits: Annotated[int, "of all players together"]
    needed: int


class GlassBroken(TypedDict):
    """The glass is broken and removed: the captives come out (p7)."""

    seat: Annotated[int, "who broke it"]


class Out(TypedDict):
    """A seat is out of the battle."""

    seat: int


class PreyShown(TypedDict):
    """The battle is over: whom a seat hunted (p6)."""

    seat: int
    prey: OrderName


class BattleOver(TypedDict):
    """A battle of a campaign is over; each winner gets a mark."""

    battle: int
    reason: Reason
    winner: Annotated[int, "null: a draw; of a team: its first seat"] | None


class Marked(TypedDict):
    """A seat has won a battle of a campaign."""

    seat: int
    marks: int


class Ended(TypedDict):
    """The game is over."""

    reason: Reason
    winner: Annotated[int, "null: a draw, or a puzzle that was not solved; of a team: its first seat"] | None


EVENTS: Final[list[type]] = [
    Scored, Spurned, Delivered, GatePassed, GlassHit, GlassBroken, Out, PreyShown, BattleOver, Marked, Ended,
]  # fmt: skip
