"""The rulebook of a game: its chapters in the order of their numbers, and of their files where each begins anew."""

from functools import lru_cache
from pathlib import Path

from samobranka import games
from samobranka.rulebook.ids import by_number as by_number
from samobranka.rulebook.reading import Chapter, read_chapter


def files(game: str) -> list[Path]:
    """The files of a game's rulebook."""
    folder = games.folder(game, "rulebook")
    return sorted(folder.glob("*.toml")) if folder is not None else []


@lru_cache
def chapters(game: str) -> tuple[Chapter, ...]:
    return tuple(sorted((read_chapter(file) for file in files(game)), key=lambda chapter: by_number(chapter.rules[0].id)))
