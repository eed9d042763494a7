"""Strikes: what the flicked character does to enemies that it meets, and a dryad to friends."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.material import DYMER, ELEMENTAL, FIERY, FLAME, HERO, VAMPIRE
from samobranka.games.nastolie.rules.heaps import lay
from samobranka.games.nastolie.rules.lives import dishes_on, drop_dishes, heal, shielded, wound
from samobranka.games.nastolie.rules.steps import FOLLOW_UP, GREET, STRIKE
from samobranka.games.nastolie.state import KIND, State


def wounds_of(s: State, striker: int, target: int, strong: bool, lassos: int, dishes: int) -> int:
    """NA-401, NA-405, NA-410, NA-709: one; doubled by the red arc and by an Elemental's fire; then what is added."""
    burning = burns(s, striker, target)
    wounds = 2 if strong or burning else 1
    if strong and burning and not s.setup.once_doubled:
        wounds = 4
    return wounds + lassos + dishes


def burns(s: State, striker: int, target: int) -> bool:
    """NA-709: an Elemental strikes somebody who carries a Flame."""
    return KIND[striker] == ELEMENTAL and s.carries(target, FLAME) > 0


def immune(s: State, target: int, attacker: int) -> bool:
    """NA-710: a Dymer takes no wounds from strikes and shots of veterans and fighters."""
    return KIND[target] == DYMER and s.rank(attacker) != HERO


class Strike(Step[State, State]):
    """NA-303, NA-308, NA-401 to NA-415; (STRIKE, striker, target, seat, strong, whose each Lasso is …)."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        striker, target, seat, strong = due[1:5]
        if striker not in s.field or target not in s.field:
            return
        dishes = len(dishes_on(s, striker))
        wounds = wounds_of(s, striker, target, bool(strong), len(due) - 5, dishes)
        s.latest = s.latest.and_struck(target)
        if emit is not None:
            facts: dict[str, int | str] = {"disc": striker, "target": target, "seat": seat, "wounds": wounds}
            facts |= {"strong": bool(strong), "burning": burns(s, striker, target), "lassos": len(due) - 5, "dishes": dishes}
            emit(Event("struck", facts))
        spared, shield = immune(s, target, striker), shielded(s, target)
        dealt = 0 if spared or shield else wounds
        s.agenda.append((FOLLOW_UP, striker, target, seat, dealt, *due[5:]))
        if spared:
            if emit is not None:
                emit(Event("spared", {"disc": target, "wounds": wounds, "cause": "dymer"}))
            return
        if dealt and dishes:
            drop_dishes(s, striker, emit)
        wound(s, target, wounds, "strike", seat, emit, shield)


class FollowUp(Step[State, State]):
    """NA-308, NA-402, NA-403, NA-411, NA-412, NA-612, NA-613: lives for a vampire, a Flame, what Lassos cost."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        striker, target, seat, dealt = due[1:5]
        if striker not in s.field:
            return
        strike = s.setup.roster.strike[KIND[striker]]
        if strike == VAMPIRE:
            heal(s, striker, dealt, "vampire", emit)
        elif strike == FIERY and target in s.field:
            flames = s.reserve(FLAME)
            if flames:
                lay(s, flames[0], target, seat, "strike", emit)
        for owner in due[5:]:
            if striker in s.field:
                wound(s, striker, 1, "lasso", owner, emit)


class Greet(Step[State, State]):
    """NA-404: a friend that a dryad touches gains a life."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        dryad, friend = due[1:]
        if dryad in s.field and friend in s.field:
            heal(s, friend, 1, "dryad", emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    STRIKE: Strike("strike"),
    FOLLOW_UP: FollowUp("follow_up"),
    GREET: Greet("greet"),
}
