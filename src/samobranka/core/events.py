"""Events are the only output of the rules: small facts for animation, log, replay, spectators and statistics."""

from collections.abc import Callable

from samobranka.core.errors import Fact

EVERYBODY: None = None


class Event:
    """Something that happened.

    `seats` may see it (None: everybody, spectators too); the others see `public` instead, or nothing.
    `reveals` says that it shows chance or a secret, so that nobody may take back the choice that caused it.
    `once` says that it will hardly happen just so again (a path, a place to the millimetre): how it is told is not kept.
    """

    __slots__ = ("facts", "kind", "once", "public", "reveals", "seats")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        reveals: bool = False,
        seats: tuple[int, ...] | None = None,
        public: "Event | None" = None,
        once: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.reveals = reveals
        self.seats = seats
        self.public = public
        self.once = once

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as this seat sees it; seat None is a spectator."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self
        return self.public

    def data(self) -> dict[str, Fact]:
        return {"kind": self.kind, **self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data() and self.seats == other.seats

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return self.kind + "".join(f" {name}={value}" for name, value in self.facts.items())


# None when nobody listens: rules ask `if emit is not None` before they make an event, so silence costs nothing.
Emit = Callable[[Event], None] | None
