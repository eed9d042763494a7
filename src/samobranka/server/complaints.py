"""What goes wrong again and again is said once a minute, with how often it happened."""

import logging
import time
from typing import Final

EVERY: Final = 60.0


class Complaint:
    """One kind of trouble."""

    def __init__(self, log: logging.Logger, every: float = EVERY) -> None:
        self._log = log
        self._every = every
        self._next = float("-inf")
        self._unsaid = 0

    def say(self, text: str, *about: object) -> None:
        now = time.monotonic()
        if now < self._next:
            self._unsaid += 1
            return
        more = f" (and {self._unsaid} times before that was not said)" if self._unsaid else ""
        self._next, self._unsaid = now + self._every, 0
        self._log.error(text + more, *about)
