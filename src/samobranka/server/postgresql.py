"""A database behind a socket: PostgreSQL. Asking it takes long, so it is awaited."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, RowMapping, Select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from samobranka.server.writer import Works

T = TypeVar("T")


class PostgreSQL:
    """A pool to read with, and one connection to write with."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url)
        self._writing: AsyncConnection | None = None

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        async with self._engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return found

    async def write(self, works: Works) -> None:
        connection = self._writing = self._writing or await self._engine.connect()
        try:
            for statement, many in works:
                await connection.execute(statement, many)
            await connection.commit()
        except BaseException:
            self._writing = None
            await connection.close()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing.close()
        await self._engine.dispose()
