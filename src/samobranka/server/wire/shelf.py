"""What is the same for everybody: games, rulebooks with their examples, and lessons."""

from msgspec import Struct

from samobranka.core.game import OptionValue
from samobranka.server.wire.basics import GameEvent, Message, Texts, View
from samobranka.server.wire.regions import Gesture


class GameOption(Struct, forbid_unknown_fields=True):
    """A switch of the table, and where it stands in the rulebook.

    It is offered where the others have one of the values in `when` (`players`: the number of seats).
    `seats` says for each of the values with how many seats it is offered; nothing: with any number.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    group: str
    rule: str
    when: dict[str, list[OptionValue]]
    seats: list[list[int]]
    # The first table of a campaign settles it.
    fixed: bool
    # What is proposed where all who play sit at one device; null: as always.
    sofa: OptionValue | None


class GameInfo(Struct, forbid_unknown_fields=True):
    """What can be said of a game before it starts; seats: least and most."""

    id: str
    version: str
    seats: tuple[int, int]
    minutes: int
    weight: float
    lesson: bool
    # It goes on from run to run.
    campaign: bool
    options: list[GameOption]
    # Of a game of somebody else: where its own picture and board are, if it brings them.
    cover: str
    board: str


class BrokenGame(Struct, forbid_unknown_fields=True):
    """A game that is installed and cannot be played, and why."""

    id: str
    why: str


class Example(Struct, forbid_unknown_fields=True):
    """What an example of a rule shows, in all languages, and the options it needs."""

    says: Texts
    options: dict[str, OptionValue]


class Difference(Struct, forbid_unknown_fields=True):
    """What is otherwise in a rule at a table with these options."""

    when: dict[str, list[OptionValue]]
    text: Texts


class Rule(Struct, forbid_unknown_fields=True):
    """A numbered rule."""

    id: str
    title: Texts
    text: Texts
    # It holds where the table's options have one of these values (`players`: the number of seats).
    when: dict[str, list[OptionValue]]
    # Where editions or rulings differ.
    differs: list[Difference]
    # The switches that change it, and the kinds of pieces it is about.
    options: list[str]
    pieces: list[str]
    examples: list[Example]


class Chapter(Struct, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    name: str
    title: Texts
    short: Texts
    rules: list[Rule]


class ShownStep(Struct, forbid_unknown_fields=True):
    """A choice of an example, and what came of it."""

    choice: str
    by: int | None
    message: Message | None
    pieces: list[str]
    gesture: Gesture | None
    refused: Message | None
    events: list[GameEvent]
    log: list[Message]
    view: View


class Shown(Struct, forbid_unknown_fields=True):
    """An example, played. `open`: somebody must choose where it begins, so that it can also be practised."""

    says: Texts
    seat: int
    seats: int
    open: bool
    given: View
    question: Message | None
    steps: list[ShownStep]


class LessonStep(Struct, forbid_unknown_fields=True):
    """One thing that is said in a lesson, in all languages, and what the pupil does then (no verb: only reads).

    `at`: so many choices have been made by then; `look`: names of things on the screen.
    """

    says: Texts
    rule: str
    look: list[str]
    at: int
    verb: str
    pieces: list[str]
    action: str
    gesture: Gesture | None


class Tutorial(Struct, forbid_unknown_fields=True):
    """A lesson, step by step."""

    steps: list[LessonStep]
