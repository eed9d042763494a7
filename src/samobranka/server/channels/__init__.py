"""The line to one browser: through the library's own interface, or a short cut where that is to be had."""

from typing import Any, Final, Literal

from uvicorn.config import WS_PROTOCOLS

from samobranka.server.channels.channel import Channel, Socket
from samobranka.server.channels.plain import Plain

try:
    from samobranka.server.channels import quick
except (ImportError, AttributeError):
    # The library has nothing that could be cut short.
    quick = None  # type: ignore[assignment]

Kind = Literal["quick", "plain"]
PREFERRED: Final = "websockets-sansio"


def protocol(kind: Kind) -> Any:
    """What uvicorn speaks WebSocket with."""
    if kind == "quick" and quick is not None and quick.fits():
        return quick.Line
    return PREFERRED if PREFERRED in WS_PROTOCOLS else "auto"


def channel_of(socket: Socket) -> Channel:
    """For a socket that has been accepted."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    line = None if quick is None else extensions.get(quick.EXTENSION)
    return Plain(socket) if line is None else quick.Quick(line, socket)
