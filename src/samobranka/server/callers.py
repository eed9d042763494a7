"""Who calls: how many lines from one address, and how long and how much somebody may take to say what they want.

The library reads a head of any length, waits for the rest of it for ever, and forgets nobody who does not read. Here a line is
cut off that does not come to the point. As with the WebSockets, this leans on a class of uvicorn's that is not promised to stay
(`fits`); should it change, the slower reader of uvicorn's is used, which has a limit for heads.
"""

import asyncio
import inspect
import logging
from collections.abc import Collection
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from samobranka.server.channels.impatience import Impatience

# Bytes that a head may have, and as many that lead to nothing at the end of a body.
LARGEST_HEAD: Final = 64 * 1024
# Seconds: for a head, from the first byte of a line on; and for a body after it.
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0
# Lines from one address: a whole school may sit behind one.
MOST_LINES: Final = 1000
METHODS: Final = {
    "connection_made": ["self", "transport"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "handle_websocket_upgrade": ["self"],
    "on_message_begin": ["self"],
    "on_headers_complete": ["self"],
    "on_body": ["self", "body"],
    "on_message_complete": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
}
# What the library writes down of what visitors send; they are told, and nobody else need know.
OF_VISITORS: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
NO_UPGRADE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MUCH: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 10\r\n\r\n"


def fits() -> bool:
    """Whether the library's class is what this was written for."""
    for name, takes in METHODS.items():
        method = getattr(HttpToolsProtocol, name, None)
        if method is None or list(inspect.signature(method).parameters) != takes:
            return False
    return True


class Caller(HttpToolsProtocol):
    """A line on which requests come, one after the other, until it becomes a WebSocket or ends."""

    most = MOST_LINES
    # Proxies, behind which everybody comes from one address.
    trusted: Collection[str] = ()
    # What came since a head was complete or more of a body was there.
    _aimless = 0
    _upgraded = False
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._impatience = Impatience()
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.trusted and self._lines_from(address) > self.most:
            transport.write(TOO_MANY)
            transport.close()
            return
        self._wait(HEAD_SECONDS)

    def _lines_from(self, address: str) -> int:
        """WebSockets count too."""
        return sum(1 for line in self.connections if (client := getattr(line, "client", None)) and client[0] == address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._aimless += len(data)
        super().data_received(data)
        if self._upgraded:
            return
        if self._patience is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(HEAD_SECONDS)  # Something came, but it is no head yet.
        if self._aimless > LARGEST_HEAD and not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_MUCH)
                self.transport.close()
            else:
                self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._impatience.end()
        self._upgraded = True
        super().handle_websocket_upgrade()
        # What the library cannot read at all, such as another method than GET, it leaves open and says nothing.
        line = self.transport.get_protocol()
        if not getattr(line, "handshake_initiated", True):
            self.transport.write(NO_UPGRADE)
            self.transport.close()
        # It is the line's from here on. Each would keep the other here.
        self.parser = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._aimless = 0
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._aimless = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._impatience.end()
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        """So long for what comes next; None: nothing is waited for."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._patience = None
        self.transport.abort()

    # Who does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._impatience.begin(self.loop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._impatience.end()


def of_us(record: logging.LogRecord) -> bool:
    """Whether it is to be written down."""
    return record.getMessage() not in OF_VISITORS


def protocol(most: int, trusted: Collection[str]) -> Any:
    """What uvicorn speaks HTTP with."""
    logging.getLogger("uvicorn.error").addFilter(of_us)
    return type("Caller", (Caller,), {"most": most, "trusted": frozenset(trusted)}) if fits() else "h11"
