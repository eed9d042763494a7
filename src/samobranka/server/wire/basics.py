"""What travels everywhere: messages, views, events, and how a game ended."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, convert, json

from samobranka.core import errors
from samobranka.words import LANGUAGES

Kind = Literal["here", "link", "bot"]

Name = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(max_length=24)]
Number = Annotated[int, Meta(ge=-1, le=2**31)]
# An action in the words of the log.
ActionText = Annotated[str, Meta(max_length=400)]
Data = dict[str, Any]
# Plain data whose types have names.
View = Annotated[Mapping[str, Any], Meta(title="View", description="What a seat sees; the game's board knows its names.")]

GameEvent = Annotated[
    dict[str, Any],
    Meta(
        title="GameEvent",
        description="A fact that happened; the game's board knows its kinds.",
        extra_json_schema={"properties": {"kind": {"type": "string"}}, "required": ["kind"]},
    ),
]

Texts = Annotated[
    dict[str, str],
    Meta(
        title="Texts",
        description="The same in every language.",
        extra_json_schema={"properties": {name: {"type": "string"} for name in LANGUAGES}, "required": list(LANGUAGES)},
    ),
]


class Message(Struct, forbid_unknown_fields=True):
    """Words to be said in any language: the id of a Fluent message and the facts it mentions."""

    id: str
    facts: "dict[str, str | int | float | Message]" = {}


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the story: what somebody (`seat`; null: nobody) did and what came of it. Its number is that of its first event.

    It tells of `count` events; `begins`: with which of them, counted from 0, each sentence begins (none: all with the first);
    `great`: which of them is a great moment, and what is called out then. `joins`: it goes on with the line before it.
    """

    number: int
    says: list[Message]
    count: int = 1
    seat: int | None = None
    begins: list[int] = []
    great: list[tuple[int, Message]] = []
    joins: bool = False


class EventLine(Struct, forbid_unknown_fields=True):
    """A single event in words, under its number."""

    number: int
    message: Message


class Outcome(Struct, forbid_unknown_fields=True):
    """How it ended. Lines are seat, what, how many, points."""

    reason: str
    teams: list[list[int]]
    winners: list[int]
    scores: list[int]
    lines: list[tuple[int, str, int, int]]
    honours: list[int]


def message_of(message: errors.Message) -> Message:
    """A message of the house, and those among its facts, as it travels."""
    return convert(message, Message, from_attributes=True)


def frame(data: object) -> bytes:
    return json.encode(data)
