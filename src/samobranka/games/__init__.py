"""The games on the shelf: ours, and whatever else is registered under the entry point `samobranka.games`.

`SAMOBRANKA_GAMES="darts=tiny.darts:GAME"` (several with commas) puts games on it that are not installed, such as one that is
just being written.
"""

import json
import os
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from samobranka.core.errors import UnknownGame
from samobranka.core.game import Game
from samobranka.core.info import GameInfo
from samobranka.core.rooms import folder_of

GROUP: Final = "samobranka.games"
# Named here too, so that a checkout without installed metadata works.
OURS: Final = {
    "bad_bones": "samobranka.games.bad_bones:GAME",
    "castle_panic": "samobranka.games.castle_panic:GAME",
    "dead_cells": "samobranka.games.dead_cells:GAME",
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


def look_again() -> None:
    """Games may have come to the shelf, or left it."""
    addresses.cache_clear()
    broken.cache_clear()
    loaded.cache_clear()


def names() -> list[str]:
    """The games that can be played. One that cannot be loaded costs nobody but itself."""
    return sorted(name for name in addresses() if name not in broken())


@lru_cache
def broken() -> dict[str, str]:
    """The games of others that cannot be played, and why. Ours are not tried out: they are tested."""
    return {name: why for name in sorted(addresses().keys() - OURS.keys()) if (why := fault(name))}


def fault(name: str) -> str:
    """Why a game cannot be put on the shelf, in one line; empty: it can. What it cannot say of itself would stop all others."""
    try:
        info = loaded(name).info
        if not isinstance(info, GameInfo) or info.id != name:
            return f"it is registered as {name!r} and calls itself {getattr(info, 'id', info)!r}"
        sound = type(info.minutes) is int and type(info.weight) in (int, float) and isinstance(info.version, str)
        if not sound or not info.seats or not all(isinstance(seats, int) for seats in info.seats):
            return "its version, seats, minutes or weight are not of the right kind"
        json.dumps(info.data())
        words_of(name)
    except (Exception, SystemExit) as error:
        return " ".join(f"{type(error).__name__}: {error}".split())[:300]
    return ""


def find(name: str) -> Game[Any]:
    if name in broken():
        raise UnknownGame("game-broken", game=name, why=broken()[name])
    if name not in addresses():
        raise UnknownGame("game-unknown", game=name[:40], known=", ".join(names()))
    return loaded(name)


@lru_cache
def loaded(name: str) -> Game[Any]:
    module, _, attribute = addresses()[name].partition(":")
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


def package_of(name: str) -> str:
    return addresses()[name].partition(":")[0]


def folder(name: str, part: str) -> Path | None:
    """A folder or file of a game, such as its `rulebook`, its `words` or its `tutorial.toml`; None: it has none."""
    place = folder_of(package_of(name))
    return place / part if place is not None and (place / part).exists() else None


def words_of(name: str) -> dict[str, str]:
    """The sentences of a game by language, as Fluent: from its folder `words`, where it may keep several files of a language
    (`combat.en.ftl`), or those that a game of one file brings as `sentences`."""
    place = folder(name, "words")
    if place is None:
        brought = {} if name in OURS else getattr(loaded(name), "sentences", {})
        return dict(brought) if isinstance(brought, Mapping) else {}
    return read_words(place)


def read_words(place: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted(place.glob("*.ftl")):
        language = file.name.split(".")[-2]
        found[language] = found.get(language, "") + file.read_text("utf8") + "\n"
    return found


def in_turn() -> list[str]:
    """Ours first, so that nobody else's words take the place of ours."""
    return sorted(names(), key=lambda name: (name not in OURS, name))
