"""How Bad Bones positions, choices and chance are written in examples. See docs/scenarios.md."""

from samobranka.games.bad_bones.notation.choices import read_choice as action
from samobranka.games.bad_bones.notation.expectations import expectation as holds
from samobranka.games.bad_bones.notation.position import lay_out as lay_out
from samobranka.games.bad_bones.notation.position import set_position as position
from samobranka.games.bad_bones.notation.words import tokens_called
from samobranka.games.bad_bones.rules.newcomers import BAG

__all__ = ["action", "drawn", "holds", "lay_out", "position"]


def drawn(words: str) -> tuple[str, list[int]]:
    """Where a drawn thing comes from, and which pieces are called so."""
    return BAG, tokens_called(words)
