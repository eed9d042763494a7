"""Checks: a card of the hand for a symbol, or the top card of the deck for luck."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.dead_cells.language import vocabulary as v
from samobranka.games.dead_cells.material import CARDS, FACES, TILES
from samobranka.games.dead_cells.rules.abilities import once_more, usable
from samobranka.games.dead_cells.rules.decks import refill, top_card
from samobranka.games.dead_cells.rules.gaining import owe
from samobranka.games.dead_cells.rules.steps import (
    AT_CORRIDOR,
    AT_DOOR,
    AT_LANTERN,
    AT_TREASURE,
    DECK_CHECK,
    GAIN,
    GAIN_FOR,
    HAND_CHECK,
    PATH,
    REFILL,
    SYMBOL,
    V_DECLINE,
    V_PAY,
    V_SKILL,
    V_USE,
)
from samobranka.games.dead_cells.state import NOBODY, State

DECLINE: Final[Action] = (V_DECLINE,)


def checker(s: State) -> int:
    """Who makes a check: the First Player. DC-SOL-10: alone, always the Beheaded."""
    return 0 if s.setup.solo else s.first


def cards_with(s: State, symbol: int) -> list[int]:
    """DC-CHK-01: the First Player's cards that bear the symbol."""
    return [card for card in s.fighters[checker(s)].hand if CARDS[card].checks >> symbol & 1]


def can_pay(s: State, symbol: int) -> bool:
    return bool(cards_with(s, symbol) or keyrings(s))


def keyrings(s: State) -> list[tuple[int, int]]:
    """DC-CHK-09: whoever is First Player, somebody's equipment may pass a hand check: the wearer, and its number."""
    return [(who, number) for who in s.beheaded() for number, _ in usable(s, who, v.FREE_HAND_CHECK)]


def take_the_token(s: State, emit: Emit) -> None:
    """DC-SOL-10: before any check the Beheaded takes the First Player token."""
    if s.first != checker(s):
        s.first = checker(s)
        if emit is not None:
            emit(Event("first", {"fighter": s.first}))


class HandCheck(Step[State, State]):
    """(HAND_CHECK, symbol, why): DC-CHK-01, DC-CHK-02, DC-CHK-07. A corridor refuses, a door may take its toll."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        cards = cards_with(s, due[1])
        free: list[Action] = [(V_SKILL, number) for _, number in keyrings(s)]
        if not cards and not free:
            return None
        return Decision(s.seat_of(checker(s)), "check", [*((V_PAY, card) for card in sorted(cards)), *free, DECLINE], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        take_the_token(s, emit)
        if action == DECLINE:
            fail(s, due, emit)
            return
        s.agenda.pop()
        if action[0] == V_SKILL:
            use_keyring(s, action[1], emit)
        else:
            fighter = s.fighters[checker(s)]
            fighter.hand.remove(action[1])
            fighter.discard.append(action[1])
            if emit is not None:
                emit(Event("paid", {"seat": s.seat_of(checker(s)), "card": action[1]}, reveals=not s.setup.hands_open))
        if due[2] == AT_DOOR:
            owe(s, TILES[s.tiles[s.space]].gains)
        elif due[2] == AT_TREASURE:
            owe(s, TILES[s.tiles[s.space]].options[-1])
        s.agenda.append((REFILL,))

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        take_the_token(s, emit)
        fail(s, due, emit)


def use_keyring(s: State, number: int, emit: Emit) -> None:
    """DC-CHK-09: as often as it says."""
    who = next(who for who, other in keyrings(s) if other == number)
    once_more(s, who, v.FREE_HAND_CHECK)
    if emit is not None:
        emit(Event("entry", {"fighter": who, "ability": number}))


def fail(s: State, due: Due, emit: Emit) -> None:
    """DC-CHK-02, DC-CHK-07, DC-LAN-01: no way through, a lantern that goes out, or the printed penalty."""
    s.agenda.pop()
    if emit is not None:
        emit(Event("failed", {"symbol": due[1]}, reveals=not s.setup.hands_open))
    if due[2] == AT_CORRIDOR:
        s.agenda[-1] = (PATH,)
    elif due[2] == AT_LANTERN:
        s.dark |= 1 << (due[3] - 1)
    else:
        owe(s, TILES[s.tiles[s.space]].fails)


def rewards(s: State, where: int) -> tuple[tuple[Due, ...], ...]:
    """What a symbol gains: at a door by the symbol, in a corridor and for a treasure the same for each."""
    if where < 0:
        tile = TILES[s.tiles[s.space]]
        return tile.checks or (tile.options[-1],) * 3
    return (FACES[s.face].ways[where].gains,) * 3


class DeckCheck(Step[State, State]):
    """(DECK_CHECK, corridor or door): DC-CHK-03, DC-CHK-04: the top card is revealed and discarded; a symbol gains.

    DC-CHK-10: who may reveal two uses either; if nothing is shown, another card may be revealed with what allows that.
    """

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        take_the_token(s, emit)
        s.agenda.append((REFILL,))
        who = checker(s)
        symbols = reveal(s, who, chance, emit)
        if once_more(s, who, v.DECK_CHECK_TWO):
            symbols |= reveal(s, who, chance, emit)
        if not symbols and once_more(s, 0, v.DECK_CHECK_AGAIN):
            symbols = reveal(s, who, chance, emit)
        if symbols:
            s.agenda.append((SYMBOL, due[1], symbols))


def reveal(s: State, who: int, chance: Chance, emit: Emit) -> int:
    """DC-CHK-03: the symbols of the top card, which is discarded."""
    card = top_card(s.fighters[who], chance)
    if card == NOBODY:
        return 0
    s.fighters[who].discard.append(card)
    if emit is not None:
        emit(Event("revealed", {"seat": s.seat_of(who), "card": card}, reveals=True))
    return CARDS[card].checks


class Symbol(Step[State, State]):
    """(SYMBOL, corridor or door, symbols as bits): DC-CHK-03, DC-CHK-08: one of them, of the First Player's choice.

    Scroll, vial and equipment are his own, everything else goes into the Bag.
    """

    def ask(self, s: State, _: State, due: Due) -> Decision:
        reward = rewards(s, due[1])
        choices: list[Action] = [(V_USE, symbol) for symbol in range(3) if due[2] >> symbol & 1]
        # The same reward for each of them is no choice.
        alike = all(reward[choice[1]] == reward[choices[0][1]] for choice in choices)
        return Decision(s.seat_of(checker(s)), "symbol", choices[:1] if alike else choices, due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        for atom in reversed(rewards(s, due[1])[action[1]]):
            own = atom[0] in (v.SCROLL, v.VIALS, v.EQUIPMENT)
            s.agenda.append((GAIN_FOR, checker(s), atom[0], atom[1], atom[3]) if own else (GAIN, *atom))


class Refill(Step[State, State]):
    """DC-CHK-05: after any check hands are filled up again."""

    def go_on(self, s: State, _: State, due: Due, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        refill(s, chance, emit)


STEPS: Final[dict[int, Step[State, State]]] = {
    HAND_CHECK: HandCheck("check"),
    DECK_CHECK: DeckCheck("deck check"),
    SYMBOL: Symbol("symbol"),
    REFILL: Refill("refill"),
}
