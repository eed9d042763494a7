"""Dead Cells is not on the shelf yet: its words are put there for its own tests, and taken away again."""

from collections.abc import Iterator

import pytest

from samobranka import games, words


def forget() -> None:
    games.addresses.cache_clear()
    words.bundle.cache_clear()


@pytest.fixture(scope="module")
def spoken() -> Iterator[None]:
    """Messages of Dead Cells can be said."""
    games.OURS["dead_cells"] = "samobranka.games.dead_cells:GAME"
    forget()
    yield
    del games.OURS["dead_cells"]
    forget()
