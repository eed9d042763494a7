"""Somebody at a terminal, for tests: types lines, and what the terminal shows is kept."""

import re
from collections.abc import Iterable, Iterator
from io import StringIO

from rich.console import Console

from samobranka.terminal.desk import Desk


class Person:
    """Types one line after the other, then goes away."""

    def __init__(self, lines: Iterable[str], language: str = "en", width: int = 80) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.output = StringIO()
        self.prompts: list[str] = []
        console = Console(file=self.output, width=width, color_system=None, force_terminal=False)
        self.desk = Desk(console, self.type, language)

    def type(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.output.write(prompt + "\n")
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def saw(self) -> str:
        return self.output.getvalue()

    @property
    def unspoken(self) -> list[str]:
        """Message ids that were shown instead of words."""
        return re.findall(r"(?:castle_panic|darts|growing|tui)-[a-z][\w-]*", self.saw)


def forever(*lines: str) -> Iterator[str]:
    while True:
        yield from lines
