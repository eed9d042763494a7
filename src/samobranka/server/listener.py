"""Who is connected, as a table knows them."""

from typing import Protocol


class Listener(Protocol):
    """Somebody connected, sitting at a seat or watching (None). Never blocks."""

    seat: int | None

    def send(self, frame: bytes) -> None: ...

    def hang_up(self) -> None: ...
