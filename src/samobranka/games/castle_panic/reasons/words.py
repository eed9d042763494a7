"""What reasons are made of: how a message is called, and what can be counted on the table."""

from collections.abc import Callable
from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Fact, Message
from samobranka.games.castle_panic.material import (
    ARCS,
    BARBARIAN,
    BRICK,
    CARD_KIND,
    FIRST_CASTLE_SPACE,
    MORTAR,
    NOT_FOREST,
)
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


def fights(card: int) -> bool:
    """CP-27 to CP-29, CP-36: whether it hits or slays by itself."""
    return CARD_KIND[card] < BRICK or CARD_KIND[card] == BARBARIAN


def reach(s: State, card: int) -> int:
    """The spaces where this card could hit or slay somebody; none if it is not one that does."""
    return NOT_FOREST if CARD_KIND[card] == BARBARIAN else reach_of(s, CARD_KIND[card])


def reached(s: State, cards: list[int]) -> set[int]:
    """The monsters that some of these cards could hit or slay now."""
    spaces = 0
    for card in cards:
        spaces |= reach(s, card)
    return {token for token in s.board if spaces >> s.at[token] & 1 and may_be_hit(s, token)}


def hits(s: State, card: int) -> int:
    """How many monsters this card could hit or slay now."""
    return len(reached(s, [card]))


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
