"""The memory collector stops every table while it looks, so it is given little to look at.

What is done with goes by itself, since nothing here holds on to itself in circles (`tests/test_leftovers.py`). Circles of
others are found among what is new. What has been here for a while is looked at only when nobody is.
"""

import gc
from typing import Final

from samobranka.server.house import House

# So many new things more than gone ones are looked at: some milliseconds. Older ones practically never.
NEW: Final = 20_000
NEVER: Final = 1_000


def begin() -> None:
    """All that was loaded stays."""
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


def sweep(house: House) -> None:
    """Now and then."""
    if not any(live.listeners for live in house.live):
        gc.unfreeze()
        gc.collect()
    gc.freeze()
