"""The rounds of a fight, what ends each of them, and Upkeep."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.foes import FALLS, FALLS_IN_III, HEALS_BOSS, SHIFTS
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.abilities import at_moment, comes_of, number_of, trigger, usable
from samobranka.games.dead_cells.rules.acting import LOOTED, drink, thirsty
from samobranka.games.dead_cells.rules.decks import refill
from samobranka.games.dead_cells.rules.equipment import entries
from samobranka.games.dead_cells.rules.evils import worms_bite
from samobranka.games.dead_cells.rules.feats import BIG_ROUND, note, unhurt_by_an_elite
from samobranka.games.dead_cells.rules.foes import standing, vanish
from samobranka.games.dead_cells.rules.harm import (
    BLEEDING_ON_BOSS,
    damage_boss,
    damage_enemy,
    kill,
    participants,
    remove,
    slay,
    wound,
)
from samobranka.games.dead_cells.rules.hitting import FAR, FRONT, LEFT
from samobranka.games.dead_cells.rules.malaise import forget_cards, rot
from samobranka.games.dead_cells.rules.moments import in_round_0
from samobranka.games.dead_cells.rules.playing import exchange_active, fight_of
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import (
    CLOSE_ROUND,
    COMPANIONS,
    FALL,
    FALLEN,
    FINISH_OFF,
    FOE_ACT,
    FOE_ROW,
    GAIN,
    GIVE_GEAR,
    GIVE_SCROLL,
    GROUP_TURN,
    GROUP_ZERO,
    HERO_ROW,
    HOLD_UP,
    MEND,
    POTION,
    ROUND,
    ROUND_END,
    ROUNDS,
    TICK,
    TURN_END,
    UPKEEP,
    V_DRINK,
    ZERO,
)
from samobranka.games.dead_cells.rules.summoned import boss_space, is_boss, turned_up
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, State

LAST: Final = 3
AFTER: Final = 4
# The place of the Group on the line, when it is its turn to suffer.
HEROES: Final = -1


class Begin(Step[State, State]):
    """DC-RND-03, DC-RND-05: round 0 only if somebody has something to do in it, potions in any case; then I, II and III.

    DC-BOS-02: against a boss neither, but at its start and at a new instance.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        boss = fight_of(s).boss != NOBODY
        if boss and not fight_of(s).fresh:
            s.agenda += [(TURN_END,), (ROUND, 1)]
            return
        rows = any(FOES[enemy.foe].rows[0] and not enemy.hidden for _, enemy in standing(s))
        zero = rows or any(entries(s, who) for who in participants(s)) or in_round_0(s)
        s.agenda += [(TURN_END,) if boss else (UPKEEP,), (ROUND, 1), (ROUND, 0) if zero else (POTION,)]


class Potion(Step[State, State]):
    """DC-RND-05: in the Group's turn, any number, on anybody who lives, the passer included."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        hurt = thirsty(s)
        return Decision(s.spokesman(), "potion", [PASS, *((V_DRINK, who) for who in hurt)]) if hurt else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
        else:
            drink(s, action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Round(Step[State, State]):
    """(ROUND, number): DC-RND-01, DC-RND-02, DC-RND-06: from left to right: who is behind, the Group, the others."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        number = due[1]
        fight = fight_of(s)
        if not participants(s):
            return
        fight.round = number
        note(s, BIG_ROUND, 0)
        for fighter in s.fighters:
            fighter.acted = fighter.warded = False
            fighter.used[v.ROUND] = 0
        for space, enemy in standing(s):
            enemy.acted = enemy.idle = enemy.came = False
            if enemy.hidden and number:
                enemy.hidden = False
                if emit is not None:
                    emit(Event("came-to-light", {"space": space, "monster": enemy.card}, reveals=True))
        if emit is not None:
            emit(Event("round", {"round": number}))
        vanish(s, number, emit)
        if number:
            s.agenda.append((ROUND_END, number))
        if number and any(clause.kind == v.SKIP_ROUND and clause.n == number for clause in turned_up(s)):
            # DC-BOS-10: nobody acts, but the round has its end.
            return
        s.agenda += [(FOE_ROW, space, number) for space in range(FAR, LEFT, -1)]
        s.agenda += [(GROUP_TURN, number), (FOE_ROW, LEFT, number)]
        if number:
            s.agenda += [(HOLD_UP, who, number) for who in reversed(participants(s)) if usable(s, who, v.SKIP_FAR_ROW)]


class GroupTurn(Step[State, State]):
    """(GROUP_TURN, round): DC-RND-02, DC-RND-07: First Player first, clockwise, each with his cards as they were placed.

    DC-RND-05: in round 0 potions come before the first of them.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        turns: list[Due] = []
        if not due[1]:
            turns = [(POTION,), (GROUP_ZERO,), *((ZERO, who) for who in participants(s))]
        finishing = bool(due[1] and at_moment(s, v.GROUP_TURN))
        for who in participants(s) if due[1] else []:
            fighter = s.fighters[who]
            if finishing:
                turns.append((FINISH_OFF,))
            turns += [(HERO_ROW, who, at, due[1]) for at in range(max(len(fighter.active), 1))]
            if fighter.gear:
                turns.append((COMPANIONS, who, due[1]))
        s.agenda += reversed(turns)


class RoundEnd(Step[State, State]):
    """(ROUND_END, number): DC-RE-01 to DC-RE-04. After round III: poison, Bleeding, then round IV; nobody moves up.

    DC-BOS-15, DC-BOS-17, DC-BOS-19: what a boss has called does its part after poison.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        number = due[1]
        if number == AFTER:
            return
        if number == LAST:
            s.agenda += [(FOE_ROW, space, AFTER) for space in range(FAR, LEFT - 1, -1)]
        else:
            s.agenda.append((ROUND, number + 1))
        s.agenda.append((CLOSE_ROUND, number))
        plan_ticks(s, v.POISONED)


def plan_ticks(s: State, state: int) -> None:
    """DC-RE-01, DC-RE-04: whoever bears such a token suffers for it, from left to right, and what comes of it comes at once."""
    line = fight_of(s).line
    for space in range(FAR, LEFT, -1):
        suffer_there(s, state, space, line[space])
    if any(s.fighters[who].states[state] for who in participants(s)):
        s.agenda.append((TICK, state, HEROES))
    suffer_there(s, state, LEFT, line[LEFT])


def suffer_there(s: State, state: int, space: int, enemy: Enemy | None) -> None:
    if enemy is not None and enemy.states[state]:
        s.agenda.append((TICK, state, space))


class Tick(Step[State, State]):
    """(TICK, state, space or HEROES): DC-STA-01, DC-STA-02, DC-RE-01, DC-RE-04: poison or Bleeding, of one space or the Group.

    DC-BOS-05: if the boss dies of it, nobody suffers any more.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        state, place = due[1:]
        if place == HEROES:
            poison(s, emit) if state == v.POISONED else bleed(s, emit)
        elif state == v.POISONED:
            poison_enemy(s, place, chance, emit)
        else:
            bleed_enemy(s, place, chance, emit)


class CloseRound(Step[State, State]):
    """(CLOSE_ROUND, number, whether its things have done their part): DC-BOS-15, DC-BOS-17, DC-BOS-19: first they do.

    Fire Strikes fall at every Round End, Shurikens after round III; Banner Bearers heal the boss. DC-RE-02, DC-RE-04: then gaps
    are closed, or after round III who bleeds dies.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        number = due[1]
        boss = fight_of(s).boss != NOBODY
        if len(due) == 2:
            rot(s, emit)
        if len(due) == 2 and boss:
            s.agenda[-1] = (CLOSE_ROUND, number, 1)
            for _space, enemy in standing(s):
                if FOES[enemy.foe].end == HEALS_BOSS:
                    heal_boss(s, 1, emit)
            s.agenda += [(FALL, space) for space, enemy in reversed(standing(s)) if falls(enemy, number)]
            return
        s.agenda.pop()
        for _space, enemy in standing(s) if boss else []:
            enemy.acted = enemy.came = False
        if number == LAST:
            fight_of(s).round = AFTER
            plan_ticks(s, v.BLEEDING)
        else:
            close_up(s, emit)


def falls(enemy: Enemy, number: int) -> bool:
    end = FOES[enemy.foe].end
    return end == FALLS or (end == FALLS_IN_III and number == LAST)


def heal_boss(s: State, n: int, emit: Emit) -> None:
    """DC-BOS-10, DC-BOS-19: a damage token less."""
    fight = fight_of(s)
    boss = fight.line[boss_space(fight)]
    if boss_space(fight) != NOWHERE and boss is not None and boss.damage:
        boss.damage = max(0, boss.damage - n)
        if emit is not None:
            emit(Event("boss-healed", {"count": n, "damage": boss.damage}))


class Fall(Step[State, State]):
    """(FALL, space): DC-BOS-15, DC-BOS-17: one damage, assigned like any other; then it is discarded."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        enemy = fight_of(s).line[due[1]]
        if enemy is not None:
            if emit is not None:
                emit(Event("thing-falls", {"foe": enemy.foe, "space": due[1]}))
            s.agenda += [(FALLEN, due[1]), (FOE_ACT, due[1], v.STRIKE, 1, v.ONE)]


class Fallen(Step[State, State]):
    """(FALLEN, space): DC-BOS-15, DC-BOS-17: it is gone."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight_of(s).line[due[1]] = None


def poison(s: State, emit: Emit) -> None:
    """DC-STA-01: a token that nothing blocks for each Poisoned token."""
    for who in participants(s):
        less = number_of(s, who, (v.POISON_LESS, v.GROUP_POISON_LESS))
        for _ in range(s.fighters[who].states[v.POISONED] - less):
            if s.fighters[who].alive():
                wound(s, who, emit, v.POISONED)


def poison_enemy(s: State, space: int, chance: Chance, emit: Emit) -> None:
    enemy = fight_of(s).line[space]
    for _ in range(0 if enemy is None else enemy.states[v.POISONED]):
        enemy = fight_of(s).line[space]
        if enemy is not None:
            damage_enemy(s, space, enemy, chance, emit, NOBODY, v.POISONED)


def bleed(s: State, emit: Emit) -> None:
    """DC-STA-02: whoever still bleeds after round III dies."""
    for who in participants(s):
        if s.fighters[who].states[v.BLEEDING]:
            slay(s, who, v.BLEEDING, emit)


def bleed_enemy(s: State, space: int, chance: Chance, emit: Emit) -> None:
    """DC-STA-02, DC-BOS-13: a boss does not die of it, but every token hurts it and leaves."""
    enemy = fight_of(s).line[space]
    if enemy is None or not enemy.states[v.BLEEDING]:
        return
    if is_boss(enemy):
        count, enemy.states[v.BLEEDING] = enemy.states[v.BLEEDING], 0
        damage_boss(s, space, enemy, v.BLEEDING, BLEEDING_ON_BOSS * count, chance, emit)
    else:
        kill(s, space, chance, emit)


def close_up(s: State, emit: Emit) -> None:
    """DC-RE-02, DC-RE-03: those on the right close gaps toward the Group; nobody passes it.

    DC-BOS-11, DC-BOS-18: of what a boss has called only Swords move, as far as nobody is in the way.
    """
    line = fight_of(s).line
    if fight_of(s).boss != NOBODY:
        for space in range(FRONT + 1, FAR + 1):
            enemy, to = line[space], space
            while enemy is not None and FOES[enemy.foe].end == SHIFTS and to > FRONT and line[to - 1] is None:
                line[to], line[to - 1] = None, enemy
                to -= 1
        return
    right = [enemy for enemy in line[FRONT:] if enemy is not None]
    moved = [enemy for space, enemy in enumerate(right, FRONT) if line[space] is not enemy]
    line[FRONT:] = [*right, *[None] * (FAR - len(right))]
    if moved and emit is not None:
        emit(Event("closed-up", {"count": len(moved)}))


class Upkeep(Step[State, State]):
    """DC-RE-05 to DC-RE-08, DC-MUT-06: loot is handed out, unless somebody is dead; then everything is cleared away."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        if len(due) == 1 and all(fighter.alive() for fighter in s.fighters):
            s.agenda[-1] = (UPKEEP, 1)
            for atom in comes_of(s, v.COMBAT_END):
                s.agenda.append((MEND, 1) if atom[0] == v.HEAL else (GAIN, *atom))
            hand_out(s, emit)
            unhurt_by_an_elite(s, emit)
            for who in reversed(participants(s)):
                trigger(s, who, v.UPKEEP, emit)
                if s.fighters[who].unhurt:
                    trigger(s, who, v.UNHURT, emit)
            return
        s.agenda.pop()
        if len(due) > 1:
            worms_bite(s, emit)
        clear(s)
        forget_cards(s)
        if emit is not None:
            emit(Event("fight-over", {}))
        refill(s, chance, emit)


def hand_out(s: State, emit: Emit) -> None:
    """DC-RE-05: scrolls and equipment to those who took part, blueprints to the Collector's space."""
    bag = s.bag
    s.collector = (*s.collector, *bag.blueprints)
    bag.blueprints = []
    s.agenda += [(GIVE_GEAR, gear) for gear in reversed(bag.gear)]
    for colour in range(len(bag.scrolls) - 1, -1, -1):
        s.agenda += [(GIVE_SCROLL, colour)] * bag.scrolls[colour]
    bag.scrolls = [0, 0, 0, 0]


def clear(s: State) -> None:
    """DC-RE-06, DC-RE-07, DC-SOL-04, DC-STA-07: monsters, loot, shields, states leave, damage stays; cards in placed order."""
    exchange_active(s)
    for space, _ in standing(s):
        remove(s, space)
    s.gear_discard += fight_of(s).loot.gear
    s.fight = None
    s.tally = (*s.tally[:LOOTED], 0, *s.tally[LOOTED + 1 :])
    for fighter in s.fighters:
        fighter.shields = fighter.gold = fighter.used[v.COMBAT] = fighter.used[v.ROUND] = 0
        fighter.unhurt, fighter.warded = True, False
        fighter.states = [0] * len(v.STATES)
        fighter.discard += fighter.active
        fighter.active, fighter.announced, fighter.acted = [], [], False


STEPS: Final[dict[int, Step[State, State]]] = {
    ROUNDS: Begin("rounds"),
    POTION: Potion("potion"),
    ROUND: Round("round"),
    GROUP_TURN: GroupTurn("group"),
    ROUND_END: RoundEnd("round end"),
    UPKEEP: Upkeep("upkeep"),
    CLOSE_ROUND: CloseRound("close round"),
    TICK: Tick("tick"),
    FALL: Fall("fall"),
    FALLEN: Fallen("fallen"),
}
