"""Foresight: the top of a deck is looked at by all and put back in another order."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.rules.decks import draw_monster, know_on_top, of_kind, top_card, top_gear
from samobranka.games.dead_cells.rules.steps import ARRANGE, V_CHOOSE
from samobranka.games.dead_cells.state import State

# Decks by number: the equipment, those of the Beheaded, the monsters and the elites of the biome.
EQUIPMENT: Final = 1
FIRST_HERO: Final = 2
MONSTERS: Final = 6
ELITES: Final = 7


def top_of(s: State, deck: int) -> list[int]:
    """The cards whose place is known, the top last."""
    if deck in (MONSTERS, ELITES):
        return list(s.foreseen[deck - MONSTERS])
    return s.gear_top if deck == EQUIPMENT else s.fighters[deck - FIRST_HERO].top


def lay_on_top(s: State, deck: int, top: list[int]) -> None:
    if deck in (MONSTERS, ELITES):
        know_on_top(s, deck == ELITES, tuple(top))
    elif deck == EQUIPMENT:
        s.gear_top = top
    else:
        s.fighters[deck - FIRST_HERO].top = top


def size_of(s: State, deck: int) -> int:
    if deck in (MONSTERS, ELITES):
        return len(of_kind(s.monsters, deck == ELITES))
    bag = s.gear_bag if deck == EQUIPMENT else s.fighters[deck - FIRST_HERO].bag
    return len(bag) + len(top_of(s, deck))


class Arrange(Step[State, State]):
    """(ARRANGE, how many) which deck; (ARRANGE, how many, deck, how many lie in their places): DC-MUT-08.

    They lie on top already, seen by all; the Group says which is drawn first, then which is next.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if len(due) == 2:
            decks = (EQUIPMENT, *range(FIRST_HERO, FIRST_HERO + s.setup.seats), MONSTERS, ELITES)
            found: list[Action] = [(V_CHOOSE, deck) for deck in decks if size_of(s, deck) > 1]
            return Decision(s.spokesman(), "arrange", found, due) if found else None
        left = due[1] - due[3]
        return Decision(s.spokesman(), "order", [(V_CHOOSE, at) for at in range(1, left + 1)], due) if left > 1 else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if len(due) == 2:
            look(s, due[1], action[1], chance, emit)
            return
        count, deck, done = due[1:]
        order = from_the_top(s, deck, count)
        order.insert(done, order.pop(done + action[1] - 1))
        lay_on_top(s, deck, [*top_of(s, deck)[:-count], *reversed(order)])
        s.agenda[-1] = (ARRANGE, count, deck, done + 1)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def from_the_top(s: State, deck: int, count: int) -> list[int]:
    """So many of the cards whose place is known, the one that is drawn first at the front."""
    return top_of(s, deck)[: -count - 1 : -1]


def look(s: State, most: int, deck: int, chance: Chance, emit: Emit) -> None:
    """DC-MUT-08: as many as there are, without shuffling a discard in."""
    count = min(most, size_of(s, deck))
    seen = [take(s, deck, chance) for _ in range(count)]
    if deck in (MONSTERS, ELITES):
        s.monsters += seen
    lay_on_top(s, deck, [*top_of(s, deck), *reversed(seen)])
    if emit is not None:
        for card in seen:
            if deck == EQUIPMENT:
                emit(Event("foresaw-gear", {"gear": card}, reveals=True))
            elif deck in (MONSTERS, ELITES):
                emit(Event("foresaw-monster", {"monster": card}, reveals=True))
            else:
                emit(Event("foresaw", {"fighter": deck - FIRST_HERO, "card": card}, reveals=True))
    s.agenda[-1] = (ARRANGE, count, deck, 0)


def take(s: State, deck: int, chance: Chance) -> int:
    if deck in (MONSTERS, ELITES):
        return draw_monster(s, deck == ELITES, chance)
    return top_gear(s, chance) if deck == EQUIPMENT else top_card(s.fighters[deck - FIRST_HERO], chance)


STEPS: Final[dict[int, Step[State, State]]] = {ARRANGE: Arrange("arrange")}
