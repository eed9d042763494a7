"""A table in memory: the play, who sits where, what was said, and who is looking."""

import asyncio
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from samobranka.core.game import View
from samobranka.core.table import Table
from samobranka.rulebook.lesson import Lesson
from samobranka.rulebook.lessons import lesson_of
from samobranka.server.aims import Aims
from samobranka.server.limits import LONGEST_TABLE
from samobranka.server.listener import Listener
from samobranka.server.turnstile import Turnstile
from samobranka.server.wire.tables import PATIENCE


@dataclass(frozen=True)
class Seat:
    """A place at the table and how it looks. `taken`: somebody has come by its link or by the table's code.

    `was`: what it is when its player is there, while a bot sits in only because they are away.
    """

    token: str
    kind: str
    bot: str
    name: str
    colour: str
    symbol: str
    taken: bool = False
    was: str = ""


class Standing(NamedTuple):
    """A table as a list tells it: whose turn, who is asked, how it ended, and when it was last touched."""

    turn: int
    asked: str
    over: bool
    result: str
    changed: float


@dataclass(frozen=True)
class Chapter:
    """Which run of which campaign a table is; who has the campaign's token may go on with it."""

    campaign: str
    token: str
    name: str
    number: int


class Said:
    """A line of chat; seat None is a spectator. `held`: players hear of it when they may talk again."""

    def __init__(self, seat: int | None, text: str, at: float, held: bool = False) -> None:
        self.held = held
        self.seat = seat
        self.text = text
        self.at = at


class Alarm(Protocol):
    """Something that is to happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Live:
    """Events are numbered without ever using a number twice: after an undo the count jumps ahead.

    Whoever last saw a number before `floor` has seen what was taken back, and needs the whole table.
    """

    def __init__(self, id: str, spectator: str, table: Table, seats: list[Seat], code: str = "") -> None:
        self.id = id
        self.spectator = spectator
        # What people tell each other to meet here; empty at tables from before there were codes.
        self.code = code
        self.table = table
        self.seats = seats
        # None: it stands for itself.
        self.chapter: Chapter | None = None
        self.chat: list[Said] = []
        # How long it waits for who is away (absence.py), for whom since when, and what wakes it up.
        self.patience = PATIENCE
        self.waits: dict[int, float] = {}
        self.alarm: Alarm | None = None
        self.base = 0
        self.floor = 0
        self.lock = Turnstile()
        self.listeners: set[Listener] = set()
        self.aims = Aims(self.listeners)
        self.thinking: asyncio.Task[None] | None = None
        # Who asked for it and is not done yet (memory.py).
        self.held_by: set[asyncio.Task[object]] = set()
        self.lost = False
        # By which version of its game it began, if that is not the one that is here: it is looked at and not played on.
        self.older = ""
        # How it stood when that was last written.
        self.stood: Standing | None = None
        # What those who are connected see, by their eyes: only what changes is told.
        self.shown: dict[int | None, View] = {}
        # The story as each seat was told it when somebody last came in: `base`, how many events, and its lines as written.
        self.told: dict[int | None, tuple[int, int, list[bytes]]] = {}
        # What each seat was last asked, as it was told: the question's number, whether it may take back, and the text.
        self.asked: dict[int, tuple[int, bool, bytes]] = {}
        # And what everybody else may point at then: the question's number, and the pieces.
        self.lit: dict[int, tuple[int, list[str]]] = {}

    @property
    def lesson(self) -> Lesson | None:
        """The lesson of this game; only practice tables can stand on it."""
        return lesson_of(self.table.game.info.id) if self.table.practice else None

    @property
    def taught(self) -> int | None:
        """How far the lesson has come here; None: there is none, or the players went their own way."""
        lesson = self.lesson
        return None if lesson is None else lesson.done(self.table)

    @property
    def number(self) -> int:
        return self.base + len(self.table.events)

    @property
    def is_long(self) -> bool:
        """Whether so much has been chosen here that it is not played on."""
        return len(self.table.log) >= LONGEST_TABLE

    def undo(self, seat: int) -> None:
        before = self.number
        self.table.undo(seat)
        self.base = before + 1 - len(self.table.events)
        self.floor = self.number

    def can_resume(self, since: int) -> bool:
        """A story goes on only from where a choice ended."""
        return self.floor <= since <= self.number and self.table.between_choices(since - self.base)

    def tell(self, frame: bytes) -> None:
        """The same to everybody who is connected."""
        for listener in list(self.listeners):
            listener.send(frame)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def is_free(self, seat: int) -> bool:
        """Whether anybody who knows the code may sit down here, also if a bot has begun to play meanwhile."""
        sits = self.seats[seat]
        return "link" in (sits.kind, sits.was) and not sits.taken and self.table.outcome is None

    def is_there(self, seat: int) -> bool:
        """Whether somebody is connected who has this seat."""
        return any(listener.seat == seat for listener in self.listeners)

    @property
    def idle(self) -> bool:
        """Whether nobody is at it, asks for it or changes it."""
        return not (self.listeners or self.held_by or self.lock.taken) and (self.thinking is None or self.thinking.done())
