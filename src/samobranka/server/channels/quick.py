"""A short cut past the library's WebSocket interface, for what is said often.

Through ASGI every text would stop and start the reading, wake a task, and be packed anew for each of four listeners. This
leans on a class of uvicorn's that is not promised to stay: `fits` looks whether it is still as it was, and if it is not,
or a line is not as it should be, the plain channel is used.
"""

import inspect
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from samobranka.server.channels.channel import LARGEST_BACKLOG, Hear, Socket

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LONGEST_HEAD: Final = 14
# Under this name the application finds the line among the extensions of its scope.
EXTENSION: Final = "samobranka.line"
# What is used of the library's class: methods with what they take, and what a line that is open has.
METHODS: Final = {"handle_connect": ["self", "event"], "data_received": ["self", "data"], "send": ["self", "message"]}
ATTRIBUTES: Final = ("scope", "config", "loop", "tasks", "transport", "close_sent", "disconnected")


def fits() -> bool:
    """Whether the library's class is what this was written for."""
    for name, takes in METHODS.items():
        method = getattr(WebSocketsSansIOProtocol, name, None)
        if method is None or list(inspect.signature(method).parameters) != takes:
            return False
    return inspect.iscoroutinefunction(WebSocketsSansIOProtocol.send)


class Line(WebSocketsSansIOProtocol):
    """Once somebody listens, whole texts go straight to `hear`. Everything else, such as a ping, a text in parts or nonsense,
    is handed on frame by frame to the library, which knows what to do.
    """

    hear: Hear | None = None
    _rest: bytes = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if all(hasattr(self, name) for name in ATTRIBUTES) and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.hear is None:
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
        if frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self.close_sent and self.hear is not None:
            self.hear(text_of(frame))
        else:
            super().data_received(frame)

    def say(self, text: bytes) -> None:
        """A text frame (RFC 6455, 5.2), written at once or kept by the transport until it can be."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.transport.abort()

    def hang_up(self, code: int) -> None:
        if not self.close_sent and not self.disconnected:
            task = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)


class Quick:
    """A line and the socket that is served beside it, for what does not take the short cut."""

    def __init__(self, line: Line, socket: Socket) -> None:
        self._line = line
        self._socket = socket
        self.say = line.say
        self.hang_up = line.hang_up

    async def listen(self, hear: Hear) -> None:
        self._line.hear = hear
        try:
            while (event := await self._socket.receive())["type"] != "websocket.disconnect":
                text = event.get("text")
                hear(text.encode() if isinstance(text, str) else b"")
        finally:
            self._line.hear = None


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
