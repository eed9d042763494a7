"""Broken in the fields of their state."""

from collections.abc import Mapping
from typing import Any

from samobranka.core.chance import Chance
from samobranka.core.events import Emit
from samobranka.core.game import Game, OptionValue
from tiny.nested import Nested, State


class Moody(State):
    """A field more, which its copy takes along and its key sees."""

    __slots__ = ("mood",)
    remembers = True
    sees = True

    def __init__(self) -> None:
        super().__init__()
        self.mood = 3

    def copy(self) -> "Moody":
        new = type(self).__new__(type(self))
        new.turn, new.rows, new.agenda = self.turn, [row[:] for row in self.rows], self.agenda[:]
        new.mood = self.mood if self.remembers else 0
        return new

    def key(self) -> tuple[object, ...]:
        return (*super().key(), self.mood) if self.sees else super().key()


class Blind(Moody):
    __slots__ = ()
    sees = False


class Forgetful(Moody):
    """Nothing depends on its mood, so no other claim notices."""

    __slots__ = ()
    FOLLOWS = ("mood",)
    remembers = False
    sees = False


class Follows(Moody):
    """A mood that follows from the rest need not be in the key."""

    __slots__ = ()
    FOLLOWS = ("mood",)
    sees = False


class Remembers(Moody):
    """What is only remembered need be in no copy either."""

    __slots__ = ()
    REMEMBERS = ("mood",)
    remembers = False
    sees = False


class Hand:
    """A part of a state."""

    __slots__ = ("cards", "glove")

    def __init__(self, cards: list[int], glove: int) -> None:
        self.cards = cards
        self.glove = glove


class BlindInAPart(State):
    __slots__ = ("hands",)

    def __init__(self) -> None:
        super().__init__()
        self.hands = [Hand([1], 0), Hand([2], 0)]

    def copy(self) -> "BlindInAPart":
        new = BlindInAPart()
        new.turn, new.rows, new.agenda = self.turn, [row[:] for row in self.rows], self.agenda[:]
        new.hands = [Hand(hand.cards[:], hand.glove) for hand in self.hands]
        return new

    def key(self) -> tuple[object, ...]:
        return (*super().key(), tuple(tuple(hand.cards) for hand in self.hands))


class Starts(Nested):
    def __init__(self, state: type[State]) -> None:
        super().__init__()
        self.state = state

    def start(self, options: Mapping[str, OptionValue], seats: int, chance: Chance, emit: Emit) -> State:
        return self.state()


WHOLE: list[Game[Any]] = [Starts(Moody), Starts(Follows), Starts(Remembers)]
BROKEN: list[tuple[Game[Any], str]] = [
    (Starts(Forgetful), "a copy has another mood"),
    (Starts(Blind), "the key does not see a change of mood"),
    (Starts(BlindInAPart), r"the key does not see a change of hands\[0\]\.glove"),
]
