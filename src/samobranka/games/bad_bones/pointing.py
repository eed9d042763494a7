"""Why pointing at something leads nowhere now. All boards lie open, so nothing is given away."""

from typing import Final

from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.core.names import NOTHING, SEATS
from samobranka.games.bad_bones import bones
from samobranka.games.bad_bones.names import GOODS, PLACES, RESERVE, TOKENS
from samobranka.games.bad_bones.rules.refusal import why_not_buy, why_not_place, why_not_step
from samobranka.games.bad_bones.state import Board, State

POINT: Final = "bad_bones-point-"
REFUSED: Final = "bad_bones-refused-"


def why_not(s: State, seat: int, decision: Decision, pieces: list[str]) -> Message | None:
    """For pieces pointed at one after the other that belong to no choice; None where there is nothing more to say."""
    b = s.boards[seat]
    place = place_of(b, pieces[-1])
    trap = next((RESERVE.parse(piece) for piece in pieces if piece in RESERVE), None)
    if decision.question == "market":
        item = GOODS.find(pieces[-1])
        return Message(POINT + "market") if item == NOTHING else refused(why_not_buy(s, b, item))
    if decision.question == "hero":
        return Message(POINT + "hero-first") if place is None else refused(why_not_step(b, place))
    if decision.question == "trap":
        if place is not None:
            return Message(POINT + "trap-first") if trap is None else refused(why_not_place(s, b, trap, place))
        return Message(REFUSED + "reserve") if trap is not None else Message(POINT + "hero-moved")
    if trap is not None:
        return Message(POINT + "walking")
    return refused("self") if pieces[-1] == SEATS[seat] else None


def refused(reason: str) -> Message | None:
    return None if reason == "choice" else Message(REFUSED + reason)


def place_of(b: Board, piece: str) -> int | None:
    """Where on one's own board a piece stands."""
    for prefix in ("trap-", "tower-"):
        piece = piece.removeprefix(prefix)
    if piece in PLACES:
        return PLACES.parse(piece)
    if piece == "hero":
        return b.hero
    token = TOKENS.find(piece)
    return next((bones.place_of(one) for one in b.skeletons if bones.token_of(one) == token), None)
