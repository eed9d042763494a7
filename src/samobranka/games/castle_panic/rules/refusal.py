"""Why a choice is not on offer: one clear reason for whoever tried it. Never on the way of a legal move."""

from samobranka.core.decision import Action, Decision
from samobranka.core.errors import Illegal
from samobranka.games.castle_panic.material import (
    ARCS,
    BARBARIAN,
    BRICK,
    CARD_KIND,
    CARDS,
    CASTLE,
    DRAW_2,
    DRIVE_HIM_BACK,
    FIELD,
    FOREST,
    FORTIFY_TOKENS,
    FORTIFY_WALL,
    HERO,
    MISSING,
    MORTAR,
    NICE_SHOT,
    SCAVENGE,
    TAR,
    TOKENS,
)
from samobranka.games.castle_panic.rules.cards import cards_of, reach_of
from samobranka.games.castle_panic.rules.steps import (
    V_ALL_FOR_ONE,
    V_BUILD,
    V_DISCARD,
    V_DRAW,
    V_DRIVE,
    V_FORTIFY,
    V_HIT,
    V_MISSING,
    V_NICE_SHOT,
    V_OFFER,
    V_OFFER_ANY,
    V_SCAVENGE,
    V_SLAY,
    V_TAR,
)
from samobranka.games.castle_panic.rules.trade import owner_of
from samobranka.games.castle_panic.state import OFF, State

SINGLE = {
    V_SLAY: BARBARIAN,
    V_TAR: TAR,
    V_DRIVE: DRIVE_HIM_BACK,
    V_FORTIFY: FORTIFY_WALL,
    V_MISSING: MISSING,
    V_DRAW: DRAW_2,
    V_SCAVENGE: SCAVENGE,
}


def refusal(s: State, seat: int, decision: Decision | None, action: Action) -> Illegal:
    """The reason, as `castle_panic-refused-…`."""
    if decision is None or decision.seat != seat:
        return no("turn")
    if decision.question == "play":
        return no(why_not_play(s, seat, action))
    if decision.question == "trade":
        return no(why_not_trade(s, seat, action))
    if action and action[0] == V_DISCARD and not holds(s, seat, action[1:]):
        return no("nocard")
    return no("choice")


def no(reason: str) -> Illegal:
    return Illegal("castle_panic-refused-" + reason)


def holds(s: State, seat: int, cards: Action) -> bool:
    return len(set(cards)) == len(cards) and all(card in s.hands[seat] for card in cards)


def why_not_play(s: State, seat: int, action: Action) -> str:
    """The first thing wrong with a card play, from the cards to the target."""
    if not action or not V_HIT <= action[0] <= V_SCAVENGE:
        return "choice"
    verb = action[0]
    lengths = {V_NICE_SHOT: 4, V_ALL_FOR_ONE: 5, V_BUILD: 4, V_MISSING: 2, V_DRAW: 2}
    if len(action) != lengths.get(verb, 3):
        return "alone" if verb in (V_NICE_SHOT, V_BUILD, V_ALL_FOR_ONE) else "choice"
    cards = cards_of(action)
    if any(not 0 <= card < CARDS for card in cards) or not holds(s, seat, cards):
        return "nocard"
    wrong = wrong_cards(s, verb, [CARD_KIND[card] for card in cards])
    if wrong:
        return wrong
    if verb in (V_BUILD, V_FORTIFY):
        return why_not_there(s, verb, action[-1])
    if verb in (V_MISSING, V_DRAW):
        return "useless"
    if verb == V_SCAVENGE:
        return "useless" if not s.discard else "nocard"
    return why_not_target(s, verb, [CARD_KIND[card] for card in cards], action[-1])


def wrong_cards(s: State, verb: int, kinds: list[int]) -> str:
    """Cards that do not do what was asked of them, alone or together."""
    if verb == V_HIT:
        if kinds[0] in (BRICK, MORTAR, NICE_SHOT):
            return "alone"
        return "" if kinds[0] < BRICK else "choice"
    if verb == V_NICE_SHOT:
        return "" if kinds[0] == NICE_SHOT and kinds[1] < BRICK else "pair"
    if verb == V_BUILD:
        return "" if sorted(kinds) == [BRICK, MORTAR] else "pair"
    if verb == V_ALL_FOR_ONE:
        units = [kind // 4 if kind < HERO else OFF for kind in kinds]
        return "" if s.setup.all_for_one and units == [0, 1, 2] else "pair"
    return "" if kinds[0] == SINGLE[verb] else "choice"


def why_not_there(s: State, verb: int, arc: int) -> str:
    """CP-41, CP-49, F40, F41"""
    if not 0 <= arc < ARCS:
        return "choice"
    stands = s.walls >> arc & 1
    if verb == V_BUILD:
        return "wall" if stands else "choice"
    if not stands:
        return "nowall"
    if s.fortified >> arc & 1:
        return "fortified"
    return "supply" if s.fortified.bit_count() >= FORTIFY_TOKENS else "choice"


def why_not_target(s: State, verb: int, kinds: list[int], token: int) -> str:
    """CP-27 to CP-32, CP-36, CP-101"""
    if not 0 <= token < TOKENS or s.at[token] == OFF:
        return "choice"
    if token == s.tarred and (verb == V_TAR or s.setup.tar_blocks_hits):
        return "tarred" if verb != V_TAR else "useless"
    ring, colour = s.at[token] // ARCS, s.at[token] % ARCS // 2
    if ring == FOREST:
        return "forest"
    if verb == V_ALL_FOR_ONE:
        if ring == CASTLE:
            return "castle"
        if FIELD[colour] >> s.at[token] & 1 and any(kind % 4 not in (colour, 3) for kind in kinds):
            return "reach"
        return "pair"
    hitter = kinds[-1]
    heroic = s.setup.heroic and hitter >= HERO
    if ring == CASTLE and not heroic:
        return "castle"
    return "choice" if reach_of(s, hitter) >> s.at[token] & 1 else "reach"


def why_not_trade(s: State, seat: int, action: Action) -> str:
    """CP-20 to CP-23, F28 to F30"""
    if len(action) != 3 or action[0] not in (V_OFFER, V_OFFER_ANY):
        return "choice"
    if not holds(s, seat, action[1:2]):
        return "nocard"
    if action[0] == V_OFFER:
        return "nocard" if owner_of(s, action[2]) in (OFF, seat) else "choice"
    partner = action[2]
    if partner not in s.setup.castle or partner == seat or s.is_out(partner):
        return "choice"
    return "choice" if s.hands[partner] else "gift"
