"""Whoever does not read what is said to them is waited for, but not for ever."""

import asyncio

from samobranka.server.channels.channel import SLOWEST


class Impatience:
    """With one line: begins when its buffer is full, ends when it is read again or gone."""

    def __init__(self) -> None:
        self._over: asyncio.TimerHandle | None = None

    def begin(self, loop: asyncio.AbstractEventLoop, transport: asyncio.WriteTransport) -> None:
        if self._over is None:
            self._over = loop.call_later(SLOWEST, transport.abort)

    def end(self) -> None:
        if self._over is not None:
            self._over.cancel()
            self._over = None
