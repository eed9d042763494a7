"""Darts: throw darts and slide coins as long as you dare. Whoever misses the board loses what he has.

Shows: choices that cannot be listed (where to aim; which coin, which way, how hard) beside one that can; what a look ahead
tells; a motion that takes time; names for pieces, declared events; a lesson, examples and a brain for all that.
"""

from samobranka.core.info import GameInfo
from samobranka.core.rooms import Rooms
from tiny.darts import notation, play, view, words_of
from tiny.darts.told import FACTS
from tiny.darts.verbs import VERBS

INFO = GameInfo("darts", "2", range(1, 4), [], VERBS, minutes=5, weight=1.0)
GAME = Rooms(__name__, INFO, rules=play, sight=view, words=words_of, notation=notation, facts=FACTS)
