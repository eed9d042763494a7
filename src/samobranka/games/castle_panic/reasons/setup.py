"""Why a monster begins here, and why this tower."""

from typing import Final

from samobranka.core.decision import Action
from samobranka.core.errors import Message
from samobranka.games.castle_panic.material import ARCS, HEALTH, TOKEN_KIND, colour_of
from samobranka.games.castle_panic.reasons.words import Reason, because, outside
from samobranka.games.castle_panic.state import NOBODY, State


def place(s: State, seat: int, action: Action) -> Message | None:
    """CP-4: nobody has seen a card yet, so the strong ones are spread over the colours."""
    if not s.board:
        strongest = max(HEALTH[TOKEN_KIND[token]] for token in s.starting)
        return because("place-first") if HEALTH[TOKEN_KIND[action[1]]] == strongest else None
    health = [0, 0, 0]
    for token in s.board:
        health[colour_of(s.at[token] % ARCS)] += s.hp[token]
    here = health[colour_of(action[2])]
    return because("place-spread", hp=here) if here == min(health) else None


def claim(s: State, seat: int, action: Action) -> Message:
    """CP-103: how strong those are who stand before the tower."""

    def health(arc: int) -> int:
        return sum(s.hp[token] for token in outside(s, arc))

    free = [arc for arc in range(ARCS) if s.owners[arc] == NOBODY]
    here = health(action[1])
    weakest = here == min(health(arc) for arc in free)
    return because("claim-weakest" if weakest else "claim", arc=action[1] + 1, hp=here)


REASONS: Final[dict[str, Reason]] = {"place": place, "claim": claim}
