"""A database behind a socket: PostgreSQL. Asking it takes long, so it is awaited, but not for ever."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, RowMapping, Select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InvalidRequestError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from samobranka.server.refusals import Away, said
from samobranka.server.writer import Works

# Seconds for a connection, for a statement, and for all that one asks for.
CONNECTING: Final = 4.0
STATEMENT: Final = 5.0
ALL_OF_IT: Final = 6.0
CLOSING: Final = 3.0
# Whoever serves these tables says so by this number: "samobran", in letters.
OURS: Final = 0x73616D6F6272616E
# When the other end of a line is dead is noticed within a minute, here and by the server.
ALIVE: Final = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
T = TypeVar("T")
# What is wrong is said by whoever asked, in a line and not in a story.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


class PostgreSQL:
    """A pool to read with, one connection to write with, and one that stands for being the only server."""

    def __init__(self, url: URL) -> None:
        how = {"timeout": CONNECTING, "command_timeout": STATEMENT, "server_settings": ALIVE}
        self._engine = create_async_engine(url, connect_args=how, pool_timeout=CONNECTING, pool_recycle=3600)
        self._writing: AsyncConnection | None = None
        self._standing: AsyncConnection | None = None

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[AsyncConnection]:
        """A connection of the pool; if anything goes wrong on it, it is none any more."""
        connection = await self._engine.connect()
        try:
            yield connection
        except BaseException:
            await dropped(connection)
            raise
        await connection.close()

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        async def ask() -> Sequence[RowMapping]:
            async with self._line() as connection:
                found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
                return found

        try:
            return await answered(ask())
        except Away as away:
            if isinstance(away.__cause__, TimeoutError):
                raise
            # The line may have been dead for long; another one may not be.
            return await answered(ask())

    async def write(self, works: Works) -> None:
        async def put() -> None:
            connection = self._writing = self._writing or await self._engine.connect()
            for statement, many in works:
                await connection.execute(statement, many)
            await connection.commit()

        try:
            await answered(put())
        except BaseException:
            connection, self._writing = self._writing, None
            await dropped(connection)
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A migration may take as long as it takes."""
        engine = create_async_engine(self._engine.url, connect_args={"timeout": CONNECTING})
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def ready(self) -> None:
        async def ask() -> None:
            async with self._line() as connection:
                await connection.execute(text("SELECT 1"))

        await answered(ask())

    async def alone(self) -> bool:
        """The database keeps the word for as long as this line stands, and forgets it when it falls."""
        standing = self._standing
        if standing is not None:

            async def look(connection: AsyncConnection) -> None:
                await connection.execute(text("SELECT 1"))
                await connection.commit()

            try:
                await answered(look(standing))
                return True
            except Away:
                self._standing = None
                await dropped(standing)

        async def ask() -> bool:
            connection = await self._engine.connect()
            try:
                ours = bool(await connection.scalar(text(f"SELECT pg_try_advisory_lock({OURS})")))
                await connection.commit()
            except BaseException:
                await dropped(connection)
                raise
            if ours:
                self._standing = connection
            else:
                await connection.close()
            return ours

        return await answered(ask())

    def copied(self, name: str) -> str:
        """Whoever keeps a PostgreSQL keeps copies of it."""
        return ""

    async def close(self) -> None:
        for connection in (self._writing, self._standing):
            await dropped(connection)
        try:
            await asyncio.wait_for(self._engine.dispose(), CLOSING)
        except (TimeoutError, DBAPIError, OSError):
            pass  # Who does not answer is left behind.


async def answered(asked: Awaitable[T]) -> T:
    """What was asked for, or `Away`: nobody answers, or not in time. What is wrong with the asking stays what it is."""
    try:
        return await asyncio.wait_for(asked, ALL_OF_IT)
    except DBAPIError as error:
        if error.connection_invalidated or isinstance(error, InterfaceError | OperationalError) or is_time(error.orig):
            raise Away("database-away", why=said(error)) from error
        raise
    except (OSError, TimeoutError, PoolTimeoutError) as error:
        raise Away("database-away", why=said(error)) from error


def is_time(error: BaseException | None) -> bool:
    """Whether it is not what was asked, but when: it is starting, ending, full, or does not answer."""
    code = getattr(error, "sqlstate", None) or ""
    return isinstance(error, TimeoutError | OSError) or code[:2] in ("08", "53", "57", "58") or code == "25006"


async def dropped(connection: AsyncConnection | None) -> None:
    """Hung up on, without saying goodbye: who does not answer is left behind."""
    if connection is None or connection.closed:
        return
    with suppress(DBAPIError, InvalidRequestError, OSError, TimeoutError):
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.terminate()
        await asyncio.wait_for(connection.invalidate(), CLOSING)
        await asyncio.wait_for(connection.close(), CLOSING)
