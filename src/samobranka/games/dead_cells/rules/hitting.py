"""Hits of heroes on enemies, one by one, with what adds to them; and enemies that are pushed about."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.tiles import HOLE, WALL
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.abilities import has, mark_used, may, number_of, of_kind, once_more, usable
from samobranka.games.dead_cells.rules.harm import hit_enemy
from samobranka.games.dead_cells.rules.playing import fight_of
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import BONUS_HIT, HITS, SPILL, V_AIM
from samobranka.games.dead_cells.rules.summoned import boss_space, column, in_reach, of_boss
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, State

AIMED: Final = (v.HIT, v.PIERCE, v.INFLICT, v.PUSH, v.PULL)
LEFT: Final = 0
FRONT: Final = 1
FAR: Final = 3
BONUSES: Final = (v.BONUS, v.GROUP_BONUS)


def targets(s: State, who: int, atom: Due) -> list[int]:
    """DC-ACT-11, DC-STA-08, DC-LAN-01: enemies in range and seen; for a state, who does not resist it; who can be moved.

    DC-BOS-01, DC-BOS-11: bosses and what they call are never moved, and what is meant for monsters passes them by.
    """
    fight = fight_of(s)
    where = atom[3]
    exactly = fight.touched if where == v.SAME else boss_space(fight) if where == v.BOSS else NOWHERE
    if where in (v.SAME, v.BOSS):
        where = 0 if exactly == NOWHERE else 1 << column(exactly)
    elif where == v.FRONT and has(s, who, v.FRONT_ALSO_BEHIND):
        where |= v.LEFT
    found: list[int] = []
    for space, enemy in enumerate(fight.line):
        if enemy is None or enemy.invisible or enemy.hidden or not in_reach(fight, where, space):
            continue
        if exactly not in (NOWHERE, space) or (where & v.ONLY_MONSTERS and of_boss(enemy)):
            continue
        if atom[0] == v.INFLICT and FOES[enemy.foe].immune >> atom[1] & 1:
            continue
        if atom[0] in (v.PUSH, v.PULL) and (space == LEFT or of_boss(enemy)):
            continue
        found.append(space)
    return found


def strike(s: State, by: int, atom: Due, spaces: Action) -> None:
    """DC-ACT-13: one action on all it is meant for, hit by hit; at its end one hit more for who has a bonus."""
    kind, n, _, where = atom
    blockable = int(kind == v.HIT)
    if by != NOBODY and any(of_kind(s, by, bonus) for bonus in BONUSES):
        s.agenda.append((BONUS_HIT, by, blockable, *spaces))
    s.agenda += [(HITS, by, blockable, n, where, space) for space in reversed(spaces)]


class Hits(Step[State, State]):
    """(HITS, whose deed, whether they can be blocked, how many, range, space): DC-ACT-13, DC-ACT-14.

    What a hit sets off comes before the next one. Hits left over when the target is dead are lost, unless they may spill.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        by, blockable, n, where, space = due[1:]
        line = fight_of(s).line
        enemy = line[space]
        if enemy is None or not n:
            return
        at = len(s.agenda)
        hit_enemy(s, space, enemy, bool(blockable), by, chance, emit)
        if n == 1:
            return
        if line[space] is enemy:
            s.agenda.insert(at, (HITS, by, blockable, n - 1, where, space))
        elif by != NOBODY and usable(s, by, v.SPILL):
            s.agenda.insert(at, (SPILL, by, blockable, n - 1, where))


class Spill(Step[State, State]):
    """(SPILL, whose deed, whether they can be blocked, how many, range): hits left over go on another in the same range."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        there = targets(s, due[1], (v.HIT, due[3], v.ONE, due[4]))
        return Decision(s.seat_of(due[1]), "spill", [*((V_AIM, space) for space in there), PASS], due) if there else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action != PASS:
            once_more(s, due[1], v.SPILL)
            s.agenda.append((HITS, *due[1:], action[1]))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class BonusHit(Step[State, State]):
    """(BONUS_HIT, who, whether it can be blocked, spaces): DC-EQP-06: one more hit on the first target left that qualifies."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who = due[1]
        for kind in BONUSES:
            for number, clause in of_kind(s, who, kind):
                for space in due[3:]:
                    enemy = fight_of(s).line[space]
                    # Without a limit of its own a bonus is for once a round.
                    limit = clause.limit or v.ROUND
                    if enemy is None or s.fighters[who].used[limit] >> number & 1 or not may(s, who, number, clause, enemy):
                        continue
                    mark_used(s, who, number, limit)
                    s.agenda.append((HITS, who, due[2], 1, 1 << column(space), space))


def shift(s: State, by: int, space: int, steps: int, away: bool, emit: Emit) -> None:
    """Along the right of the Group, changing places; pushed out of the last space, a wall hurts once and a hole twice."""
    fight = fight_of(s)
    line, terrain = fight.line, fight.terrain
    hurts = number_of(s, by, (v.PUSH_HURTS,)) if away and terrain and by != NOBODY else 0
    moved = line[space]
    foe = NOBODY if moved is None else moved.foe
    for _ in range(steps):
        there = space + 1 if away else space - 1
        if there > FAR:
            hurts += 1 if terrain == WALL else 2 if terrain == HOLE else 0
            break
        if there < FRONT:
            break
        line[space], line[there] = line[there], line[space]
        if emit is not None:
            emit(Event("shifted", {"space": space, "to": there, "foe": foe}))
        space = there
    fight.touched = space
    if hurts:
        s.agenda.append((HITS, by, 1, hurts, 1 << space, space))


STEPS: Final[dict[int, Step[State, State]]] = {
    HITS: Hits("hits"),
    SPILL: Spill("spill"),
    BONUS_HIT: BonusHit("bonus"),
}
