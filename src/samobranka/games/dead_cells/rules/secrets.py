"""Secrets and purges: what may come in the middle of a run as well as after it."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.box.decks import SECRETS
from samobranka.games.dead_cells.language.vocabulary import PURGEABLE
from samobranka.games.dead_cells.record import OWNERS, Record, smallest
from samobranka.games.dead_cells.rules.decks import draw
from samobranka.games.dead_cells.rules.setup import PASS
from samobranka.games.dead_cells.rules.spending import take_bottom
from samobranka.games.dead_cells.rules.steps import DRAW_SECRET, PURGE, V_PURGE, V_PURGE_GEAR
from samobranka.games.dead_cells.state import NOBODY, State

EQUIPMENT: Final = PURGEABLE["equipment"]
COMBAT: Final = PURGEABLE["combat"]


class DrawSecret(Step[State, State]):
    """DC-CEL-05: the bottom Secret, for good; none left: nothing."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_bottom(s, SECRETS, emit)


def purgeable(s: State, what: int) -> list[Action]:
    """DC-DEC-01 to DC-DEC-03: any card of a combat deck that stays large enough, and of the equipment deck.

    In a fight not those that are in play in it.
    """
    found: list[Action] = []
    placed = {card for fighter in s.fighters for card in fighter.active}
    if what != EQUIPMENT:
        for owner in range(len(OWNERS)):
            deck = s.record.deck_of(owner)
            found += [(V_PURGE, card) for card in deck if card not in placed] if len(deck) > smallest(owner) else []
    if what != COMBAT:
        found += [(V_PURGE_GEAR, gear) for gear in sorted(s.gear_bag + s.gear_top)]
    return found


class Purge(Step[State, State]):
    """(PURGE, how many still, what, seat): DC-DEC-02, DC-DEC-03: removed for good, and never compulsory.

    The Group purges, or each seat for itself.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        found = purgeable(s, due[2]) if due[1] else []
        seat = s.spokesman() if due[3] == NOBODY else due[3]
        return Decision(seat, "purge", [*found, PASS], due) if found else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action == PASS:
            s.agenda.pop()
            return
        s.agenda[-1] = (PURGE, due[1] - 1, *due[2:])
        record = Record(s.record)
        if action[0] == V_PURGE:
            record.purged_cards = (*record.purged_cards, action[1])
            s.record = record
            take_away(s, action[1], chance, emit)
            if emit is not None:
                emit(Event("purged-card", {"card": action[1]}))
            return
        gear = action[1]
        record.purged_gear = (*record.purged_gear, gear)
        record.equipment = tuple(card for card in record.equipment if card != gear)
        s.record = record
        (s.gear_bag if gear in s.gear_bag else s.gear_top).remove(gear)
        if emit is not None:
            emit(Event("purged-gear", {"gear": gear}))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()


def take_away(s: State, card: int, chance: Chance, emit: Emit) -> None:
    """DC-DEC-03: wherever it is in a run; a hand that has lost it is filled up again."""
    for who, fighter in enumerate(s.fighters):
        for pile in (fighter.hand, fighter.bag, fighter.top, fighter.discard):
            if card in pile:
                pile.remove(card)
                if pile is fighter.hand and not s.fate:
                    draw(s, who, chance, emit)


STEPS: Final[dict[int, Step[State, State]]] = {DRAW_SECRET: DrawSecret("secret"), PURGE: Purge("purge")}
