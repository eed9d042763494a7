"""How Dead Cells positions, choices and chance are written in examples. See docs/scenarios.md."""

from samobranka.games.dead_cells.notation.choices import read_choice as action
from samobranka.games.dead_cells.notation.expectations import expectation as holds
from samobranka.games.dead_cells.notation.position import lay_out as lay_out
from samobranka.games.dead_cells.notation.position import set_position as position
from samobranka.games.dead_cells.notation.words import drawn as drawn

__all__ = ["action", "drawn", "holds", "lay_out", "position"]
