"""What the server needs of a line to one browser."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from litestar import WebSocket

# So much may wait for a slow reader; then it is cut off, and may come back.
LARGEST_BACKLOG: Final = 4 * 1024 * 1024
# And so many seconds, if less than that waits.
SLOWEST: Final = 30.0
# So many texts may be said before anybody listens, and in so many parts may a text come.
LARGEST_EARLY: Final = 256

Socket = WebSocket[Any, Any, Any]
Hear = Callable[[bytes], None]


def let_go(socket: Socket) -> None:
    """When nothing will be said any more. The library's way to speak holds the socket, as the socket holds that: they would lie
    about, and all that they know, until somebody looks for circles."""
    del socket.receive, socket.send


class Channel(Protocol):
    """Texts go both ways, each whole. Nothing here makes anybody wait but `listen`."""

    def say(self, text: bytes) -> None: ...

    def hang_up(self, code: int) -> None:
        """When what was said before is on its way."""
        ...

    async def listen(self, hear: Hear) -> None:
        """Until the other end is gone. What is no text is heard as nothing."""
        ...
