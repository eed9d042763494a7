"""What reasons are made of: how a message is called, and what can be counted on the table."""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.games.castle_panic.material import ARCS, BRICK, CARD_KIND, FIRST_CASTLE_SPACE, MORTAR
from samobranka.games.castle_panic.rules.cards import reach_of
from samobranka.games.castle_panic.state import State

WHY: Final = "castle_panic-why-"
# Who asks about which choice, in which position; None where there is nothing honest to say.
Reason = Callable[[State, int, Action], Message | None]


def because(id: str, **facts: Fact | Message) -> Message:
    return Message(WHY + id, **facts)


def may_be_hit(s: State, token: int) -> bool:
    """CP-38: by option tar protects."""
    return not (s.setup.tar_blocks_hits and token == s.tarred)


def hits(s: State, card: int) -> int:
    """How many monsters this card could hit now; none if it is not one that hits."""
    kind = CARD_KIND[card]
    return sum(reach_of(s, kind) >> s.at[token] & 1 for token in s.board if may_be_hit(s, token)) if fights(card) else 0


def fights(card: int) -> bool:
    return CARD_KIND[card] < BRICK


def holes(s: State) -> int:
    return ARCS - s.walls.bit_count()


def builds(s: State, hand: list[int], card: int) -> bool:
    """Whether this card is one half of a wall, the other half is in the hand, and a wall is missing."""
    kind = CARD_KIND[card]
    if kind not in (BRICK, MORTAR) or not holes(s):
        return False
    return any(CARD_KIND[other] == BRICK + MORTAR - kind for other in hand)


def outside(s: State, arc: int) -> list[int]:
    """Monsters of an arc that are not in the castle."""
    return [token for token in s.board if s.at[token] % ARCS == arc and s.at[token] < FIRST_CASTLE_SPACE]
