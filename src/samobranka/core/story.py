"""What happened, as people tell it: one line for what somebody did and what came of it, however many events that took.

A game folds its events in its room `story`: those of one choice, as one pair of eyes saw them, in their order. Each belongs to
one passage, none is left out, none changes its place: so a line of the story can be opened, and seen again event by event.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from samobranka.core.errors import Message
from samobranka.core.events import Event
from samobranka.core.game import Game
from samobranka.core.table import Table


class Passage:
    """So many events, told in a few sentences. `seat`: whose doing it is; None: nobody's, it just happens.

    `begins`: with which of its events, counted from 0, each sentence begins, so that none is told before it happens; if that
    is not said, all of them begin with the first. `joins`: it goes on with the line before it, as an answer does.
    """

    __slots__ = ("begins", "count", "joins", "seat", "sentences")

    def __init__(
        self,
        count: int,
        sentences: Sequence[Message],
        seat: int | None = None,
        begins: Sequence[int] | None = None,
        joins: bool = False,
    ) -> None:
        self.count = count
        self.sentences = list(sentences)
        self.seat = seat
        self.begins = [0] * len(self.sentences) if begins is None else list(begins)
        self.joins = joins

    def __repr__(self) -> str:
        return f"<{self.count} events: {'; '.join(map(repr, self.sentences))}>"


class Tells(Protocol):
    """The room `story` of a game."""

    def fold(self, events: Sequence[Event]) -> list[Passage]:
        """The events of one choice as passages, in their order; their counts add up to all of them."""
        ...

    def great(self, event: Event) -> Message | None:
        """What is called out when this happens, in a few words; None: it is nothing out of the ordinary."""
        ...


def fold(game: Game[Any], events: Sequence[Event]) -> list[Passage]:
    """The events of one choice as this game tells them. Where it does not say how, each has a line of its own."""
    room: Tells | None = game.room("story")
    if room is not None:
        return room.fold(events)
    return [Passage(1, [game.tell(event)], actor(event)) for event in events]


def great(game: Game[Any], event: Event) -> Message | None:
    room: Tells | None = game.room("story")
    return None if room is None else room.great(event)


def moments(game: Game[Any], events: Sequence[tuple[int, Event]]) -> list[tuple[int, Message]]:
    """What is called out of these events, and at which of them."""
    room: Tells | None = game.room("story")
    if room is None:
        return []
    return [(at, moment) for at, (_, event) in enumerate(events) if (moment := room.great(event)) is not None]


def actor(event: Event) -> int | None:
    seat = event.facts.get("seat")
    return seat if isinstance(seat, int) else None


class Teller:
    """Goes through the events of one choice from the first to the last; a game's story says what it takes together.

    It is used, never derived from: it may be compiled where a game's story is not.
    """

    __slots__ = ("at", "events")

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.at = 0

    @property
    def next(self) -> Event | None:
        return self.events[self.at] if self.at < len(self.events) else None

    def one(self) -> Event:
        self.at += 1
        return self.events[self.at - 1]

    def take(self, fits: Callable[[Event], bool]) -> list[Event]:
        """What comes next, as long as it fits."""
        first = self.at
        while self.at < len(self.events) and fits(self.events[self.at]):
            self.at += 1
        return list(self.events[first : self.at])

    def of_kinds(self, *kinds: str) -> list[Event]:
        first = self.at
        while self.at < len(self.events) and self.events[self.at].kind in kinds:
            self.at += 1
        return list(self.events[first : self.at])


def passages(events: Sequence[Event], passage: Callable[[Teller], Passage]) -> list[Passage]:
    """All of it, passage by passage."""
    teller = Teller(events)
    told: list[Passage] = []
    while teller.at < len(events):
        told.append(passage(teller))
    return told


def in_order(teller: Teller, first: int, said: Sequence[tuple[Event, Message]], joins: bool = False) -> Passage:
    """What was taken since `first`, in sentences that follow each other as what they tell of does."""
    event = teller.events[first]
    if len(said) == 1 and said[0][0] is event:
        return Passage(teller.at - first, [said[0][1]], actor(event), None, joins)
    places = {id(each): at for at, each in enumerate(teller.events[first : teller.at])}
    told = sorted([(places[id(begins)], sentence) for begins, sentence in said], key=lambda pair: pair[0])
    return Passage(teller.at - first, [sentence for _, sentence in told], actor(event), [at for at, _ in told], joins)


class Line:
    """A passage at a table: the number of its first event as these eyes saw it, and all its events with theirs."""

    __slots__ = ("events", "number", "passage")

    def __init__(self, passage: Passage, events: list[tuple[int, Event]]) -> None:
        self.number = events[0][0]
        self.passage = passage
        self.events = events


def story(table: Table, seat: int | None, since: int = 0) -> Iterator[Line]:
    """How a seat would tell what happened from an event on, choice by choice. `since` is where a choice begins."""
    for first, end in table.stretches(since):
        seen = [(number, face) for number in range(first, end) if (face := table.events[number].seen_by(seat)) is not None]
        yield from lines(table.game, seen)


def lines(game: Game[Any], seen: Sequence[tuple[int, Event]]) -> Iterator[Line]:
    """The lines of one choice, of which these events were seen, with their numbers."""
    at = 0
    for passage in fold(game, [event for _, event in seen]):
        yield Line(passage, list(seen[at : at + passage.count]))
        at += passage.count


def listed(things: Sequence[Message]) -> Message:
    """ "a brick, a mortar and the barbarian", in any language."""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return Message("list-two", first=things[0], last=things[1])
    return Message("list-more", first=things[0], rest=listed(things[1:]))
