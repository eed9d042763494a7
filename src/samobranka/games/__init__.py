"""The games on the shelf: ours, and whatever else is registered under the entry point `samobranka.games`.

`SAMOBRANKA_GAMES="darts=tiny.darts:GAME"` (several with commas) puts games on it that are not installed, such as one that is
just being written.
"""

import os
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from samobranka.core.errors import UnknownGame
from samobranka.core.game import Game
from samobranka.core.rooms import folder_of

GROUP: Final = "samobranka.games"
# Named here too, so that a checkout without installed metadata works.
OURS: Final = {
    "bad_bones": "samobranka.games.bad_bones:GAME",
    "castle_panic": "samobranka.games.castle_panic:GAME",
    "nastolie": "samobranka.games.nastolie:GAME",
}


@lru_cache
def addresses() -> dict[str, str]:
    """Where each game lives, as `module:object`, without importing it."""
    found = dict(OURS)
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    for entry in os.environ.get("SAMOBRANKA_GAMES", "").split(","):
        name, _, address = entry.strip().partition("=")
        if address:
            found[name] = address
    return found


def names() -> list[str]:
    return sorted(addresses())


@lru_cache
def find(name: str) -> Game[Any]:
    if name not in addresses():
        raise UnknownGame("game-unknown", game=name[:40], known=", ".join(names()))
    module, _, attribute = addresses()[name].partition(":")
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


def package_of(name: str) -> str:
    return addresses()[name].partition(":")[0]


def folder(name: str, part: str) -> Path | None:
    """A folder or file of a game, such as its `rulebook`, its `words` or its `tutorial.toml`; None: it has none."""
    place = folder_of(package_of(name))
    return place / part if place is not None and (place / part).exists() else None


def words_of_games() -> list[Path]:
    found = (folder(name, "words") for name in names())
    return [place for place in found if place is not None]
