"""Malaise: a token that brings a card in each of two fights or Turns."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import WORLD
from samobranka.games.dead_cells.rules.steps import DRAW_MALAISE, GIVE_UNSICKEN, SICKENED, V_GIVE
from samobranka.games.dead_cells.state import NOBODY, Fighter, State


def suffers(fighter: Fighter, word: int) -> bool:
    """DC-MAL-03: whether the card of this fight or Turn says so."""
    return fighter.malaise != NOBODY and WORLD.malaise[fighter.malaise].kind == word


def curable(fighter: Fighter) -> bool:
    """DC-ACT-12, DC-MAL-03: whether anything can take damage off him: he has some, and does not crave."""
    return fighter.damage > 0 and not suffers(fighter, v.NO_HEAL)


def healthy(s: State, who: int) -> bool:
    """DC-MAL-01: who holds a token takes no other."""
    return not s.fighters[who].sick


class Sickened(Step[State, State]):
    """(SICKENED, who): DC-MAL-01: a token, and never a second one; no shield and no resistance stops it."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fighter = s.fighters[due[1]]
        if not fighter.sick and fighter.alive():
            fighter.sick = WORLD.malaise_cards
            if emit is not None:
                emit(Event("malaise", {"fighter": due[1]}))


def plan_malaise(s: State, passer: int) -> None:
    """DC-MAL-02: before the first card is placed, First Player first; not for who passes."""
    s.agenda += [(DRAW_MALAISE, who) for who in reversed(s.group()) if s.fighters[who].sick and who != passer]


def rot(s: State, emit: Emit) -> None:
    """DC-MAL-03: at each Round End his shields are gone, golden ones too."""
    for who, fighter in enumerate(s.fighters):
        if suffers(fighter, v.SHIELDS_ROT) and (fighter.shields or fighter.gold):
            fighter.shields = fighter.gold = 0
            if emit is not None:
                emit(Event("rotted", {"fighter": who}))


def forget_cards(s: State) -> None:
    """DC-MAL-02: a card holds for one fight or Turn, and is shuffled back."""
    for fighter in s.fighters:
        fighter.malaise = NOBODY


class GiveUnsicken(Step[State, State]):
    """(GIVE_UNSICKEN): DC-MAL-04: the token of one holder of the Group's choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        sick: list[Action] = [(V_GIVE, who) for who, fighter in enumerate(s.fighters) if fighter.sick]
        return Decision(s.spokesman(), "unmalaise", sick, due) if sick else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        cure(s, action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def cure(s: State, who: int, emit: Emit) -> None:
    if s.fighters[who].sick:
        s.fighters[who].sick = 0
        if emit is not None:
            emit(Event("malaise-gone", {"fighter": who}))


STEPS: Final[dict[int, Step[State, State]]] = {
    SICKENED: Sickened("malaise"),
    GIVE_UNSICKEN: GiveUnsicken("unmalaise"),
}
