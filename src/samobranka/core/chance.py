"""Luck as an argument. Rules ask a `Chance`; every answer is recorded, so a replay needs no seed.

It is never part of a state: a planner that holds a copy of the state cannot read the future from it.
"""

from collections.abc import Callable
from random import Random

from samobranka.core.errors import BadSave

# What a chance takes from: rules name it so that examples can say "roll 5" or "draw orc".
DIE = "die"


class ChanceNeeded(Exception):
    """Raised by `NoChance`: the choice leads to a die or a draw."""


class Chance:
    """Seeded luck. `int(random() * n)` gives the same numbers on every Python, compiled or not."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.record: list[int] = []
        self._random: Callable[[], float] = Random(seed).random

    def roll(self, sides: int, source: str = DIE) -> int:
        """A number from 1 to `sides`."""
        value = int(self._random() * sides) + 1
        self.record.append(value)
        return value

    def draw(self, bag: list[int], source: str) -> int:
        """Takes one thing out of a bag. A bag of one is no chance, but the draw is recorded all the same."""
        index = int(self._random() * len(bag))
        item = bag[index]
        bag[index] = bag[-1]
        bag.pop()
        self.record.append(item)
        return item

    def shuffle(self, items: list[int], source: str) -> None:
        """Mixes a list whose order will matter. Where the rules allow, `draw` from a bag instead."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            self.record.append(other)
            items[last], items[other] = items[other], items[last]

    def pick(self, count: int) -> int:
        """A number below `count`, unrecorded: for bots that choose at random, not for rules."""
        return int(self._random() * count)

    def take_record(self) -> list[int]:
        record = self.record
        self.record = []
        return record


class Replay(Chance):
    """Gives back recorded results in order, and refuses a record that does not fit the game."""

    def __init__(self, results: list[int]) -> None:
        self.record = []
        self._random = Random(0).random
        self._results = results
        self._next = 0

    def _take(self) -> int:
        if self._next >= len(self._results):
            raise BadSave("save-chance-missing")
        value = self._results[self._next]
        self._next += 1
        self.record.append(value)
        return value

    def roll(self, sides: int, source: str = DIE) -> int:
        value = self._take()
        if not 1 <= value <= sides:
            raise BadSave("save-chance-wrong", value=value, source=source)
        return value

    def draw(self, bag: list[int], source: str) -> int:
        item = self._take()
        if item not in bag:
            raise BadSave("save-chance-wrong", value=item, source=source)
        bag[bag.index(item)] = bag[-1]
        bag.pop()
        return item

    def shuffle(self, items: list[int], source: str) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self._take()
            if not 0 <= other <= last:
                raise BadSave("save-chance-wrong", value=other, source=source)
            items[last], items[other] = items[other], items[last]

    def finished(self) -> bool:
        return self._next == len(self._results)


class Script(Chance):
    """Chance as an example tells it: a queue of results for each source, and a seed for what is not told."""

    def __init__(self, seed: int) -> None:
        self.record = []
        self._random = Random(seed).random
        self._told: dict[str, list[list[int]]] = {}
        self._orders: dict[str, list[list[list[int]]]] = {}

    def tell(self, source: str, wanted: list[int]) -> None:
        """The next result from `source` is one of `wanted` (equal pieces are as good as each other)."""
        self._told.setdefault(source, []).append(wanted)

    def tell_order(self, source: str, wanted: list[list[int]]) -> None:
        """After the next shuffle of `source` these lie on top, the first one topmost. The top of a list is its end."""
        self._orders.setdefault(source, []).append(wanted)

    def left(self) -> list[str]:
        """Sources of which something was told that never happened."""
        queues = [*self._told.items(), *self._orders.items()]
        return [source for source, queue in queues if queue]

    def _next_of(self, source: str) -> list[int]:
        queue = self._told.get(source)
        return queue.pop(0) if queue else []

    def roll(self, sides: int, source: str = DIE) -> int:
        wanted = self._next_of(source)
        value = wanted[0] if wanted else int(self._random() * sides) + 1
        self.record.append(value)
        return value

    def draw(self, bag: list[int], source: str) -> int:
        wanted = self._next_of(source)
        item = bag[int(self._random() * len(bag))]
        if wanted:
            there = [thing for thing in wanted if thing in bag]
            if not there:
                raise BadSave("example-not-in-bag", source=source)
            item = there[0]
        bag[bag.index(item)] = bag[-1]
        bag.pop()
        self.record.append(item)
        return item

    def shuffle(self, items: list[int], source: str) -> None:
        orders = self._orders.get(source)
        wanted = orders.pop(0) if orders else []
        # The shuffle fills its list from the end: there lies the top.
        for last in range(len(items) - 1, -1, -1):
            other = int(self._random() * (last + 1))
            place = len(items) - 1 - last
            if place < len(wanted):
                there = [index for index in range(last + 1) if items[index] in wanted[place]]
                if not there:
                    raise BadSave("example-not-in-bag", source=source)
                other = there[0]
            if last > 0:
                self.record.append(other)
            items[last], items[other] = items[other], items[last]
        if len(wanted) > len(items):
            raise BadSave("example-not-in-bag", source=source)


class NoChance(Chance):
    """Stops at the first die or draw: what a careful player can foresee of a choice, and no more."""

    def __init__(self) -> None:
        self.record = []
        self._random = Random(0).random

    def roll(self, sides: int, source: str = DIE) -> int:
        raise ChanceNeeded

    def draw(self, bag: list[int], source: str) -> int:
        raise ChanceNeeded

    def shuffle(self, items: list[int], source: str) -> None:
        raise ChanceNeeded


class Steady(Chance):
    """A die that always shows its middle: a hand that does not tremble. Draws are still a matter of luck."""

    def roll(self, sides: int, source: str = DIE) -> int:
        return (sides + 1) // 2
