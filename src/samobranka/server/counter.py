"""A counter with a few people behind it: whoever matters more is served first, and who matters alike in the order of coming."""

import heapq
from asyncio import Future, get_running_loop
from enum import IntEnum


class Rank(IntEnum):
    """For whom a bot thinks: somebody who plays, somebody who looks on, nobody."""

    PLAYED = 0
    WATCHED = 1
    ALONE = 2


class Counter:
    """`free` are served at once. Whoever is done says so: `leave`."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: list[tuple[int, int, Future[None]]] = []
        self._came = 0

    @property
    def waiting(self) -> int:
        return sum(1 for _, _, called in self._waiting if not called.done())

    async def come(self, rank: Rank) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        self._came += 1
        called: Future[None] = get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, self._came, called))
        try:
            await called
        except BaseException:
            if called.done() and not called.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
