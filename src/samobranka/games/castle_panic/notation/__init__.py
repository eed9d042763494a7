"""How Castle Panic positions, choices and chance are written in examples. See docs/scenarios.md."""

from samobranka.games.castle_panic.material import CARD_NAMES
from samobranka.games.castle_panic.notation.choices import read_choice as action
from samobranka.games.castle_panic.notation.expectations import expectation as holds
from samobranka.games.castle_panic.notation.position import lay_out as lay_out
from samobranka.games.castle_panic.notation.position import set_position as position
from samobranka.games.castle_panic.notation.words import cards_called, tokens_called
from samobranka.games.castle_panic.rules.hands import DECK
from samobranka.games.castle_panic.rules.tokens import PILE

__all__ = ["action", "drawn", "holds", "lay_out", "position"]


def drawn(words: str) -> tuple[str, list[int]]:
    """Where a drawn thing comes from, and which pieces are called so."""
    if words in CARD_NAMES:
        return DECK, cards_called(words)
    return PILE, tokens_called(words)
