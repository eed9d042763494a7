"""What all games draw with: ink that can be read on every ground, words in the reader's language, things side by side."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from samobranka.core.errors import Fact, Message
from samobranka.words import say

INK: Final = Style(color="#fffaf0")
QUIET: Final = Style(color="#c9bda9")
GOLD: Final = Style(color="#ffd25e", bold=True)

# A view, or a piece of one.
Piece = Mapping[str, Any]


class Pen:
    """Says things in the reader's language; `own` those of its game."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language

    def say(self, id: str, **facts: Fact | Message) -> str:
        return say(Message(id, **facts), self.language)

    def own(self, id: str, **facts: Fact | Message) -> str:
        return self.say(f"{self.game}-{id}", **facts)


class Picture:
    """A view as it is drawn where there is so much room: a game derives from it."""

    def __init__(self, view: Piece, width: int, pen: Pen) -> None:
        self.view = view
        self.width = width
        self.pen = pen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(console, min(self.width, options.max_width))

    def parts(self, console: Console, width: int) -> Iterable[RenderableType]:
        """One below the other."""
        raise NotImplementedError


def side_by_side(things: Sequence[RenderableType], gap: int, first: int | None = None) -> Grid:
    """`first`: how wide the first of them is."""
    grid = Grid.grid(padding=(0, gap, 0, 0))
    if first is not None:
        grid.add_column(width=first)
    grid.add_row(*things)
    return grid


def spread(chips: Sequence[Text], room: int) -> Text:
    """Chips side by side, as many as go on a line; none is broken in two."""
    lines: list[list[Text]] = [[]]
    for chip in chips:
        if lines[-1] and sum(len(other) + 1 for other in lines[-1]) + len(chip) > room:
            lines.append([])
        lines[-1].append(chip)
    return Text("\n").join(Text(" ").join(line) for line in lines)


def folded(text: Text, width: int) -> Grid:
    """A long line goes on below, never beyond the width."""
    grid = Grid.grid()
    grid.add_column(width=width, overflow="fold")
    grid.add_row(text)
    return grid
