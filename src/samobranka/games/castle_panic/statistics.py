"""The game in figures: what is counted after every turn, and what each player did."""

from collections.abc import Callable
from typing import Final

from samobranka.core.game import View


def how_many(part: str) -> Callable[[View], int]:
    """Counts a list of the view."""

    def count(view: View) -> int:
        things = view[part]
        return len(things) if isinstance(things, list) else 0

    return count


MEASURES: Final = {name: how_many(name) for name in ("towers", "walls", "monsters")}
# Events that are counted for the seat they name.
TALLIES: Final = ("slain", "played", "swapped")
# Both of those who trade do so.
SIDES: Final = {"swapped": ("seat", "partner")}
