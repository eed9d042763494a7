"""What this game tells, declared: its view and each kind of event.

Cards and tokens are told as pieces, places by name, seats as numbers from 0.
"""

from typing import Final

from samobranka.core.facts import Facts
from samobranka.games.castle_panic.facts import cards, castle, monsters, tokens
from samobranka.games.castle_panic.facts.view import View

FACTS: Final = Facts(View, [*castle.EVENTS, *cards.EVENTS, *monsters.EVENTS, *tokens.EVENTS])
