"""Where this server is found: by who sits at this machine, and by friends elsewhere."""

import json
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Final
from urllib.parse import urlsplit

from samobranka.core.errors import BadOption

# Addresses that mean: every address of this machine, and how this machine calls itself then.
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
# Nobody is there; nothing is sent either. Asking for the way there tells which of our addresses leads outside.
OUTSIDE: Final = ("10.254.254.254", 9)


def public(url: str) -> str:
    """What somebody says that this server is called: where links and pictures begin."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadOption("public-url-form", text=url[:100])
    return f"{parts.scheme}://{parts.netloc}"


def is_local(host: str) -> bool:
    """Whether a host, perhaps with a port, means the machine itself."""
    return host.startswith(("127.", "localhost", "[::1]", "::1"))


def address_outside() -> str:
    """This machine as its neighbours see it; empty: it has none."""
    with closing(socket(AF_INET, SOCK_DGRAM)) as line:
        try:
            line.connect(OUTSIDE)
            host: str = line.getsockname()[0]
        except OSError:
            return ""
    return "" if is_local(host) or host in EVERYWHERE else host


class Reach:
    """`here`: for a browser at this machine; `friends`: what others can open, the same where they cannot."""

    def __init__(self, host: str, port: int, said: str = "") -> None:
        near = EVERYWHERE.get(host, f"[{host}]" if ":" in host else host)
        outside = address_outside() if host in EVERYWHERE else ""
        self.said = said
        self.here = f"http://{near}:{port}"
        self.friends = said or f"http://{outside or near}:{port}"

    def origin_for(self, host: str) -> str:
        """What links begin with for who has this host in the address bar; empty: with just that."""
        return self.friends if self.said or (is_local(host) and self.friends != self.here) else ""


def already_there(host: str, port: int) -> bool | None:
    """Whether a Samobranka answers at this port already (None: something else does)."""
    line = HTTPConnection(EVERYWHERE.get(host, host).strip("[]"), port, timeout=2)
    with closing(line):
        try:
            line.connect()
        except OSError:
            return False
        try:
            line.request("GET", "/health")
            told = json.loads(line.getresponse().read(1000))
            return True if isinstance(told, dict) and {"ok", "version"} <= told.keys() else None
        except (OSError, HTTPException, ValueError):
            return None
