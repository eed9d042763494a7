"""Texts on the wire, packed (RFC 7692): each for itself, so that what many are told is packed once, however many they are.

Packing what one line was told before into its next text would give twice as much, at the price of 60 to 250 kB a line and of
packing anew for everybody who looks on.
"""

import zlib
from typing import Final

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# Shorter texts do not become shorter.
WORTH_IT: Final = 256
# Quickly rather than well: a fifth more on the wire for two thirds of the time.
LEVEL: Final = 1
END: Final = b"\x00\x00\xff\xff"
# What was said last; a table's listeners are told the same texts one after the other.
REMEMBERED: Final = 16
_packed: Final[dict[int, tuple[bytes, bytes]]] = {}


def factory() -> ServerPerMessageDeflateFactory:
    """What is offered to a browser: neither side remembers anything from text to text."""
    return ServerPerMessageDeflateFactory(
        server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": LEVEL}
    )


def packed(text: bytes) -> bytes:
    """By the very same bytes it is found again: looking whether two texts are alike would cost more."""
    known = _packed.get(id(text))
    if known is not None and known[0] is text:
        return known[1]
    press = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
    pressed = (press.compress(text) + press.flush(zlib.Z_SYNC_FLUSH))[: -len(END)]
    if len(_packed) >= REMEMBERED:
        del _packed[next(iter(_packed))]
    _packed[id(text)] = text, pressed
    return pressed


def unpacked(text: bytes, largest: int) -> bytes | None:
    """What somebody packed; None: it is larger than it may be, or no such thing."""
    opener = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        said = opener.decompress(text + END, largest + 1)
    except zlib.error:
        return None
    return None if len(said) > largest else said
