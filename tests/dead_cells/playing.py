"""As much of the game as is written, for the examples of its rulebook: rules and notation, without eyes and words."""

from functools import partial
from types import SimpleNamespace
from typing import Any

from samobranka.core.rooms import room_of
from samobranka.games import dead_cells
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
    turn=rules.turn,
    room=partial(room_of, dead_cells.__name__),
)
