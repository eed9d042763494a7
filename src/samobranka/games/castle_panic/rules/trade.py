"""Phase 3: two seats talk.

The active player names a card he would give and a card he would like, or leaves that to the partner. The partner gives the
card asked for (the swap is done), gives another one (the first player has the last word), or refuses.
"""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.castle_panic.material import CARD_KIND, CARDS, KIND_BIT
from samobranka.games.castle_panic.rules.hands import one_of_each
from samobranka.games.castle_panic.rules.steps import (
    ANSWER,
    CONFIRM,
    TRADE,
    V_ACCEPT,
    V_DECLINE,
    V_GIVE,
    V_OFFER,
    V_OFFER_ANY,
    V_PASS,
    V_REFUSE,
)
from samobranka.games.castle_panic.rules.turn import PASS, Phase
from samobranka.games.castle_panic.state import OFF, State

# All offers there can be, made once: a trade phase lists dozens of them.
OFFERS: Final[list[list[Action]]] = [[(V_OFFER, mine, theirs) for theirs in range(CARDS)] for mine in range(CARDS)]
OPEN_OFFERS: Final[list[list[Action]]] = [[(V_OFFER_ANY, mine, seat) for seat in range(6)] for mine in range(CARDS)]
GIFTS: Final[list[Action]] = [(V_GIVE, card) for card in range(CARDS)]
REFUSE: Final[Action] = (V_REFUSE,)
ACCEPT: Final[Action] = (V_ACCEPT,)
DECLINE: Final[Action] = (V_DECLINE,)


def partners(s: State) -> list[int]:
    """CP-20, CP-23, CP-103a: other castle players who are in the game and hold a card."""
    return [seat for seat in s.setup.castle if seat != s.active and s.hands[seat] and not s.is_out(seat)]


def owner_of(s: State, card: int) -> int:
    for seat, hand in enumerate(s.hands):
        if card in hand:
            return seat
    return OFF


def offers(s: State) -> list[Action]:
    """CP-20 to CP-24, F30: one swap (two with six players), the active player on one side of each."""
    hand = s.hands[s.active]
    choices: list[Action] = [PASS]
    if s.trades_left == 0 or not hand:
        return choices
    mine = one_of_each(hand)
    for seat in partners(s):
        theirs = one_of_each(s.hands[seat])
        their_kinds = 0
        for their_card in theirs:
            their_kinds |= KIND_BIT[their_card]
        for my_card in mine:
            offers = OFFERS[my_card]
            kind = CARD_KIND[my_card]
            if their_kinds & KIND_BIT[my_card]:
                # A swap of like for like changes nothing, so it is no choice.
                choices += [offers[card] for card in theirs if CARD_KIND[card] != kind]
            else:
                choices += [offers[card] for card in theirs]
            # Somebody who holds only the same card could but refuse.
            if len(theirs) > 1 or CARD_KIND[theirs[0]] != kind:
                choices.append(OPEN_OFFERS[my_card][seat])
    return choices


class Trade(Phase):
    """CP-20, CP-22: the active player makes an offer, which waits for the partner's word."""

    def ask(self, s: State, _: State, due: Due) -> Decision | None:
        choices = offers(s)
        return Decision(s.active, "trade", choices) if len(choices) > 1 else None

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        if action[0] == V_PASS:
            s.agenda.pop()
            return
        mine = action[1]
        if action[0] == V_OFFER:
            theirs = action[2]
            partner = owner_of(s, theirs)
        else:
            theirs = OFF
            partner = action[2]
        s.agenda.append((ANSWER, partner, mine, theirs))
        if emit is not None:
            emit(Event("offered", {"seat": s.active, "card": mine, "partner": partner, "wanted": theirs}))


class Answer(Step[State, State]):
    """CP-22, CP-23a: the partner agrees, names another card, or refuses. Due: partner, the card offered, the one wanted."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        choices: list[Action] = [REFUSE]
        kind = CARD_KIND[due[2]]
        for card in one_of_each(s.hands[due[1]]):
            if CARD_KIND[card] != kind:
                choices.append(GIFTS[card])
        return Decision(due[1], "answer", choices, due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        partner, mine, theirs = due[1], due[2], due[3]
        if action[0] == V_REFUSE:
            refuse(s, partner, mine, theirs, emit)
        elif theirs != OFF and CARD_KIND[action[1]] == CARD_KIND[theirs]:
            swap(s, partner, mine, action[1], emit)
        else:
            s.agenda.append((CONFIRM, partner, mine, action[1], theirs))
            if emit is not None:
                emit(Event("countered", {"seat": partner, "card": action[1], "wanted": mine}))


class Confirm(Step[State, State]):
    """CP-22: both sides choose; a card that was not asked for needs the first player's word."""

    def ask(self, s: State, _: State, due: Due) -> Decision:
        return Decision(s.active, "confirm", [ACCEPT, DECLINE], due)

    def answer(self, s: State, _: State, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        s.agenda.pop()
        if action[0] == V_ACCEPT:
            swap(s, due[1], due[2], due[3], emit)
        else:
            refuse(s, s.active, due[2], due[4], emit)


def refuse(s: State, who: int, mine: int, theirs: int, emit: Emit) -> None:
    """CP-22: nobody has to trade, and whoever was refused may offer anew. What it was is kept for bots, who do not."""
    s.refused = True
    if theirs != OFF:
        s.refusals = [pair for pair in still_refused(s) if pair != (mine, theirs)] + [(mine, theirs)]
    if emit is not None:
        emit(Event("refused", {"seat": who}))


def still_refused(s: State) -> list[Action]:
    """Of the swaps that were refused, those whose cards are both still in somebody's hand."""
    return [pair for pair in s.refusals if owner_of(s, pair[0]) != OFF and owner_of(s, pair[1]) != OFF]


def swap(s: State, partner: int, mine: int, theirs: int, emit: Emit) -> None:
    """CP-23, CP-23a, F28: one card for one card, at once."""
    s.trades_left -= 1
    hand, other = s.hands[s.active], s.hands[partner]
    hand[hand.index(mine)] = theirs
    other[other.index(theirs)] = mine
    if emit is not None:
        emit(Event("swapped", {"seat": s.active, "card": mine, "partner": partner, "other": theirs}))


STEPS: Final[dict[int, Step[State, State]]] = {TRADE: Trade("trade"), ANSWER: Answer("trade"), CONFIRM: Confirm("trade")}
