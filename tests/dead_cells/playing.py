"""As much of the game as is written, for the examples of its rulebook: rules and notation, without eyes and words."""

from types import SimpleNamespace
from typing import Any

from samobranka.games.dead_cells import INFO, notation, rules

# The runner of examples asks a game for no more than this.
GAME: Any = SimpleNamespace(
    info=INFO,
    notation=notation,
    start=rules.start,
    decisions=rules.decisions,
    apply=rules.apply,
    outcome=rules.outcome,
    check=rules.check,
)
