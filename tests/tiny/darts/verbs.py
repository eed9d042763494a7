"""Names and verbs: what can be done, and with what."""

from samobranka.core.action import Verb
from samobranka.core.names import numbered

# Darts in the board, in the order in which they were thrown; coins on the line before it.
DARTS = numbered("dart-", 64)
COINS = numbered("coin-", 3, 1)

STOP, THROW, SLIDE = range(3)
VERBS: list[str | Verb] = ["stop", Verb("throw", None, None), Verb("slide", COINS, None, None, None)]
