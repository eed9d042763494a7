"""Choices that cannot be listed: where to aim, how hard to flick, which free spot to take.

A region is a verb and its parts, in the order in which a hand would go through them: a piece, a spot, a direction, a number.
Each part tells which of an action's numbers it takes, what is allowed there, and, as plain data, how anybody can draw it.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Final, Protocol

from samobranka.core.action import Action
from samobranka.core.chance import Chance
from samobranka.core.compiling import mypyc_attr
from samobranka.core.names import Names
from samobranka.core.shapes import Point, Shape, bounds

PartData = dict[str, object]
# So often a free spot is tried for at random before it is looked for step by step, so many steps a side.
TRIES: Final = 400
STEPS: Final = 120
# Bits behind the point where a length is worked out.
FINE: Final = 24


class Part(Protocol):
    """A piece of a region: some of the numbers of an action."""

    name: str
    # How many numbers it takes.
    size: int

    def contains(self, numbers: Action) -> bool: ...

    def sample(self, chance: Chance) -> Action: ...

    def near(self, meant: Action, given: Action) -> bool:
        """Whether a pupil who was told the one and did the other has done well enough. Both lie in the part."""
        ...

    def data(self) -> PartData:
        """How it is drawn: plain data with a `kind`."""
        ...

    def shown(self, numbers: Action) -> PartData:
        """How one choice of it is drawn, to somebody who was not told what else could be chosen."""
        ...


class OneOf:
    """One of several pieces. `places` says where they lie, for clients that know no more of the game than its regions."""

    size = 1

    def __init__(self, name: str, names: Names, numbers: Sequence[int], places: Sequence[Point] | None = None) -> None:
        self.name = name
        self.names = names
        self.numbers: list[int] = list(numbers)
        self.places = places

    def contains(self, numbers: Action) -> bool:
        return numbers[0] in self.numbers

    def sample(self, chance: Chance) -> Action:
        return (self.numbers[chance.pick(len(self.numbers))],)

    def near(self, meant: Action, given: Action) -> bool:
        return meant == given

    def data(self) -> PartData:
        pieces = [self.names[number] for number in self.numbers]
        places = None if self.places is None else [list(place) for place in self.places]
        return {"kind": "piece", "name": self.name, "pieces": pieces, "places": places}

    def shown(self, numbers: Action) -> PartData:
        data: PartData = {"kind": "piece", "name": self.name, "piece": self.names[numbers[0]], "place": None}
        if self.places is not None:
            data["place"] = list(self.places[self.numbers.index(numbers[0])])
        return data


class Number:
    """A whole number in steps: the strength of a flick, how a piece is turned. `slack`: so far off is near enough.

    `usual` is what a hand begins with; the middle, if nothing is said.
    """

    size = 1

    def __init__(self, name: str, least: int, most: int, step: int = 1, slack: int = 0, usual: int | None = None) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.step = step
        self.slack = slack
        self.usual = usual

    def contains(self, numbers: Action) -> bool:
        return self.least <= numbers[0] <= self.most and (numbers[0] - self.least) % self.step == 0

    def sample(self, chance: Chance) -> Action:
        return (self.least + self.step * chance.pick((self.most - self.least) // self.step + 1),)

    def near(self, meant: Action, given: Action) -> bool:
        return abs(meant[0] - given[0]) <= self.slack

    def data(self) -> PartData:
        steps: PartData = {"least": self.least, "most": self.most, "step": self.step, "usual": self.usual}
        return {"kind": "number", "name": self.name, **steps}

    def shown(self, numbers: Action) -> PartData:
        return {"kind": "number", "name": self.name, "value": numbers[0], "least": self.least, "most": self.most}


class Direction:
    """Two numbers, not both zero, neither larger than `reach`: only where they point counts.

    `slack` is in thousandths of a right angle's sine: 17 is about a degree.
    """

    size = 2

    def __init__(self, name: str, reach: int = 10_000, slack: int = 0) -> None:
        self.name = name
        self.reach = reach
        self.slack = slack

    def contains(self, numbers: Action) -> bool:
        x, y = numbers
        return (x != 0 or y != 0) and abs(x) <= self.reach and abs(y) <= self.reach

    def sample(self, chance: Chance) -> Action:
        while True:
            x, y = chance.pick(2 * self.reach + 1) - self.reach, chance.pick(2 * self.reach + 1) - self.reach
            # Within the circle, so that corners are not likelier than sides.
            if 0 < x * x + y * y <= self.reach * self.reach:
                return (x, y)

    def near(self, meant: Action, given: Action) -> bool:
        across = meant[0] * given[1] - meant[1] * given[0]
        along = meant[0] * given[0] + meant[1] * given[1]
        lengths = (meant[0] ** 2 + meant[1] ** 2) * (given[0] ** 2 + given[1] ** 2)
        return along > 0 and (1000 * across) ** 2 <= self.slack**2 * lengths

    def data(self) -> PartData:
        return {"kind": "direction", "name": self.name, "reach": self.reach}

    def shown(self, numbers: Action) -> PartData:
        return {"kind": "direction", "name": self.name, "x": numbers[0], "y": numbers[1]}


class Spot:
    """A point of a zone that is not in the way of anything. `slack`: so far off is near enough.

    `radius` is that of what is put there: for drawing only, the shapes are those that its middle must keep to.
    """

    size = 2

    def __init__(self, name: str, zone: Sequence[Shape], taken: Sequence[Shape] = (), radius: int = 0, slack: int = 0) -> None:
        self.name = name
        self.zone: list[Shape] = list(zone)
        self.taken: list[Shape] = list(taken)
        self.radius = radius
        self.slack = slack

    def contains(self, numbers: Action) -> bool:
        return self.free(numbers[0], numbers[1])

    def free(self, x: int, y: int) -> bool:
        return any(shape.holds(x, y) for shape in self.zone) and not any(shape.covers(x, y) for shape in self.taken)

    def sample(self, chance: Chance) -> Action:
        left, low, right, high = bounds(self.zone)
        for _ in range(TRIES):
            x, y = left + chance.pick(right - left + 1), low + chance.pick(high - low + 1)
            if self.free(x, y):
                return (x, y)
        found = self.search(left, low, right, high)
        return found[chance.pick(len(found))]

    def search(self, left: int, low: int, right: int, high: int) -> list[Action]:
        """Where there is little room: all free points of a grid."""
        found: list[Action] = []
        for column in range(STEPS + 1):
            for row in range(STEPS + 1):
                x, y = left + (right - left) * column // STEPS, low + (high - low) * row // STEPS
                if self.free(x, y):
                    found.append((x, y))
        if not found:
            raise ValueError(f"{self.name}: there is no free spot, so it should not be asked for")
        return found

    def near(self, meant: Action, given: Action) -> bool:
        return (meant[0] - given[0]) ** 2 + (meant[1] - given[1]) ** 2 <= self.slack**2

    def data(self) -> PartData:
        return {
            "kind": "spot",
            "name": self.name,
            "box": list(bounds(self.zone)),
            "zone": [shape.data() for shape in self.zone],
            "taken": [shape.data() for shape in self.taken],
            "radius": self.radius,
        }

    def shown(self, numbers: Action) -> PartData:
        return {"kind": "spot", "name": self.name, "x": numbers[0], "y": numbers[1], "radius": self.radius}


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """All actions of a verb whose numbers lie in these parts, one part after the other.

    `worth` says how many listed choices it counts for where somebody chooses at random. A game that allows less than the parts
    say derives from it, and refuses more in `contains`. Others see somebody aim, unless it is `secret`.
    """

    def __init__(self, verb: int, parts: Sequence[Part], worth: int = 1, secret: bool = False) -> None:
        self.verb = verb
        self.parts: list[Part] = list(parts)
        self.worth = worth
        self.secret = secret
        self.size: int = 1 + sum(part.size for part in self.parts)

    def contains(self, action: Action) -> bool:
        if len(action) != self.size or action[0] != self.verb:
            return False
        at = 1
        for part in self.parts:
            if not part.contains(action[at : at + part.size]):
                return False
            at += part.size
        return True

    def sample(self, chance: Chance) -> Action:
        numbers: list[int] = [self.verb]
        for part in self.parts:
            numbers += part.sample(chance)
        return tuple(numbers)

    def near(self, meant: Action, given: Action) -> bool:
        """Whether the one may stand for the other, as in a lesson. Both lie in the region."""
        at = 1
        for part in self.parts:
            end = at + part.size
            if not part.near(meant[at:end], given[at:end]):
                return False
            at = end
        return True

    def data(self) -> list[PartData]:
        return [part.data() for part in self.parts]

    def gesture(self, action: Action) -> list[PartData]:
        """One of its choices, part by part, as it can be drawn."""
        at, shown = 1, []
        for part in self.parts:
            shown.append(part.shown(action[at : at + part.size]))
            at += part.size
        return shown


def towards(x: int, y: int, reach: int = 10_000) -> tuple[int, int]:
    """A direction of the greatest length there is, in whole numbers."""
    length = isqrt((x * x + y * y) << 2 * FINE)
    return round_half(x * reach << FINE, length), round_half(y * reach << FINE, length)


def round_half(number: int, by: int) -> int:
    """Rounded, halves away from zero, so that mirror images stay mirror images."""
    half = (2 * abs(number) + by) // (2 * by)
    return half if number >= 0 else -half
