"""Group commit: one task writes; what gathers while a commit runs goes into the next one together."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

# A statement and the values it is run with.
Work = tuple[Executable, dict[str, Any]]


class Writer:
    """`await store(...)` returns when what was given is on disk, all of it or nothing."""

    def __init__(self, engine: AsyncEngine, at_once: Mapping[int, Executable]) -> None:
        """`at_once`: for statements by identity, another that takes all its values as one JSON text `rows`.

        A table's changes are stored before it changes again, so no table is in a batch twice.
        """
        self._engine = engine
        self._at_once = at_once
        self._connection: AsyncConnection | None = None
        self._waiting: list[tuple[Sequence[Work], asyncio.Future[None]]] = []
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def store(self, works: Sequence[Work]) -> None:
        if self._closing:
            raise RuntimeError("the writer is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((works, done))
        self._news.set()
        await done

    async def close(self) -> None:
        """Writes what is still waiting, then ends."""
        self._closing = True
        self._news.set()
        await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Sequence[Work], asyncio.Future[None]]]) -> None:
        try:
            await self._write([works for works, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                # One of them is to blame: each for itself.
                for one in batch:
                    await self._commit([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _write(self, batch: list[Sequence[Work]]) -> None:
        """Statements keep their order; the same statement for many tables is sent once, with all its values."""
        gathered: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in (work for works in batch for work in works):
            gathered.setdefault(id(statement), (statement, []))[1].append(values)
        connection = self._connection or await self._connect()
        try:
            for which, (statement, many) in gathered.items():
                if which in self._at_once:
                    await connection.execute(self._at_once[which], {"rows": json.encode(many).decode()})
                else:
                    await connection.execute(statement, many)
            await connection.commit()
        except BaseException:
            self._connection = None
            await connection.close()
            raise

    async def _connect(self) -> AsyncConnection:
        """One connection is kept: only this task writes."""
        self._connection = connection = await self._engine.connect()
        return connection
