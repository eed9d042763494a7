"""What happened, a line for what somebody did and what came of it, as a seat saw it."""

from typing import Final

from rich.text import Text

from samobranka.core.story import Line, story
from samobranka.core.table import Table
from samobranka.terminal.desk import Desk
from samobranka.words import sentence

# A longer story would push the board off the screen; the rest is in the full log.
LINES: Final = 24


def line_text(desk: Desk, line: Line, seat: int | None) -> Text:
    said = " ".join(sentence(each, desk.language, seat) for each in line.passage.sentences)
    return Text(f" · {said}", overflow="fold")


def tell(desk: Desk, table: Table, seat: int | None, since: int, most: int | None = LINES) -> None:
    """The story from an event on; without `most`, all of it."""
    told = [line_text(desk, line, seat) for line in story(table, seat, since)]
    if not told:
        return
    desk.show("", Text(desk.words("tui-log"), "bold"))
    if most is not None and len(told) > most:
        desk.say("tui-earlier", "dim", count=len(told) - most)
        told = told[-most:]
    desk.show(*told)
