"""What will happen next in a fight, as it is printed: whose row comes when, and how much damage is still to come."""

from typing import Final

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.facts.view import Coming, Threat
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.names import FIGHTERS, LINE, ROUNDS, SERENADES_NUMBER
from samobranka.games.dead_cells.rules.harm import companions, participants
from samobranka.games.dead_cells.rules.steps import (
    COMPANIONS,
    FOE_ACT,
    FOE_ROW,
    GROUP_TURN,
    HERO_ROW,
    ROUND_END,
    UPKEEP,
    ZERO,
)
from samobranka.games.dead_cells.rules.summoned import row_of
from samobranka.games.dead_cells.state import NOBODY, State

# How a strike that is still on the agenda says whom it is for: (FOE_ACT, space, what, how much, whom).
WHAT: Final = 2


def coming(s: State) -> list[Coming]:
    """DC-RND-02: from left to right: who is behind, the Group with the First Player first, the others."""
    return [each for due in reversed(s.agenda) for each in of_step(s, due)]


def of_step(s: State, due: Due) -> list[Coming]:
    step = due[0]
    if step == FOE_ROW:
        enemy = None if s.fight is None else s.fight.line[due[1]]
        if enemy is None or enemy.hidden or not row_of(s, enemy, due[2]):
            return []
        return [{"what": "row", "piece": LINE[due[1]], "round": ROUNDS[due[2]]}]
    if step == GROUP_TURN:
        return [each for who in participants(s) for each in turn_of(s, who, due[1])]
    if step == HERO_ROW:
        return [{"what": "row", "piece": called(s, due[1]), "round": ROUNDS[due[3]]}]
    if step == COMPANIONS:
        return with_companions(s, due[1], due[2])
    if step == ZERO:
        return [{"what": "zero", "piece": called(s, due[1]), "round": ROUNDS[0]}]
    if step == ROUND_END:
        return [{"what": "round-end", "piece": "", "round": ROUNDS[due[1]]}]
    return [{"what": "upkeep", "piece": "", "round": ""}] if step == UPKEEP else []


def turn_of(s: State, who: int, number: int) -> list[Coming]:
    if not number:
        return [{"what": "zero", "piece": called(s, who), "round": ROUNDS[0]}]
    rows: list[Coming] = [
        {"what": "row", "piece": called(s, who), "round": ROUNDS[number]} for _ in range(max(len(s.fighters[who].active), 1))
    ]
    return rows + with_companions(s, who, number)


def with_companions(s: State, who: int, number: int) -> list[Coming]:
    return [{"what": "companions", "piece": called(s, who), "round": ROUNDS[number]}] if companions(s, who) else []


def called(s: State, who: int) -> str:
    return FIGHTERS[SERENADES_NUMBER if s.setup.solo and who == 1 else who]


def threat(s: State) -> Threat:
    """Rows that are frozen or held up, and enemies in the dark, do not count: what they would do is not known or not done."""
    found: Threat = {"any": 0, "first": 0, "each": 0}
    line = [] if s.fight is None else s.fight.line
    for due in s.agenda:
        if due[0] == FOE_ROW:
            enemy = line[due[1]]
            if enemy is None or enemy.hidden or enemy.idle or enemy.frozen >> due[2] & 1:
                continue
            for atom in row_of(s, enemy, due[2]):
                add(found, atom[0], atom[1], atom[2], 0)
        elif due[0] == FOE_ACT and (due[1] == NOBODY or line[due[1]] is not None):
            add(found, due[2], due[3], due[4], len(due) - 5)
    return found


def add(found: Threat, what: int, n: int, whom: int, done: int) -> None:
    if what != v.STRIKE:
        return
    if whom == v.ALL:
        found["each"] += n
    elif whom == v.FIRST_PLAYER:
        found["first"] += n
    else:
        found["any"] += n * (2 - done) if whom == v.TWO else n
