"""How examples write positions and choices of this game (docs/scenarios.md)."""

from samobranka.games.nastolie.material import RITUALS
from samobranka.games.nastolie.notation.choices import read_choice as action
from samobranka.games.nastolie.notation.expectations import expectation as holds
from samobranka.games.nastolie.notation.position import lay_out as lay_out
from samobranka.games.nastolie.notation.position import set_position as position
from samobranka.games.nastolie.notation.writing import write as write
from samobranka.games.nastolie.rules.rituals import DECK
from samobranka.rulebook.notation import called

__all__ = ["action", "drawn", "holds", "lay_out", "position", "write"]


def drawn(words: str) -> tuple[str, list[int]]:
    """A ritual card, from the deck."""
    return DECK, [called(words, RITUALS, "ritual")]
