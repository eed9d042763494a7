"""What heroes do: a question and a function for each word of their rows. Everything due is (ACT, who, what, n, whom, where)."""

from collections.abc import Callable
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS
from samobranka.games.dead_cells.rules.abilities import (
    FIRST_GEAR,
    comes_of,
    do_atoms,
    do_clause,
    mark_used,
    number_of,
    of_kind,
    trigger,
    usable,
)
from samobranka.games.dead_cells.rules.decks import draw
from samobranka.games.dead_cells.rules.feats import achieve
from samobranka.games.dead_cells.rules.harm import participants, state_enemy
from samobranka.games.dead_cells.rules.hitting import AIMED, shift, strike, targets
from samobranka.games.dead_cells.rules.malaise import curable
from samobranka.games.dead_cells.rules.playing import fight_of
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.steps import (
    ACT,
    GAIN,
    GAIN_FOR,
    V_AIM,
    V_AIM_TWO,
    V_CLEANSE,
    V_DRINK,
    V_GIVE,
    V_LOOT,
    V_SKILL,
    V_SWAP,
)
from samobranka.games.dead_cells.rules.summoned import forbidden
from samobranka.games.dead_cells.state import NOBODY, NOWHERE, Bag, State

# Types of loot, in the order of names.LOOT.
TOKENS: Final[tuple[str, ...]] = ("teeth", "cells", "potions", "keys")
LOOTED: Final = v.GOALS["loot_types_in_combat"]
SCROLLS: Final = 4
EQUIPMENT: Final = 5
BLUEPRINTS: Final = 6


def skills(s: State, who: int) -> list[int]:
    """DC-ACT-08, DC-EQP-07, DC-CON-04: the skills of his tracks and of his equipment that he may use now."""
    fighter = s.fighters[who]
    found: list[int] = []
    if forbidden(s, v.NO_SKILL):
        return found
    for number, clause in usable(s, who, v.USE):
        spent = s.setup.en2024 and number < FIRST_GEAR and fighter.used[v.ROUND] >> number & 1
        # There is no row before the first.
        too_early = clause.does[0][0] == v.REPEAT_ROW and fight_of(s).round < 2
        if not spent and not too_early:
            found.append(number)
    return found


def types_of(loot: Bag) -> list[int]:
    """DC-ACT-09: the types that lie there; scrolls of all colours are one."""
    found = [number for number, name in enumerate(TOKENS) if getattr(loot, name)]
    found += [SCROLLS] if any(loot.scrolls) else []
    found += [EQUIPMENT] if loot.gear else []
    return found + ([BLUEPRINTS] if loot.blueprints else [])


def thirsty(s: State) -> list[int]:
    """DC-RND-05, DC-ACT-10, DC-CON-03: whom a potion would help: the living who are hurt."""
    if not s.bag.potions or forbidden(s, v.NO_POTION):
        return []
    return [who for who, fighter in enumerate(s.fighters) if curable(fighter) and fighter.alive()]


def aim(s: State, who: int, atom: Due) -> list[Action]:
    """One of several; two different ones of more than two; all of them need no choice."""
    there = targets(s, who, atom)
    if atom[2] == v.ONE:
        return [(V_AIM, space) for space in there]
    if atom[2] == v.TWO and len(there) > 2:
        return [(V_AIM_TWO, first, second) for at, first in enumerate(there) for second in there[at + 1 :]]
    return []


def whom_to_shield(s: State, who: int, atom: Due) -> list[Action]:
    """DC-ACT-04: another participant."""
    return [(V_GIVE, other) for other in participants(s) if other != who] if atom[2] == v.ALLY else []


def whom_to_heal(s: State, who: int, atom: Due) -> list[Action]:
    """DC-ACT-12: a participant who is hurt, the healer included."""
    return [(V_GIVE, other) for other in participants(s) if curable(s.fighters[other])] if atom[2] == v.ONE else []


def which_skill(s: State, who: int, atom: Due) -> list[Action]:
    """DC-ACT-08, DC-CMP-06: one of his skills, or none."""
    usable = skills(s, who)
    return [*((V_SKILL, number) for number in usable), PASS] if usable else []


def what_to_loot(s: State, who: int, atom: Due) -> list[Action]:
    """DC-ACT-09, DC-ACT-10: all items of one type, or a potion for somebody; a second type for who may take two."""
    lying = types_of(fight_of(s).loot)
    if atom[2] == v.TWO:
        return [*((V_LOOT, number) for number in lying), PASS] if lying else []
    helped = thirsty(s)
    choices: list[Action] = [*((V_LOOT, number) for number in lying), *((V_DRINK, other) for other in helped)]
    # A potion is never drunk unasked.
    return choices if lying or not helped else [*choices, PASS]


def what_to_cleanse(s: State, who: int, atom: Due) -> list[Action]:
    found: list[Action] = []
    for other in participants(s):
        found += [(V_CLEANSE, other, state) for state, count in enumerate(s.fighters[other].states) if count]
    return found


def what_to_discard(s: State, who: int, atom: Due) -> list[Action]:
    return [(V_SWAP, card) for card in s.fighters[who].hand]


ASKED: Final[dict[int, Callable[[State, int, Due], list[Action]]]] = {
    **dict.fromkeys(AIMED, aim),
    v.SHIELD: whom_to_shield,
    v.GOLD: whom_to_shield,
    v.HEAL: whom_to_heal,
    v.SKILL: which_skill,
    v.LOOT: what_to_loot,
    v.CLEANSE: what_to_cleanse,
    v.DISCARD: what_to_discard,
}
QUESTIONS: Final[dict[int, str]] = {
    **dict.fromkeys(AIMED, "target"),
    v.SHIELD: "ally",
    v.GOLD: "ally",
    v.HEAL: "ally",
    v.SKILL: "skill",
    v.LOOT: "loot",
    v.CLEANSE: "cleanse",
    v.DISCARD: "discard",
}


class Act(Step[State, State]):
    """DC-RND-07, DC-CMP-06: what the row says is done if it can be done; the owner chooses where there is a choice.

    What a companion does, with a number behind, is not its owner's deed.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        if not s.fighters[due[1]].alive():
            return None
        atom = due[2:6]
        choices = ASKED[atom[0]](s, due[1], atom) if atom[0] in ASKED else []
        return Decision(s.seat_of(due[1]), QUESTIONS[atom[0]], choices, due) if choices else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action != PASS:
            perform(s, due, action[1:], action[0], chance, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        """DC-DTH-01: the dead act no more. Where nothing is to be chosen, all that are meant are meant."""
        s.agenda.pop()
        who, atom = due[1], due[2:6]
        if not s.fighters[who].alive():
            return
        kind, whom = atom[0], atom[2]
        if kind in AIMED and whom != v.ONE:
            perform(s, due, tuple(targets(s, who, atom)), V_AIM, chance, emit)
        elif kind in (v.SHIELD, v.GOLD) and whom != v.ALLY:
            perform(s, due, tuple(participants(s)) if whom == v.ALL else (who,), V_GIVE, chance, emit)
        elif kind == v.HEAL and whom == v.SELF:
            perform(s, due, (who,), V_GIVE, chance, emit)
        elif kind == v.WARD:
            s.fighters[who].warded = True
        elif kind == v.REPEAT_ROW:
            repeat_row(s, who, atom[1])
        elif kind == v.DRAW:
            for _number in range(atom[1]):
                draw(s, who, chance, emit)
        elif kind >= v.TEETH:
            s.agenda.append((GAIN_FOR, who, kind, atom[1], atom[3]))


def perform(s: State, due: Due, whom: Action, verb: int, chance: Chance, emit: Emit) -> None:
    """One action on all it was meant for. DC-ACT-13: several targets are one action."""
    who, kind, n = due[1:4]
    by = who if len(due) == 6 else NOBODY
    if kind in AIMED:
        fight_of(s).touched = whom[0] if whom else NOWHERE
    if kind in (v.HIT, v.PIERCE):
        strike(s, by, due[2:6], whom)
    elif kind == v.INFLICT:
        for space in whom:
            state_enemy(s, space, n, by, chance, emit)
    elif kind in (v.PUSH, v.PULL):
        for space in whom:
            shift(s, by, space, n, kind == v.PUSH, emit)
    elif kind in (v.SHIELD, v.GOLD):
        for other in whom:
            shield(s, other, n, kind == v.GOLD, emit)
    elif kind == v.HEAL:
        for other in whom:
            heal(s, other, n, emit)
    elif kind == v.SKILL:
        use_skill(s, who, whom[0], n, emit)
    elif kind == v.CLEANSE:
        cleanse(s, whom[0], whom[1], emit)
    elif kind == v.DISCARD:
        discard(s, who, whom[0], emit)
    elif verb == V_DRINK:
        drink(s, whom[0], emit)
    else:
        take_loot(s, who, whom[0], due[4] == v.TWO, emit)


def repeat_row(s: State, who: int, at: int) -> None:
    """The row of the round before, of the card whose Skill icon is used, without its Skill actions."""
    fighter = s.fighters[who]
    row = CARDS[fighter.active[at]].rows[fight_of(s).round - 1] if fighter.active else ()
    do_atoms(s, who, [atom for atom in row if atom[0] != v.SKILL])


def discard(s: State, who: int, card: int, emit: Emit) -> None:
    fighter = s.fighters[who]
    fighter.hand.remove(card)
    fighter.discard.append(card)
    if emit is not None:
        emit(Event("discarded", {"seat": s.seat_of(who), "card": card}, reveals=not s.setup.hands_open))


def shield(s: State, who: int, n: int, golden: bool, emit: Emit) -> None:
    """DC-ACT-04: several are allowed."""
    fighter = s.fighters[who]
    if golden:
        fighter.gold += n
    else:
        fighter.shields += n
    if emit is not None:
        emit(Event("golden" if golden else "shield", {"fighter": who, "count": n}))


def heal(s: State, who: int, n: int, emit: Emit) -> None:
    """DC-ACT-12, DC-MAL-03: never more than there is, and nothing for who craves."""
    fighter = s.fighters[who]
    if not curable(fighter):
        return
    fighter.damage = max(0, fighter.damage - n)
    if emit is not None:
        emit(Event("healed", {"fighter": who, "count": n, "damage": fighter.damage}))


def cleanse(s: State, who: int, state: int, emit: Emit) -> None:
    """One token less; of Frozen ones that of the nearest row."""
    states = s.fighters[who].states
    states[state] = states[state] & (states[state] - 1) if state == v.FROZEN else states[state] - 1
    if emit is not None:
        emit(Event("cleansed", {"fighter": who, "state": state}))


def use_skill(s: State, who: int, number: int, at: int, emit: Emit) -> None:
    """DC-ACT-08, DC-EQP-07: what it does follows at once; `at` is the card whose icon is used."""
    clause = next(clause for skill, clause in of_kind(s, who, v.USE) if skill == number)
    mark_used(s, who, number, v.ROUND)
    if emit is not None:
        emit(Event("skill", {"fighter": who, "skill": number}))
    do_clause(s, who, number, clause)
    if clause.does[0][0] == v.REPEAT_ROW:
        s.agenda[-1] = (ACT, who, v.REPEAT_ROW, at, v.SELF, 0)


def drink(s: State, who: int, emit: Emit) -> None:
    """DC-RND-05, DC-ACT-10: a potion removes all damage."""
    s.bag.potions -= 1
    s.fighters[who].damage = 0
    if emit is not None:
        emit(Event("drank", {"fighter": who, "left": s.bag.potions}))


def types_taken(s: State) -> int:
    """DC-CEL-05: what a feat counts: types of loot that have been taken in this fight, as bits."""
    return s.tally[LOOTED]


def take_loot(s: State, who: int, kind: int, second: bool, emit: Emit) -> None:
    """DC-ACT-09: all items of the type into the Bag; scrolls and equipment are handed out in Upkeep."""
    loot, bag = fight_of(s).loot, s.bag
    if kind < SCROLLS:
        name = TOKENS[kind]
        setattr(bag, name, getattr(bag, name) + getattr(loot, name))
        setattr(loot, name, 0)
    elif kind == SCROLLS:
        bag.scrolls = [mine + there for mine, there in zip(bag.scrolls, loot.scrolls, strict=True)]
        loot.scrolls = [0, 0, 0, 0]
    elif kind == EQUIPMENT:
        bag.gear, loot.gear = bag.gear + loot.gear, []
    else:
        bag.blueprints, loot.blueprints = bag.blueprints + loot.blueprints, []
    if emit is not None:
        emit(Event("looted", {"fighter": who, "loot": kind}))
    if not types_taken(s) >> kind & 1:
        s.tally = (*s.tally[:LOOTED], types_taken(s) | 1 << kind, *s.tally[LOOTED + 1 :])
        achieve(s, LOOTED, types_taken(s).bit_count(), emit)
    if second:
        return
    trigger(s, who, v.LOOTED, emit)
    s.agenda += [(GAIN, *atom) for atom in reversed(comes_of(s, v.LOOTED))]
    if number_of(s, who, (v.LOOT_TYPES,)) > 1:
        s.agenda.append((ACT, who, v.LOOT, 0, v.TWO, 0))


STEPS: Final[dict[int, Step[State, State]]] = {ACT: Act("act")}
