"""The story as it travels: lines with their numbers, their sentences, and the great moments among them."""

from collections.abc import Callable
from typing import Any

from msgspec import convert

from samobranka.core import story
from samobranka.core.events import Event
from samobranka.core.game import Game
from samobranka.core.table import Table
from samobranka.server.wire.basics import Data, EventLine, Line, message_of

# An event as somebody sees it; None: not at all.
Face = Callable[[Event], Event | None]


def lines(table: Table, seat: int | None, since: int = 0, base: int = 0) -> list[Data]:
    """How a seat is told what happened from an event on; `base` is added to the numbers. What is as usual is left out."""
    return [written(table.game, line, base) for line in story.story(table, seat, since)]


def written(game: Game[Any], line: story.Line, base: int) -> Data:
    passage = line.passage
    data: Data = {"number": base + line.number, "says": passage.sentences}
    if passage.count > 1:
        data["count"] = passage.count
    if passage.seat is not None:
        data["seat"] = passage.seat
    if any(passage.begins):
        data["begins"] = passage.begins
    great = story.moments(game, line.events)
    if great:
        data["great"] = great
    if passage.joins:
        data["joins"] = True
    return data


def all_lines(table: Table, face: Face, since: int = 0) -> list[Line]:
    """The whole story through these eyes, from an event on with which a choice begins."""
    told: list[Data] = []
    for first, end in table.stretches(since):
        told += [written(table.game, line, 0) for line in story.lines(table.game, faces(table, face, first, end))]
    return convert(told, list[Line], from_attributes=True)


def faces(table: Table, face: Face, first: int, end: int) -> list[tuple[int, Event]]:
    """What these eyes see of the events from one to before another, with their numbers."""
    return [(number, seen) for number in range(first, end) if (seen := face(table.events[number])) is not None]


def line_with(table: Table, seat: int | None, number: int, base: int) -> Line:
    """The line that tells of this event, which the seat saw."""
    choice = table.choice_of(number)
    first = table.first_event(choice - 1) if choice else 0
    seen = faces(table, lambda event: event.seen_by(seat), first, table.first_event(choice))
    told = [line for line in story.lines(table.game, seen) if line.number <= number]
    return convert(written(table.game, told[-1], base), Line, from_attributes=True)


def one_by_one(game: Game[Any], events: list[tuple[int, Event]], base: int = 0) -> list[EventLine]:
    """Events in words, each by itself."""
    return [EventLine(base + number, message_of(game.tell(event))) for number, event in events]
