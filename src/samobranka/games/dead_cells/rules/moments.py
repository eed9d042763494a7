"""What the Group may use at the moment that a card or a rune names: on its way, before cards are placed, in a fight."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.foes import MONSTER
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.abilities import Ability, at_moment, do_atoms, mark_used, of_group
from samobranka.games.dead_cells.rules.acting import drink, heal, thirsty
from samobranka.games.dead_cells.rules.harm import kill
from samobranka.games.dead_cells.rules.hitting import targets
from samobranka.games.dead_cells.rules.malaise import curable
from samobranka.games.dead_cells.rules.playing import exchange_active, fight_of, plan_the_placing
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import (
    ARRANGE,
    BEFORE_CARDS,
    BEFORE_REVEAL,
    FINISH_OFF,
    GROUP_ZERO,
    MEND,
    REVEAL_TILE,
    V_AIM,
    V_DRINK,
    V_FIRST,
    V_GIVE,
    V_SKILL,
)
from samobranka.games.dead_cells.rules.summoned import health_of
from samobranka.games.dead_cells.state import NOWHERE, Enemy, State


def on_the_way(s: State) -> list[Action]:
    """DC-EXP-12, DC-MUT-07: what may be used before a way is chosen, where it would do something; potions with the mutation."""
    found: list[Action] = [(V_SKILL, number) for number, clause in exploring_now(s) if useful(s, clause.does[0])]
    if any(clause.kind == v.POTIONS_ANYWHERE for _, clause in of_group(s)):
        found += [(V_DRINK, who) for who in thirsty(s)]
    return found


def exploring_now(s: State) -> list[Ability]:
    return at_moment(s, v.EXPLORE, v.EXPLORE_OR_ROUND_0)


def useful(s: State, atom: Due) -> bool:
    if atom[0] == v.HEAL:
        return any(curable(fighter) for fighter in s.fighters)
    return atom[0] == v.ARRANGE or (atom[0] == v.REVEAL and NOWHERE in s.tiles)


def use_on_the_way(s: State, action: Action, emit: Emit) -> None:
    """DC-EXP-12: as often as its limit allows."""
    if action[0] == V_DRINK:
        drink(s, action[1], emit)
        return
    number, clause = next(ability for ability in exploring_now(s) if ability[0] == action[1])
    mark_used(s, 0, number, clause.limit)
    if emit is not None:
        emit(Event("entry", {"fighter": max(s.first, 0), "ability": number}))
    atom = clause.does[0]
    if atom[0] == v.HEAL:
        s.agenda.append((MEND, 2 if atom[2] == v.TWO else 1))
    elif atom[0] == v.ARRANGE:
        s.agenda.append((ARRANGE, atom[1]))
    else:
        s.agenda += [(REVEAL_TILE,)] * atom[1]


class Mend(Step[State, State]):
    """(MEND, how many still, who has been chosen …): DC-MUT-07: one damage less for each of them, all different."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        hurt: list[Action] = [
            (V_GIVE, who)
            for who, fighter in enumerate(s.fighters)
            if curable(fighter) and fighter.alive() and who not in due[2:] and (s.fight is None or who != s.fight.passer)
        ]
        return Decision(s.spokesman(), "mend", hurt, due) if hurt and due[1] else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (MEND, due[1] - 1, *due[2:], action[1])
        heal(s, action[1], 1, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def in_round_0(s: State) -> list[Ability]:
    """DC-RND-03, DC-MUT-07: what the Group has for round 0, where it would do something."""
    found: list[Ability] = []
    for number, clause in at_moment(s, v.ROUND_0, v.EXPLORE_OR_ROUND_0):
        atom = clause.does[0]
        if targets(s, s.first, atom) if atom[0] == v.INFLICT else useful(s, atom):
            found.append((number, clause))
    return found


class GroupZero(Step[State, State]):
    """(GROUP_ZERO): DC-MUT-07: in round 0, when the First Player says so, without a Skill action."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        entries = in_round_0(s)
        return Decision(s.spokesman(), "zero", [*((V_SKILL, number) for number, _ in entries), PASS], due) if entries else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        number, clause = next(ability for ability in in_round_0(s) if ability[0] == action[1])
        mark_used(s, 0, number, clause.limit)
        if emit is not None:
            emit(Event("entry", {"fighter": s.first, "ability": number}))
        do_atoms(s, s.first, clause.does)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class BeforeCards(Step[State, State]):
    """(BEFORE_CARDS): DC-MUT-07: after the enemies are known, before passer and cards: the token goes to anybody."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if not at_moment(s, v.BEFORE_CARDS) or s.setup.solo:
            return None
        others: list[Action] = [(V_FIRST, who) for who in s.beheaded() if who != s.first]
        return Decision(s.spokesman(), "first", [PASS, *others], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action != PASS:
            number, clause = at_moment(s, v.BEFORE_CARDS)[0]
            mark_used(s, 0, number, clause.limit)
            s.first = action[1]
            if emit is not None:
                emit(Event("first", {"fighter": action[1]}))
        self.go_on(s, s, due, chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        plan_the_placing(s)


class BeforeReveal(Step[State, State]):
    """(BEFORE_REVEAL, who): DC-MUT-09: when all cards lie there, the first ones of two heroes may change places."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if not at_moment(s, v.BEFORE_REVEAL):
            return None
        placed = [who for who in s.beheaded() if s.fighters[who].active and who not in due[1:]]
        if len(placed) + len(due) < 3:
            return None
        choices: list[Action] = [(V_GIVE, who) for who in placed]
        return Decision(s.spokesman(), "exchange", choices if len(due) > 1 else [PASS, *choices], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
        elif len(due) == 1:
            s.agenda[-1] = (BEFORE_REVEAL, action[1])
        else:
            s.agenda.pop()
            number, clause = at_moment(s, v.BEFORE_REVEAL)[0]
            mark_used(s, 0, number, clause.limit)
            fight_of(s).swapped = (due[1], action[1])
            exchange_active(s)
            if emit is not None:
                emit(Event("exchanged", {"fighter": due[1], "other": action[1]}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def almost_dead(s: State, enemy: Enemy | None) -> bool:
    """DC-BOS-01: a monster with one health point left, and no boss."""
    if enemy is None or enemy.hidden or enemy.invisible or FOES[enemy.foe].kind != MONSTER:
        return False
    return health_of(s, enemy) - enemy.damage == 1


class FinishOff(Step[State, State]):
    """(FINISH_OFF): DC-MUT-07: in the Group's turn, between two heroes."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        dying = [space for space, enemy in enumerate(fight_of(s).line) if almost_dead(s, enemy)]
        if not dying or not at_moment(s, v.GROUP_TURN):
            return None
        return Decision(s.spokesman(), "finish", [*((V_AIM, space) for space in dying), PASS], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action != PASS:
            number, clause = at_moment(s, v.GROUP_TURN)[0]
            mark_used(s, 0, number, clause.limit)
            kill(s, action[1], chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {
    MEND: Mend("mend"),
    GROUP_ZERO: GroupZero("group zero"),
    BEFORE_CARDS: BeforeCards("before cards"),
    FINISH_OFF: FinishOff("finish off"),
    BEFORE_REVEAL: BeforeReveal("before reveal"),
}
