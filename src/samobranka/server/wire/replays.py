"""A play seen again, whole or one choice of it."""

from msgspec import Struct

from samobranka.server.wire.basics import EventLine, GameEvent, Line, Message, Outcome, View
from samobranka.server.wire.regions import Gesture
from samobranka.server.wire.told import SeatLine


class ReplayStep(Struct):
    """A choice, and what is different after it.

    `message` is missing where these eyes may not know what was chosen; `gesture` is how a choice that was not listed was made;
    `number` counts the events up to the next choice.
    """

    seat: int
    message: Message | None
    gesture: Gesture | None
    turn: int
    number: int
    changes: View


class Replay(Struct):
    """A play through somebody's eyes, or a part of a long one: how it stood before, and every choice with what it changed.

    `last` counts all choices: where there are more than were told by now, the next part begins after those.
    `may` names the eyes that can be chosen; `events` and `told`, their words, belong together one by one; `log` is the story.
    """

    table: str
    game: str
    practice: bool
    outcome: Outcome | None
    spectator: str
    seats: list[SeatLine]
    eyes: str
    may: list[str]
    view: View
    turn: int
    number: int
    last: int
    steps: list[ReplayStep]
    events: list[GameEvent]
    told: list[EventLine]
    log: list[Line]


class Seen(Struct):
    """The table right after a choice, as a seat saw it then; `seat` is who chose, or None: it was the set-up.

    The choice caused the events from `first` up to, but not including, `number`: `events`, as this seat saw them, and `told`,
    the same in words. `line` is the line of the story that holds the event that was asked for.
    """

    choice: int
    last: int
    first: int
    number: int
    turn: int
    seat: int | None
    message: Message | None
    gesture: Gesture | None
    line: Line
    before: View | None
    view: View
    events: list[GameEvent]
    told: list[EventLine]
