"""Why the Overlord plays a token, and where."""

from typing import Final

from samobranka.core.chance import Replay
from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.material import (
    ARCHER,
    ARCS,
    BLUE_MOVE,
    BOULDER,
    CARD_KIND,
    COUNTERCLOCKWISE,
    DISCARD_ONE,
    DRAW_3,
    GOBLIN_KING,
    HEALER,
    HEALTH,
    HERO,
    MONSTER_KINDS,
    ORC_WARLORD,
    PLAGUE_ARCHERS,
    PLAGUE_SWORDSMEN,
    RED_MOVE,
    TOKEN_KIND,
    TROLL_MAGE,
    colour_of,
)
from samobranka.games.castle_panic.reasons.words import Reason, because, reach
from samobranka.games.castle_panic.rules.boulder import roll_boulder
from samobranka.games.castle_panic.rules.movement import may_advance
from samobranka.games.castle_panic.state import State


def summon(s: State, seat: int, action: Action) -> Message:
    """CP-92: a boss does what he does; others come where the castle is open, or where few cards reach them."""
    token, arc = action[1], action[2]
    boss = arrival(s, token, arc)
    if boss is not None:
        return boss
    if not s.walls >> arc & 1:
        return because("summon-open", arc=arc + 1)
    cards = sum(reach(s, card) >> (ARCHER * ARCS + arc) & 1 for hand in s.hands for card in hand)
    return because("summon", arc=arc + 1, cards=cards)


def arrival(s: State, token: int, arc: int) -> Message | None:
    """CP-67 to CP-69: how many there are on whom his coming has an effect, himself not counted."""
    kind = TOKEN_KIND[token]
    if kind == TROLL_MAGE:
        return because("boss-mage", monsters=sum(may_advance(s, other) for other in s.board))
    if kind == ORC_WARLORD:
        return because("boss-warlord", monsters=movers(s, colour_of(arc)))
    return healing(s) if kind == HEALER else None


def movers(s: State, colour: int) -> int:
    return sum(may_advance(s, token) for token in s.board if colour_of(s.at[token] % ARCS) == colour)


def healing(s: State) -> Message:
    return because("boss-healer", monsters=sum(s.hp[token] < HEALTH[TOKEN_KIND[token]] for token in s.board))


def unleash(s: State, seat: int, action: Action) -> Message:
    """CP-92 to CP-96a: what the token does, in numbers."""
    token = action[1]
    kind = TOKEN_KIND[token]
    if kind < MONSTER_KINDS:
        return monster(s, token, kind)
    if kind == BOULDER:
        return because("boulder", cases=sum(spares(s, die) for die in range(1, ARCS + 1)))
    if kind <= BLUE_MOVE:
        return because("move", monsters=movers(s, kind - RED_MOVE))
    if kind <= COUNTERCLOCKWISE:
        return because("turn", monsters=sum(token != s.tarred for token in s.board))
    if kind <= PLAGUE_SWORDSMEN:
        return because("plague", cards=sum(struck(card, kind - PLAGUE_ARCHERS) for hand in s.hands for card in hand))
    if kind == DISCARD_ONE:
        return because("discard-one", players=sum(bool(hand) for hand in s.hands))
    return more(s, 3 if kind == DRAW_3 else 4)


def monster(s: State, token: int, kind: int) -> Message:
    if kind == GOBLIN_KING and s.setup.king_extends_play:
        return more(s, 3)
    if kind in (TROLL_MAGE, HEALER):
        return arrival(s, token, 0) or healing(s)
    if kind == ORC_WARLORD:
        return because("boss-by-die", least=min(movers(s, colour) for colour in range(3)))
    return because("monster", hp=HEALTH[kind])


def struck(card: int, unit: int) -> bool:
    """CP-73 to CP-75: all of a ring, any-colour ones too; Heroes stay."""
    return CARD_KIND[card] < HERO and CARD_KIND[card] // 4 == unit


def more(s: State, count: int) -> Message:
    """CP-95, CP-95a: what comes into his hand, and what he may play after it."""
    left = s.plays_left - 1
    return because("more", tokens=min(count, len(s.pile)), plays=left + count if s.setup.plays_add_up else max(left, count))


def spares(s: State, die: int) -> bool:
    """CP-79: whether a boulder from this arc would crush nobody."""
    after = s.copy()
    roll_boulder(after, Replay([die]), None)
    return len(after.board) == len(s.board)


REASONS: Final[dict[str, Reason]] = {"summon": summon, "unleash": unleash}
