"""SQLite, called right here: what it is asked takes a fraction of a millisecond, as long as it does not wait for the disk.

Handing a commit to a thread took 13 ms under load, nearly all of it waiting for Python's lock.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from operator import itemgetter
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from sqlalchemy import URL, Connection, Executable, RowMapping, Select, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql.compiler import SQLCompiler

from samobranka.server.refusals import Away, said
from samobranka.server.writer import Works

try:
    import fcntl
except ImportError:  # There is another way on Windows.
    fcntl = None  # type: ignore[assignment]
try:
    import msvcrt
except ImportError:
    msvcrt = None  # type: ignore[assignment]

# Readers do not wait for the writer. What is committed survives the end of the process, however sudden. A power cut may take
# the last moments with it; it never leaves half a move.
CAREFUL: Final = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=20", "wal_autocheckpoint=0")
# The one who writes comes back instead of waiting.
NOT_WAITING: Final = "PRAGMA busy_timeout=0"
# Somebody else may be writing, such as who copies the file. The one who writes here comes back so often and for so long, in
# seconds, and everybody else goes on meanwhile.
COME_BACK: Final = 0.05
PATIENCE: Final = 20.0
# Seconds between two tidyings, while something is being written.
EVERY: Final = 1.0
# Under steady play somebody always reads or writes, and the log is never begun anew by itself. From this size on it is,
# by the one who writes: what is left to move then is what the tidying has not yet moved.
LARGEST_LOG: Final = 16 * 1024 * 1024
T = TypeVar("T")


class SQLite:
    """A file, and statements that are translated once: translating costs three times as much as writing."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", careful)
        self._writing: PoolProxiedConnection | None = None
        self._file = url.database or ""
        self._tidied = time.monotonic()
        self._lock: IO[bytes] | None = None
        self._tidying: asyncio.Future[None] | None = None
        self._translated: dict[Executable, tuple[str, Callable[[dict[str, Any]], Any]]] = {}

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query).mappings().all()
        except OperationalError as error:
            raise Away("database-away", why=said(error)) from error

    async def write(self, works: Works) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._write(works)
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 255 not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) or time.monotonic() > until:
                    raise Away("database-away", why=str(error)) from error
            await asyncio.sleep(COME_BACK)

    async def ready(self) -> None:
        """Writes what stands there already: it takes a disk that is there and not full. Who is busy writing is ready."""
        try:
            self._write([], "PRAGMA user_version=0")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 255 not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise Away("database-away", why=str(error)) from error

    async def alone(self) -> bool:
        """The system keeps the word for as long as this process lives, and forgets it at once when it dies."""
        if self._lock is None:
            self._lock = locked(Path(f"{self._file}.lock"))
        return self._lock is not None

    def copied(self, name: str) -> str:
        """A copy of all that is stored, beside it. An older one of that name stays: it is from before the first try."""
        copy = Path(f"{self._file}.{name}")
        if not copy.exists():
            part = own(copy.with_suffix(copy.suffix + ".part"))
            with closing(sqlite3.connect(self._file)) as here, closing(sqlite3.connect(part)) as there:
                here.backup(there)
            part.replace(copy)
        return str(copy)

    def _write(self, works: Works, other: str = "") -> None:
        held = self._writing
        if held is None:
            held = self._writing = self._engine.raw_connection()
            held.driver_connection.execute(NOT_WAITING)  # type: ignore[union-attr]
        connection: sqlite3.Connection = held.driver_connection  # type: ignore[assignment]
        try:
            if other:
                connection.execute(other)
            for statement, many in works:
                text, ordered = self._translate(statement)
                connection.executemany(text, map(ordered, many))
            connection.commit()
            self._tidy_up(connection)
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
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _tidy_up(self, connection: sqlite3.Connection) -> None:
        """Now and then what was written goes from the log into the file. That waits for the disk, so somebody else does it."""
        now = time.monotonic()
        if now - self._tidied > EVERY and (self._tidying is None or self._tidying.done()):
            self._tidied = now
            if log_size(self._file) > LARGEST_LOG:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._tidying = asyncio.get_running_loop().run_in_executor(None, tidy, self._file)

    def _translate(self, statement: Executable) -> tuple[str, Callable[[dict[str, Any]], Any]]:
        """A statement in SQLite's words, and how to bring its values into their order."""
        known = self._translated.get(statement)
        if known is None:
            compiled = statement.compile(self._engine)  # type: ignore[attr-defined]
            assert isinstance(compiled, SQLCompiler)
            assert compiled.positiontup is not None
            known = self._translated[statement] = str(compiled), in_order(compiled.positiontup)
        return known


def in_order(names: Sequence[str]) -> Callable[[dict[str, Any]], Any]:
    """Brings values into the order of these names."""
    if len(names) == 1:
        return lambda values: (values[names[0]],)
    return itemgetter(*names)


def careful(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def locked(file: Path) -> IO[bytes] | None:
    """The file, which is ours until it is closed; None: it is somebody else's."""
    held = own(file).open("r+b")
    try:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        elif msvcrt is not None:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        held.close()
        return None
    return held


def own(file: Path) -> Path:
    """A file that nobody but its owner may read: it tells who sits where, and every hand."""
    file.touch(0o600)
    file.chmod(0o600)
    return file


def log_size(file: str) -> int:
    try:
        return os.stat(f"{file}-wal").st_size
    except OSError:
        return 0


def tidy(file: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
