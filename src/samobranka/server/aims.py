"""Who aims at a table, as the others see it: ten times a second at the most, and the last of it always."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Set
from typing import Final

from samobranka.core.gesture import Gesture
from samobranka.core.table import Table
from samobranka.server.listener import Listener
from samobranka.server.wire.basics import frame

# Seconds between two glimpses of the same hand.
GLIMPSE: Final = 0.1


class Hand:
    """What the others see of a seat's hand, and what they are to see next. `by`: the line it aims from."""

    def __init__(self) -> None:
        self.by: object = None
        self.ask = -1
        self.shown: Gesture | None = None
        self.wanted: Gesture | None = None
        self.told = float("-inf")
        self.timer: TimerHandle | None = None


class Aims:
    """The hands above one table. Nothing of it is stored."""

    def __init__(self, listeners: Set[Listener]) -> None:
        self._listeners = listeners
        self._hands: dict[int, Hand] = {}

    def show(self, seat: int, ask: int, gesture: Gesture, by: object) -> None:
        hand = self._hands.setdefault(seat, Hand())
        hand.by, hand.ask, hand.wanted = by, ask, gesture
        self._soon(seat, hand)

    def lower(self, seat: int) -> None:
        """The hand goes down as it went up: not too often."""
        hand = self._hands.get(seat)
        if hand is not None:
            hand.wanted = None
            self._soon(seat, hand)

    def end(self, seat: int) -> None:
        """The hand is gone at once: what it aimed at is done, or will not be."""
        hand = self._hands.pop(seat, None)
        if hand is None:
            return
        if hand.timer is not None:
            hand.timer.cancel()
        if hand.shown is not None:
            self._tell(seat, None)

    def end_all(self) -> None:
        for seat in list(self._hands):
            self.end(seat)

    def left(self, by: object) -> None:
        """Whoever aimed from this line is gone."""
        for seat in [seat for seat, hand in self._hands.items() if hand.by is by]:
            self.end(seat)

    def settle(self, table: Table) -> None:
        """Ends whatever was aimed for a question that is open no more."""
        for seat, hand in list(self._hands.items()):
            asked = table.decision_of(seat)
            if asked is None or asked.id != hand.ask:
                self.end(seat)

    def greet(self, listener: Listener) -> None:
        """Who comes in sees the hands that are up."""
        for seat, hand in self._hands.items():
            if hand.shown is not None and seat != listener.seat:
                listener.send(aims(seat, hand.shown))

    def _soon(self, seat: int, hand: Hand) -> None:
        """Now, or when the others have seen the last glimpse long enough: then whatever is wanted by then."""
        if hand.timer is None:
            loop = get_running_loop()
            hand.timer = loop.call_at(max(loop.time(), hand.told + GLIMPSE), self._now, seat, hand)

    def _now(self, seat: int, hand: Hand) -> None:
        hand.timer = None
        if hand.wanted != hand.shown:
            hand.shown, hand.told = hand.wanted, get_running_loop().time()
            self._tell(seat, hand.shown)

    def _tell(self, seat: int, gesture: Gesture | None) -> None:
        text = aims(seat, gesture)
        for listener in list(self._listeners):
            if listener.seat != seat:
                listener.send(text)


def aims(seat: int, gesture: Gesture | None) -> bytes:
    return frame({"type": "aims", "seat": seat, "gesture": gesture})
