"""The games on the shelf: ours, and whatever else is registered under the entry point `samobranka.games`."""

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from samobranka.core.errors import UnknownGame
from samobranka.core.game import Game

GROUP: Final = "samobranka.games"
# Named here too, so that a checkout without installed metadata works.
OURS: Final = {
    "bad_bones": "samobranka.games.bad_bones:GAME",
    "castle_panic": "samobranka.games.castle_panic:GAME",
}


@lru_cache
def addresses() -> dict[str, str]:
    """Where each game lives, as `module:object`, without importing it."""
    found = dict(OURS)
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
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


def room(name: str, folder: str) -> Traversable:
    """A folder of a game, such as its `rulebook` or its `words`."""
    return files(package_of(name)).joinpath(folder)


@lru_cache
def extra(name: str, module: str) -> ModuleType | None:
    """What a game may bring beside its rules, by name: `statistics`, `reasons`, `pointing`; None if it does not."""
    address = f"{package_of(name)}.{module}"
    try:
        return import_module(address) if find_spec(address) is not None else None
    except ModuleNotFoundError:
        return None  # A game in a single file has no rooms beside it.


def words_of_games() -> list[Traversable]:
    return [room(name, "words") for name in names() if room(name, "words").is_dir()]
