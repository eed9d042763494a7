"""Dead Cells: explore, fight with three cards, die, spend cells, go again. For 1 to 4 players."""

from typing import Final

from samobranka.core.info import GameInfo
from samobranka.games.dead_cells.names import VERBS
from samobranka.games.dead_cells.options import OPTIONS

INFO: Final = GameInfo("dead_cells", "1", range(1, 5), OPTIONS, VERBS, minutes=45, weight=2.6)
