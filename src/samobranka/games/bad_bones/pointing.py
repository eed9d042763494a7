"""Why pointing at something leads nowhere now. All boards lie open, so nothing is given away."""

from typing import Final

from samobranka.core.decision import Decision
from samobranka.core.errors import Message
from samobranka.games.bad_bones import bones
from samobranka.games.bad_bones.material import PLACES, TRAP_KINDS, TRAPS
from samobranka.games.bad_bones.rules.market import PRICE
from samobranka.games.bad_bones.rules.refusal import why_not_buy, why_not_place, why_not_step
from samobranka.games.bad_bones.state import Board, State
from samobranka.games.bad_bones.view import item_name, place_name

POINT: Final = "bad_bones-point-"
REFUSED: Final = "bad_bones-refused-"
PLACE_OF: Final = {place_name(place): place for place in range(PLACES)}
ITEM_OF: Final = {f"market-{item_name(item)}": item for item in range(len(PRICE)) if PRICE[item]}
TRAP_OF: Final = {f"reserve-{name}": kind for kind, name in enumerate(TRAPS[:TRAP_KINDS]) if name}


def why_not(s: State, seat: int, decision: Decision, pieces: list[str]) -> Message | None:
    """For pieces pointed at one after the other that belong to no choice; None where there is nothing more to say."""
    b = s.boards[seat]
    place = place_of(b, pieces[-1])
    trap = next((TRAP_OF[piece] for piece in pieces if piece in TRAP_OF), None)
    if decision.question == "market":
        item = ITEM_OF.get(pieces[-1])
        return Message(POINT + "market") if item is None else refused(why_not_buy(s, b, item))
    if decision.question == "hero":
        return Message(POINT + "hero-first") if place is None else refused(why_not_step(b, place))
    if decision.question == "trap":
        if place is not None:
            return Message(POINT + "trap-first") if trap is None else refused(why_not_place(s, b, trap, place))
        return Message(REFUSED + "reserve") if trap is not None else Message(POINT + "hero-moved")
    if trap is not None:
        return Message(POINT + "walking")
    return refused("self") if pieces[-1] == f"seat-{seat + 1}" else None


def refused(reason: str) -> Message | None:
    return None if reason == "choice" else Message(REFUSED + reason)


def place_of(b: Board, piece: str) -> int | None:
    """Where on one's own board a piece stands."""
    for prefix in ("trap-", "tower-"):
        piece = piece.removeprefix(prefix)
    if piece in PLACE_OF:
        return PLACE_OF[piece]
    if piece == "hero":
        return b.hero
    number = piece.removeprefix("k")
    if number != piece and number.isdecimal() and len(number) < 5:
        return next((bones.place_of(one) for one in b.skeletons if bones.token_of(one) == int(number)), None)
    return None
