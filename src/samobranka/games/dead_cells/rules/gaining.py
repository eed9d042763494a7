"""Gains: a function for each word. What goes into the Bag goes there at once; what somebody must be given asks to whom."""

from collections.abc import Callable, Iterable
from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.dead_cells.box.cards import TRACK_NAMES
from samobranka.games.dead_cells.box.gear import COMPANION
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import FACES, GEAR
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules.abilities import at_moment, comes_of, mark_used, once_more
from samobranka.games.dead_cells.rules.decks import top_gear
from samobranka.games.dead_cells.rules.feats import count
from samobranka.games.dead_cells.rules.malaise import curable, cure
from samobranka.games.dead_cells.rules.serenade import HER, has_room
from samobranka.games.dead_cells.rules.steps import (
    DRAW_SECRET,
    DROP_DOWN,
    EQUIP,
    GAIN,
    GAIN_FOR,
    GIVE_GEAR,
    GIVE_SCROLL,
    GIVE_UNSICKEN,
    GIVE_UNWORM,
    GIVE_VIAL,
    PURGE,
    REVEAL_TILE,
    SICKENED,
    V_DISCARD,
    V_DROP,
    V_GIVE,
    V_SCROLL,
    WORMED,
    WOUND_ONE,
)
from samobranka.games.dead_cells.rules.tracks import add_hearts, advance, can_advance
from samobranka.games.dead_cells.state import NOBODY, State

COLOURS: Final = range(len(TRACK_NAMES))
DISCARD: Final[Action] = (V_DISCARD,)
HARM: Final = (v.WOUND, v.WORM, v.SICKEN)


def owe(s: State, gains: Iterable[Due]) -> None:
    """What stands first is gained first, so it lies on top."""
    s.agenda += [(GAIN, *atom) for atom in reversed(list(gains))]


def told(emit: Emit, what: str, n: int, total: int) -> None:
    if emit is not None:
        emit(Event("gained", {"what": what, "count": n, "total": total}))


def teeth(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-12: into the Bag."""
    s.bag.teeth += n
    told(emit, "teeth", n, s.bag.teeth)


def cells(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-12: into the Bag."""
    s.bag.cells += n
    told(emit, "cells", n, s.bag.cells)


def potions(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-13: into the Bag."""
    s.bag.potions += n
    told(emit, "potions", n, s.bag.potions)


def keys(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-EXP-09: into the Bag."""
    s.bag.keys += n
    told(emit, "keys", n, s.bag.keys)


def vials(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-14: one after the other, at once."""
    s.agenda += [(GIVE_VIAL,)] * n


def scrolls(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-15, DC-TRK-01: each is given for itself."""
    s.agenda += [(GIVE_SCROLL, where)] * n


def equipment(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-10: the top card, for one Beheaded of the Group's choice."""
    if n > 1:
        s.agenda.append((GAIN, v.EQUIPMENT, n - 1, v.ONE, 0))
    gear = turn_up_gear(s, chance, emit)
    if gear != NOBODY:
        s.bag.gear.append(gear)
        s.agenda.append((GIVE_GEAR, gear))


def turn_up_gear(s: State, chance: Chance, emit: Emit) -> int:
    known = bool(s.gear_top)
    gear = top_gear(s, chance)
    if gear != NOBODY and emit is not None:
        emit(Event("found-gear", {"gear": gear}, reveals=not known))
    return gear


def blueprint(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-11: the bottom blueprint of this biome, into the Collector's space; an empty deck gives nothing."""
    left = next_blueprints(s)
    if left:
        s.collector = (*s.collector, left[0])
        if emit is not None:
            emit(Event("found-blueprint", {"gear": left[0]}, reveals=True))


def next_blueprints(s: State) -> list[int]:
    """DC-CMS-05, DC-TIL-11: what the blueprint deck of this biome still holds, the lowest first."""
    out = (*s.collector, *s.bag.blueprints, *([] if s.fight is None else s.fight.loot.blueprints))
    return [card for card in s.record.blueprints(f"B{FACES[s.face].biome}") if card not in out]


def rune(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-TIL-16: active for ever; if it is already, a cell instead."""
    if s.record.runes >> where & 1:
        cells(s, 1, 0, chance, emit)
        return
    record = Record(s.record)
    record.runes |= 1 << where
    s.record = record
    if emit is not None:
        emit(Event("found-rune", {"rune": where}))


def unworm(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-WRM-03: all worms of one of the Group's choice."""
    s.agenda.append((GIVE_UNWORM,))


def unsicken(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-MAL-04: one token of the Group's choice, or all."""
    if n:
        s.agenda += [(GIVE_UNSICKEN,)] * n
    else:
        for who in range(len(s.fighters)):
            cure(s, who, emit)


def relight(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-LAN-02: so many lanterns burn again."""
    for _ in range(n):
        s.dark &= s.dark - 1 if s.dark else 0
    if emit is not None:
        emit(Event("relit", {"count": n}))


def reveal(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-EXP-11: so many tiles of the Group's choice."""
    s.agenda += [(REVEAL_TILE,)] * n


def secret(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-CEL-05: the bottom Secret."""
    s.agenda.append((DRAW_SECRET,))


def purge(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-DEC-03: a card of the Group's choice."""
    s.agenda.append((PURGE, max(n, 1), 0, NOBODY))


def wound(s: State, n: int, where: int, chance: Chance, emit: Emit) -> None:
    """DC-CHK-07: outside combat nobody has shields; a Beheaded of the Group's choice takes it."""
    s.agenda.append((WOUND_ONE, n))


# What is gained by the Group.
GAINS: Final[dict[int, Callable[[State, int, int, Chance, Emit], None]]] = {
    v.TEETH: teeth,
    v.CELLS: cells,
    v.POTIONS: potions,
    v.KEYS: keys,
    v.VIALS: vials,
    v.SCROLL: scrolls,
    v.EQUIPMENT: equipment,
    v.BLUEPRINT: blueprint,
    v.RUNE: rune,
    v.WOUND: wound,
    v.UNWORM: unworm,
    v.UNSICKEN: unsicken,
    v.RELIGHT: relight,
    v.REVEAL: reveal,
    v.SECRET: secret,
    v.PURGE: purge,
}


class Gain(Step[State, State]):
    """(GAIN, what, how many, for whom, where): for the Group, or in its order for each of those it is bound to."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        what, n, whom, where = due[1:]
        if whom == v.FIRST_PLAYER:
            s.agenda.append((GAIN_FOR, s.first, what, n, where))
        elif whom == v.ALL:
            # DC-SOL-13: harm to each is harm to Serenade, too; what is good for each is not meant for her.
            whose = s.group() if what in HARM else [who for who in s.group() if who in s.beheaded()]
            s.agenda += [(GAIN_FOR, who, what, n, where) for who in reversed(whose)]
        else:
            GAINS[what](s, n, where, chance, emit)


def hurt(s: State, who: int, n: int, emit: Emit) -> None:
    """DC-CHK-07, DC-ACT-03: tokens up to the last heart."""
    fighter = s.fighters[who]
    fighter.damage = min(fighter.damage + n, fighter.hearts)
    if emit is not None:
        left = fighter.hearts - fighter.damage
        emit(Event("hurt", {"fighter": who, "count": n, "damage": fighter.damage, "left": left, "state": NOTHING}))
    if not fighter.alive():
        cheat_death(s, who, emit)


def cheat_death(s: State, who: int, emit: Emit) -> bool:
    """DC-EQP-06, DC-MUT-07: whoever would die loses Bleeding and On Fire and stays at one health point, if he may."""
    spared = at_moment(s, v.WOULD_DIE)
    if not once_more(s, who, v.CHEATS_DEATH):
        if not spared:
            return False
        mark_used(s, 0, spared[0][0], spared[0][1].limit)
    fighter = s.fighters[who]
    fighter.damage = fighter.hearts - 1
    fighter.states[v.BLEEDING] = fighter.states[v.ON_FIRE] = 0
    if emit is not None:
        emit(Event("cheated-death", {"fighter": who}))
    return True


class GainFor(Step[State, State]):
    """DC-TIL-07, DC-CHK-08, DC-SET-14: bound to one Beheaded, good or bad, and nobody else's."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        who, what, n, where = due[1:]
        if what == v.HEART:
            add_hearts(s.fighters[who], n)
            if emit is not None:
                emit(Event("heart", {"fighter": who, "hearts": s.fighters[who].hearts}))
        elif what == v.WOUND:
            hurt(s, who, n, emit)
        elif what == v.WORM:
            s.agenda += [(WORMED, who)] * n
        elif what == v.SICKEN:
            s.agenda.append((SICKENED, who))
        elif what == v.UNWORM:
            fighter = s.fighters[who]
            fighter.worms = max(fighter.worms - n, 0) if n else 0
        elif what == v.SCROLL:
            s.agenda += [(GIVE_SCROLL, where, who)] * n
        elif what == v.VIALS:
            s.agenda += [(GIVE_VIAL, who)] * n
        elif what in (v.EQUIPMENT, v.GEAR):
            gear = named_gear(s, n) if what == v.GEAR else turn_up_gear(s, chance, emit)
            if gear != NOBODY:
                s.bag.gear.append(gear)
                s.agenda.append((EQUIP, who, gear))
        else:
            GAINS[what](s, n, where, chance, emit)


def named_gear(s: State, n: int) -> int:
    """DC-SET-14: a card by its code, if it is in the equipment deck, which is shuffled then."""
    for pile in (s.gear_bag, s.gear_top):
        for gear in pile:
            if GEAR[gear].code == f"ST-{n:02}":
                pile.remove(gear)
                s.gear_bag += s.gear_top
                s.gear_top = []
                return gear
    return NOBODY


def takers(s: State) -> list[int]:
    """DC-RE-05, DC-CMP-14, DC-SOL-11: who may be given something: after a fight those who took part in it."""
    return [who for who in s.beheaded() if s.fight is None or who != s.fight.passer]


class GiveScroll(Step[State, State]):
    """DC-TRK-01, DC-TRK-07: to one Beheaded with room on that track, of the Group's choice unless it is bound to one.

    A scroll of any colour moves the marker that the Group names. If nobody has room, it is lost.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        colours = COLOURS if due[1] == v.OF_CHOICE else range(due[1], due[1] + 1)
        bound = len(due) > 2
        whose = [due[2]] if bound else takers(s)
        choices: list[Action] = [
            (V_SCROLL, who, track) for who in whose for track in colours if can_advance(s.fighters[who], track)
        ]
        # DC-SOL-06: any scroll that is not bound to the player may be Serenade's, whatever its colour.
        if s.setup.solo and not bound and has_room(s.fighters[HER]):
            choices.append((V_SCROLL, HER, colours[0]))
        return Decision(s.spokesman(), "scroll", choices, due) if choices else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        advance(s, action[1], action[2], emit)
        # DC-MUT-06: the first scroll of a run may count twice.
        if can_advance(s.fighters[action[1]], action[2]) and comes_of(s, v.SCROLL_GAINED):
            advance(s, action[1], action[2], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if emit is not None:
            emit(Event("scroll-lost", {"colour": due[1]}))


class GiveVial(Step[State, State]):
    """DC-TIL-14: one damage less for whoever has any."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        whose = range(len(s.fighters)) if len(due) == 1 else range(due[1], due[1] + 1)
        choices: list[Action] = [(V_GIVE, who) for who in whose if curable(s.fighters[who]) and s.fighters[who].alive()]
        return Decision(s.spokesman(), "vial", choices, due) if choices else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        s.fighters[action[1]].damage -= 1
        if emit is not None:
            emit(Event("healed", {"fighter": action[1], "count": 1, "damage": s.fighters[action[1]].damage}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class GiveUnworm(Step[State, State]):
    """DC-WRM-03: whoever has worms, of the Group's choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        wormy: list[Action] = [(V_GIVE, who) for who in range(len(s.fighters)) if s.fighters[who].worms]
        return Decision(s.spokesman(), "unworm", wormy, due) if wormy else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (GAIN_FOR, action[1], v.UNWORM, 0, 0)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class GiveGear(Step[State, State]):
    """DC-TIL-10: one Beheaded of the Group's choice is given the card."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.spokesman(), "gear", [(V_GIVE, who) for who in takers(s)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda[-1] = (EQUIP, action[1], due[1])


class Equip(Step[State, State]):
    """DC-EQP-01, DC-EQP-10: into the first free slot; without one, own cards make room or the new one is discarded."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        fighter = s.fighters[due[1]]
        if len(fighter.gear) < fighter.slots:
            return None
        return Decision(s.seat_of(due[1]), "equip", [*((V_DROP, gear) for gear in fighter.gear), DISCARD], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_DROP:
            drop(s, due[1], action[1], emit)
            return
        s.agenda.pop()
        s.bag.gear.remove(due[2])
        s.gear_discard.append(due[2])
        if emit is not None:
            emit(Event("left-gear", {"fighter": due[1], "gear": due[2]}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        fighter = s.fighters[due[1]]
        s.bag.gear.remove(due[2])
        fighter.gear.append(due[2])
        fighter.gear_damage.append(0)
        if emit is not None:
            emit(Event("equipped", {"fighter": due[1], "gear": due[2]}))
        if GEAR[due[2]].kind == COMPANION:
            count(s, v.GOALS["companions_in_run"], emit)


def drop(s: State, who: int, gear: int, emit: Emit) -> None:
    """DC-EQP-01, DC-EQP-02: to the discard, never to somebody else."""
    fighter = s.fighters[who]
    at = fighter.gear.index(gear)
    del fighter.gear[at], fighter.gear_damage[at]
    s.gear_discard.append(gear)
    if emit is not None:
        emit(Event("dropped-gear", {"fighter": who, "gear": gear}))


class DropDown(Step[State, State]):
    """DC-TRK-06: whoever has lost a slot discards down to those that are open."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        fighter = s.fighters[due[1]]
        if len(fighter.gear) <= fighter.slots:
            return None
        return Decision(s.seat_of(due[1]), "drop", [(V_DROP, gear) for gear in fighter.gear], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        drop(s, due[1], action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class WoundOne(Step[State, State]):
    """DC-CHK-07: damage that is bound to nobody goes on one of the Group's choice."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        living = [who for who in range(len(s.fighters)) if s.fighters[who].alive()]
        return Decision(s.spokesman(), "wound", [(V_GIVE, who) for who in living], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        hurt(s, action[1], due[1], emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    GAIN: Gain("gain"),
    GAIN_FOR: GainFor("gain for"),
    GIVE_SCROLL: GiveScroll("scroll"),
    GIVE_VIAL: GiveVial("vial"),
    GIVE_GEAR: GiveGear("gear"),
    GIVE_UNWORM: GiveUnworm("unworm"),
    EQUIP: Equip("equip"),
    DROP_DOWN: DropDown("drop"),
    WOUND_ONE: WoundOne("wound"),
}
