"""One at a time, in the order of asking."""

from asyncio import Future, get_running_loop
from collections import deque


class Turnstile:
    """As asyncio's lock, but who finds it free need not wait, nor be a coroutine."""

    def __init__(self) -> None:
        self.taken = False
        self._queue: deque[Future[None]] = deque()

    def enter(self) -> bool:
        """Whether it was free; then it is taken."""
        if self.taken:
            return False
        self.taken = True
        return True

    def leave(self) -> None:
        """To the next in the queue, who finds it taken for him."""
        while self._queue:
            next_one = self._queue.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.enter():
            return
        turn: Future[None] = get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
