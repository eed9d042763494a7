"""The rules, a file a chapter. `flow` is where they meet; what the table asks of them is named here."""

from samobranka.games.dead_cells.rules.flow import apply as apply
from samobranka.games.dead_cells.rules.flow import decisions as decisions
from samobranka.games.dead_cells.rules.flow import outcome as outcome
from samobranka.games.dead_cells.rules.flow import start as start
from samobranka.games.dead_cells.rules.flow import turn as turn
from samobranka.games.dead_cells.state import broken_invariants as check

__all__ = ["apply", "check", "decisions", "outcome", "start", "turn"]
