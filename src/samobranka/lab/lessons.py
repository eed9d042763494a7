"""The lessons of the games that have one."""

from functools import lru_cache
from pathlib import Path

from samobranka import games
from samobranka.core.lesson import Lesson

FILE = "tutorial.toml"


def has_lesson(game: str) -> bool:
    return games.room(game, FILE).is_file()


@lru_cache
def lesson_of(game: str) -> Lesson | None:
    """A game's lesson, read and played once."""
    return Lesson(games.find(game), Path(str(games.room(game, FILE)))) if has_lesson(game) else None
