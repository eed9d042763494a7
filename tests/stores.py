"""Where tests keep tables: a folder with a SQLite file, or a database of PostgreSQL."""

from pathlib import Path

from samobranka.server import storage
from serving import Process


class Store:
    """A place for tables, and servers that use it."""

    def __init__(self, folder: Path, database: str | None) -> None:
        self.folder = folder
        self.database = database

    @property
    def url(self) -> str:
        return storage.address(self.database, self.folder)

    def serve(self, *more: str) -> Process:
        return Process(self.folder, *(["--database", self.database] if self.database else []), *more)
