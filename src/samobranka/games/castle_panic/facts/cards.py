"""Events of castle cards."""

from typing import Annotated, Final, Literal, TypedDict

from samobranka.games.castle_panic.facts.pieces import CardPiece, TokenPiece, WallName


class Dealt(TypedDict):
    """A hand is dealt before the first turn."""

    seat: int
    count: int


class Drew(TypedDict):
    """A card comes from the deck into a hand."""

    seat: int
    card: CardPiece


class Discarded(TypedDict):
    """A card goes from a hand to the discard pile."""

    seat: int
    card: CardPiece
    cause: Annotated[Literal["exchange", "plague", "token"], "for a new one, by a plague, or by the token “discard one”"]


class Reshuffled(TypedDict):
    """The discard pile becomes the deck."""

    count: Annotated[int, "cards in it"]


class Dwindled(TypedDict):
    """A card leaves the game (option `dwindling_resources`)."""

    card: CardPiece
    out_of: Literal["deck", "discard"]


class Offered(TypedDict):
    """A trade is offered."""

    seat: int
    card: CardPiece
    partner: Annotated[int, "the seat that is asked"]
    wanted: Annotated[CardPiece, "null: any card"] | None


class Countered(TypedDict):
    """Who was asked would give another card."""

    seat: int
    card: Annotated[CardPiece, "what this seat would give"]
    wanted: Annotated[CardPiece, "what it was offered"]


class Refused(TypedDict):
    """The offer is off: who was asked does not want it, or who offered does not want another card."""

    seat: int


class Swapped(TypedDict):
    """Two cards change hands; each takes the other's place."""

    seat: int
    card: Annotated[CardPiece, "goes from `seat` to `partner`"]
    partner: int
    other: Annotated[CardPiece, "goes from `partner` to `seat`"]


class Played(TypedDict):
    """A card is played from a hand, onto the discard pile; what it does follows. Cards played together come one by one."""

    seat: int
    card: CardPiece
    target: Annotated[TokenPiece, "the monster that it is meant for"] | None
    wall: Annotated[WallName, "the wall that it builds or strengthens"] | None


class Scavenged(TypedDict):
    """A card comes from the discard pile into a hand."""

    seat: int
    card: CardPiece


EVENTS: Final[list[type]] = [
    Dealt, Drew, Discarded, Reshuffled, Dwindled, Offered, Countered, Refused, Swapped, Played, Scavenged,
]  # fmt: skip
