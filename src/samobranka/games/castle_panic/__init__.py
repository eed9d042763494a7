"""Castle Panic: forest monsters, six towers, and an open hand of cards. For 1 to 6 players."""

from typing import Final

from samobranka.core.info import GameInfo
from samobranka.core.rooms import Rooms
from samobranka.games.castle_panic import describe, notation, rules, view
from samobranka.games.castle_panic.facts import FACTS
from samobranka.games.castle_panic.names import VERBS
from samobranka.games.castle_panic.options import OPTIONS

INFO: Final = GameInfo("castle_panic", "2", range(1, 7), OPTIONS, VERBS, minutes=60, weight=1.6)
GAME: Final = Rooms(__name__, INFO, rules=rules, sight=view, words=describe, notation=notation, facts=FACTS)
