"""Spending: what cells buy after a run, where it is put, and what the cards of the ordered decks say."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box import decks
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.language.clauses import Clause
from samobranka.games.dead_cells.material import UPGRADE_DECKS, UPGRADES
from samobranka.games.dead_cells.record import CARD_IDS, GEAR_IDS, NONE, Record
from samobranka.games.dead_cells.rules.feats import achieve, reward
from samobranka.games.dead_cells.rules.setup import PASS, effects_of, fits, in_play, put, without
from samobranka.games.dead_cells.rules.steps import (
    CARD_TO,
    CHOOSE_PLAN,
    CHOOSE_RUNE,
    COMPLETE_FEAT,
    DRAW_SECRET,
    PURGE,
    SLOT,
    SPEND,
    TAKE_ONE,
    V_CHOOSE,
    V_HAND,
    V_PUT,
    V_RUNE,
    V_STORE,
    V_UPGRADE,
)
from samobranka.games.dead_cells.state import NOBODY, State

# Where each deck begins in the row of all upgrades.
FIRST: Final[tuple[int, ...]] = tuple(sum(len(deck) for deck in UPGRADE_DECKS[:number]) for number in range(len(UPGRADE_DECKS)))
FOR_SALE: Final = (decks.SURVIVAL_DECK, decks.TACTICS_DECK, decks.BRUTALITY_DECK)
SOURCES: Final[tuple[str, ...]] = tuple(v.BLUEPRINTS)


def cards_left(record: Record, deck: int) -> int:
    """DC-CEL-02: all but the cover."""
    return len(UPGRADE_DECKS[deck]) - 1 - record.taken[deck]


def price(s: State, deck: int) -> int:
    """DC-CEL-01, DC-CEL-02: what the cover says, more when so many cards have left; some throws into the Well are free."""
    free = sum(clause.n for clause in effects_of(s.record) if clause.kind == v.WELL_FREE)
    if deck == decks.WELL and s.throws < free:
        return 0
    cover = UPGRADE_DECKS[deck][-1].effect
    assert cover is not None
    return cover.whom if cover.where and s.record.taken[deck] >= cover.where else cover.n


class Spend(Step[State, State]):
    """DC-CEL-01 to DC-CEL-03, DC-CEL-06: one card at a time, seen before the next is bought, as long as there are cells."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        offered = [deck for deck in (*FOR_SALE, decks.WELL) if cards_left(s.record, deck) and s.bag.cells >= price(s, deck)]
        return Decision(s.spokesman(), "spend", [*((V_UPGRADE, deck) for deck in offered), PASS]) if offered else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        deck = action[1]
        s.bag.cells -= price(s, deck)
        if deck == decks.WELL:
            s.throws += 1
            if s.throws == 1:
                record = Record(s.record)
                record.well_runs += 1
                s.record = record
        take_bottom(s, deck, emit)
        if deck == decks.WELL and s.throws == 1:
            achieve(s, v.GOALS["well_in_runs"], s.record.well_runs, emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def take_bottom(s: State, deck: int, emit: Emit) -> None:
    """DC-CEL-01, DC-CEL-05: the lowest card of an ordered deck is turned up; an empty deck gives nothing."""
    if not cards_left(s.record, deck):
        return
    number = FIRST[deck] + s.record.taken[deck]
    record = Record(s.record)
    record.taken = (*record.taken[:deck], record.taken[deck] + 1, *record.taken[deck + 1 :])
    s.record = record
    if emit is not None:
        emit(Event("took-upgrade", {"upgrade": number, "cells": s.bag.cells}, reveals=True))
    obey(s, number, emit)


def obey(s: State, number: int, emit: Emit) -> None:
    """DC-CEL-04, DC-CEL-05: an improved card into a deck, a mutation to its area, a monster to its biome; or what it says."""
    upgrade = UPGRADES[number]
    record = Record(s.record)
    if upgrade.card is not None:
        s.agenda.append((CARD_TO, CARD_IDS.index(upgrade.card.id)))
    elif upgrade.gear is not None:
        keep_gear(s, GEAR_IDS.index(upgrade.gear.id))
    elif upgrade.foe is not None:
        record.guests = (*record.guests, number)
        s.record = record
    elif upgrade.kind == decks.PERMANENT:
        record.secrets = (*record.secrets, number)
        s.record = record
    elif upgrade.kind in (decks.AT_START, decks.DURING, decks.SKILL_CARD, decks.FEAT):
        s.agenda.append((SLOT, number))
    else:
        assert upgrade.effect is not None
        instruct(s, number, upgrade.effect, emit)


def keep_gear(s: State, gear: int) -> None:
    """DC-CEL-05: into the equipment deck, for good."""
    record = Record(s.record)
    record.equipment = (*record.equipment, gear)
    s.record = record
    s.gear_bag.append(gear)


def instruct(s: State, number: int, clause: Clause, emit: Emit) -> None:
    """DC-CEL-04: an instruction is obeyed at once; a gift waits for the next run."""
    record = Record(s.record)
    kind = clause.kind
    if kind == v.PURGE_CARDS:
        s.agenda.append((PURGE, clause.n, clause.where, NOBODY))
    elif kind == v.PURGE_EACH:
        s.agenda += [(PURGE, clause.n, 0, seat) for seat in range(s.setup.seats - 1, -1, -1)]
    elif kind == v.TAKE:
        take_bottom(s, clause.n, emit)
    elif kind == v.TAKE_ONE_OF_THREE:
        s.agenda.append((TAKE_ONE,))
    elif kind == v.BLUEPRINT_OF:
        s.agenda.append((CHOOSE_PLAN, clause.n))
    elif kind == v.SPEND_CELLS:
        s.bag.cells += clause.n
    elif kind == v.DRAW_SECRET:
        s.agenda.append((DRAW_SECRET,))
    elif kind == v.COMPLETE_FEAT:
        s.agenda.append((COMPLETE_FEAT,))
    elif kind == v.RUNE_OF_CHOICE:
        s.agenda.append((CHOOSE_RUNE,))
    else:
        record.gifts = (*record.gifts, number) if kind == v.NEXT_RUN else record.gifts
        record.healer += clause.n if kind == v.HEALER_FOR_GOOD else 0
        record.during_slots += clause.n if kind == v.DURING_SLOTS else 0
        record.start_slots += clause.n if kind == v.START_SLOTS else 0
        s.record = record


class CardTo(Step[State, State]):
    """(CARD_TO, card): DC-CEL-04, DC-SOL-07: into the deck of one who plays, Serenade included, for all later runs."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.spokesman(), "card-to", [(V_HAND, due[1], owner) for owner in in_play(s)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        record = Record(s.record)
        record.owners = (*record.owners[: due[1]], action[2], *record.owners[due[1] + 1 :])
        s.record = record
        fighter = next((each for each in s.fighters if each.hero == action[2]), None)
        if fighter is not None and not s.fate:
            fighter.bag.append(due[1])
        if emit is not None:
            emit(Event("handed-card", {"card": due[1], "hero": action[2]}))


class Slot(Step[State, State]):
    """(SLOT, upgrade): DC-MUT-01 to DC-MUT-05: onto the board; where its area is full, one card is stored.

    DC-MUT-04: to put one Skill in another's place costs cells beside.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        new, record = due[1], s.record
        if fits(record, new):
            return None
        kind = UPGRADES[new].kind
        if kind == decks.SKILL_CARD:
            affordable: list[Action] = [(V_PUT, new)] if s.bag.cells >= UPGRADES[new].replace else []
            return Decision(s.spokesman(), "slot", [*affordable, (V_STORE, new)], due)
        area = record.start if kind == decks.AT_START else record.during if kind == decks.DURING else record.feats
        return Decision(s.spokesman(), "slot", [*((V_STORE, other) for other in area), (V_STORE, new)], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        record, new = Record(s.record), due[1]
        stored = action[1]
        if action[0] == V_PUT:
            s.bag.cells -= UPGRADES[new].replace
            stored, record.skill = record.skill, NONE
        elif stored == new:
            s.agenda.pop()
        record.start, record.during = without(record.start, stored), without(record.during, stored)
        record.feats = without(record.feats, stored)
        record.stored = (*record.stored, stored)
        s.record = record
        if emit is not None:
            emit(Event("stored-mutation", {"upgrade": stored}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        record = Record(s.record)
        put(record, due[1])
        s.record = record
        if emit is not None:
            emit(Event("put-mutation", {"upgrade": due[1]}))


class TakeOne(Step[State, State]):
    """DC-CEL-04: the lowest cards of the three decks are turned up, and one of them is taken free."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        full = [deck for deck in FOR_SALE if cards_left(s.record, deck)]
        return Decision(s.spokesman(), "one-of-three", [(V_UPGRADE, deck) for deck in full], due) if full else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_bottom(s, action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class ChoosePlan(Step[State, State]):
    """(CHOOSE_PLAN, source): DC-CEL-04: the bottom blueprint of a biome joins the equipment; 0: one entered in this run."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        sources = [due[1]] if due[1] else [biome for biome in range(1, 8) if s.visited >> biome & 1]
        full = [source for source in sources if s.record.blueprints(SOURCES[source])]
        return Decision(s.spokesman(), "plan", [(V_CHOOSE, source) for source in full], due) if full else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        gear = s.record.blueprints(SOURCES[action[1]])[0]
        keep_gear(s, gear)
        if emit is not None:
            emit(Event("found-blueprint", {"gear": gear}, reveals=True))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class ChooseRune(Step[State, State]):
    """DC-CEL-05: a rune of choice becomes active."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        grey: list[Action] = [(V_RUNE, rune) for rune in range(len(v.RUNES)) if not s.record.runes >> rune & 1]
        return Decision(s.spokesman(), "rune", grey, due) if grey else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        record = Record(s.record)
        record.runes |= 1 << action[1]
        s.record = record
        if emit is not None:
            emit(Event("found-rune", {"rune": action[1]}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


class CompleteFeat(Step[State, State]):
    """DC-CEL-05: the reward of a feat on the board, whatever its goal."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        feats: list[Action] = [(V_PUT, feat) for feat in s.record.feats]
        return Decision(s.spokesman(), "feat", feats, due) if feats else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        reward(s, action[1], emit)

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


STEPS: Final[dict[int, Step[State, State]]] = {
    SPEND: Spend("spend"),
    CARD_TO: CardTo("card to"),
    SLOT: Slot("slot"),
    TAKE_ONE: TakeOne("one of three"),
    CHOOSE_PLAN: ChoosePlan("plan"),
    CHOOSE_RUNE: ChooseRune("rune"),
    COMPLETE_FEAT: CompleteFeat("feat"),
}
