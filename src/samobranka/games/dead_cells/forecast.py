"""How a fight, or a boss's Turn, will end as it stands: it is played on by the rules themselves, with quick answers."""

from random import Random
from typing import Final

from samobranka.core.chance import DIE, Chance, ChanceNeeded
from samobranka.core.decision import Action
from samobranka.games.dead_cells.answers import at_once
from samobranka.games.dead_cells.rules.flow import FLOW, settle
from samobranka.games.dead_cells.state import State

# More questions than any fight has.
LONGEST: Final = 400
UNUSED: Final = Random(0).random


class Ahead(Chance):
    """No luck: while the fight lasts, of unseen cards always the one in the middle comes; with its end the look ahead ends."""

    def __init__(self, state: State) -> None:
        self.record = []
        self._random = UNUSED
        self.state: State = state
        self.turn: int = state.turn

    def roll(self, sides: int, source: str = DIE) -> int:
        return (sides + 1) // 2

    def draw(self, bag: list[int], source: str) -> int:
        if self.state.fight is None or self.state.turn != self.turn:
            raise ChanceNeeded
        middle = len(bag) // 2
        item = bag[middle]
        bag[middle] = bag[-1]
        bag.pop()
        return item

    def shuffle(self, items: list[int], source: str) -> None:
        pass

    def pick(self, count: int) -> int:
        return 0


def play_on(s: State, until: str = "", first: Action | None = None) -> bool:
    """To the end of the fight or of the Turn: before hands are filled again and anything new is turned up.

    Or to the next question of a kind: then yes, it is open. `first` answers the question that is open now.
    """
    chance = Ahead(s)
    turn, action = s.turn, first
    try:
        # A choice that led to luck has left the table in the middle of something.
        settle(s, chance, None)
        for _ in range(LONGEST):
            asked = s.asked
            if asked is None or s.fight is None or s.turn != turn:
                return False
            if action is None:
                if asked.question == until:
                    return True
                action = at_once(s, asked)
            FLOW.answer(s, s, s.agenda[-1], action, chance, None)
            action = None
            settle(s, chance, None)
    except ChanceNeeded:
        pass
    return False
