"""What happened, one line each, as a seat saw it."""

from typing import Final

from rich.text import Text

from samobranka.core.events import Event
from samobranka.core.table import Table
from samobranka.terminal.desk import Desk

# A longer story would push the board off the screen; the rest is in the full log.
LINES: Final = 24


def lines(desk: Desk, table: Table, events: list[Event]) -> list[Text]:
    return [Text(f" · {desk.words(table.game.tell(event))}", overflow="fold") for event in events]


def tell(desk: Desk, table: Table, seat: int | None, since: int, most: int | None = LINES) -> None:
    """The log from an event on; without `most`, all of it."""
    told = lines(desk, table, table.events_for(seat, since))
    if not told:
        return
    desk.show("", Text(desk.words("tui-log"), "bold"))
    if most is not None and len(told) > most:
        desk.say("tui-earlier", "dim", count=len(told) - most)
        told = told[-most:]
    desk.show(*told)
