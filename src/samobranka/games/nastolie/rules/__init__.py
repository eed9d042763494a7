"""The rules, a file a chapter. `flow` is where they meet; what the table asks of them is named here."""

from samobranka.games.nastolie.rules.ending import outcome as outcome
from samobranka.games.nastolie.rules.flow import apply as apply
from samobranka.games.nastolie.rules.flow import decisions as decisions
from samobranka.games.nastolie.rules.flow import start as start
from samobranka.games.nastolie.rules.flow import turn as turn
from samobranka.games.nastolie.rules.invariants import broken_invariants as check

__all__ = ["apply", "check", "decisions", "outcome", "start", "turn"]
