"""Opens the database and brings it up to date. SQLite in the data folder, or what `--database` names."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, RowMapping, Select, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from samobranka.folders import data_folder
from samobranka.server.postgresql import PostgreSQL
from samobranka.server.refusals import BadDatabase
from samobranka.server.sqlite import SQLite
from samobranka.server.writer import Works

T = TypeVar("T")


class Database(Protocol):
    """Reads, and writes batches. Writing has a connection of its own: one task writes, and nobody else."""

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]: ...

    async def write(self, works: Works) -> None:
        """A batch in one transaction: all of it or nothing."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Anything else, in a transaction of its own."""

    async def close(self) -> None: ...


def address(database: str | None, data_dir: Path | None) -> str:
    """The database's URL; without one, a file in the data folder, which is made if need be."""
    if database:
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    place = data_dir or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("database-unusable", why=str(error)) from None
    return f"sqlite:///{place / 'tables.sqlite3'}"


def database_at(url: str) -> Database:
    """Nothing is read or written yet."""
    try:
        parsed = make_url(url)
        return SQLite(parsed) if parsed.get_backend_name() == "sqlite" else PostgreSQL(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError, SQLAlchemyError) as error:
        raise BadDatabase("database-unusable", why=str(error).splitlines()[0]) from None


async def bring_up_to_date(database: Database) -> None:
    try:
        await database.run(lambda connection: move_to(connection, "head"))
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase("database-unusable", why=str(error).splitlines()[0]) from error


def move_to(connection: Connection, revision: str) -> None:
    """Brings the database to a revision, which may also be an earlier one."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    (command.upgrade if revision == "head" else command.downgrade)(config, revision)
