"""Equipment in a fight: entries of round 0, timed cards, companions; and what holds an enemy up."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.cards import SERENADE
from samobranka.games.dead_cells.box.gear import INSTEAD
from samobranka.games.dead_cells.box.gear import PLUS as ADDED
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import CARDS, FOES, GEAR, SERENADE_BOARD, WORLD
from samobranka.games.dead_cells.rules.abilities import (
    FIRST_GEAR,
    Ability,
    abilities,
    do_atoms,
    do_clause,
    holds,
    level_of,
    mark_used,
    usable,
)
from samobranka.games.dead_cells.rules.acting import skills
from samobranka.games.dead_cells.rules.harm import companions
from samobranka.games.dead_cells.rules.hitting import AIMED, FAR, targets
from samobranka.games.dead_cells.rules.malaise import curable, suffers
from samobranka.games.dead_cells.rules.playing import fight_of
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import COMPANIONS, HERO_ROW, HOLD_UP, PLUS, THEN, V_SKILL, V_WIELD, ZERO
from samobranka.games.dead_cells.rules.summoned import is_boss
from samobranka.games.dead_cells.state import State

# DC-CON-01: the round that its tile names.
FORBIDDEN_ROUND: Final = next(clause.n for clause in WORLD.constraints if clause.kind == v.FP_SKIPS_ROUND)
TREMBLING_ROUND: Final = next(clause.n for clause in WORLD.malaise if clause.kind == v.SKIP_ROW)


def entries(s: State, who: int) -> list[Ability]:
    """DC-RND-03, DC-RND-04: what he may do in round 0."""
    return [(number, clause) for number, clause in usable(s, who, v.ROW) if clause.n == 0]


def effective(s: State, who: int, clause: Clause) -> bool:
    """Whether it would do anything: nobody is asked about a blow at an empty space."""
    return any(has_effect(s, who, atom) for atom in clause.does)


def has_effect(s: State, who: int, atom: Due) -> bool:
    if atom[0] in AIMED:
        return bool((level_of(s.fighters[who], atom[1]) or atom[0] == v.INFLICT) and targets(s, who, atom))
    # DC-SOL-08: what Serenade does for the Beheaded.
    if atom[2] == v.BEHEADED and atom[0] == v.SKILL:
        return bool(skills(s, 0))
    return atom[2] != v.BEHEADED or atom[0] != v.HEAL or curable(s.fighters[0])


class Zero(Step[State, State]):
    """(ZERO, who, entries used): DC-RND-04: any of his entries, each once, in any order, none compulsory."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if not s.fighters[due[1]].alive():
            return None
        left = [n for n, clause in entries(s, due[1]) if n not in due[2:] and effective(s, due[1], clause)]
        return Decision(s.seat_of(due[1]), "zero", [*((V_SKILL, number) for number in left), PASS], due) if left else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        s.agenda[-1] = (*due, action[1])
        if emit is not None:
            emit(Event("entry", {"fighter": due[1], "ability": action[1]}))
        clause = next(clause for number, clause in entries(s, due[1]) if number == action[1])
        do_clause(s, due[1], action[1], clause)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def timed(s: State, who: int, number: int, kind: int) -> list[Action]:
    """DC-EQP-03, DC-EQP-11: timed cards of a kind that name this round and have not been used in it."""
    fighter = s.fighters[who]
    found: list[Action] = []
    for gear in fighter.gear:
        row = GEAR[gear].rows[number] if GEAR[gear].kind == kind else None
        if row is not None and not fighter.used[v.ROUND] >> (FIRST_GEAR + gear) & 1 and effective(s, who, row):
            found.append((V_WIELD, gear))
    return found


def wield(s: State, who: int, gear: int, number: int, emit: Emit) -> None:
    """DC-EQP-03 to DC-EQP-05: once a round."""
    clause = GEAR[gear].rows[number]
    assert clause is not None
    mark_used(s, who, FIRST_GEAR + gear, v.ROUND)
    if emit is not None:
        emit(Event("wielded", {"fighter": who, "gear": gear}))
    do_clause(s, who, FIRST_GEAR + gear, clause)


class HeroRow(Step[State, State]):
    """(HERO_ROW, who, which card, round): DC-RND-01, DC-RND-07, DC-EQP-04: the row, or timed equipment in its place.

    DC-STA-04: a frozen row is skipped, with all timed equipment. DC-SOL-05: without a card Serenade does what her board says.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        who, at, number = due[1:]
        if not s.fighters[who].gear or stopped(s, who, at, number):
            return None
        instead = timed(s, who, number, INSTEAD)
        return Decision(s.seat_of(who), "row", [PASS, *instead], due) if instead else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        who, _at, number = due[1:]
        if action == PASS:
            self.go_on(s, s, due, chance, emit)
            return
        s.agenda.pop()
        s.fighters[who].acted = True
        wield(s, who, action[1], number, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who, at, number = due[1:]
        fighter = s.fighters[who]
        fighter.acted = True
        if stopped(s, who, at, number):
            return
        if fighter.hero == SERENADE:
            do_atoms(s, who, her_power(s, who, number))
        elif fighter.gear:
            s.agenda.append((PLUS, who, number))
        if fighter.active:
            # A Skill action knows the card that bears it.
            row = CARDS[fighter.active[at]].rows[number]
            do_atoms(s, who, [(atom[0], at, *atom[2:]) if atom[0] == v.SKILL else atom for atom in row])
        elif fighter.hero == SERENADE:
            do_atoms(s, who, SERENADE_BOARD.rows[number])


def her_power(s: State, who: int, number: int) -> tuple[Due, ...]:
    """DC-SOL-03: what the symbol adds to her row in this round."""
    return tuple(atom for _, clause in usable(s, who, v.ROW) if clause.n == number for atom in clause.does)


def stopped(s: State, who: int, at: int, number: int) -> bool:
    """DC-STA-04, DC-DTH-01, DC-CMP-08, DC-CON-01: he is dead, or the row of his first card is frozen or forbidden.

    DC-MAL-03: or his hands tremble.
    """
    fighter = s.fighters[who]
    if not fighter.alive():
        return True
    forbidden = who == s.first and s.sealed(v.FP_SKIPS_ROUND) and number == FORBIDDEN_ROUND
    trembles = suffers(fighter, v.SKIP_ROW) and number == TREMBLING_ROUND
    return at == 0 and (forbidden or trembles or bool(fighter.states[v.FROZEN] >> number & 1))


class Plus(Step[State, State]):
    """(PLUS, who, round): DC-EQP-05, DC-CMP-09: after the row of each card, even an empty one, at most one that adds to it."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        added = timed(s, due[1], due[2], ADDED) if s.fighters[due[1]].alive() else []
        return Decision(s.seat_of(due[1]), "plus", [*added, PASS], due) if added else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action != PASS:
            wield(s, due[1], action[1], due[2], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Companions(Step[State, State]):
    """(COMPANIONS, who, round): DC-EQP-09: after his cards, also if those are frozen."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who = due[1]
        for gear in reversed(companions(s, who)):
            row = GEAR[gear].rows[due[2]]
            if row is not None:
                do_clause(s, who, FIRST_GEAR + gear, row, companion=True)


class Then(Step[State, State]):
    """(THEN, who, ability): what follows an ability, if its condition has come true."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who = due[1]
        for number, clause in abilities(s, who):
            if number == due[2] and clause.then and holds(s, who, clause.then_if):
                do_atoms(s, who, clause.then)


class HoldUp(Step[State, State]):
    """(HOLD_UP, who, round): at the start of a round the enemy in the far space may be made to skip its row."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        enemy = fight_of(s).line[FAR]
        # DC-BOS-01: a boss is not to be held up.
        if enemy is None or is_boss(enemy) or enemy.idle or not FOES[enemy.foe].rows[due[2]]:
            return None
        holding = usable(s, due[1], v.SKIP_FAR_ROW)
        return Decision(s.seat_of(due[1]), "hold", [*((V_SKILL, number) for number, _clause in holding), PASS], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        enemy = fight_of(s).line[FAR]
        if action == PASS or enemy is None:
            return
        mark_used(s, due[1], action[1], v.COMBAT)
        enemy.idle, enemy.invisible = True, False
        if emit is not None:
            emit(Event("held-up", {"fighter": due[1], "space": FAR, "foe": enemy.foe}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {
    ZERO: Zero("zero"),
    HERO_ROW: HeroRow("row"),
    PLUS: Plus("plus"),
    COMPANIONS: Companions("companions"),
    THEN: Then("then"),
    HOLD_UP: HoldUp("hold"),
}
