"""The line to one browser: uvicorn's WebSocket, with a way to write that never waits.

Going through ASGI, every frame would wake a task of its own and be packed anew for each of four listeners.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# So much may wait for a slow reader; then it is cut off, and may come back.
PATIENCE: Final = 4 * 1024 * 1024
WHOLE_TEXT: Final = b"\x81"
NAME: Final = "samobranka.line"


class Line(WebSocketsSansIOProtocol):
    """The application finds it among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def say(self, text: bytes) -> None:
        """A text frame (RFC 6455, 5.2), written at once or kept by the transport until it can be."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            length = bytes((size,))
        elif size < 65536:
            length = b"\x7e" + size.to_bytes(2, "big")
        else:
            length = b"\x7f" + size.to_bytes(8, "big")
        self.transport.write(WHOLE_TEXT + length + text)
        if self.transport.get_write_buffer_size() > PATIENCE:
            self.transport.abort()

    def hang_up(self, code: int) -> None:
        if not self.close_sent and not self.disconnected:
            task = self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
