"""SQLite, called right here: what it is asked takes a fraction of a millisecond, as long as it does not wait for the disk.

Handing a commit to a thread took 13 ms under load, nearly all of it waiting for Python's lock.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from operator import itemgetter
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Executable, RowMapping, Select, create_engine, event
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler

from samobranka.server.writer import Works

# Readers do not wait for the writer. What is committed survives the end of the process, however sudden. A power cut may take
# the last moments with it; it never leaves half a move.
CAREFUL: Final = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000", "wal_autocheckpoint=0")
# Seconds between two tidyings, while something is being written.
EVERY: Final = 1.0
T = TypeVar("T")


class SQLite:
    """A file, and statements that are translated once: translating costs three times as much as writing."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", careful)
        self._writing: PoolProxiedConnection | None = None
        self._file = url.database or ""
        self._tidied = time.monotonic()
        self._tidying: asyncio.Future[None] | None = None
        self._translated: dict[Executable, tuple[str, Callable[[dict[str, Any]], Any]]] = {}

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    async def write(self, works: Works) -> None:
        held = self._writing = self._writing or self._engine.raw_connection()
        connection: sqlite3.Connection = held.driver_connection  # type: ignore[assignment]
        try:
            for statement, many in works:
                text, in_order = self._translate(statement)
                connection.executemany(text, map(in_order, many))
            connection.commit()
            self._tidy_up()
        except BaseException:
            self._writing = None
            held.invalidate()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        if self._tidying is not None:
            await self._tidying
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    def _tidy_up(self) -> None:
        """Now and then what was written goes from the log into the file. That waits for the disk, so somebody else does it."""
        now = time.monotonic()
        if now - self._tidied > EVERY and (self._tidying is None or self._tidying.done()):
            self._tidied = now
            self._tidying = asyncio.get_running_loop().run_in_executor(None, tidy, self._file)

    def _translate(self, statement: Executable) -> tuple[str, Callable[[dict[str, Any]], Any]]:
        """A statement in SQLite's words, and how to bring its values into their order."""
        known = self._translated.get(statement)
        if known is None:
            compiled = statement.compile(self._engine)  # type: ignore[attr-defined]
            assert isinstance(compiled, SQLCompiler)
            assert compiled.positiontup is not None
            known = self._translated[statement] = str(compiled), itemgetter(*compiled.positiontup)
        return known


def careful(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def tidy(file: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
