"""Group commit: one task writes; what gathers while a commit runs goes into the next one together."""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Executable

# A statement and the values it is run with; and, gathered, all the values it is run with.
Work = tuple[Executable, dict[str, Any]]
Works = list[tuple[Executable, list[dict[str, Any]]]]
Given = tuple[Sequence[Work], asyncio.Future[None]]


class Scribe(Protocol):
    """Puts a batch into the database in one transaction, all of it or nothing."""

    async def write(self, works: Works) -> None: ...


class Writer:
    """What is given to `store` is on disk, all of it or nothing, when its future is done; or it says why not."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._waiting: list[Given] = []
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def store(self, works: Sequence[Work]) -> asyncio.Future[None]:
        if self._closing:
            raise RuntimeError("the writer is closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((works, stored))
        self._news.set()
        return stored

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

    async def _commit(self, batch: list[Given]) -> None:
        failed: Exception | None = None
        try:
            await self._write([works for works, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                # One of them is to blame: each for itself.
                for one in batch:
                    await self._commit([one])
                return
            failed = error
        for _, stored in batch:
            if stored.done():
                continue  # Nobody waits for it any more.
            if failed is None:
                stored.set_result(None)
            else:
                stored.set_exception(failed)

    async def _write(self, batch: list[Sequence[Work]]) -> None:
        """Statements keep their order; the same statement for many tables is sent once, with all its values."""
        gathered: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in (work for works in batch for work in works):
            gathered.setdefault(id(statement), (statement, []))[1].append(values)
        await self._scribe.write(list(gathered.values()))
