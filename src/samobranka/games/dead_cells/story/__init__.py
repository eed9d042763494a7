"""Dead Cells as people tell it: who waits where, who hits whom, who takes the blow for the others."""

from samobranka.games.dead_cells.story.folding import fold as fold
from samobranka.games.dead_cells.story.moments import great as great
