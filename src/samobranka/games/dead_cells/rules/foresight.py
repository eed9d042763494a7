"""Foresight: the top of a deck is looked at by all and put back in another order."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.rules.decks import top_card, top_gear
from samobranka.games.dead_cells.rules.steps import ARRANGE, V_CHOOSE
from samobranka.games.dead_cells.state import State

# Decks by number: the equipment, then those of the Beheaded.
EQUIPMENT: Final = 1
FIRST_HERO: Final = 2


def top_of(s: State, deck: int) -> list[int]:
    """The cards whose place is known, the top last."""
    return s.gear_top if deck == EQUIPMENT else s.fighters[deck - FIRST_HERO].top


def size_of(s: State, deck: int) -> int:
    bag = s.gear_bag if deck == EQUIPMENT else s.fighters[deck - FIRST_HERO].bag
    return len(bag) + len(top_of(s, deck))


class Arrange(Step[State, State]):
    """(ARRANGE, how many) which deck; (ARRANGE, how many, deck, how many lie in their places): DC-MUT-08.

    They lie on top already, seen by all; the Group says which is drawn first, then which is next.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if len(due) == 2:
            decks = range(EQUIPMENT, FIRST_HERO + s.setup.seats)
            found: list[Action] = [(V_CHOOSE, deck) for deck in decks if size_of(s, deck) > 1]
            return Decision(s.spokesman(), "arrange", found, due) if found else None
        left = due[1] - due[3]
        return Decision(s.spokesman(), "order", [(V_CHOOSE, at) for at in range(1, left + 1)], due) if left > 1 else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if len(due) == 2:
            look(s, due[1], action[1], chance, emit)
            return
        top, count, done = top_of(s, due[2]), due[1], due[3]
        order = top[: -count - 1 : -1]
        order.insert(done, order.pop(done + action[1] - 1))
        top[-count:] = order[::-1]
        s.agenda[-1] = (ARRANGE, count, due[2], done + 1)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def look(s: State, most: int, deck: int, chance: Chance, emit: Emit) -> None:
    """DC-MUT-08: as many as there are, without shuffling a discard in."""
    count = min(most, size_of(s, deck))
    seen = [top_gear(s, chance) if deck == EQUIPMENT else top_card(s.fighters[deck - FIRST_HERO], chance) for _ in range(count)]
    top_of(s, deck).extend(reversed(seen))
    if emit is not None:
        for card in seen:
            if deck == EQUIPMENT:
                emit(Event("foresaw-gear", {"gear": card}, reveals=True))
            else:
                emit(Event("foresaw", {"fighter": deck - FIRST_HERO, "card": card}, reveals=True))
    s.agenda[-1] = (ARRANGE, count, deck, 0)


STEPS: Final[dict[int, Step[State, State]]] = {ARRANGE: Arrange("arrange")}
