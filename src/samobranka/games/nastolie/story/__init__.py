"""Nastolie as people tell it: who flicked whom, whom that struck, what flew over the edge, and what it cost."""

from samobranka.games.nastolie.story.folding import fold as fold
from samobranka.games.nastolie.story.moments import great as great
