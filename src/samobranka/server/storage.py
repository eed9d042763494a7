"""Opens the database and brings it up to date. SQLite in the data folder, or what `--database` names."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, RowMapping, Select, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from samobranka.folders import data_folder
from samobranka.server.postgresql import PostgreSQL
from samobranka.server.refusals import Away, BadDatabase, said
from samobranka.server.sqlite import SQLite, own
from samobranka.server.writer import Works

# So many seconds one server may take to end before the next one is refused.
ENDING: Final = 2.0
log = logging.getLogger(__name__)
T = TypeVar("T")


class Database(Protocol):
    """Reads, and writes batches. Writing has a connection of its own: one task writes, and nobody else."""

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]: ...

    async def write(self, works: Works) -> None:
        """A batch in one transaction: all of it or nothing."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Anything else, in a transaction of its own."""

    async def ready(self) -> None:
        """Whether something could be stored now; `Away` if not."""

    async def alone(self) -> bool:
        """Whether this is the one server of this database; asked now and then, since it can be lost."""

    def copied(self, name: str) -> str:
        """Where a copy of it all lies now; empty: none was made here."""

    async def close(self) -> None: ...


def address(database: str | None, data_dir: Path | None) -> str:
    """The database's URL; without one, a file in the data folder, which is made if need be."""
    if database:
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    place = data_dir or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{own(place / 'tables.sqlite3')}"
    except OSError as error:
        raise BadDatabase("database-unusable", why=str(error)) from None


def database_at(url: str) -> Database:
    """Nothing is read or written yet."""
    try:
        parsed = make_url(url)
        return SQLite(parsed) if parsed.get_backend_name() == "sqlite" else PostgreSQL(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError, SQLAlchemyError) as error:
        raise BadDatabase("database-unusable", why=said(error)) from None


async def bring_up_to_date(database: Database) -> None:
    """A copy is made before anything is changed. What a later version has changed is refused."""
    try:
        there, here = await database.run(revision), newest()
        if there is not None and there not in known():
            raise BadDatabase("database-later", there=there, here=here)
        if there is not None and there != here:
            copy = database.copied(f"before-{here}")
            if copy:
                log.warning("the database is brought up to date (%s to %s); a copy lies at %s", there, here, copy)
        await database.run(lambda connection: move_to(connection, "head"))
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise BadDatabase("database-unusable", why=said(error)) from error


async def take(database: Database) -> None:
    """This is the one server of this database, or none. One that has just been told to end may take a moment to do so."""
    until = time.monotonic() + ENDING
    while not await only(database):
        if time.monotonic() > until:
            raise BadDatabase("database-taken")
        await asyncio.sleep(0.1)


async def only(database: Database) -> bool:
    try:
        return await database.alone()
    except (Away, OSError) as error:
        why = error.message.facts.get("why") if isinstance(error, Away) else said(error)
        raise BadDatabase("database-unusable", why=why or "") from error


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


@cache
def known() -> list[str]:
    """All revisions, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def newest() -> str:
    return known()[0]


def move_to(connection: Connection, revision: str) -> None:
    """Brings the database to a revision, which may also be an earlier one."""
    there = config()
    there.attributes["connection"] = connection
    (command.upgrade if revision == "head" else command.downgrade)(there, revision)
