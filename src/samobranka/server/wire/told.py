"""What the server says over a WebSocket.

Frames are put together in `telling.py`, piece by piece for speed; tests read every one of them with these types.
"""

from typing import Final

from msgspec import UNSET, Struct, UnsetType, field, json

from samobranka.core.game import OptionValue
from samobranka.core.signals import Talk
from samobranka.server.wire.basics import GameEvent, Line, Message, Outcome, View
from samobranka.server.wire.regions import Gesture, Region


class SeatLine(Struct):
    """A seat as everybody sees it; `online`: somebody is connected.

    `taken`: its link or the table's code has been used; of a bot's seat: it belongs to somebody who is away.
    """

    seat: int
    name: str
    colour: str
    symbol: str
    kind: str
    bot: str
    online: bool
    taken: bool


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


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """This seat must choose. `opens`: the question shows what others must not see."""

    ask: int
    seat: int
    question: Message
    choices: list[Choice]
    regions: list[Region]
    opens: bool
    undo: bool


class Waiting(Struct, forbid_unknown_fields=True):
    """Whom everybody waits for, and why. `pieces`: what the question is about, where that is no secret and a person decides."""

    seat: int
    question: Message
    pieces: list[str]


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


class Phrase(Struct, forbid_unknown_fields=True):
    """What can be said with one click. `about`: a piece goes with it."""

    id: str
    message: Message
    about: bool


class TableFrame(Struct, tag="table", forbid_unknown_fields=True):
    """Everything."""

    table: str
    # The token to watch with.
    watch: str
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
    # How much may be said now: everything, only fingers and phrases, or nothing at all.
    talk: Talk
    phrases: list[Phrase]
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
    # Where the game closes mouths at times.
    talk: Talk | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    lesson: int | UnsetType | None = UNSET


class SeatsFrame(Struct, tag="seats", forbid_unknown_fields=True):
    """Who sits where now."""

    seats: list[SeatLine]


class AbsentSeat(Struct, forbid_unknown_fields=True):
    """Somebody who must choose and is away. `may`: in so many seconds anybody at the table may let a bot play on for them;
    `bot`: in so many it does so by itself, null: never."""

    seat: int
    may: float
    bot: float | None


class AbsentFrame(Struct, tag="absent", forbid_unknown_fields=True):
    """Whom the table waits for although they are away."""

    waits: list[AbsentSeat]


class CampaignFrame(Struct, tag="campaign", forbid_unknown_fields=True):
    """The campaign of this table is called something else now."""

    campaign: CampaignLink


class ChatFrame(Struct, tag="chat", forbid_unknown_fields=True):
    """Somebody said something."""

    seat: int | None
    text: str
    at: float


class SignalFrame(Struct, tag="signal", forbid_unknown_fields=True):
    """Somebody points at pieces, or says a phrase about them. Phrase null: only a finger."""

    seat: int
    phrase: str | None
    pieces: list[str]
    # Whose question these belong to; null: nobody's.
    of: int | None


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


FromServer = (
    TableFrame
    | EventsFrame
    | SeatsFrame
    | AbsentFrame
    | CampaignFrame
    | ChatFrame
    | SignalFrame
    | HintFrame
    | TriedFrame
    | AimsFrame
    | RematchFrame
    | RefusedFrame
)


read_frame: Final = json.Decoder(FromServer).decode
