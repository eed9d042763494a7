"""Cards, tokens and places as they are told."""

from collections.abc import Iterable
from typing import Annotated, Final, TypedDict

from samobranka.core.facts import Looks
from samobranka.games.castle_panic.material import CARD_KIND, HEALTH, MONSTER_KINDS, TOKEN_KIND
from samobranka.games.castle_panic.names import CARD_KINDS, CARDS, PHASES, SPACES, TOKEN_KINDS, TOKENS, TOWERS, WALLS


def listed(names: Iterable[str]) -> str:
    """All of them, for whoever reads the page that is made from this."""
    return ", ".join(f"`{name}`" for name in names)


SpaceName = Annotated[str, SPACES]
WallName = Annotated[str, WALLS]
TowerName = Annotated[str, TOWERS]
PhaseName = Annotated[str, PHASES, "as the view says it"]


class Piece(TypedDict):
    """A castle card or a monster token, wherever it lies. Its name is its own; what it can do, its kind says."""

    id: Annotated[str, CARDS, TOKENS]
    kind: Annotated[str, f"of cards: {listed(CARD_KINDS)}; of tokens: {listed(TOKEN_KINDS)}"]


class Token(TypedDict):
    """A monster token, with what is printed on it."""

    id: Annotated[str, TOKENS]
    kind: Annotated[str, "as of any piece"]
    max: Annotated[int, "a monster's full health; 0 for an effect"]


# Pieces that never look different are the same objects whenever they are told; nobody changes them.
CARD_PIECES: Final[list[Piece]] = [{"id": CARDS[card], "kind": CARD_KINDS[kind]} for card, kind in enumerate(CARD_KIND)]
TOKEN_PIECES: Final[list[Piece]] = [{"id": TOKENS[token], "kind": TOKEN_KINDS[kind]} for token, kind in enumerate(TOKEN_KIND)]
TOKEN_FACES: Final[list[Token]] = [
    {"id": TOKENS[token], "kind": TOKEN_KINDS[kind], "max": HEALTH[kind] if kind < MONSTER_KINDS else 0}
    for token, kind in enumerate(TOKEN_KIND)
]

# How an event tells them, where the rules have their numbers.
CardPiece = Annotated[Piece, Looks(CARD_PIECES)]
TokenPiece = Annotated[Token, Looks(TOKEN_FACES)]
