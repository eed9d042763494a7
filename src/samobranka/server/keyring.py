"""What opens a seat. Storage keeps only what a token leads to, so whoever reads it sits down nowhere.

Where somebody must be given the same token again, as at a rematch that others have asked for first, it is made anew from the
house's secret, which lies in a file of its own.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final

from samobranka.server.live import Live

# No token begins like this.
MARK: Final = "#"
SECRET: Final = "secret"
# What a keyring is asked for that is no seat's: the key of whoever laid the table.
HOST: Final = "host"


def locked(token: str) -> str:
    """As it is stored."""
    return token if token.startswith(MARK) else MARK + text(sha256(token.encode()).digest())


def text(digest: bytes) -> str:
    return urlsafe_b64encode(digest).decode().rstrip("=")


def fits(kept: str, token: str) -> bool:
    """Whether a token opens what is kept, as it is or as storage has it. What is stored opens nothing."""
    return not token.startswith(MARK) and hmac.compare_digest(locked(kept).encode(), locked(token).encode())


def opens_all(live: Live, tokens: Iterable[str]) -> bool:
    """Whether these are the tokens of all seats."""
    given = list(tokens)
    return all(any(fits(seat.token, token) for token in given) for seat in live.seats)


class Keyring:
    """Tokens that follow from a secret: the same for the same seat of the same table, and nobody else can make them."""

    def __init__(self, secret: bytes = b"") -> None:
        self._secret = secret or secrets.token_bytes(32)

    def made(self, live: Live, what: object) -> str:
        """The code makes it another one, should a table of the same id be laid again."""
        about = f"{live.id} {live.code} {live.spectator} {what}"
        return text(hmac.digest(self._secret, about.encode(), "sha256"))[:32]


def secret_in(folder: Path) -> bytes:
    """The secret of the house that keeps its tables here."""
    file = folder / SECRET
    try:
        if not file.exists():
            file.touch(0o600)
            file.write_bytes(secrets.token_bytes(32))
        return file.read_bytes()
    except OSError:
        return b""  # It has one until it ends.
