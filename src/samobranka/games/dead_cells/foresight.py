"""What will happen next in a fight, as it is printed: whose row comes when, and how much damage is still to come."""

from typing import Final, Literal

from samobranka.core.agenda import Due
from samobranka.games.dead_cells.facts.view import Acting, Blow, Coming, RoundEnd, Threat
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.names import FIGHTERS, LINE, ROUNDS, SERENADES_NUMBER
from samobranka.games.dead_cells.rules.abilities import usable
from samobranka.games.dead_cells.rules.harm import cancels, companions, participants, shields_for_one
from samobranka.games.dead_cells.rules.rounds import falls
from samobranka.games.dead_cells.rules.steps import (
    ACT,
    COMPANIONS,
    FOE_ACT,
    FOE_ROW,
    GROUP_TURN,
    HERO_ROW,
    PLUS,
    ROUND,
    ROUND_END,
    TICK,
    UPKEEP,
    ZERO,
)
from samobranka.games.dead_cells.rules.summoned import is_boss, row_of
from samobranka.games.dead_cells.state import NOBODY, State

LAST: Final = 3
AFTER: Final = 4
# Steps that wait for their turn: what lies above the first of them is happening now.
WAITING: Final = (FOE_ROW, GROUP_TURN, ROUND, ROUND_END, TICK, UPKEEP)
# Steps of somebody's own turn, and where in them it says whose.
HIS: Final = (ACT, PLUS, HERO_ROW, COMPANIONS, ZERO)


def coming(s: State) -> list[Coming]:
    """DC-RND-02: from left to right: who is behind, the Group with the First Player first, the others."""
    return [each for due in reversed(s.agenda) for each in of_step(s, due)]


def of_step(s: State, due: Due) -> list[Coming]:
    step = due[0]
    if step == FOE_ROW:
        enemy = None if s.fight is None else s.fight.line[due[1]]
        if enemy is None or enemy.hidden or not row_of(s, enemy, due[2]):
            return []
        return [{"what": "row", "piece": LINE[due[1]], "round": ROUNDS[due[2]], "card": 0}]
    if step == GROUP_TURN:
        return [each for who in participants(s) for each in turn_of(s, who, due[1])]
    if step == HERO_ROW:
        return [{"what": "row", "piece": called(s, due[1]), "round": ROUNDS[due[3]], "card": due[2]}]
    if step == COMPANIONS:
        return with_companions(s, due[1], due[2])
    if step == ZERO:
        return [{"what": "zero", "piece": called(s, due[1]), "round": ROUNDS[0], "card": 0}]
    if step == ROUND_END:
        return [{"what": "round-end", "piece": "", "round": ROUNDS[due[1]], "card": 0}]
    return [{"what": "upkeep", "piece": "", "round": "", "card": 0}] if step == UPKEEP else []


def turn_of(s: State, who: int, number: int) -> list[Coming]:
    if not number:
        return [{"what": "zero", "piece": called(s, who), "round": ROUNDS[0], "card": 0}]
    rows: list[Coming] = [
        {"what": "row", "piece": called(s, who), "round": ROUNDS[number], "card": at}
        for at in range(max(len(s.fighters[who].active), 1))
    ]
    return rows + with_companions(s, who, number)


def with_companions(s: State, who: int, number: int) -> list[Coming]:
    there = companions(s, who)
    return [{"what": "companions", "piece": called(s, who), "round": ROUNDS[number], "card": 0}] if there else []


def called(s: State, who: int) -> str:
    return FIGHTERS[SERENADES_NUMBER if s.setup.solo and who == 1 else who]


def acting(s: State) -> Acting | None:
    """Whose row is being performed: what lies on top of the agenda belongs to it."""
    for due in reversed(s.agenda):
        if due[0] in WAITING:
            return None
        if due[0] == FOE_ACT:
            return None if due[1] == NOBODY else {"piece": LINE[due[1]], "card": 0}
        if due[0] in HIS:
            return {"piece": called(s, due[1]), "card": card_in_play(s, due)}
    return None


def card_in_play(s: State, due: Due) -> int:
    """The one whose row is asked for, else the one before the first that waits, else the last."""
    if due[0] == HERO_ROW:
        return due[2]
    waiting = [each[2] for each in s.agenda if each[0] == HERO_ROW and each[1] == due[1]]
    return min(waiting) - 1 if waiting else max(len(s.fighters[due[1]].active) - 1, 0)


def pending(s: State) -> set[tuple[int, int]]:
    """Whose row of this round is still to come or under way: fighters with the number of their card, enemies as nobody's."""
    number = -1 if s.fight is None else s.fight.round
    found: set[tuple[int, int]] = set()
    for due in s.agenda:
        if due[0] == FOE_ROW and due[2] == number:
            found.add((NOBODY, due[1]))
        elif due[0] == GROUP_TURN:
            found.update((who, at) for who in participants(s) for at in range(max(len(s.fighters[who].active), 1)))
        elif due[0] == HERO_ROW:
            found.add((due[1], due[2]))
        elif due[0] == FOE_ACT:
            found.add((NOBODY, due[1]))
        elif due[0] in HIS:
            found.add((due[1], card_in_play(s, due)))
    return found


def threat(s: State) -> Threat:
    """Rows that are frozen or held up, and enemies in the dark, do not count: what they would do is not known or not done."""
    found = no_threat(0 if s.fight is None else s.fight.round)
    line = [] if s.fight is None else s.fight.line
    for due in s.agenda:
        if due[0] == FOE_ROW:
            printed(s, due[1], due[2], found)
        elif due[0] == FOE_ACT and (due[1] == NOBODY or line[due[1]] is not None):
            add(found, due[2], due[3], due[4], len(due) - 5)
    return found


def ahead(s: State) -> list[Threat]:
    """The rounds after this one; while cards are still being laid, all of them."""
    if s.fight is None:
        return []
    first = s.fight.round + 1 if s.fight.shown and any(due[0] in (ROUND_END, GROUP_TURN) for due in s.agenda) else 0
    told: list[Threat] = []
    for number in range(first, AFTER + 1):
        found = no_threat(number)
        for space in range(len(s.fight.line)):
            printed(s, space, number, found)
        if found["any"] or found["first"] or found["each"] or 0 < number <= LAST:
            told.append(found)
    return told


def no_threat(number: int) -> Threat:
    return {"round": ROUNDS[number], "any": 0, "first": 0, "each": 0}


def printed(s: State, space: int, number: int, found: Threat) -> None:
    enemy = None if s.fight is None else s.fight.line[space]
    if s.fight is None or enemy is None or enemy.hidden or enemy.frozen >> number & 1:
        return
    if enemy.idle and number == s.fight.round:
        return
    for atom in row_of(s, enemy, number):
        add(found, atom[0], atom[1], atom[2], 0)


def add(found: Threat, what: int, n: int, whom: int, done: int) -> None:
    if what != v.STRIKE:
        return
    if whom == v.ALL:
        found["each"] += n
    elif whom == v.FIRST_PLAYER:
        found["first"] += n
    else:
        found["any"] += n * (2 - done) if whom == v.TWO else n


def round_end(s: State) -> RoundEnd:
    """DC-RE-01 to DC-RE-04, DC-BOS-15, DC-BOS-17: poison, what falls, gaps; after round III who bleeds, and no gaps."""
    told: RoundEnd = {"poisoned": [], "bleeding": [], "falling": [], "gaps": False}
    if s.fight is None:
        return told
    number, line = s.fight.round, s.fight.line
    ill = [(called(s, who), s.fighters[who].states) for who in participants(s)]
    behind, right = (
        [(LINE[space], enemy.states) for space, enemy in enumerate(line) if enemy is not None and (space == 0) == left]
        for left in (True, False)
    )
    for piece, states in (*behind, *ill, *right):
        if states[v.POISONED]:
            told["poisoned"].append(piece)
        if states[v.BLEEDING] and number == LAST:
            told["bleeding"].append(piece)
    told["falling"] = [LINE[space] for space, enemy in enumerate(line) if enemy is not None and falls(enemy, number)]
    ahead_of = [enemy is not None for enemy in line[1:AFTER]]
    boss = any(is_boss(enemy) for enemy in line)
    told["gaps"] = number < LAST and not boss and sorted(ahead_of, reverse=True) != ahead_of
    return told


def blows(s: State) -> list[Blow]:
    """DC-ACT-05, DC-ACT-13: what each would lose by the hit that must be taken now."""
    if s.asked is None or s.asked.question != "assign":
        return []
    return [
        {"piece": called(s, who), "stopped": stopped(s, who), "left": max(0, left_after(s, who))} for who in participants(s)
    ]


def hits_left(s: State) -> int:
    """How many hits of one strike the Group still gives out one by one, with the one that is asked about now."""
    if s.asked is None or s.asked.question != "assign":
        return 0
    about = s.asked.about
    return about[3] if about and about[0] == FOE_ACT and about[4] not in (v.TWO, v.ALL) else 1


def left_after(s: State, who: int) -> int:
    """DC-STA-05: Marked tokens count."""
    fighter = s.fighters[who]
    return fighter.hearts - fighter.damage - 1 - fighter.states[v.MARKED]


def stopped(s: State, who: int) -> Literal["", "ability", "shield", "gold", "companion"]:
    """In the order of the rules: what cancels, ordinary shields, golden ones if their owner likes, a companion that guards."""
    fighter, cost = s.fighters[who], shields_for_one(s)
    if cancels(s, who):
        return "ability"
    if fighter.shields >= cost:
        return "shield"
    if fighter.gold and fighter.shields + fighter.gold >= cost:
        return "gold"
    return "companion" if usable(s, who, v.BODYGUARD) else ""
