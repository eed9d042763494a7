"""Group commit: one task writes; what gathers while a commit runs goes into the next one together."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Executable

from samobranka.server.refusals import Away

# A statement and the values it is run with; and, gathered, all the values it is run with.
Work = tuple[Executable, dict[str, Any]]
Works = list[tuple[Executable, list[dict[str, Any]]]]


class Scribe(Protocol):
    """Puts a batch into the database in one transaction, all of it or nothing."""

    async def write(self, works: Works) -> None: ...


# Told when a work is on disk (None), or why it is not.
Done = Callable[[Exception | None], None]
log = logging.getLogger(__name__)


class Writer:
    """What is given is on disk, all of it or nothing, when `done` is told so."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._waiting: list[tuple[Sequence[Work], Done]] = []
        self._news = asyncio.Event()
        self._closing = False
        # Told how long each batch took.
        self.timed: Callable[[float], None] | None = None
        self._task = asyncio.create_task(self._run())

    def put(self, works: Sequence[Work], done: Done) -> None:
        if self._closing:
            raise RuntimeError("the writer is closed")
        self._waiting.append((works, done))
        self._news.set()

    async def store(self, works: Sequence[Work]) -> None:
        """The same for coroutines."""
        await finished(lambda done: self.put(works, done))

    async def close(self) -> None:
        """Writes what is still waiting, then ends."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Sequence[Work], Done]]) -> None:
        failed: Exception | None = None
        try:
            await self._write([works for works, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Away):
                # One of them is to blame: each for itself.
                for one in batch:
                    await self._commit([one])
                return
            failed = error
        for _, done in batch:
            try:
                done(failed)
            except Exception:
                log.exception("it is stored, but what should follow failed")

    async def _write(self, batch: list[Sequence[Work]]) -> None:
        """Statements keep their order; the same statement for many tables is sent once, with all its values."""
        gathered: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in (work for works in batch for work in works):
            gathered.setdefault(id(statement), (statement, []))[1].append(values)
        began = time.perf_counter()
        await self._scribe.write(list(gathered.values()))
        if self.timed is not None:
            self.timed(time.perf_counter() - began)


async def finished(ask: Callable[[Done], None]) -> None:
    """Waits for what is asked for to be done; what stands in its way is raised."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: Exception | None) -> None:
        if future.done():
            return  # Nobody waits for it any more.
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    ask(done)
    await future
