"""Samobranka: a game table that lays itself.

>>> import samobranka
>>> table = samobranka.new("castle_panic", seats=2, seed=7)
>>> table.decisions[0].question
'place'
"""

from collections.abc import Mapping
from pathlib import Path

from samobranka import _pure as _pure  # must come before anything that may be compiled
from samobranka import games, words
from samobranka.core.errors import SamobrankaError, Speaker
from samobranka.core.table import Table, read_save
from samobranka.folders import text_of

__version__ = "0.1.0"
__all__ = ["SamobrankaError", "Table", "load", "loads", "new", "save"]

Speaker.say = staticmethod(words.english)


def new(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    practice: bool = False,
) -> Table:
    """A fresh table. The same seed and the same choices give the same game."""
    return Table(games.find(game), seats, options, seed, practice)


def loads(text: str, name: str = "save", seed: int | str | None = None) -> Table:
    """A table from the text of a save; its luck from here on is the seed's."""
    data = read_save(text, name)
    return Table.from_data(games.find(str(data.get("game"))), data, seed)


def load(file: str | Path, seed: int | str | None = None) -> Table:
    """A table from a saved file; its luck from here on is the seed's."""
    path = Path(file)
    return loads(text_of(path), str(path), seed)


def save(table: Table, file: str | Path) -> None:
    """The whole play in a file, which `load` reads."""
    Path(file).write_text(table.to_json(), "utf8")
