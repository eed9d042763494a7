"""What this game tells, declared: its view and each kind of event.

Cards, equipment, enemies and places are told by name, who fights as `fighter-1` … or `serenade`, seats as numbers from 0.
"""

from typing import Final

from samobranka.core.facts import Facts
from samobranka.games.dead_cells.facts import after, blows, bosses, fights, gains, journey, preparation
from samobranka.games.dead_cells.facts.album import Album
from samobranka.games.dead_cells.facts.view import View

CHAPTERS: Final = (preparation, journey, gains, fights, blows, bosses, after)
FACTS: Final = Facts(View, [event for chapter in CHAPTERS for event in chapter.EVENTS], album=Album)
