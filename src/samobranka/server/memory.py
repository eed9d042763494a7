"""The tables in memory, each of them once: whoever asks for a table gets the one that others have, or nobody has it."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from samobranka.server.live import Live

# More tables than this are put away, the longest untouched first, when nobody is at them; storage has them.
MOST: Final = 1000
# And so many seconds after somebody asked for it last a table is put away, at once if it is over.
QUIET: Final = 30 * 60.0


class Memory:
    """A table is held by the task that asked for it until that task is done, so nobody works on one that was put away."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._tables: dict[str, Live] = {}
        self._asked: dict[str, float] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._tables

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._tables.values()))

    def get(self, id: str) -> Live | None:
        """The table, which stays here for whoever asked."""
        live = self._tables.get(id)
        if live is not None:
            self._touch(live)
        return live

    def peek(self, id: str) -> Live | None:
        """The same for who does not need it longer than this moment."""
        return self._tables.get(id)

    def add(self, live: Live) -> Live:
        """A table that was made or fetched; if the same one is here already, that one is the table."""
        here = self.get(live.id)
        if here is not None:
            return here
        self._put_away(len(self._tables) + 1 - self.most)
        self._touch(live)
        return live

    def forget(self, live: Live) -> None:
        if self._tables.get(live.id) is live:
            del self._tables[live.id], self._asked[live.id]

    def put_away_quiet(self) -> None:
        """What nobody is at, and nobody will soon come back to, is not kept here."""
        now = time.monotonic()
        for live in self:
            if live.idle and (live.table.outcome is not None or now - self._asked[live.id] > QUIET):
                self.forget(live)

    def _touch(self, live: Live) -> None:
        self._tables.pop(live.id, None)
        self._tables[live.id] = live
        self._asked[live.id] = time.monotonic()
        task = asyncio.current_task()
        if task is not None and task not in live.held_by:
            live.held_by.add(task)
            task.add_done_callback(live.held_by.discard)

    def _put_away(self, many: int) -> None:
        if many > 0:
            for live in [live for live in self if live.idle][:many]:
                self.forget(live)
