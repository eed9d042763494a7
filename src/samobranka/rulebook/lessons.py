"""The lessons of the games that have one."""

from functools import lru_cache
from typing import Final

from samobranka import games
from samobranka.rulebook.lesson import Lesson

FILE: Final = "tutorial.toml"


def has_lesson(game: str) -> bool:
    return games.folder(game, FILE) is not None


@lru_cache
def lesson_of(game: str) -> Lesson | None:
    """A game's lesson, read and played once."""
    file = games.folder(game, FILE)
    return None if file is None else Lesson(games.find(game), file)
