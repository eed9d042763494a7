"""What the Group may tell each other while it prepares a fight: what to do together, and nothing about one's own cards."""

from typing import Final

from samobranka.core.errors import Message
from samobranka.core.signals import NO, WAIT, YES, Phrase
from samobranka.games.dead_cells.names import LOOT
from samobranka.games.dead_cells.rules.playing import talk

__all__ = ["PHRASES", "POINTS", "talk"]


def phrase(id: str, about: bool = False) -> Phrase:
    return Phrase(id, Message(f"dead_cells-phrase-{id}"), about)


PHRASES: Final = (
    phrase("focus", about=True),
    phrase("leave", about=True),
    phrase("beware", about=True),
    phrase("protect", about=True),
    phrase("get", about=True),
    phrase("play-safe"),
    phrase("all-in"),
    YES,
    NO,
    WAIT,
)
# Loot lies on the table in heaps, which are no pieces.
POINTS: Final = frozenset(LOOT.all)
