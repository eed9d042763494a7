"""What pieces and places are called: one vocabulary for views, choices, events, logs and scripts.

The rules count in whole numbers; whatever leaves them is told by name, and what comes in is read by name.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from samobranka.core.errors import Illegal

# Where a number stands for nothing at all: no card, no place.
NOTHING: Final = -1


class Names:
    """Both ways: `SPACES[8]` is "archer-3", and `SPACES.parse("archer-3")` is 8.

    A number without a name (an empty one in the list) is never told.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.all: list[str] = list(names)
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.all) if name}
        if len(self._numbers) != sum(1 for name in self.all if name):
            raise ValueError("two things are called the same")

    def __getitem__(self, number: int) -> str:
        name = self.all[number] if number >= 0 else ""
        if not name:
            raise IndexError(f"nothing is called by the number {number}")
        return name

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def parse(self, name: str) -> int:
        """The number that is called so; anything else cannot be read."""
        number = self._numbers.get(name)
        if number is None:
            raise Illegal("illegal-unreadable", text=name[:80])
        return number

    def find(self, name: str) -> int:
        """The same, or NOTHING."""
        return self._numbers.get(name, NOTHING)

    def told(self, number: int) -> str | None:
        """As it is told to others."""
        return None if number == NOTHING else self[number]


def numbered(prefix: str, count: int, first: int = 0) -> Names:
    """c0, c1, c2 …"""
    return Names(f"{prefix}{number}" for number in range(first, first + count))


# Seats are counted from 1 where people read them.
SEATS: Final = numbered("seat-", 32, 1)
