"""Dead Cells: explore, fight with three cards, die, spend cells, go again. For 1 to 4 players."""

from typing import Final

from samobranka.core.info import GameInfo
from samobranka.core.rooms import Rooms
from samobranka.games.dead_cells import describe, notation, rules, view
from samobranka.games.dead_cells.facts import FACTS
from samobranka.games.dead_cells.names import VERBS
from samobranka.games.dead_cells.options import OPTIONS

INFO: Final = GameInfo("dead_cells", "2", range(1, 5), OPTIONS, VERBS, minutes=45, weight=2.6)
GAME: Final = Rooms(__name__, INFO, rules=rules, sight=view, words=describe, notation=notation, facts=FACTS)
