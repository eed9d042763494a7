"""What a client says over its WebSocket."""

from typing import Annotated, Final

from msgspec import Meta, MsgspecError, Struct, json

from samobranka.server.wire.basics import ActionText, Name, Number

CHAT_LIMIT: Final = 500

# Longer texts are not even looked at.
LONGEST_MESSAGE: Final = 16_384


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


class Point(Struct, tag="point"):
    """A finger on pieces, for everybody to see. `of`: whose question they belong to, where several have such pieces."""

    pieces: Annotated[list[Name], Meta(min_length=1, max_length=8)]
    of: Annotated[int, Meta(ge=0, le=32)] | None = None


class Say(Struct, tag="phrase"):
    """A phrase from the list of the game, and what it is about."""

    id: Name
    pieces: Annotated[list[Name], Meta(max_length=8)] = []
    of: Annotated[int, Meta(ge=0, le=32)] | None = None


class Hint(Struct, tag="hint"):
    """What would the bot do?"""


class Why(Struct, tag="why"):
    """Why does pointing at these pieces, one after the other, lead nowhere?"""

    pieces: Annotated[list[Name], Meta(min_length=1, max_length=8)]


class SitIn(Struct, tag="sit-in"):
    """A bot shall play on for who is away, until they return."""

    seat: Annotated[int, Meta(ge=0, le=32)]


FromClient = Answer | Try | Undo | Chat | Point | Say | Hint | Why | SitIn


decoder: Final = json.Decoder(FromClient)


def read_message(text: bytes) -> FromClient | None:
    """What a client says; None: nothing that can be understood."""
    try:
        return decoder.decode(text) if len(text) <= LONGEST_MESSAGE else None
    except (MsgspecError, ValueError, RecursionError):
        return None
