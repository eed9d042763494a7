"""Nastolie: wooden discs, a table, and a finger. Four Orders flick, shoot and cast across the desk. For 1 to 4 players."""

from typing import Final

from samobranka.core.info import GameInfo
from samobranka.core.rooms import Rooms
from samobranka.games.nastolie import describe, notation, rules, view
from samobranka.games.nastolie.facts import FACTS
from samobranka.games.nastolie.options import OPTIONS
from samobranka.games.nastolie.verbs import VERBS

INFO: Final = GameInfo("nastolie", "2", range(1, 5), OPTIONS, VERBS, minutes=40, weight=2.2)
GAME: Final = Rooms(__name__, INFO, rules=rules, sight=view, words=describe, notation=notation, facts=FACTS)
