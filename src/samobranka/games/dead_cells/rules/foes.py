"""What enemies do: a function for each word of their rows."""

from collections.abc import Callable
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.harm import companions, kill, participants, remove
from samobranka.games.dead_cells.rules.malaise import healthy
from samobranka.games.dead_cells.rules.playing import fight_of
from samobranka.games.dead_cells.rules.steps import (
    BITTEN,
    FOE_ACT,
    FOE_ROW,
    SICKENED,
    STATED,
    STRUCK,
    V_COMPANION,
    V_GIVE,
    WORMED,
)
from samobranka.games.dead_cells.rules.summoned import FAR, LEFT, boss_space, is_boss, move_boss, row_of
from samobranka.games.dead_cells.state import NOBODY, Enemy, State

COMPANIONS_AFTER: Final = 4
HARM: Final = (v.STRIKE, v.AFFLICT, v.WORM, v.SICKEN)


class FoeRow(Step[State, State]):
    """(FOE_ROW, space, round): DC-RND-01, DC-RND-02: whoever stands there performs its row, unless that is frozen.

    DC-BOS-16, DC-BOS-18: a boss acts once a round, where the order reaches it, and at the latest with the far space; who has
    come there from behind acts once more, and stays.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight = fight_of(s)
        space = late_boss(s) if due[1] == FAR and fight.line[FAR] is None else due[1]
        enemy = fight.line[space]
        if enemy is None or enemy.hidden:
            return
        again = is_boss(enemy) and enemy.acted
        if again and not enemy.came:
            return
        enemy.acted, enemy.came = True, False
        if enemy.idle or enemy.frozen >> due[2] & 1:
            if emit is not None:
                emit(Event("enemy-skipped", {"space": space, "foe": enemy.foe, "round": due[2]}))
            return
        # DC-STA-08: who is invisible has been so since the round began.
        row = [atom for atom in row_of(s, enemy, due[2]) if atom[0] != v.VANISH and not (again and atom[0] == v.MOVE)]
        if row and emit is not None:
            emit(Event("enemy-acts", {"space": space, "foe": enemy.foe, "round": due[2]}))
        s.agenda += [(FOE_ACT, space, atom[0], atom[1], atom[2]) for atom in reversed(row)]


def late_boss(s: State) -> int:
    """DC-BOS-18: a boss that has stepped to a space that is past, and has not acted yet; or else the far space."""
    space = boss_space(fight_of(s))
    enemy = fight_of(s).line[space]
    return space if space > LEFT and enemy is not None and not enemy.acted else FAR


def guard(s: State, space: int, n: int, whom: int, chance: Chance, emit: Emit) -> None:
    """DC-ACT-04: shields for itself, or for each other enemy."""
    for at, enemy in enumerate(fight_of(s).line):
        if enemy is not None and (at == space) == (whom == v.SELF):
            enemy.shields += n
            if emit is not None:
                emit(Event("enemy-shield", {"space": at, "foe": enemy.foe, "count": n}))


def vanish(s: State, number: int, emit: Emit) -> None:
    """DC-STA-08: whoever has it in the row of this round cannot be targeted from its start, unless ice lies there already."""
    for space, enemy in standing(s):
        row = FOES[enemy.foe].rows[number]
        enemy.invisible = not enemy.hidden and not enemy.frozen >> number & 1 and any(atom[0] == v.VANISH for atom in row)
        if enemy.invisible and emit is not None:
            emit(Event("vanished", {"space": space, "foe": enemy.foe}))


def die(s: State, space: int, n: int, whom: int, chance: Chance, emit: Emit) -> None:
    """DC-KIL-03: right after its row, and it yields its death box."""
    if fight_of(s).line[space] is not None:
        kill(s, space, chance, emit)


def flee(s: State, space: int, n: int, whom: int, chance: Chance, emit: Emit) -> None:
    """DC-KIL-05: it leaves without a death box."""
    if fight_of(s).line[space] is not None:
        foe = remove(s, space).foe
        fight_of(s).fled = True
        if emit is not None:
            emit(Event("fled", {"space": space, "foe": foe}))


def cross_over(s: State, space: int, n: int, whom: int, chance: Chance, emit: Emit) -> None:
    """DC-BOS-16: from the far space behind the Group or back, if that space is free."""
    fight = fight_of(s)
    to = LEFT if space == FAR else FAR
    enemy = fight.line[space]
    if enemy is not None and fight.line[to] is None:
        enemy.came = to == FAR
        move_boss(fight, space, to, emit)


# What is done at once; what somebody must be chosen for is asked below.
DONE: Final[dict[int, Callable[[State, int, int, int, Chance, Emit], None]]] = {
    v.GUARD: guard,
    v.DIE: die,
    v.FLEE: flee,
    v.MOVE: cross_over,
}


def harmed(kind: int, who: int, n: int, space: int) -> list[Due]:
    """One hit or one state on one of us: hits come one by one."""
    if kind == v.WORM:
        return [(WORMED, who)]
    if kind == v.SICKEN:
        return [(SICKENED, who)]
    return [(STATED, who, n)] if kind == v.AFFLICT else [(STRUCK, who, 1, space)] * n


def harmed_by_choice(s: State, kind: int, action: Action, n: int, space: int) -> list[Due]:
    """DC-EQP-08: whoever was chosen, a hero or somebody's companion."""
    return [(BITTEN, action[1], action[2])] * n if action[0] == V_COMPANION else harmed(kind, action[1], n, space)


def gone(s: State, due: Due) -> bool:
    """DC-ACT-13: the dead do nothing more; but what has been begun on two is done to both."""
    return due[1] != NOBODY and len(due) == 5 and fight_of(s).line[due[1]] is None


def chosen_already(action: Action) -> int:
    """Whom the second of two must differ from: heroes by their number, companions after them."""
    return action[1] if action[0] == V_GIVE else COMPANIONS_AFTER + action[2]


class FoeAct(Step[State, State]):
    """(FOE_ACT, space, what, how much, whom, who has been chosen): DC-ACT-02, DC-ACT-15, DC-STA-09, DC-WRM-01, DC-MAL-01.

    Damage of the Group's choice is assigned token by token, a state to one; two means two different ones.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        what, whom, chosen = due[2], due[4], due[5:]
        if what not in HARM or whom not in (v.ONE, v.TWO) or gone(s, due):
            return None
        free: list[Action] = [(V_GIVE, who) for who in participants(s)]
        if what == v.SICKEN:
            # DC-MAL-01: one token each.
            free = [choice for choice in free if healthy(s, choice[1])]
        # DC-KIL-01: damage of a death box is for a hero.
        if what == v.STRIKE and due[1] != NOBODY:
            free += [(V_COMPANION, who, gear) for who in participants(s) for gear in companions(s, who)]
        free = [choice for choice in free if chosen_already(choice) not in chosen]
        return Decision(s.spokesman(), "assign" if what == v.STRIKE else "state", free, due) if free else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        space, what, n, whom = due[1:5]
        if emit is not None and action[0] == V_GIVE:
            emit(Event("assigned", {"fighter": action[1], "what": what}))
        if whom == v.TWO:
            chosen = (*due[5:], chosen_already(action))
            if len(chosen) < 2:
                s.agenda.append((FOE_ACT, space, what, n, whom, *chosen))
            s.agenda += harmed_by_choice(s, what, action, n, space)
        elif what == v.STRIKE:
            if n > 1:
                s.agenda.append((FOE_ACT, space, what, n - 1, whom))
            s.agenda += harmed_by_choice(s, what, action, 1, space)
        else:
            s.agenda += harmed(what, action[1], n, space)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if gone(s, due):
            return
        space, what, n, whom = due[1:5]
        if what in DONE:
            DONE[what](s, space, n, whom, chance, emit)
        elif whom == v.ALL and what in HARM:
            for who in reversed(participants(s)):
                s.agenda += harmed(what, who, n, space)
        elif what in HARM and whom == v.FIRST_PLAYER and s.first in participants(s):
            if what == v.STRIKE and n > 1:
                # DC-ACT-13: several hits on one are several actions, as with those that are assigned.
                s.agenda.append((FOE_ACT, space, what, n - 1, whom))
            s.agenda += harmed(what, s.first, 1 if what == v.STRIKE else n, space)


def standing(s: State) -> list[tuple[int, Enemy]]:
    """Enemies from left to right."""
    return [(space, enemy) for space, enemy in enumerate(fight_of(s).line) if enemy is not None]


STEPS: Final[dict[int, Step[State, State]]] = {FOE_ROW: FoeRow("enemy row"), FOE_ACT: FoeAct("enemy")}
