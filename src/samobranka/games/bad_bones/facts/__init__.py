"""What this game tells, declared: its view and each kind of event.

Skeletons and tiles are told as pieces, places by name, seats as numbers from 0.
"""

from typing import Final

from samobranka.core.facts import Facts
from samobranka.games.bad_bones.facts import ending, realm, skeletons, traps
from samobranka.games.bad_bones.facts.view import View

FACTS: Final = Facts(View, [*realm.EVENTS, *skeletons.EVENTS, *traps.EVENTS, *ending.EVENTS])
