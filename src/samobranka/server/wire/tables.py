"""Tables over HTTP: what is wished for, and what is answered."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from samobranka.bots import DEFAULT
from samobranka.core.game import OptionValue
from samobranka.server.wire.basics import Kind, Message, Name, Outcome, Short

# A table waits so many seconds for who is away and must choose; then a bot plays on. 0: never.
PATIENCE: Final = 120


class SeatWish(Struct):
    """A seat of a table that is to be made."""

    kind: Kind = "here"
    bot: Name = DEFAULT
    name: Name = ""
    colour: Short = ""
    symbol: Short = ""


class TableWish(Struct):
    """A table that is to be made. `patience`: after so many seconds a bot plays on for who is away; 0: never."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, OptionValue] = {}
    practice: bool = False
    patience: int = PATIENCE


class LessonWish(Struct):
    """Who would like a lesson, and in which language the others are called."""

    language: Short = "en"
    name: Name = ""
    colour: Short = ""
    symbol: Short = ""


class SeatChange(Struct):
    """What somebody changes of a seat; the rest stays.

    `away`: whether a bot only sits in for somebody who will be back; as a rule, if a person had the seat. `seat`: another one
    than the token's; it takes the key of the host.
    """

    seat: Annotated[int, Meta(ge=0, le=32)] | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    away: bool | UnsetType = UNSET
    bot: Name | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    colour: Short | UnsetType = UNSET
    symbol: Short | UnsetType = UNSET


class SeatLink(Struct):
    """A seat and the token that holds it."""

    seat: int
    token: str
    kind: str
    name: str


class NewTable(Struct):
    """A table that has been made, with all that is needed to hand out its seats. `over`: it was loaded, and is finished.

    With the key of the `host` a seat is offered anew; whoever takes one by the code has a token that nobody else knows.
    """

    table: str
    game: str
    over: bool
    spectator: str
    code: str
    seats: list[SeatLink]
    host: str


class ListedSeat(Struct):
    """A seat of a table in a list; who has no name is called by the symbol."""

    name: str
    symbol: str
    kind: str


class TableLine(Struct):
    """A table in a list: `turn` counts the game's turns, `yours` says that this seat must choose; `run`: of a campaign."""

    table: str
    token: str
    game: str
    seat: int | None
    turn: int
    over: bool
    run: bool
    yours: bool
    outcome: Outcome | None
    seats: list[ListedSeat]
    changed: float


class Invitation(Struct):
    """How others come to this table."""

    code: str
    spectator: str


class Freeing(Struct):
    """A seat that is to be offered anew."""

    seat: Annotated[int, Meta(ge=0, le=32)]


class Knock(Struct):
    """A code that somebody typed."""

    code: Name


class Claim(Struct):
    """A seat that is wanted at the table behind a code; None: to watch."""

    code: Name
    seat: Annotated[int, Meta(ge=0, le=32)] | None = None
    name: Name = ""


class OfferedSeat(Struct):
    """A seat as who knocks sees it."""

    seat: int
    name: str
    colour: str
    symbol: str
    kind: str
    free: bool


class Door(Struct):
    """The table behind a code."""

    game: str
    turn: int
    over: bool
    seats: list[OfferedSeat]


class Place(Struct):
    """A seat that has been taken, or a place to watch from, and the token that holds it."""

    table: str
    token: str
    seat: int | None


class Series(Struct):
    """A figure over the turns, of everybody together or of one seat; `name` is a message id."""

    name: str
    values: list[int]
    seat: int | None = None


class Tally(Struct):
    """A figure for each seat; `name` is a message id."""

    name: str
    seats: list[int]


class Figures(Struct):
    """A finished play in figures: `turns` are the turns at which the series were looked at."""

    turns: list[int]
    series: list[Series]
    tallies: list[Tally]


class Rematch(Struct):
    """A seat at the table that goes on from this one (None: to watch), and its token.

    `host`: the key of that table's host, for who asked with that of this one.
    """

    table: str
    seat: int | None
    token: str
    kind: str
    name: str
    host: str = ""


class Health(Struct):
    """Alive, and which version."""

    ok: bool
    version: str


class Refusal(Struct):
    """Why something was refused, as a message."""

    error: Message
