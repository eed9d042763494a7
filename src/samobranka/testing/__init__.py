"""For whoever writes a game: `conform(GAME)` plays it at random and checks what every table relies on."""

from samobranka.testing.conform import conform

__all__ = ["conform"]
