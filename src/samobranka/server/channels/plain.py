"""A line through the library's own WebSocket interface: works with whatever serves ASGI."""

import asyncio
from collections import deque

from litestar.exceptions import WebSocketException

from samobranka.server.channels.channel import LARGEST_BACKLOG, SLOWEST, Hear, Socket


class Plain:
    """Sending may have to wait for the network, so a task does it, as long as there is something to send."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._backlog: deque[bytes] = deque()
        self._size = 0
        self._code: int | None = None
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._gone = False

    def say(self, text: bytes) -> None:
        if self._gone or self._code is not None:
            return
        self._backlog.append(text)
        self._size += len(text)
        if self._size > LARGEST_BACKLOG:
            self._cut_off()
        else:
            self._go_on()

    def hang_up(self, code: int) -> None:
        if not self._gone and self._code is None:
            self._code = code
            self._go_on()

    async def listen(self, hear: Hear) -> None:
        if self._gone:
            return
        self._listening = asyncio.create_task(self._receive(hear))
        try:
            await asyncio.wait([self._listening])
            if not self._listening.cancelled():
                self._listening.result()
        finally:
            self._listening.cancel()
            self._gone = True
            if self._sending is not None and self._code is None:
                self._sending.cancel()

    async def _receive(self, hear: Hear) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            hear(text.encode() if isinstance(text, str) else b"")

    def _go_on(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._backlog:
                text = self._backlog.popleft()
                self._size -= len(text)
                await asyncio.wait_for(self._socket.send_data(text.decode(), "text"), SLOWEST)
            if self._code is not None:
                await asyncio.wait_for(self._socket.close(self._code), SLOWEST)
        except TimeoutError:
            self._sending = None
            self._cut_off()
        except (WebSocketException, RuntimeError, OSError):
            self._gone = True  # Whoever listens is told so.
        finally:
            self._sending = None

    def _cut_off(self) -> None:
        """Who does not read is not waited for."""
        self._gone = True
        self._backlog.clear()
        for task in (self._sending, self._listening):
            if task is not None:
                task.cancel()
