"""The castle deck: drawing, reshuffling, discarding. Used by several chapters."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import BRICK, CARD_KIND, KIND_BIT, MORTAR
from samobranka.games.castle_panic.state import OFF, State

DECK: Final = "deck"
DISCARD_PILE: Final = "discard"


def dwindle(s: State, cards: list[int], heap: str, emit: Emit) -> None:
    """CP-104: one Brick and one Mortar, each if it is there, leave the game."""
    for kind in (BRICK, MORTAR):
        for card in cards:
            if CARD_KIND[card] == kind:
                cards.remove(card)
                s.removed_cards = [*s.removed_cards, card]
                if emit is not None:
                    emit(Event("dwindled", {"card": card, "out_of": heap}))
                break


def reshuffle(s: State, emit: Emit) -> None:
    """CP-16, F24: the discards become the deck when a card is needed and none is left."""
    s.deck, s.discard = s.discard, s.deck
    if s.setup.dwindling:
        dwindle(s, s.deck, DISCARD_PILE, emit)
    if emit is not None:
        emit(Event("reshuffled", {"count": len(s.deck)}))


def draw_card(s: State, seat: int, chance: Chance, emit: Emit) -> int:
    """F24: takes a card into a hand, or nothing (OFF) when deck and discards are both empty."""
    if not s.deck:
        if not s.discard:
            return OFF
        reshuffle(s, emit)
        if not s.deck:
            return OFF
    card = chance.draw(s.deck, DECK)
    s.hands[seat].append(card)
    if emit is not None:
        emit(Event("drew", {"seat": seat, "card": card}, reveals=True))
    return card


def discard_card(s: State, seat: int, card: int) -> None:
    """F23, F25: a card leaves the hand for the castle discard at once."""
    s.hands[seat].remove(card)
    s.discard.append(card)


def one_of_each(cards: list[int]) -> list[int]:
    """Cards of one kind cannot differ in effect, so only the first of each kind is offered as a choice."""
    seen = 0
    first: list[int] = []
    for card in cards:
        bit = KIND_BIT[card]
        if not seen & bit:
            seen |= bit
            first.append(card)
    return first
