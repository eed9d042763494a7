"""What travels, as types: requests, answers and the messages of a client. docs/wire.md says what they mean."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json, to_builtins

from samobranka.bots import DEFAULT
from samobranka.core.errors import Message
from samobranka.core.game import OptionValue

CHAT_LIMIT: Final = 500
Kind = Literal["here", "link", "bot"]
Name = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(max_length=24)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
Data = dict[str, Any]
# Plain data whose types have names; those that are no structure here are structures in `frames.py`.
View = Annotated[Mapping[str, Any], Meta(title="View", description="What a seat sees; the game's board knows its names.")]
GameEvent = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="A fact that happened; the game's board knows its kinds.",
        extra_json_schema={"properties": {"kind": {"type": "string"}}, "required": ["kind"]},
    ),
]
MessageData = Annotated[Data, Meta(title="Message")]
LineData = Annotated[Data, Meta(title="Line")]
OutcomeData = Annotated[Data, Meta(title="Outcome")]
GestureData = Annotated[Data, Meta(title="Gesture")]
# An action in the words of the log.
ActionText = Annotated[str, Meta(max_length=400)]


class SeatWish(Struct):
    """A seat of a table that is to be made."""

    kind: Kind = "here"
    bot: Name = DEFAULT
    name: Name = ""
    colour: Short = ""
    symbol: Short = ""


class TableWish(Struct):
    """A table that is to be made."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    options: dict[str, OptionValue] = {}
    practice: bool = False


class LessonWish(Struct):
    """Who would like a lesson, and in which language the others are called."""

    language: Short = "en"
    name: Name = ""
    colour: Short = ""
    symbol: Short = ""


class SeatChange(Struct):
    """What somebody changes of a seat; the rest stays.

    `away`: whether a bot only sits in for somebody who will be back; as a rule, if a person had the seat.
    """

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
    """A table that has been made, with all that is needed to hand out its seats. `over`: it was loaded, and is finished."""

    table: str
    game: str
    over: bool
    spectator: str
    code: str
    seats: list[SeatLink]


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
    outcome: OutcomeData | None
    seats: list[ListedSeat]
    changed: float


class SeatLine(Struct):
    """A seat as everybody sees it; `here`: somebody is connected.

    `taken`: its link or the table's code has been used; of a bot's seat: it belongs to somebody who is away.
    """

    seat: int
    name: str
    colour: str
    symbol: str
    kind: str
    bot: str
    here: bool
    taken: bool


class ReplayStep(Struct):
    """A choice, and what is different after it.

    `message` is missing where these eyes may not know what was chosen; `gesture` is how a choice that was not listed was made;
    `number` counts the events up to the next choice.
    """

    seat: int
    message: MessageData | None
    gesture: GestureData | None
    turn: int
    number: int
    changes: View


class Replay(Struct):
    """A whole play through somebody's eyes: the first view, and every choice with what it changed.

    `may` names the eyes that can be chosen; `events` and `log` belong together line by line.
    """

    table: str
    game: str
    practice: bool
    outcome: OutcomeData | None
    spectator: str
    seats: list[SeatLine]
    eyes: str
    may: list[str]
    view: View
    turn: int
    number: int
    steps: list[ReplayStep]
    events: list[GameEvent]
    log: list[LineData]


class Seen(Struct):
    """The table right after a choice, as a seat saw it then; `seat` is who chose, or None: it was the set-up.

    The choice caused the events from `first` up to, but not including, `number`: `events`, as this seat saw them.
    """

    choice: int
    last: int
    first: int
    number: int
    turn: int
    seat: int | None
    message: MessageData | None
    gesture: GestureData | None
    line: LineData
    before: View | None
    view: View
    events: list[GameEvent]


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
    """A figure over the turns; `name` is a message id."""

    name: str
    values: list[int]


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
    """A seat at the table that goes on from this one (None: to watch), and its token."""

    table: str
    seat: int | None
    token: str
    kind: str
    name: str


class Health(Struct):
    """Alive, and which version."""

    ok: bool
    version: str


class Refusal(Struct):
    """Why something was refused, as a message."""

    error: Data


class Answer(Struct, tag="answer"):
    """A choice: its number in the list, or all of it in the words of the log, where it cannot be listed."""

    ask: Number
    choice: Number | None = None
    action: ActionText | None = None


class Try(Struct, tag="try"):
    """What would come of this? None: the hand is lowered. `show`: others may see me aim."""

    ask: Number
    action: ActionText | None = None
    show: bool = True


class Undo(Struct, tag="undo"):
    """Take back my latest choice."""


class Chat(Struct, tag="chat"):
    """Something said at the table."""

    text: str


class Hint(Struct, tag="hint"):
    """What would the bot do?"""


class Why(Struct, tag="why"):
    """Why does pointing at these pieces, one after the other, lead nowhere?"""

    pieces: Annotated[list[Name], Meta(min_length=1, max_length=8)]


FromClient = Answer | Try | Undo | Chat | Hint | Why
said: Final = json.Decoder(FromClient)


def message_data(message: Message) -> Data:
    """A message and the messages among its facts, as plain data."""
    data: Data = to_builtins(message)
    return data


def frame(data: object) -> bytes:
    return json.encode(data)
