"""Bots as company: they choose when it is on them, and help whoever asks."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from samobranka.bots.chair import Chair
from samobranka.bots.reasons import why
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.core.gesture import gesture_of
from samobranka.rulebook.lesson import PUPIL
from samobranka.server import playing, signals
from samobranka.server.botpool import BotPool, job_for
from samobranka.server.changes import Change
from samobranka.server.counter import Rank
from samobranka.server.live import Live
from samobranka.server.refusals import NotStored
from samobranka.server.wire.basics import Data

Changed = Callable[[Live, Callable[[], Change[None]]], Awaitable[None]]


class Company:
    """`changed` is how a table is changed. With a seed every table has the same bots."""

    def __init__(self, pool: BotPool, changed: Changed, seed: int | None) -> None:
        self._pool = pool
        self._changed = changed
        self._seed = seed

    def wake(self, live: Live) -> None:
        """Lets bots choose, if it is on them."""
        running = live.thinking is not None and not live.thinking.done()
        if not running and not live.lost and bot_to_choose(live) is not None:
            live.thinking = asyncio.create_task(self._choose(live))

    async def _choose(self, live: Live) -> None:
        while not live.lost:
            async with live.lock:
                decision = bot_to_choose(live)
                if decision is None:
                    return
                taught = None if live.lesson is None else live.lesson.next(live.table)
                job = job_for(live.id, live.table, decision.seat, live.seats[decision.seat].bot, self._seed)
                if live.lesson is None:
                    signals.wish(live, decision.seat)
            if taught is not None and taught.seat == decision.seat:
                action = taught.action
            else:
                action = await self._pool.choose(job, decision, rank_of(live))
            try:
                await self._changed(live, partial(bot_acts, live, decision, action))
            except Illegal:
                await asyncio.sleep(0)  # The question is gone: somebody took back, or came back.
            except NotStored:
                return

    async def hint(self, live: Live, seat: int) -> Data:
        """What a bot would do in this seat, and why."""
        async with live.lock:
            playing.refuse_if_closed(live)
            decision = live.table.decision_of(seat)
            if decision is None:
                raise Illegal("illegal-seat", seat=seat + 1)
            job = job_for(live.id, live.table, seat, live.seats[seat].bot, self._seed, hint=True)
            chair = Chair(live.table.game, seat, live.table.state.copy())
        action = await self._pool.choose(job, decision)
        game = live.table.game
        return {
            "type": "hint",
            "ask": decision.id,
            "choice": decision.choices.index(action) if action in decision.choices else None,
            "action": game.info.verbs.text(action),
            "gesture": gesture_of(game, decision, action),
            "why": why(chair, action, Chance(secrets.randbits(63))),
        }


def rank_of(live: Live) -> Rank:
    """Who waits for this table's bots."""
    if not live.listeners:
        return Rank.ALONE
    return Rank.PLAYED if any(listener.seat is not None for listener in live.listeners) else Rank.WATCHED


def bot_to_choose(live: Live) -> Decision | None:
    """In a lesson only whoever comes next in it: where all choose at once, nobody goes before the pupil."""
    if live.is_long or live.older:
        return None
    asked = live.table.decisions
    lesson = live.lesson
    if lesson is not None and lesson.done(live.table) is not None:
        taught = lesson.next(live.table)
        turn = PUPIL if taught is None else taught.seat
        asked = [decision for decision in asked if decision.seat == turn] or asked
    return next((decision for decision in asked if live.is_bot(decision.seat)), None)


def bot_acts(live: Live, decision: Decision, action: Action) -> Change[None]:
    if not live.is_bot(decision.seat):
        raise Illegal("illegal-seat", seat=decision.seat + 1)
    return playing.act(live, decision.seat, action, decision.id)
