"""Everything that can be refused, as small types with a message id and facts, never a finished sentence."""

from collections.abc import Callable
from dataclasses import dataclass

Fact = int | str


@dataclass(init=False, eq=False, repr=False, slots=True)
class Message:
    """Words to be said in any language: an id of a Fluent message and the facts it mentions.

    A dataclass, so that whatever writes JSON writes it, and the messages among its facts, without help.
    """

    id: str
    facts: "dict[str, Fact | Message]"

    def __init__(self, id: str, **facts: "Fact | Message") -> None:
        self.id = id
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.facts) == (other.id, other.facts)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return self.id + "".join(f" {name}={value}" for name, value in sorted(self.facts.items()))


def _plain(message: Message) -> str:
    return repr(message)


class Speaker:
    """Turns a message into a sentence. Core speaks ids; the package puts a translator in when it is imported."""

    say: Callable[[Message], str] = staticmethod(_plain)


class SamobrankaError(Exception):
    """Something was refused, and nothing changed. `str()` gives one clear sentence."""

    def __init__(self, id: str, **facts: Fact | Message) -> None:
        super().__init__(id)
        self.message = Message(id, **facts)

    @property
    def id(self) -> str:
        return self.message.id

    def __str__(self) -> str:
        return Speaker.say(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.message.id, self.message.facts))


def _revive(kind: type[SamobrankaError], id: str, facts: dict[str, Fact | Message]) -> SamobrankaError:
    return kind(id, **facts)


class Illegal(SamobrankaError):
    """An action that the rules, the moment or the seat do not allow."""


class UnknownGame(SamobrankaError):
    """No game of that name is registered."""


class UnknownBot(SamobrankaError):
    """No seat type of that name is registered."""


class BadOption(SamobrankaError):
    """An option, its value, or the number of seats does not fit the game."""


class BadSave(SamobrankaError):
    """A file is not a saved table, or cannot be replayed."""


class BadExample(SamobrankaError):
    """An example file is broken; the facts name the file and the line."""
