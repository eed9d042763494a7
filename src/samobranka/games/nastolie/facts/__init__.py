"""What this game tells, declared: its view and each kind of event.

Discs are told by their names (`ramprak-2b`), places in micrometres, seats as numbers from 0.
"""

from typing import Final

from samobranka.core.facts import Facts
from samobranka.games.nastolie.facts import ending, flicks, opening, turns
from samobranka.games.nastolie.facts.preview import Preview
from samobranka.games.nastolie.facts.view import View

FACTS: Final = Facts(View, [*opening.EVENTS, *turns.EVENTS, *flicks.EVENTS, *ending.EVENTS], Preview)
