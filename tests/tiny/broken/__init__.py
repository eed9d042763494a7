"""Tiny games, each with one thing broken, and what `conform` must say of it."""

from typing import Any

from samobranka.core.game import Game
from tiny.broken import campaigns, fields, hidden, plays, regions, speechless, told

BROKEN: list[tuple[Game[Any], str]] = [
    *plays.BROKEN,
    *regions.BROKEN,
    *fields.BROKEN,
    *told.BROKEN,
    *hidden.BROKEN,
    *campaigns.BROKEN,
    *speechless.BROKEN,
]
