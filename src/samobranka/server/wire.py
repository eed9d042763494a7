"""What travels, as types: requests, answers and the messages of a client. docs/wire.md says what they mean."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json

from samobranka.core.errors import Message
from samobranka.core.game import OptionValue

CHAT_LIMIT: Final = 500
Kind = Literal["here", "link", "bot"]
Name = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(max_length=24)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
Data = dict[str, Any]


class SeatWish(Struct):
    """A seat of a table that is to be made."""

    kind: Kind = "here"
    bot: Name = "greedy"
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
    """What somebody changes of a seat; the rest stays."""

    kind: Kind | UnsetType = UNSET
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
    """A table that has been made, with all that is needed to hand out its seats."""

    table: str
    spectator: str
    seats: list[SeatLink]


class TableLine(Struct):
    """A table in a list: `turn` counts the game's turns, `yours` says that this seat must choose."""

    table: str
    token: str
    game: str
    seat: int | None
    turn: int
    over: bool
    yours: bool
    names: list[str]
    changed: float


class SeatLine(Struct):
    """A seat as everybody sees it; `here`: somebody is connected."""

    seat: int
    name: str
    colour: str
    symbol: str
    kind: str
    bot: str
    here: bool


class ReplayPage(Struct):
    """The table as it stood after `to` of `last` choices."""

    to: int
    last: int
    view: Data
    log: list[Data]


class Health(Struct):
    """Alive, and which version."""

    ok: bool
    version: str


class Refusal(Struct):
    """Why something was refused, as a message."""

    error: Data


class Answer(Struct, tag="answer"):
    """A choice: its number in the list, or its numbers in full where it cannot be listed."""

    ask: Number
    choice: Number | None = None
    action: Annotated[list[Annotated[int, Meta(ge=-(2**31), le=2**31)]], Meta(max_length=64)] | None = None


class Undo(Struct, tag="undo"):
    """Take back my latest choice."""


class Chat(Struct, tag="chat"):
    """Something said at the table."""

    text: str


class Hint(Struct, tag="hint"):
    """What would the bot do?"""


said: Final = json.Decoder(Answer | Undo | Chat | Hint)


def message_data(message: Message) -> Data:
    """A message and the messages among its facts, as plain data."""
    facts: Data = dict(message.facts)
    for name, fact in facts.items():
        if type(fact) is Message:
            facts[name] = message_data(fact)
    return {"id": message.id, "facts": facts}


def frame(data: object) -> bytes:
    return json.encode(data)
