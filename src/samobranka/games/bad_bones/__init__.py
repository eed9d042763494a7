"""Bad Bones: keep the bones out of your own realm, and let them have your neighbour's. For 1 to 6 players."""

from typing import Final

from samobranka.core.info import GameInfo
from samobranka.core.rooms import Rooms
from samobranka.games.bad_bones import describe, notation, rules, view
from samobranka.games.bad_bones.facts import FACTS
from samobranka.games.bad_bones.names import VERBS
from samobranka.games.bad_bones.options import OPTIONS

INFO: Final = GameInfo("bad_bones", "3", range(1, 7), OPTIONS, VERBS, minutes=30, weight=1.9)
GAME: Final = Rooms(__name__, INFO, rules=rules, sight=view, words=describe, notation=notation, facts=FACTS)
