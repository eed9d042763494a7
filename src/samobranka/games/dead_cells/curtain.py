"""Which questions open a hand, so that people at one device look away."""

from typing import Final

# DC-HID-01: all others are about what lies open, or about what the Group decides together.
OPENS: Final = frozenset(("place", "check", "swap", "gold"))
