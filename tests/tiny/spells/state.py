"""What lies on the table."""

from samobranka.core.agenda import Due
from tiny.spells.book import CARDS

MOST = 9


class State:
    """Cards are numbers of the book; equal cards are as good as each other."""

    __slots__ = ("agenda", "deck", "hands", "health", "pile", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.health = [MOST, MOST]
        self.deck = [number for number, card in enumerate(CARDS) for _ in range(card.count)]
        self.hands: list[list[int]] = [[], []]
        self.pile: list[int] = []
        self.agenda: list[Due] = []

    def copy(self) -> "State":
        new = State.__new__(State)
        new.turn = self.turn
        new.health = self.health[:]
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.pile = self.pile[:]
        new.agenda = self.agenda[:]
        return new

    def key(self) -> tuple[object, ...]:
        hands = tuple(tuple(sorted(hand)) for hand in self.hands)
        return self.turn, tuple(self.health), tuple(sorted(self.deck)), hands, tuple(self.pile), tuple(self.agenda)

    def over(self) -> bool:
        """Somebody has fallen, or there is nothing left to do."""
        return min(self.health) == 0 or not self.agenda
