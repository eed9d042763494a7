"""A short cut past the library's WebSocket interface, for what is said often.

Through ASGI every text would stop and start the reading, wake a task, and be packed anew for each of four listeners. This
leans on a class of uvicorn's that is not promised to stay: `fits` looks whether it is still as it was, and if it is not,
or a line is not as it should be, the plain channel is used.
"""

import inspect
import logging
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.server import ServerProtocol

from samobranka.server.channels import packing
from samobranka.server.channels.channel import LARGEST_BACKLOG, LARGEST_EARLY, Hear, Socket, let_go
from samobranka.server.channels.impatience import Impatience

CONT: Final = 0
TEXT: Final = 1
BINARY: Final = 2
WHOLE: Final = 0x80
PACKED: Final = 0x40
ODD: Final = 0x30
MASKED: Final = 0x80
LONGEST_HEAD: Final = 14
# How a line is ended: the other end does not keep to the protocol, or says too much.
BROKEN: Final = 1002
TOO_LARGE: Final = 1009
# Under this name the application finds the line among the extensions of its scope.
EXTENSION: Final = "samobranka.line"
# What is used of the library's class: methods with what they take, and what a line that is open has.
METHODS: Final = {
    "handle_connect": ["self", "event"],
    "data_received": ["self", "data"],
    "send": ["self", "message"],
    "handle_parser_exception": ["self"],
    "keepalive_timeout": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
    "connection_lost": ["self", "exc"],
    "on_task_complete": ["self", "task"],
}
ATTRIBUTES: Final = ("scope", "config", "loop", "tasks", "transport", "conn", "close_sent", "disconnected")


def fits() -> bool:
    """Whether the library's class is what this was written for."""
    for name, takes in METHODS.items():
        method = getattr(WebSocketsSansIOProtocol, name, None)
        if method is None or list(inspect.signature(method).parameters) != takes:
            return False
    return inspect.iscoroutinefunction(WebSocketsSansIOProtocol.send)


class Line(WebSocketsSansIOProtocol):
    """From the greeting on it takes the stream apart itself. Texts go straight to `hear`, and wait for it if need be;
    everything else, such as a ping, a goodbye or nonsense, is handed on frame by frame to the library, which knows what to do.
    """

    hear: Hear | None = None
    # Whether the stream is taken apart here, and whether texts may be packed.
    _ours = False
    _packs = False
    _rest: bytes = b""
    _parts: list[bytes] | None = None
    _parts_packed = False
    _parts_text = False
    _early: list[bytes] | None = None
    # Whether nobody serves it any more.
    _served = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._impatience = Impatience()
        if self.config.ws_per_message_deflate:
            logger = logging.getLogger("uvicorn.error")
            self.conn = ServerProtocol(extensions=[packing.factory()], max_size=self.config.ws_max_size, logger=logger)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if all(hasattr(self, name) for name in ATTRIBUTES) and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self._ours = True
            self._packs = bool(self.conn.extensions)

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self._ours:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        while (size := frame_size(data)) <= len(data):
            frame, data = (data, b"") if size == len(data) else (data[:size], data[size:])
            self._frame_received(frame)
            if not data:
                break
        # What is too large is refused as soon as it is announced.
        if size > self.config.ws_max_size + LONGEST_HEAD:
            super().data_received(data)
            data = b""
        self._rest = data

    def _frame_received(self, frame: bytes) -> None:
        first = frame[0]
        kind, odd = first & 15, first & (ODD if self._packs else ODD | PACKED)
        if kind > BINARY or odd or not frame[1] & MASKED or self.close_sent:
            super().data_received(frame)
        elif (kind == CONT) != (self._parts is not None) or (kind == CONT and first & PACKED):
            self._fail(BROKEN)
        elif kind != CONT and first & WHOLE:
            self._text_received(text_of(frame), bool(first & PACKED), kind == TEXT)
        else:
            self._part_received(frame)

    def _part_received(self, frame: bytes) -> None:
        """A text may come in parts, and between them nothing else but pings."""
        if self._parts is None:
            self._parts, self._parts_packed, self._parts_text = [], bool(frame[0] & PACKED), frame[0] & 15 == TEXT
        self._parts.append(text_of(frame))
        if sum(map(len, self._parts)) > self.config.ws_max_size or len(self._parts) > LARGEST_EARLY:
            self._fail(TOO_LARGE)
        elif frame[0] & WHOLE:
            text, self._parts = b"".join(self._parts), None
            self._text_received(text, self._parts_packed, self._parts_text)

    def _text_received(self, text: bytes, packed: bool, is_text: bool) -> None:
        if packed:
            unpacked = packing.unpacked(text, self.config.ws_max_size)
            if unpacked is None:
                self._fail(TOO_LARGE)
                return
            text = unpacked
        text = text if is_text else b""
        if self.hear is not None:
            self.hear(text)
            return
        # Said before anybody listens: it waits, but not without end.
        self._early = self._early or []
        self._early.append(text)
        if len(self._early) > LARGEST_EARLY:
            self._fail(TOO_LARGE)

    def listen(self, hear: Hear) -> None:
        """From now on; what was said before comes first."""
        early, self._early = self._early or [], None
        for text in early:
            hear(text)
        self.hear = hear

    def _fail(self, code: int) -> None:
        self._parts = None
        if not self.close_sent and not self.disconnected:
            self.conn.fail(code)
            self.handle_parser_exception()

    # What goes

    def say(self, text: bytes) -> None:
        """A text frame (RFC 6455, 5.2), written at once or kept by the transport until it can be."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        first = WHOLE | TEXT
        if self._packs and len(text) >= packing.WORTH_IT:
            first, text = WHOLE | TEXT | PACKED, packing.packed(text)
        size = len(text)
        if size < 126:
            head = bytes((first, size))
        elif size < 65536:
            head = bytes((first, 126, size >> 8, size & 255))
        else:
            head = bytes((first, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.transport.abort()

    def hang_up(self, code: int) -> None:
        if not self.close_sent and not self.disconnected:
            task = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    # Who does not read

    def keepalive_timeout(self) -> None:
        """Nobody answers: what still waits to be read there is not kept."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._impatience.begin(self.loop, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._impatience.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._impatience.end()
        super().connection_lost(exc)
        self._let_go()

    def on_task_complete(self, task: Any) -> None:
        super().on_task_complete(task)
        self._served = True
        self._let_go()

    def _let_go(self) -> None:
        """When all is over: what the library has tied together in circles would else lie about until somebody looks for it."""
        if self.disconnected and self._served:
            self.conn.parser = None  # type: ignore[assignment]
            self.scope.clear()  # type: ignore[attr-defined]


class Quick:
    """A line and the socket that is served beside it, which tells when it is over."""

    def __init__(self, line: Line, socket: Socket) -> None:
        self._line = line
        self._socket = socket
        self.say = line.say
        self.hang_up = line.hang_up

    async def listen(self, hear: Hear) -> None:
        self._line.listen(hear)
        try:
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._line.hear = None
            let_go(self._socket)


def head_size(frame: bytes) -> int:
    """Of a frame that has at least two bytes: its head, and the mask, if there is one."""
    length = frame[1] & 127
    return (2 if length < 126 else 4 if length == 126 else 10) + (4 if frame[1] & MASKED else 0)


def frame_size(data: bytes) -> int:
    """How long the first frame is, as far as it can be seen: always more than what is there, if that is too little to tell."""
    if len(data) < 2:
        return 2
    head, length = head_size(data), data[1] & 127
    if len(data) < head or length < 126:
        return head + (length if length < 126 else 0)
    return head + int.from_bytes(data[2:4] if length == 126 else data[2:10], "big")


def text_of(frame: bytes) -> bytes:
    """What a masked frame says."""
    head = head_size(frame)
    size = len(frame) - head
    mask = frame[head - 4 : head] * (size // 4 + 1)
    return (int.from_bytes(frame[head:], "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")
