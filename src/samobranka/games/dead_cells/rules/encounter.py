"""Combat set-up: enemies take their spaces one by one, the loot lies at the Group's feet."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.foes import BEHIND, ELITE, FAR_AWAY, NORMAL
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FOES
from samobranka.games.dead_cells.rules.abilities import comes_of, has
from samobranka.games.dead_cells.rules.decks import draw_monster, refill
from samobranka.games.dead_cells.rules.feats import ELITE_STOOD, FEW_COMBATS, UNHURT, note
from samobranka.games.dead_cells.rules.gaining import next_blueprints, turn_up_gear
from samobranka.games.dead_cells.rules.playing import plan_the_cards
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import CHALLENGE, FIGHT, V_CHOOSE
from samobranka.games.dead_cells.rules.tiles import here
from samobranka.games.dead_cells.state import MONSTER_CARDS, NOBODY, NOWHERE, Enemy, Fight, State

# The line of a fight: behind the Group, then from the Group to the right.
ACCEPT: Final[Action] = (V_CHOOSE, 1)
LEFT: Final = 0
FRONT: Final = 1
FAR: Final = 3
TOKENS: Final[dict[int, str]] = {v.TEETH: "teeth", v.CELLS: "cells", v.POTIONS: "potions", v.KEYS: "keys"}


class SetUp(Step[State, State]):
    """DC-CMS-01, DC-CMS-06: the icons of the tile from top to bottom: enemies, wall or hole, loot. Then cards are placed.

    (FIGHT, 1): DC-KEY-02: one elite and nothing else. (FIGHT, 0, 1): DC-CHL-01: an elite in place of the first monster.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fight = Fight()
        s.fight = fight
        note(s, FEW_COMBATS, s.tally[FEW_COMBATS] + 1)
        if len(due) == 2:
            draw_enemy(s, fight, True, s.record.boss_cell, chance, emit)
            begin(s, fight)
            return
        tile = here(s)
        to_the_left = s.record.boss_cell
        challenged = len(due) == 3
        for elite in tile.enemies:
            if challenged and not elite:
                challenged = False
                to_the_left = not draw_enemy(s, fight, True, to_the_left, chance, emit) and to_the_left
                fight.challenger = next((enemy.card for enemy in fight.line if enemy is not None and is_elite(enemy)), NOBODY)
            else:
                to_the_left = not draw_enemy(s, fight, elite, to_the_left, chance, emit) and to_the_left
        fight.terrain = tile.terrain
        for atom in tile.gains:
            lay_loot(s, fight, atom, chance, emit)
        # DC-MUT-06: the first fight of a biome may begin with more cards.
        for atom in comes_of(s, v.FIRST_COMBAT_OF_BIOME):
            refill(s, chance, emit, atom[1])
        begin(s, fight)


def begin(s: State, fight: Fight) -> None:
    """DC-CMS-01, DC-CEL-05: everybody stands there; a feat asks whether an elite is among them."""
    look_for_elites(s, fight)
    plan_the_cards(s)


def look_for_elites(s: State, fight: Fight) -> None:
    note(s, UNHURT, ELITE_STOOD if any(enemy is not None and is_elite(enemy) for enemy in fight.line) else 0)


class Challenge(Step[State, State]):
    """DC-CHL-01: with the Challenger rune the First Player may have the first monster replaced by an elite."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.spokesman(), "challenge", [PASS, ACCEPT], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action == ACCEPT:
            s.agenda[-1] = (FIGHT, 0, 1)
            if emit is not None:
                emit(Event("challenged", {"seat": s.spokesman()}))


def is_elite(enemy: Enemy) -> bool:
    return FOES[enemy.foe].kind == ELITE


def draw_enemy(s: State, fight: Fight, elite: bool, to_the_left: bool, chance: Chance, emit: Emit) -> bool:
    """DC-CMS-02, DC-CMS-09, DC-CMS-10: one card an icon. Whether the Boss Cell has sent it behind the Group.

    A card without a space goes to the discard.
    """
    card = draw_monster(s, elite, chance)
    if card == NOBODY:
        return False
    kind = FOES[MONSTER_CARDS[card]]
    placed = sum(enemy is not None for enemy in fight.line)
    if placed < s.dark.bit_count() and not any(has(s, who, v.SEE_IN_DARK) for who in s.beheaded()):
        return hide_enemy(s, fight, card, emit)
    sent = to_the_left and kind.place == NORMAL and fight.line[LEFT] is None
    space = LEFT if sent else space_for(fight, kind.place)
    if space == NOWHERE:
        s.monster_discard.append(card)
    else:
        fight.line[space] = Enemy(MONSTER_CARDS[card], card)
    if emit is not None:
        emit(Event("enemy", {"monster": card, "space": space}, reveals=True))
    return sent


def hide_enemy(s: State, fight: Fight, card: int, emit: Emit) -> bool:
    """DC-LAN-01: for every lantern that is out one more is placed face down as if it had no icon, until round I."""
    space = space_for(fight, NORMAL)
    if space == NOWHERE:
        s.monster_discard.append(card)
        return False
    fight.line[space] = enemy = Enemy(MONSTER_CARDS[card], card)
    enemy.hidden = True
    if emit is not None:
        emit(Event("enemy-in-the-dark", {"space": space}, reveals=True))
    return False


def space_for(fight: Fight, place: int) -> int:
    """DC-CMS-03, DC-CMS-04: behind, far away, or the first free space on the right; NOWHERE: all are taken."""
    if place == BEHIND and fight.line[LEFT] is None:
        return LEFT
    if place == FAR_AWAY and fight.line[FAR] is None:
        return FAR
    return next((space for space in range(FRONT, FAR + 1) if fight.line[space] is None), NOWHERE)


def lay_loot(s: State, fight: Fight, atom: Due, chance: Chance, emit: Emit) -> None:
    """DC-CMS-05: tokens; the top card of the equipment and the bottom blueprint lie face up."""
    kind, n, _, where = atom
    loot = fight.loot
    if kind in TOKENS:
        setattr(loot, TOKENS[kind], getattr(loot, TOKENS[kind]) + n)
    elif kind == v.SCROLL:
        loot.scrolls[where] += n
    elif kind == v.EQUIPMENT:
        gear = turn_up_gear(s, chance, emit)
        if gear != NOBODY:
            loot.gear.append(gear)
    elif kind == v.BLUEPRINT:
        left = next_blueprints(s)
        loot.blueprints += left[:1]
        if left and emit is not None:
            emit(Event("found-blueprint", {"gear": left[0]}, reveals=True))


STEPS: Final[dict[int, Step[State, State]]] = {FIGHT: SetUp("fight"), CHALLENGE: Challenge("challenge")}
