"""Looks at who is asking before anybody else does: for which house, from whose page, and for what kind of address.

A page of somebody else's that is open in a player's browser must not play for them, and a name that was made to lead here
(DNS rebinding) must not make it look like ours. Everybody who is let in is told what their browser may load and run.
"""

import re
import socket
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from samobranka.core.errors import Message as Words
from samobranka.server.wire.basics import frame, message_of
from samobranka.server.wire.tables import Refusal

HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?")
SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LAST_PORT: Final = 65535
# Closed before it was opened: a browser is told no more than that it was refused.
NOT_FROM_HERE: Final = 4403
# A form of somebody else's page can send anything but this without asking first.
JSON: Final = "application/json"
LOOKED_AT: Final = (b"host", b"origin", b"content-type")
READING: Final = ("GET", "HEAD", "OPTIONS")
# Nothing of an address, which may hold a token, is told to anybody else.
ALWAYS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Doorkeeper:
    """In front of the application. `page` is what browsers are given; `said`, what the owner calls this server."""

    def __init__(self, app: ASGIApp, page: str = "", said: str = "") -> None:
        self.app = app
        self._said = said
        self._names = {name.lower() for name in own_names() + ([urlsplit(said).hostname or ""] if said else [])}
        self._headers = [(name.encode(), value.encode()) for name, value in {**ALWAYS, **policy(page)}.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        why = self._why_not(scope)
        if why is not None:
            await refuse(scope, send, *why)
            return
        await self.app(scope, receive, self._with_headers(send))

    def _why_not(self, scope: Any) -> tuple[int, Words] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in LOOKED_AT}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        form = HOST.fullmatch(host)
        if form is None or int(form[2] or 0) > LAST_PORT:
            return 400, Words("host-form")
        if not self._is_ours(form[1]):
            return 421, Words("host-unknown", host=host[:80])
        if "\0" in scope["path"]:
            return 404, Words("request-refused", status=404)
        reads = scope["type"] == "http" and scope["method"] in READING
        if origin is not None and not reads and not self._is_own_page(origin, host):
            return 403, Words("origin-foreign")
        if not reads and headers.get(b"content-type", JSON).partition(";")[0].strip().lower() != JSON:
            return 415, Words("request-json")
        return None

    def _is_ours(self, name: str) -> bool:
        """A number is nobody's name; every other name must be one of this machine's, or what the owner calls it."""
        bare = name.strip("[]").lower()
        return bare in self._names or is_number(bare)

    def _is_own_page(self, origin: str, host: str) -> bool:
        try:
            return origin == self._said or urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False

    def _with_headers(self, send: Send) -> Send:
        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        return said


@lru_cache
def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> list[str]:
    """How a machine is called by itself and by its neighbours."""
    name = socket.gethostname()
    short = name.split(".")[0]
    return ["localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home", socket.getfqdn()]


def policy(page: str) -> dict[str, str]:
    """What the page may load and run: what comes from here. Of scripts inside of it just those that it was built with."""
    inside = [b64encode(sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(page)]
    rules = {
        "default-src": "'self'",
        "script-src": " ".join(["'self'", *(f"'sha256-{sum}'" for sum in inside)]),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return {"Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in rules.items())}


async def refuse(scope: Any, send: Send, status: int, why: Words) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": NOT_FROM_HERE, "reason": ""})
        return
    body = frame(Refusal(message_of(why)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
