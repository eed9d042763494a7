"""Whom a table waits for although they are away, and the bot that plays on for them.

It counts from the moment at which somebody at the table has to wait. With nobody there, nobody waits; after a restart it counts
anew as soon as the first one is back. A bot sits in until its player returns (`Seat.was`). An offer waits for nobody who is
away: it is refused soon, and no bot sits down for that.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from samobranka.core.decision import Action
from samobranka.core.errors import BadOption
from samobranka.server import playing
from samobranka.server.changes import Change
from samobranka.server.live import Alarm, Live, Seat
from samobranka.server.refusals import NotNow
from samobranka.server.seating import reseat
from samobranka.server.wire.basics import frame
from samobranka.server.wire.told import AbsentFrame, AbsentSeat
from samobranka.server.writer import Done

# After so many seconds anybody at the table may let a bot play on.
MAY: Final = 20
# After so many seconds an offer to who is away is refused: long enough to reload a page.
COURTESY: Final = 5
REFUSE: Final = "refuse"
# A table's patience: after so many seconds it happens by itself. 0: never.
LONGEST: Final = 24 * 60 * 60


class Clock(Protocol):
    """Seconds, and somebody who calls when some of them have passed."""

    def now(self) -> float: ...

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm: ...


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, call)


def patience(seconds: int) -> int:
    """How long a table is to wait, if it can be so."""
    if seconds != 0 and not MAY <= seconds <= LONGEST:
        raise BadOption("patience-wrong", least=MAY, most=LONGEST)
    return seconds


def waited_for(live: Live) -> set[int]:
    """Who must choose, is not there, and has somebody else at the table who waits."""
    if live.lost or live.older:
        return set()
    asked = [decision.seat for decision in live.table.decisions if not live.is_bot(decision.seat)]
    there = {listener.seat for listener in live.listeners} - {None} if asked else set()
    return {seat for seat in asked if seat not in there and there}


class Absences:
    """Keeps the time of all tables. `change` is how a table is changed."""

    def __init__(self, clock: Clock, change: Callable[[Live, Callable[[], Change[object]], Done], None]) -> None:
        self._clock = clock
        self._change = change

    def look(self, live: Live) -> None:
        """Somebody came, left or was asked: whom does the table wait for now? Everybody is told what is new."""
        waited = waited_for(live)
        if waited == live.waits.keys():
            if waited and live.alarm is None:
                self._set_alarm(live)  # Somebody who was expected has taken the seat, and is not here yet.
            return
        now = self._clock.now()
        live.waits = {seat: live.waits.get(seat, now) for seat in sorted(waited)}
        self._set_alarm(live)
        live.tell(self.told(live))

    def told(self, live: Live) -> bytes:
        """Whom the table waits for, and how long still until a bot may play on."""
        return frame(AbsentFrame([self._line(live, seat) for seat in live.waits]))

    def _line(self, live: Live, seat: int) -> AbsentSeat:
        waited = self._clock.now() - live.waits[seat]
        bot = max(0.0, live.patience - waited) if relieved(live, seat) else None
        return AbsentSeat(seat, round(max(0.0, MAY - waited), 1), None if bot is None else round(bot, 1))

    def sit_in(self, live: Live, seat: int) -> Change[Seat]:
        """Somebody at the table lets a bot play on for who is away."""
        if seat not in live.waits:
            raise NotNow("absent-none")
        left = MAY - (self._clock.now() - live.waits[seat])
        if left > 0:
            raise NotNow("absent-early", seconds=math.ceil(left))
        return relieve(live, seat)

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
        due = [since + COURTESY for seat, since in live.waits.items() if refusal(live, seat) is not None]
        due += [since + live.patience for seat, since in live.waits.items() if relieved(live, seat)]
        live.alarm = self._clock.later(max(0.0, min(due) - self._clock.now()), partial(self._ring, live)) if due else None

    def _ring(self, live: Live) -> None:
        """The table's patience is over, or an offer has waited long enough."""
        live.alarm = None
        for seat, since in list(live.waits.items()):
            waited = self._clock.now() - since
            if waited >= COURTESY and refusal(live, seat) is not None:
                self._change(live, partial(refuse, live, seat), lambda _: None)
            elif waited >= live.patience and relieved(live, seat):
                self._change(live, partial(relieve, live, seat), lambda _: None)


def refusal(live: Live, seat: int) -> Action | None:
    """What somebody answers who is away when an offer is made; None: it is no offer that they are asked about."""
    asked = live.table.decision_of(seat)
    verbs = live.table.game.info.verbs
    return next((action for action in asked.choices if verbs[action[0]] == REFUSE), None) if asked is not None else None


def refuse(live: Live, seat: int) -> Change[None]:
    """Whoever made the offer plays on; if the table still waits for this answer when it comes to that."""
    action, asked = refusal(live, seat), live.table.decision_of(seat)
    if seat not in waited_for(live) or action is None or asked is None:
        raise NotNow("absent-none")
    return playing.act(live, seat, action, asked.id)


def relieved(live: Live, seat: int) -> bool:
    """Whether a bot sits in by itself. Who has never come is not away: the friend may still be on the way."""
    return live.patience > 0 and not (live.seats[seat].kind == "link" and not live.seats[seat].taken)


def relieve(live: Live, number: int) -> Change[Seat]:
    """A bot sits in until its player returns; if the table still waits for them when it comes to that."""
    if number not in waited_for(live):
        raise NotNow("absent-none")
    old = live.seats[number]
    return reseat(live, number, replace(old, kind="bot", was=old.kind, taken=old.taken or old.kind == "here"))
