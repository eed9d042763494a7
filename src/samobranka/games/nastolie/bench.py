"""How fast discs are flicked, for `samobranka bench`."""

from samobranka.flick.bench import MEASURES

__all__ = ["MEASURES"]
