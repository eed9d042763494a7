"""The Interbiome: blueprints are collected, the market is open from left to right, then the next biome is set up."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.places import TO_BOSS
from samobranka.games.dead_cells.box.world import COLLECTOR, HEALER, MERCHANT
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import WORLD
from samobranka.games.dead_cells.record import Record
from samobranka.games.dead_cells.rules.feats import FEW_COMBATS, achieve
from samobranka.games.dead_cells.rules.gaining import drop, next_blueprints, turn_up_gear
from samobranka.games.dead_cells.rules.setup import PASS, effects_of
from samobranka.games.dead_cells.rules.steps import (
    BOSS,
    ENTER_BIOME,
    GIVE_GEAR,
    INTERBIOME,
    MARKET_GEAR,
    MARKET_HEAL,
    MARKET_PLANS,
    NEXT,
    TIDY,
    V_BUY,
    V_DROP,
    V_GIVE,
)
from samobranka.games.dead_cells.rules.tiles import cheaper
from samobranka.games.dead_cells.state import NOBODY, State

HEALED: Final = v.GOALS["reach_boss_without_healer"]
OFFERS: Final[dict[int, int]] = {HEALER: v.HEALER, MERCHANT: v.MERCHANT, COLLECTOR: v.COLLECTOR}


def offer(s: State, person: int) -> tuple[int, int]:
    """DC-INT-02: the price, and how often or how many cards; upgrades add to both."""
    price, count = WORLD.market[person]
    for clause in effects_of(s.record):
        if clause.kind == OFFERS[person]:
            count += clause.n
            price -= clause.whom
    count += s.record.healer if person == HEALER else 0
    return cheaper(s, max(price, 0)), count


class Leave(Step[State, State]):
    """(INTERBIOME, exit): DC-INT-00, DC-INT-02, DC-INT-07: blueprints, Healer, Merchant, Collector, then tidying up."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        keep(s, s.collector, emit)
        s.collector = ()
        if s.setup.solo:
            s.fighters[1].bag += s.fighters[1].discard
            s.fighters[1].discard = []
        s.agenda.append((NEXT, due[1]))
        s.agenda += [(TIDY, who) for who in reversed(s.group()) if who in s.beheaded()]
        s.agenda += [(MARKET_PLANS,), (MARKET_GEAR,), (MARKET_HEAL, offer(s, HEALER)[1])]
        achieve(s, FEW_COMBATS, s.tally[FEW_COMBATS], emit)


def keep(s: State, plans: tuple[int, ...], emit: Emit) -> None:
    """DC-INT-01: onto the equipment deck, for good; the latest on top."""
    if not plans:
        return
    record = Record(s.record)
    record.equipment = (*record.equipment, *plans)
    s.record = record
    s.gear_top += plans
    if emit is not None:
        emit(Event("kept-blueprints", {"count": len(plans)}))


def pay(s: State, price: int, emit: Emit) -> None:
    s.bag.teeth -= price
    if emit is not None:
        emit(Event("bought", {"price": price, "teeth": s.bag.teeth}))


class Healer(Step[State, State]):
    """(MARKET_HEAL, how often still): DC-INT-03: one damage less for each payment."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        hurt: list[Action] = [(V_GIVE, who) for who in range(len(s.fighters)) if s.fighters[who].damage]
        if not due[1] or s.bag.teeth < offer(s, HEALER)[0] or not hurt:
            return None
        return Decision(s.spokesman(), "healer", [PASS, *hurt], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        s.agenda[-1] = (MARKET_HEAL, due[1] - 1)
        pay(s, offer(s, HEALER)[0], emit)
        fighter = s.fighters[action[1]]
        fighter.damage -= 1
        s.tally = (*s.tally[:HEALED], s.tally[HEALED] + 1, *s.tally[HEALED + 1 :])
        if emit is not None:
            emit(Event("healed", {"fighter": action[1], "count": 1, "damage": fighter.damage}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Goods(Step[State, State]):
    """Cards on show: (its number, 1, cards …); any of them are bought at the price each."""

    person: int

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        shown = due[2:]
        if not shown or s.bag.teeth < offer(s, self.person)[0]:
            return None
        return Decision(s.spokesman(), "market", [PASS, *((V_BUY, number) for number in range(1, len(shown) + 1))], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            self.close(s, due[2:])
            return
        shown = list(due[2:])
        card = shown.pop(action[1] - 1)
        s.agenda[-1] = (due[0], 1, *shown)
        pay(s, offer(s, self.person)[0], emit)
        self.sell(s, card, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        if len(due) == 1:
            s.agenda[-1] = (due[0], 1, *self.show(s, offer(s, self.person)[1], chance, emit))
        else:
            self.close(s, due[2:])

    def close(self, s: State, left: Due) -> None:
        s.agenda.pop()

    def show(self, s: State, count: int, chance: Chance, emit: Emit) -> list[int]:
        raise NotImplementedError

    def sell(self, s: State, card: int, emit: Emit) -> None:
        raise NotImplementedError


class Merchant(Goods):
    """DC-INT-04, DC-INT-06: from the top of the equipment; what is bought is equipped at once, the rest is discarded."""

    person = MERCHANT

    def show(self, s: State, count: int, chance: Chance, emit: Emit) -> list[int]:
        found = [turn_up_gear(s, chance, emit) for _ in range(count)]
        shown = [gear for gear in found if gear != NOBODY]
        s.bag.gear += shown
        return shown

    def sell(self, s: State, card: int, emit: Emit) -> None:
        s.agenda.append((GIVE_GEAR, card))

    def close(self, s: State, left: Due) -> None:
        s.agenda.pop()
        for gear in left:
            s.bag.gear.remove(gear)
            s.gear_discard.append(gear)


class Collector(Goods):
    """DC-INT-05, DC-INT-06, DC-INT-08: from the bottom of the biome's blueprints; the rest goes back there."""

    person = COLLECTOR

    def show(self, s: State, count: int, chance: Chance, emit: Emit) -> list[int]:
        plans = next_blueprints(s)[:count]
        if plans and emit is not None:
            emit(Event("plans", {"count": len(plans)}, reveals=True))
        return plans

    def sell(self, s: State, card: int, emit: Emit) -> None:
        keep(s, (card,), emit)


class Tidy(Step[State, State]):
    """(TIDY, who): DC-INT-09: what he wears may be discarded here."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        gear = s.fighters[due[1]].gear
        return Decision(s.seat_of(due[1]), "tidy", [PASS, *((V_DROP, card) for card in gear)], due) if gear else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
        else:
            drop(s, due[1], action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class Next(Step[State, State]):
    """(NEXT, exit): DC-NXT-01: what the exit names is set up; equipment and its discard stay as they are."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        if due[1] >= TO_BOSS and not s.tally[HEALED]:
            s.agenda.pop()
            s.agenda.append((BOSS, due[1] - TO_BOSS))
            achieve(s, HEALED, 0, emit)
            return
        s.agenda[-1] = (ENTER_BIOME, due[1]) if due[1] < TO_BOSS else (BOSS, due[1] - TO_BOSS)


STEPS: Final[dict[int, Step[State, State]]] = {
    INTERBIOME: Leave("interbiome"),
    MARKET_HEAL: Healer("healer"),
    MARKET_GEAR: Merchant("merchant"),
    MARKET_PLANS: Collector("collector"),
    TIDY: Tidy("tidy"),
    NEXT: Next("next"),
}
