"""Bots think in worker processes, within a time budget. Who takes too long is replaced by chance, and its worker too."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.table import Table
from samobranka.server.botwork import Job, choose, prepare
from samobranka.server.counter import Counter, Rank

SECONDS: Final = 10.0
# A first choice also waits for its worker to start.
STARTING: Final = 20.0
log = logging.getLogger(__name__)


class BotPool:
    """Workers start with the first bot, not before."""

    def __init__(self, workers: int = 0, budget: float = SECONDS) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False
        # No job waits inside the pool, so the budget counts thinking and nothing else.
        self._counter = Counter(self.workers)

    @property
    def waiting(self) -> int:
        return self._counter.waiting

    async def choose(self, job: Job, decision: Decision, rank: Rank = Rank.PLAYED) -> Action:
        """What this bot answers; if it fails or takes too long, any legal answer. Where people wait, it is asked first."""
        await self._counter.come(rank)
        try:
            try:
                action = await self._ask(job)
            except BrokenExecutor:
                action = await self._ask(job)  # Its worker was ended because of another bot.
            if decision.allows(action):
                return action
            log.warning("%s chose what is not on offer: %s", job.bot, action)
        except Exception as error:
            log.warning("%s did not choose: %r", job.bot, error)
        finally:
            self._counter.leave()
        return decision.sample(Chance(secrets.randbits(63)))

    async def _ask(self, job: Job) -> Action:
        pool = self._pool or self._start()
        future = asyncio.get_running_loop().run_in_executor(pool, choose, job)
        try:
            action = await asyncio.wait_for(future, self.budget + (0 if self._warm else STARTING))
        except (TimeoutError, BrokenExecutor):
            self._replace(pool)
            raise
        self._warm = True
        return action

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.workers, spawn, prepare)
        self._warm = False
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            end(pool)

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None


def job_for(key: str, table: Table, seat: int, bot: str, seed: int | None = None, hint: bool = False) -> Job:
    """The table at this moment, packed to be sent to a worker."""
    line = [(entry.seat, entry.action, entry.chance) for entry in table.made]
    luck = secrets.randbits(63) if seed is None else seed + len(line)
    setup = table.game.info.id, table.seats, table.options, table.setup_chance, table.record, table.position, table.practice
    return Job(key, *setup, line, seat, bot, luck, hint)


def end(pool: ProcessPoolExecutor) -> None:
    """At once: a bot that still thinks is not waited for."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
