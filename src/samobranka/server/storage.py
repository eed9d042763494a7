"""Opens the database and brings it up to date. SQLite in the data folder, or what `--database` names."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, RowMapping, Select, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from samobranka.folders import data_folder
from samobranka.server.refusals import BadDatabase
from samobranka.server.writer import Scribe, ScribeHere, ScribeThere


def address(database: str | None, data_dir: Path | None) -> str:
    """The database's URL; without one, a file in the data folder, which is made if need be."""
    if database:
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    place = data_dir or data_folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("database-unusable", why=str(error)) from None
    return f"sqlite+aiosqlite:///{place / 'tables.sqlite3'}"


def engine_for(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        engine = create_async_engine(parsed)
    except (ArgumentError, NoSuchModuleError, ImportError, SQLAlchemyError) as error:
        raise BadDatabase("database-unusable", why=str(error).splitlines()[0]) from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", careful_sqlite)
    return engine


def scribe_for(engine: AsyncEngine) -> Scribe:
    """Who writes to it."""
    if engine.dialect.name != "sqlite":
        return ScribeThere(engine)
    here = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(here, "connect", careful_sqlite)
    return ScribeHere(here)


def careful_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer. What is committed survives the end of the process, however sudden.

    A power cut may take the last moments with it; it never leaves half a move.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(move_to, "head")
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase("database-unusable", why=str(error).splitlines()[0]) from error


def move_to(connection: Connection, revision: str) -> None:
    """Brings the database to a revision, which may also be an earlier one."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    (command.upgrade if revision == "head" else command.downgrade)(config, revision)


async def rows(engine: AsyncEngine, query: Select[Any]) -> Sequence[RowMapping]:
    async with engine.connect() as connection:
        found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return found
