"""How often somebody may do what costs others something. Generous: a person never meets a limit, a runaway script does."""

import math
import re
import time
from collections.abc import Hashable, Sequence
from typing import Final

from samobranka.core.errors import BadOption
from samobranka.server.refusals import TooOften

# The largest request that is read, and the largest save: a long game is a tenth of that.
LARGEST_REQUEST: Final = 64 * 1024
LARGEST_SAVE: Final = 1024 * 1024
# A campaign holds the saves of all its runs.
LARGEST_CAMPAIGN: Final = 16 * LARGEST_SAVE
# So many choices, taken back ones included, are made at a table: laying it out again must not take long. Games have hundreds.
LONGEST_TABLE: Final = 5_000
# So many of them a replay tells at once, which nearly every game fits into; who wants more asks again.
REPLAY_PART: Final = 500
# So many saves and replays are worked on at once; whoever comes then waits. Players do not.
ASIDE: Final = 1
# And so many tables are laid out again from storage.
LOADING: Final = 2
# So many visitors are remembered; who has been quiet is forgotten first.
REMEMBERED: Final = 10_000


class Limit:
    """A bucket a visitor: `burst` at once, then `rate` a second."""

    def __init__(self, name: str, burst: float, rate: float) -> None:
        self.name = name
        self.burst = burst
        self.rate = rate
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, who: Hashable) -> None:
        """One more, or refused, with how long to wait."""
        now = time.monotonic()
        left, since = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        allowed = left >= 1
        self._left[who] = left - 1 if allowed else left, now
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]
        if not allowed:
            raise TooOften(f"too-often-{self.name}", seconds=math.ceil((1 - left) / self.rate))


class Limits:
    """All of them; `changes` such as `chat=10/0.5` (burst, then a second) replace what is usual."""

    def __init__(self, changes: Sequence[str] = ()) -> None:
        # By seat; spectators by address.
        self.chat = Limit("chat", 20, 1)
        self.signals = Limit("signals", 20, 1)
        # By seat: each costs a bot's thinking.
        self.hints = Limit("hints", 20, 0.5)
        # By address: a whole school may sit behind one.
        self.tables = Limit("tables", 400, 10)
        self.loads = Limit("loads", 60, 2)
        # Trying out codes (server/codes.py says how many there are).
        self.joins = Limit("joins", 60, 1)
        known = {limit.name: limit for limit in (self.chat, self.signals, self.hints, self.tables, self.loads, self.joins)}
        for change in changes:
            form = re.fullmatch(r"(\w+)=(\d{1,9})/(\d{1,9}(?:\.\d{1,9})?)", change)
            if form is None or form[1] not in known or int(form[2]) < 1 or float(form[3]) <= 0:
                raise BadOption("limit-form", text=change[:60], known=", ".join(known))
            known[form[1]].burst, known[form[1]].rate = float(form[2]), float(form[3])
