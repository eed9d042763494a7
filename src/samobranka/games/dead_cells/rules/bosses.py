"""Bosses: Turns of a fight until one side has fallen for good; the two sides of a boss's card, and what it calls."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import BOSSES, FOES
from samobranka.games.dead_cells.rules.abilities import comes_of
from samobranka.games.dead_cells.rules.decks import refill
from samobranka.games.dead_cells.rules.ending import DIED, beat_the_boss, end_the_run
from samobranka.games.dead_cells.rules.feats import HEALTH, IN_GOOD_HEALTH, achieve, in_good_health
from samobranka.games.dead_cells.rules.foes import standing
from samobranka.games.dead_cells.rules.harm import state_enemy
from samobranka.games.dead_cells.rules.malaise import forget_cards
from samobranka.games.dead_cells.rules.playing import exchange_active, fight_of, plan_the_cards
from samobranka.games.dead_cells.rules.rounds import clear, heal_boss
from samobranka.games.dead_cells.rules.setup import effects_of
from samobranka.games.dead_cells.rules.steps import BOSS, FALL, TURN_CARDS, TURN_END, TURN_START
from samobranka.games.dead_cells.rules.summoned import (
    FAR,
    FIRE_STRIKE,
    SHURIKEN,
    SPACES,
    SWORD,
    THINGS,
    boss_space,
    move_boss,
    put_thing,
    side_of,
    space_of,
    turned_up,
)
from samobranka.games.dead_cells.rules.tiles import pass_first_player_on
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Enemy, Fight, Fighter, State

TURNS: Final = "turns"
# Why a Turn begins.
OPENING: Final = 0
NEW_TURN: Final = 1
NEW_INSTANCE: Final = 2


class SetUp(Step[State, State]):
    """(BOSS, number): DC-BOS-02, DC-BOS-14: the biome is left behind, and the first side of the boss's card stands there."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        boss = BOSSES[due[1]]
        leave_the_biome(s)
        s.fight = fight = begin_fight(due[1])
        fight.line[space_of(boss.place)] = Enemy(side_of(due[1], 0), NOBODY)
        if emit is not None:
            emit(Event("boss", {"boss": due[1]}))
        for thing, place in boss.setup:
            put_thing(s, fight, THINGS[v.THINGS[boss.things[thing].id]], emit, place)
            fight.swords -= 1
        for clause in effects_of(s.record):
            if clause.kind == v.ON and clause.n == v.BOSS_START:
                at_the_start(s, clause, chance, emit)
        s.agenda.append((TURN_START, OPENING))


def begin_fight(number: int) -> Fight:
    """An empty line with room for Shurikens, and all Turn cards in the deck."""
    fight = Fight()
    fight.boss = number
    fight.line = [None] * (2 * SPACES)
    fight.turn_bag = list(range(len(BOSSES[number].turns)))
    fight.swords = len(FOES[SWORD].codes) if any(thing is FOES[SWORD] for thing in BOSSES[number].things) else 0
    return fight


def leave_the_biome(s: State) -> None:
    """DC-WRM-01, DC-CON-01: what holds in a biome ends with it; the fight is a combat and a biome of its own."""
    s.seals = s.rung = s.dark = 0
    s.space = NOWHERE
    s.turn += 1
    for fighter in s.fighters:
        fighter.worms = 0
        fighter.used[v.BIOME] = fighter.used[v.COMBAT] = 0


def at_the_start(s: State, clause: Clause, chance: Chance, emit: Emit) -> None:
    """DC-BOS-20: a mutation or a Secret that waits for a boss: a state on it, golden shields for all."""
    for atom in clause.does:
        if atom[0] == v.INFLICT:
            state_enemy(s, boss_space(fight_of(s)), atom[1], NOBODY, chance, emit)
        elif atom[0] == v.GOLD:
            for fighter in s.fighters:
                fighter.gold += atom[1]


class TurnStart(Step[State, State]):
    """(TURN_START, why): DC-BOS-03, DC-BOS-06: hands, the First Player token, the Turn card; then a passer and new cards.

    At a new instance the token stays.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight = fight_of(s)
        refill(s, chance, emit)
        if due[1] == OPENING:
            for atom in comes_of(s, v.FIRST_COMBAT_OF_BIOME):
                refill(s, chance, emit, atom[1])
        if due[1] == NEW_TURN:
            pass_first_player_on(s, emit)
        fight.fresh = due[1] != NEW_TURN
        fight.round, fight.passer, fight.shown = 0, NOBODY, False
        for fighter in s.fighters:
            fighter.acted = fighter.warded = False
        for _space, enemy in standing(s):
            enemy.acted = enemy.invisible = enemy.idle = enemy.came = False
        if due[1] != OPENING:
            one_more_sword(s, fight, emit)
        s.agenda.append((TURN_CARDS,))
        turn_a_card(s, fight, chance, emit)


class TurnCards(Step[State, State]):
    """DC-BOS-03: when the Turn card has done its part, cards are placed; not if nobody is left who could."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if all(fighter.alive() for fighter in s.fighters):
            plan_the_cards(s)
        else:
            s.agenda.append((TURN_END,))


def turn_a_card(s: State, fight: Fight, chance: Chance, emit: Emit) -> None:
    """DC-BOS-10: the top card of the Turn deck is turned up; an empty deck is made of its discard."""
    if not fight.turn_bag:
        fight.turn_bag, fight.turn_discard = fight.turn_discard, []
    fight.turn_card = chance.draw(fight.turn_bag, TURNS)
    if emit is not None:
        emit(Event("turn-card", {"boss": fight.boss, "card": fight.turn_card}, reveals=True))
    for clause in turned_up(s):
        do_at_once(s, fight, clause, emit)


def do_at_once(s: State, fight: Fight, clause: Clause, emit: Emit) -> None:
    """DC-BOS-10, DC-BOS-15, DC-BOS-17: what does not name a later moment."""
    if clause.kind in (v.FIRE_STRIKE, v.SHURIKEN):
        for _ in range(clause.n):
            put_thing(s, fight, FIRE_STRIKE if clause.kind == v.FIRE_STRIKE else SHURIKEN, emit, clause.where)
    elif clause.kind == v.SHURIKENS_FALL:
        s.agenda += [(FALL, space) for space, enemy in reversed(standing(s)) if enemy.foe == SHURIKEN]
    elif clause.kind == v.FIRST_PLAYER_ON:
        pass_first_player_on(s, emit)
    elif clause.kind == v.HEAL_BOSS:
        heal_boss(s, clause.n, emit)
    elif clause.kind == v.HEAL_SWORDS:
        for _space, enemy in standing(s):
            if enemy.foe == SWORD:
                enemy.damage = max(0, enemy.damage - clause.n)
    elif clause.kind == v.SUMMON:
        put_thing(s, fight, THINGS[clause.n], emit)


def one_more_sword(s: State, fight: Fight, emit: Emit) -> None:
    """DC-BOS-18: at the start of every later Turn, while the six last; the Hand of the King steps back for it."""
    if not fight.swords:
        return
    at = boss_space(fight)
    if at != FAR and at != NOWHERE and fight.line[FAR] is None:
        move_boss(fight, at, FAR, emit)
    fight.swords -= put_thing(s, fight, SWORD, emit)


class TurnEnd(Step[State, State]):
    """DC-BOS-03, DC-BOS-07, DC-BOS-09: who is dead has lost; or Frozen tokens leave, and the next Turn begins."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        put_away(s)
        if not all(fighter.alive() for fighter in s.fighters):
            boss = fight_of(s).boss
            leave_the_fight(s)
            end_the_run(s, DIED, emit, boss)
            return
        thaw(s)
        s.turn += 1
        s.agenda.append((TURN_START, NEW_TURN))


def thaw(s: State) -> None:
    """DC-BOS-07: Frozen tokens leave at the end of a Turn, on whatever a boss has called, too."""
    for fighter in s.fighters:
        fighter.states[v.FROZEN] = 0
    for _space, enemy in standing(s):
        enemy.frozen = 0


def put_away(s: State) -> None:
    """DC-BOS-03, DC-BOS-10, DC-MAL-02: active cards in placed order, the Turn card, Malaise cards."""
    fight = fight_of(s)
    if fight.turn_card != NOBODY:
        fight.turn_discard.append(fight.turn_card)
        fight.turn_card = NOBODY
    exchange_active(s)
    fight.swapped = ()
    for fighter in s.fighters:
        fighter.discard += fighter.active
        fighter.active, fighter.announced = [], []
    forget_cards(s)


def leave_the_fight(s: State) -> None:
    clear(s)
    s.agenda.clear()


def fall(s: State, emit: Emit) -> None:
    """DC-BOS-05, DC-BOS-06, DC-BOS-08, DC-BOS-09: the Turn ends at once. The card is turned over, or all is won or lost."""
    fight = fight_of(s)
    boss = fight.boss
    space, fight.fell = fight.fell, NOWHERE
    s.agenda.clear()
    put_away(s)
    last = fight.side + 1 == len(BOSSES[fight.boss].sides)
    strong = in_good_health(s)
    if emit is not None:
        emit(Event("boss-fell", {"boss": fight.boss, "side": fight.side}))
    if not all(fighter.alive() for fighter in s.fighters):
        leave_the_fight(s)
        end_the_run(s, DIED, emit, boss)
    elif last:
        leave_the_fight(s)
        beat_the_boss(s, boss, emit)
    else:
        fight.side += 1
        fight.line[space] = Enemy(side_of(fight.boss, fight.side), NOBODY)
        for fighter in s.fighters:
            wipe(fighter)
        thaw(s)
        s.turn += 1
        s.agenda.append((TURN_START, NEW_INSTANCE))
    if strong:
        achieve(s, IN_GOOD_HEALTH, HEALTH, emit)


def wipe(fighter: Fighter) -> None:
    """DC-BOS-06: states and shields leave; damage stays."""
    fighter.states = [0] * len(v.STATES)
    fighter.shields = fighter.gold = 0


STEPS: Final[dict[int, Step[State, State]]] = {
    BOSS: SetUp("boss"),
    TURN_START: TurnStart("turn"),
    TURN_CARDS: TurnCards("turn cards"),
    TURN_END: TurnEnd("turn end"),
}
