"""One at a time, in the order of asking."""

from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Who finds it free goes in at once; who does not, is called when it is his turn. Whoever was inside says so: `leave`."""

    def __init__(self) -> None:
        self.taken = False
        self._queue: deque[Callable[[], None]] = deque()
        self._calling = False

    def enter(self, turn: Callable[[], None]) -> None:
        """`turn` must not fail: who breaks down inside is waited for."""
        if self.taken or self._queue:
            self._queue.append(turn)
        else:
            self.taken = True
            turn()

    def leave(self) -> None:
        """The next goes in, and those after it for as long as they leave at once."""
        self.taken = False
        if self._calling:
            return  # They are being called already: so nobody is called from inside of another's turn.
        self._calling = True
        try:
            while self._queue and not self.taken:
                self.taken = True
                self._queue.popleft()()
        finally:
            self._calling = False

    async def __aenter__(self) -> None:
        """For coroutines: their turn is to be woken."""
        woken: Future[None] = get_running_loop().create_future()
        self.enter(lambda: self.leave() if woken.done() else woken.set_result(None))
        try:
            await woken
        except BaseException:
            if woken.done() and not woken.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
