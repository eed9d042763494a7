"""Damage, shields, states and deaths, on both sides."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.box.foes import ELITE
from samobranka.games.dead_cells.box.gear import COMPANION
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS, FOES, GEAR, SERENADE_BOARD
from samobranka.games.dead_cells.rules.abilities import FIRST_GEAR, Ability, comes_of, mark_used, of_kind, trigger, usable
from samobranka.games.dead_cells.rules.feats import COMPANION_BITTEN, UNHURT, achieve, count, count_tokens, note
from samobranka.games.dead_cells.rules.gaining import cheat_death, drop, next_blueprints, turn_up_gear
from samobranka.games.dead_cells.rules.playing import fight_of
from samobranka.games.dead_cells.rules.steps import (
    BITTEN,
    DRAW_SECRET,
    FOE_ACT,
    GAIN,
    GIVE_UNSICKEN,
    STATED,
    STRUCK,
    TURN_END,
    UNBLEED,
    UPKEEP,
    V_GIVE,
    V_KEEP,
    V_SPEND,
)
from samobranka.games.dead_cells.rules.summoned import (
    SWORD,
    health_of,
    is_boss,
    protected,
    rows_of_enemy,
    step_forward,
    swords_in_play,
)
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, Fighter, State

GOLD: Final[list[Action]] = [(V_SPEND,), (V_KEEP,)]
BURNT: Final = 2
# DC-BOS-13: what fire and a Bleeding token do to a boss.
FIRE_ON_BOSS: Final = 3
BLEEDING_ON_BOSS: Final = 2
CHALLENGE_CELLS: Final = 2
FIGHTING_ROUNDS: Final = range(1, 4)


def participants(s: State) -> list[int]:
    """DC-CMP-14, DC-CMS-08: the living with a card in this fight, First Player first; Serenade takes part by herself."""
    fight = fight_of(s)
    return [who for who in s.group() if who != fight.passer and s.fighters[who].alive()]


# Heroes.


class Struck(Step[State, State]):
    """(STRUCK, who, whether it can be blocked, the space of the enemy whose action it is): one hit.

    DC-ACT-05: ordinary shields go by themselves, golden ones if asked.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        fighter = s.fighters[due[1]]
        cost = shields_for_one(s)
        if not due[2] or fighter.shields >= cost or not fighter.gold or not fighter.alive() or cancels(s, due[1]):
            return None
        if fighter.shields + fighter.gold < cost:
            return None
        return Decision(s.seat_of(due[1]), "gold", GOLD, due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_SPEND:
            fighter = s.fighters[due[1]]
            fighter.gold -= shields_for_one(s) - fighter.shields
            fighter.shields = 0
            block(s, due[1], v.SHIELD_SPENT_ON_DAMAGE, emit, shields_for_one(s))
        else:
            land(s, due, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        """DC-ACT-04, DC-ACT-07, DC-ACT-13: a hit on the dead is lost; cancelling comes first, then shields."""
        s.agenda.pop()
        who = due[1]
        fighter = s.fighters[who]
        if not fighter.alive():
            return
        if due[2] and cancels(s, who):
            number, clause = cancels(s, who)[0]
            mark_used(s, who, number, clause.limit)
            if emit is not None:
                emit(Event("cancelled", {"fighter": who, "ability": number}))
        elif due[2] and fighter.shields >= shields_for_one(s):
            fighter.shields -= shields_for_one(s)
            block(s, who, v.SHIELD_SPENT_ON_DAMAGE, emit, shields_for_one(s))
        else:
            land(s, due, emit)


def shields_for_one(s: State) -> int:
    """DC-CON-02: how many shields it takes to stop one hit."""
    return 2 if s.sealed(v.SHIELDS_COST) else 1


def cancels(s: State, who: int) -> list[Ability]:
    """The first hit in the round that the equipment names is cancelled before shields."""
    now = fight_of(s).round
    return [ability for ability in usable(s, who, v.CANCEL_DAMAGE) if ability[1].n == now]


def block(s: State, who: int, why: int, emit: Emit, spent: int = 1) -> None:
    """DC-ACT-07, DC-ACT-14: a shield has been spent, and what waits for that answers at once; DC-CON-02: for each of two."""
    if emit is not None:
        emit(Event("blocked", {"fighter": who}))
    for _ in range(spent):
        trigger(s, who, why, emit)
        trigger(s, who, v.SHIELD_SPENT, emit)


def land(s: State, due: Due, emit: Emit) -> None:
    """DC-ACT-13, DC-EQP-08: nothing has stopped it: a companion that guards its owner takes it, or he does."""
    who, blockable, space = due[1:]
    guards = usable(s, who, v.BODYGUARD) if blockable else []
    if guards:
        number, clause = guards[0]
        mark_used(s, who, number, clause.limit)
        bite(s, who, number - FIRST_GEAR, emit)
        return
    wound(s, who, emit)
    enemy = None if space == NOWHERE else fight_of(s).line[space]
    if enemy is not None:
        enemy.hurt |= 1 << who
        if s.fighters[who].alive():
            trigger(s, who, v.HURT_BY_ENEMY, emit, enemy, space)


def wound(s: State, who: int, emit: Emit, state: int = NOTHING) -> None:
    """DC-ACT-03, DC-STA-05: a token, and one more for every Marked token. `state`: the state that does it."""
    fighter = s.fighters[who]
    count = 1 + fighter.states[v.MARKED]
    fighter.damage = min(fighter.damage + count, fighter.hearts)
    fighter.unhurt = False
    if emit is not None:
        left = fighter.hearts - fighter.damage
        emit(Event("hurt", {"fighter": who, "count": count, "damage": fighter.damage, "left": left, "state": state}))
    if not fighter.alive() and not cheat_death(s, who, emit):
        end_if_all_are_dead(s)


def end_if_all_are_dead(s: State) -> None:
    """DC-RE-08: with nobody left who takes part, the fight or the Turn is over, and what was still due in it is forgotten."""
    if not participants(s):
        ends = [at for at, due in enumerate(s.agenda) if due[0] in (UPKEEP, TURN_END)]
        if ends:
            del s.agenda[ends[-1] + 1 :]


class Bitten(Step[State, State]):
    """(BITTEN, who, gear): DC-EQP-08: one hit on somebody's companion."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if due[2] in s.fighters[due[1]].gear:
            bite(s, due[1], due[2], emit)


def bite(s: State, who: int, gear: int, emit: Emit) -> None:
    """DC-EQP-08: nothing protects a companion; out of health, it goes to the equipment discard."""
    fighter = s.fighters[who]
    at = fighter.gear.index(gear)
    fighter.gear_damage[at] += 1
    note(s, UNHURT, s.tally[UNHURT] | COMPANION_BITTEN)
    if emit is not None:
        emit(Event("companion-hurt", {"fighter": who, "gear": gear, "damage": fighter.gear_damage[at]}))
    if fighter.gear_damage[at] >= GEAR[gear].hp:
        drop(s, who, gear, emit)


def companions(s: State, who: int) -> list[int]:
    return [gear for gear in s.fighters[who].gear if GEAR[gear].kind == COMPANION]


def resists(s: State, who: int, state: int) -> bool:
    """DC-STA-06: by a step of a track or by equipment."""
    return any(clause.n == state for _, clause in of_kind(s, who, v.IMMUNE))


def wards(s: State, who: int, state: int) -> list[Ability]:
    """DC-STA-06: what keeps a token away by itself, after resistance and before golden shields."""
    return usable(s, who, v.WARD_STATE) + [ward for ward in usable(s, who, v.GROUP_WARD) if ward[1].n == state]


class Stated(Step[State, State]):
    """(STATED, who, state): DC-STA-06, DC-ACT-06: resistance, wards, a golden shield if its owner says so, then the token."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        who, state = due[1:]
        fighter = s.fighters[who]
        if not fighter.gold or not fighter.alive() or resists(s, who, state) or fighter.warded or wards(s, who, state):
            return None
        return Decision(s.seat_of(who), "gold", GOLD, due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_SPEND:
            s.fighters[due[1]].gold -= 1
            block(s, due[1], v.GOLD_SPENT_ON_STATE, emit)
        else:
            put_state(s, due[1], due[2], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who, state = due[1:]
        fighter = s.fighters[who]
        if not fighter.alive() or fighter.warded or resists(s, who, state):
            return
        warding = wards(s, who, state)
        if not warding:
            put_state(s, who, state, emit)
            return
        number, clause = warding[0]
        # What the Group has is used up for all.
        for other in s.beheaded() if clause.kind == v.GROUP_WARD else [who]:
            mark_used(s, other, number, clause.limit)
        if emit is not None:
            emit(Event("warded", {"fighter": who, "state": state}))


def rows_of(fighter: Fighter) -> tuple[tuple[Due, ...], ...]:
    """DC-CMP-08: what freezes somebody freezes his first card."""
    return CARDS[fighter.active[0]].rows if fighter.active else SERENADE_BOARD.rows


def next_row(rows: tuple[tuple[Due, ...], ...], now: int, acted: bool, frozen: int) -> int:
    """DC-STA-04: the nearest row still to come with something printed in it and no token on it; 0: there is none."""
    first = max(now + acted, 1)
    return next((row for row in range(first, 4) if rows[row] and not frozen >> row & 1), 0)


def put_state(s: State, who: int, state: int, emit: Emit) -> None:
    """DC-STA-03, DC-STA-04, DC-STA-09: a token; the second fire kills at once."""
    fighter = s.fighters[who]
    if state == v.FROZEN:
        row = next_row(rows_of(fighter), fight_of(s).round, fighter.acted, fighter.states[v.FROZEN])
        if not row:
            return
        fighter.states[v.FROZEN] |= 1 << row
    else:
        fighter.states[state] += 1
    if emit is not None:
        emit(Event("state", {"fighter": who, "state": state}))
    if state == v.ON_FIRE and fighter.states[state] >= BURNT:
        slay(s, who, state, emit)


def slay(s: State, who: int, state: int, emit: Emit) -> None:
    """DC-DTH-01: his hearts are full of damage; the fight goes on."""
    fighter = s.fighters[who]
    fighter.damage = fighter.hearts
    fighter.unhurt = False
    if cheat_death(s, who, emit):
        return
    if emit is not None:
        emit(Event("died", {"fighter": who, "state": state}))
    end_if_all_are_dead(s)


# Enemies.


def hit_enemy(s: State, space: int, enemy: Enemy, blockable: bool, by: int, chance: Chance, emit: Emit) -> None:
    """DC-ACT-01, DC-ACT-13: one hit; its shields are spent first."""
    if blockable and enemy.shields:
        enemy.shields -= 1
        if emit is not None:
            emit(Event("enemy-blocked", {"space": space, "foe": enemy.foe, "by": by}))
    else:
        damage_enemy(s, space, enemy, chance, emit, by)


def damage_enemy(
    s: State, space: int, enemy: Enemy, chance: Chance, emit: Emit, by: int = NOBODY, state: int = NOTHING
) -> None:
    """DC-ACT-01, DC-STA-05: a token, and one more for every Marked one; as many tokens as it has health kill it.

    DC-BOS-18: none, while something protects it. `state`: the state that does it.
    """
    if protected(s, enemy):
        if emit is not None:
            emit(Event("protected", {"space": space}))
        return
    count = 1 + enemy.states[v.MARKED]
    enemy.damage += count
    health = health_of(s, enemy)
    if emit is not None:
        facts = {"space": space, "foe": enemy.foe, "by": by, "state": state, "count": count, "damage": enemy.damage}
        emit(Event("enemy-hurt", {**facts, "left": max(health - enemy.damage, 0)}))
    if by != NOBODY and s.record.feats:
        count_tokens(s, by, count, emit)
    if enemy.damage >= health:
        kill(s, space, chance, emit, by)


def damage_boss(s: State, space: int, enemy: Enemy, state: int, count: int, chance: Chance, emit: Emit) -> None:
    """DC-BOS-13: fire and Bleeding hurt a boss, and nothing blocks that."""
    for _ in range(count):
        if fight_of(s).line[space] is enemy:
            damage_enemy(s, space, enemy, chance, emit, NOBODY, state)


def state_enemy(s: State, space: int, state: int, by: int, chance: Chance, emit: Emit) -> None:
    """DC-STA-03, DC-STA-04, DC-STA-06: none for who resists; on a row still to come; the second fire kills.

    DC-BOS-13: a boss bears one Frozen token a Turn, and fire only hurts it.
    """
    enemy = fight_of(s).line[space]
    if enemy is None or FOES[enemy.foe].immune >> state & 1:
        return
    if state == v.FROZEN:
        row = next_row(rows_of_enemy(s, enemy), fight_of(s).round, enemy.acted, enemy.frozen)
        if not row or (is_boss(enemy) and enemy.frozen):
            return
        enemy.frozen |= 1 << row
    else:
        enemy.states[state] += 1
    if emit is not None:
        emit(Event("enemy-state", {"space": space, "foe": enemy.foe, "by": by, "state": state}))
    if state != v.ON_FIRE or enemy.states[state] < BURNT:
        return
    if is_boss(enemy):
        enemy.states[state] = 0
        damage_boss(s, space, enemy, state, FIRE_ON_BOSS, chance, emit)
    else:
        kill(s, space, chance, emit, by)


def kill(s: State, space: int, chance: Chance, emit: Emit, by: int = NOBODY) -> None:
    """DC-KIL-01, DC-KIL-02, DC-KIL-04: its space stays empty until the Round End, its death box is gained at once.

    Its killer is the hero whose action placed the last token; poison, Bleeding and tombstones are nobody's.
    """
    enemy = remove(s, space)
    if is_boss(enemy):
        # DC-BOS-05, DC-BOS-14: the Turn ends at once (rules/bosses.py), and there is no death box.
        fight_of(s).fell = space
        return
    for who in reversed(participants(s)):
        trigger(s, who, v.ENEMY_DIES, emit, enemy)
        if who == by:
            fight_of(s).slew = True
            trigger(s, who, v.KILL, emit, enemy)
    if emit is not None:
        thing = enemy.card == NOBODY
        emit(Event("destroyed", {"space": space, "foe": enemy.foe}) if thing else killed(space, enemy.card))
    fight_of(s).kills += 1
    count(s, v.GOALS["kills_in_run"], emit)
    if FOES[enemy.foe].kind == ELITE:
        achieve(s, v.GOALS["elite_killed_before_round"], fight_of(s).round + 1, emit)
        s.agenda += [(GAIN, *atom) for atom in reversed(comes_of(s, v.ELITE_KILLED))]
    if enemy.foe == SWORD and not swords_in_play(fight_of(s)):
        step_forward(fight_of(s), emit)
    if enemy.card != NOBODY and enemy.card == fight_of(s).challenger:
        # DC-CHL-01: what was asked for pays.
        s.bag.cells += CHALLENGE_CELLS
        if emit is not None:
            emit(Event("gained", {"what": "cells", "count": CHALLENGE_CELLS, "total": s.bag.cells}))
    for atom in FOES[enemy.foe].death:
        spill(s, atom, chance, emit)


def killed(space: int, card: int) -> Event:
    return Event("killed", {"space": space, "monster": card})


def remove(s: State, space: int) -> Enemy:
    """DC-KIL-02, DC-KIL-05: the card goes to the discard."""
    line = fight_of(s).line
    enemy = line[space]
    assert enemy is not None
    line[space] = None
    if enemy.card != NOBODY:
        s.monster_discard.append(enemy.card)
    return enemy


def spill(s: State, atom: Due, chance: Chance, emit: Emit) -> None:
    """DC-KIL-01: tokens into the Bag; scrolls, equipment and blueprints wait there for Upkeep; damage is assigned."""
    kind, n, _, where = atom
    bag = s.bag
    if kind == v.TEETH:
        bag.teeth += n
    elif kind == v.CELLS:
        bag.cells += n
    elif kind == v.POTIONS:
        bag.potions += n
    elif kind == v.KEYS:
        bag.keys += n
    elif kind == v.SCROLL:
        bag.scrolls[where] += n
    elif kind == v.EQUIPMENT:
        gear = turn_up_gear(s, chance, emit)
        bag.gear += [] if gear == NOBODY else [gear]
    elif kind == v.BLUEPRINT:
        bag.blueprints += next_blueprints(s)[:1]
    elif kind == v.WOUND:
        s.agenda.append((FOE_ACT, NOBODY, v.STRIKE, n, v.ONE))
    elif kind == v.SECRET:
        s.agenda.append((DRAW_SECRET,))
    elif kind == v.UNBLEED:
        s.agenda.append((UNBLEED,))
    elif kind == v.UNSICKEN:
        s.agenda.append((GIVE_UNSICKEN,))
    if emit is not None:
        emit(Event("spilled", {"what": kind, "count": n}))


class StopBleeding(Step[State, State]):
    """DC-KIL-01: all Bleeding tokens of one Beheaded of the Group's choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        bleeding = [who for who in participants(s) if s.fighters[who].states[v.BLEEDING]]
        return Decision(s.spokesman(), "unbleed", [(V_GIVE, who) for who in bleeding], due) if bleeding else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.fighters[action[1]].states[v.BLEEDING] = 0
        if emit is not None:
            emit(Event("stopped-bleeding", {"fighter": action[1]}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {
    STRUCK: Struck("struck"),
    STATED: Stated("stated"),
    BITTEN: Bitten("bitten"),
    UNBLEED: StopBleeding("unbleed"),
}
