"""Castle Panic as people tell it: who played what on whom, what the monsters did, and what came of it."""

from samobranka.games.castle_panic.story.folding import fold as fold
from samobranka.games.castle_panic.story.moments import great as great
