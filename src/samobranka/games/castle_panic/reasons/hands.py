"""Why a card goes, stays, or changes hands."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.describe import CARD_WORDS, PLAYERS
from samobranka.games.castle_panic.material import BRICK, CARD_KIND, MORTAR
from samobranka.games.castle_panic.reasons.words import Reason, because, builds, fights, hits, holes, reached
from samobranka.games.castle_panic.rules.trade import owner_of
from samobranka.games.castle_panic.state import OFF, State


def card_words(card: int) -> Message:
    return CARD_WORDS[CARD_KIND[card]]


def discard(s: State, seat: int, action: Action) -> Message:
    """CP-17, CP-76: for a new card, or because everybody has to."""
    card = action[1]
    hand = [other for other in s.hands[seat] if other != card]
    kind = CARD_KIND[card]
    if any(CARD_KIND[other] == kind for other in hand):
        return because("discard-double")
    if kind in (BRICK, MORTAR):
        if not holes(s):
            return because("discard-walls")
        if not builds(s, hand, card):
            return because("discard-half")
    if fights(card):
        return because("discard-hits", monsters=hits(s, card))
    forced = s.asked is not None and s.asked.question == "lose"
    return because("discard-forced" if forced else "discard-new")


def keep_all(s: State, seat: int) -> Message | None:
    """How much of the hand is of use at once."""
    useful = sum(hits(s, card) > 0 for card in s.hands[seat])
    return because("keep", cards=useful) if useful else None


def no_trade(s: State, seat: int) -> Message | None:
    """An offer was refused, or the others reach nobody who is out of one's own reach."""
    if s.refused:
        return because("pass-refused")
    others = [card for other, hand in enumerate(s.hands) if other != seat for card in hand]
    return because("pass-covered") if not reached(s, others) - reached(s, s.hands[seat]) else None


def offer(s: State, seat: int, action: Action) -> Message | None:
    return swap(s, seat, owner_of(s, action[2]), action[1], action[2])


def give(s: State, seat: int, action: Action) -> Message | None:
    """CP-22: what the active player gets from it, who plays first, or what it brings to oneself."""
    due = s.agenda[-1]
    return swap(s, seat, s.active, action[1], due[2])


def accept(s: State, seat: int, action: Action) -> Message | None:
    due = s.agenda[-1]
    return swap(s, seat, due[1], due[2], due[3])


def refuse(s: State, seat: int, action: Action) -> Message | None:
    due = s.agenda[-1]
    return no_swap(s, seat, due[3], due[2])


def decline(s: State, seat: int, action: Action) -> Message | None:
    due = s.agenda[-1]
    return no_swap(s, seat, due[2], due[3])


def swap(s: State, me: int, partner: int, mine: int, theirs: int) -> Message | None:
    """CP-23: what either side can do with the card that it gets; whoever is on turn comes first."""
    for seat in (s.active, partner if me == s.active else me):
        gets, gives = (theirs, mine) if seat == me else (mine, theirs)
        good = use(s, [card for card in s.hands[seat] if card != gives], gets)
        if good:
            card, count = card_words(gets), hits(s, gets)
            if seat == me:
                return because("get-" + good, card=card, monsters=count)
            return because("lend-" + good, card=card, monsters=count, player=PLAYERS[seat])
    return because("spare", card=card_words(mine)) if fights(mine) and not hits(s, mine) else None


def use(s: State, hand: list[int], card: int) -> str:
    """What a card is good for at once, beside these others: a wall, a hit, or nothing that can be counted."""
    return "wall" if builds(s, hand, card) else "hits" if hits(s, card) else ""


def no_swap(s: State, me: int, mine: int, theirs: int) -> Message | None:
    """What would be given away, or how little one would get for it."""
    if mine != OFF:
        good = use(s, [card for card in s.hands[me] if card != mine], mine)
        if good:
            return because("stay-" + good, card=card_words(mine), monsters=hits(s, mine))
    return because("useless", card=card_words(theirs)) if fights(theirs) and not hits(s, theirs) else None


REASONS: Final[dict[str, Reason]] = {
    "discard": discard, "offer": offer, "give": give, "accept": accept, "refuse": refuse, "decline": decline,
}  # fmt: skip
