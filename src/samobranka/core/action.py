"""A choice as numbers and as text.

An action is a tuple of small ints: its verb (a place in the game's list of verbs) and what it is about. It is hashable, cheap
to make by the thousand, and has a text form both ways ("hit c17 t12"): logs and scripts use that, and survive a renumbering.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from samobranka.core.errors import Illegal
from samobranka.core.names import Names

Action = tuple[int, ...]
# What a client may send at most.
LARGEST: Final = 2**31


class Verb:
    """What can be done, and what each of its numbers is called; None, and whatever comes after the last: a plain number."""

    def __init__(self, name: str, *arguments: Names | None) -> None:
        self.name = name
        self.arguments = arguments


class Verbs:
    """All verbs of a game, by their numbers."""

    def __init__(self, verbs: Sequence[str | Verb]) -> None:
        self.all: tuple[Verb, ...] = tuple(Verb(verb) if isinstance(verb, str) else verb for verb in verbs)
        self.names: tuple[str, ...] = tuple(verb.name for verb in self.all)
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}

    def __getitem__(self, number: int) -> str:
        return self.names[number]

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def text(self, action: Action) -> str:
        verb = self.all[action[0]]
        words = [verb.name]
        for at, number in enumerate(action[1:]):
            names = verb.arguments[at] if at < len(verb.arguments) else None
            words.append(str(number) if names is None else names[number])
        return " ".join(words)

    def parse(self, text: object) -> Action:
        """Reads names, and numbers too: so older logs, and people who count, are understood."""
        words = text.split() if isinstance(text, str) else []
        verb = self._numbers.get(words[0]) if words else None
        if verb is None:
            raise Illegal("illegal-unreadable", text=str(text)[:80])
        arguments = self.all[verb].arguments
        numbers = [
            read(word, arguments[at] if at < len(arguments) else None, str(text)[:80]) for at, word in enumerate(words[1:])
        ]
        return (verb, *numbers)


def read(word: str, names: Names | None, text: str) -> int:
    if names is not None and word in names:
        return names.parse(word)
    try:
        number = int(word)
    except ValueError:
        raise Illegal("illegal-unreadable", text=text) from None
    if abs(number) > LARGEST:
        raise Illegal("illegal-unreadable", text=text)
    return number
