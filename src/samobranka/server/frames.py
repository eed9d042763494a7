"""What the server sends, as types: the browser's types are made from them (tools/wiretypes.py).

Frames are put together in `telling.py`, piece by piece for speed; tests decode every one of them with these types.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field, json

from samobranka.core.game import OptionValue
from samobranka.server.wire import GameEvent, SeatLine, View
from samobranka.words import LANGUAGES

Texts = Annotated[
    dict[str, str],
    Meta(
        title="Texts",
        description="The same in every language.",
        extra_json_schema={"properties": {name: {"type": "string"} for name in LANGUAGES}, "required": list(LANGUAGES)},
    ),
]


class Message(Struct, forbid_unknown_fields=True):
    """Words to be said in any language: the id of a Fluent message and the facts it mentions."""

    id: str
    facts: "dict[str, str | int | float | Message]" = {}


class Line(Struct, forbid_unknown_fields=True):
    """A line of the log; its number is that of the event."""

    number: int
    message: Message


class ChatLine(Struct, forbid_unknown_fields=True):
    """Something said; seat null is a spectator."""

    seat: int | None
    text: str
    at: float


class Choice(Struct, forbid_unknown_fields=True):
    """A choice in words, and the pieces it touches in the order in which a person would point at them."""

    message: Message
    pieces: list[str]
    verb: str


class Outcome(Struct, forbid_unknown_fields=True):
    """How it ended. Lines are seat, what, how many, points."""

    reason: str
    teams: list[list[int]]
    winners: list[int]
    scores: list[int]
    lines: list[tuple[int, str, int, int]]
    honours: list[int]


Point = tuple[int, int]


class Circle(Struct, tag_field="shape", tag="circle", forbid_unknown_fields=True):
    """All within a radius."""

    x: int
    y: int
    radius: int


class Polygon(Struct, tag_field="shape", tag="polygon", forbid_unknown_fields=True):
    """A convex outline, and all within a margin of it."""

    corners: list[Point]
    margin: int


Shape = Circle | Polygon


class PiecePart(Struct, tag_field="kind", tag="piece", forbid_unknown_fields=True):
    """One of these pieces; `places` says where they lie, if the game tells."""

    name: str
    pieces: list[str]
    places: list[Point] | None


class DirectionPart(Struct, tag_field="kind", tag="direction", forbid_unknown_fields=True):
    """Two numbers, not both zero, neither larger than `reach`: where they point counts."""

    name: str
    reach: int


class NumberPart(Struct, tag_field="kind", tag="number", forbid_unknown_fields=True):
    """A number in steps."""

    name: str
    least: int
    most: int
    step: int


class SpotPart(Struct, tag_field="kind", tag="spot", forbid_unknown_fields=True):
    """A point of the zone that is not in the way of what is taken; box: left, low, right, high.

    `radius` is that of what is put there: for drawing only.
    """

    name: str
    box: tuple[int, int, int, int]
    zone: list[Shape]
    taken: list[Shape]
    radius: int


Part = PiecePart | DirectionPart | NumberPart | SpotPart


class Region(Struct, forbid_unknown_fields=True):
    """Choices that cannot be listed: a verb, and one part after the other.

    An action is the verb and what was chosen of each part: the piece's name, x and y, or the number.
    """

    verb: str
    parts: list[Part]


class ShownPiece(Struct, tag_field="kind", tag="piece", forbid_unknown_fields=True):
    """The piece that was taken, and where it lies."""

    name: str
    piece: str
    place: Point | None


class ShownDirection(Struct, tag_field="kind", tag="direction", forbid_unknown_fields=True):
    """Where it points."""

    name: str
    x: int
    y: int


class ShownNumber(Struct, tag_field="kind", tag="number", forbid_unknown_fields=True):
    """How much, of how much."""

    name: str
    value: int
    least: int
    most: int


class ShownSpot(Struct, tag_field="kind", tag="spot", forbid_unknown_fields=True):
    """The point that was chosen."""

    name: str
    x: int
    y: int
    radius: int


ShownPart = ShownPiece | ShownDirection | ShownNumber | ShownSpot


class Gesture(Struct, forbid_unknown_fields=True):
    """One choice out of a region, for those who were not told the others."""

    verb: str
    action: str
    parts: list[ShownPart]


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """This seat must choose."""

    ask: int
    seat: int
    question: Message
    choices: list[Choice]
    regions: list[Region]
    undo: bool


class Waiting(Struct, forbid_unknown_fields=True):
    """Whom everybody waits for, and why."""

    seat: int
    question: Message


class Wait(Struct, tag="wait", forbid_unknown_fields=True):
    """Somebody else must choose."""

    waits: list[Waiting] = field(name="for")
    undo: bool


class Over(Struct, tag="over", forbid_unknown_fields=True):
    """The game has ended."""

    outcome: Outcome


Next = Ask | Wait | Over


class CampaignLink(Struct, forbid_unknown_fields=True):
    """Which run of which campaign a table is, and the token to go on with it; spectators get none."""

    campaign: str
    token: str
    name: str
    run: int


class TableFrame(Struct, tag="table", forbid_unknown_fields=True):
    """Everything."""

    table: str
    game: str
    options: dict[str, OptionValue]
    practice: bool
    seat: int | None
    eyes: int | None
    seats: list[SeatLine]
    number: int
    view: View
    log: list[Line]
    chat: list[ChatLine]
    next: Next
    # null: the table stands for itself.
    campaign: CampaignLink | None
    # At a practice table: choices of the lesson made so far; null: the players went their own way.
    lesson: int | UnsetType | None = UNSET


class EventsFrame(Struct, tag="events", forbid_unknown_fields=True):
    """What happened, and the parts of the view that changed."""

    first: int
    number: int
    events: list[GameEvent]
    log: list[Line]
    changes: View
    next: Next
    chat: list[ChatLine] | UnsetType = UNSET
    lesson: int | UnsetType | None = UNSET


class SeatsFrame(Struct, tag="seats", forbid_unknown_fields=True):
    """Who sits where now."""

    seats: list[SeatLine]


class ChatFrame(Struct, tag="chat", forbid_unknown_fields=True):
    """Somebody said something."""

    seat: int | None
    text: str
    at: float


class HintFrame(Struct, tag="hint", forbid_unknown_fields=True):
    """What the bot would do, and why. Choice null: it is not in the list; why null: the game gives no reason."""

    ask: int
    choice: int | None
    action: str
    gesture: Gesture | None
    why: Message | None


class TriedFrame(Struct, tag="tried", forbid_unknown_fields=True):
    """What would come of an action. View null: the game does not say, or there is an error: why it is not allowed."""

    ask: int
    action: str
    view: View | None
    error: Message | None


class AimsFrame(Struct, tag="aims", forbid_unknown_fields=True):
    """Somebody else aims; null: no more."""

    seat: int
    gesture: Gesture | None


class RematchFrame(Struct, tag="rematch", forbid_unknown_fields=True):
    """Where this seat goes on: somebody asked for the same once more."""

    table: str
    seat: int | None
    token: str
    kind: str
    name: str


class RefusedFrame(Struct, tag="refused", forbid_unknown_fields=True):
    """The last message was not accepted."""

    error: Message
    ask: int | None


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
    """An example, played."""

    says: Texts
    seat: int
    seats: int
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


FromServer = (
    TableFrame | EventsFrame | SeatsFrame | ChatFrame | HintFrame | TriedFrame | AimsFrame | RematchFrame | RefusedFrame
)

told: Final = json.Decoder(FromServer)
