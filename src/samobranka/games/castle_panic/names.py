"""What pieces and places are called, both ways: the vocabulary of views, choices, events, logs and scripts.

The rules count in whole numbers (material.py); whatever leaves them is told by these names, and what comes in is read by them.
"""

from typing import Final

from samobranka.core.action import Verb
from samobranka.core.names import SEATS, Names, numbered
from samobranka.games.castle_panic import material
from samobranka.games.castle_panic.material import ARCHER, ARCS, FOREST, RINGS
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import FLOW

# Single cards and tokens, and what kinds of them there are.
CARDS: Final = numbered("c", material.CARDS)
TOKENS: Final = numbered("t", material.TOKENS)
CARD_KINDS: Final = Names(name.replace(" ", "_") for name in material.CARD_NAMES)
TOKEN_KINDS: Final = Names(name.replace(" ", "_") for name in material.TOKEN_NAMES)

# Places. Arcs are counted from 1, as the board prints them.
SPACES: Final = Names(f"{ring}-{arc + 1}" for ring in RINGS for arc in range(ARCS))
WALLS: Final = numbered("wall-", ARCS, 1)
TOWERS: Final = numbered("tower-", ARCS, 1)


def arcs_of(ring: int) -> Names:
    """The six spaces of a ring, by their arcs."""
    return Names(SPACES.all[ring * ARCS : (ring + 1) * ARCS])


FOREST_ARCS: Final = arcs_of(FOREST)
ARCHER_ARCS: Final = arcs_of(ARCHER)

# Phases, by the steps of the agenda; other steps have no name here.
PHASES: Final = Names(step.name if number in steps.PHASES else "" for number, step in enumerate(FLOW.steps))

# What can be done, and with what, in the order of V_PASS, V_CLAIM … (rules/steps.py).
VERBS: Final[tuple[Verb, ...]] = (
    Verb("pass"),
    Verb("claim", TOWERS),
    Verb("place", TOKENS, ARCHER_ARCS),
    Verb("scatter"),
    Verb("discard", CARDS),
    Verb("offer", CARDS, CARDS),
    Verb("offer-any", CARDS, SEATS),
    Verb("give", CARDS),
    Verb("refuse"),
    Verb("accept"),
    Verb("decline"),
    Verb("hit", CARDS, TOKENS),
    Verb("nice-shot", CARDS, CARDS, TOKENS),
    Verb("all-for-one", CARDS, CARDS, CARDS, TOKENS),
    Verb("slay", CARDS, TOKENS),
    Verb("tar", CARDS, TOKENS),
    Verb("drive", CARDS, TOKENS),
    Verb("build", CARDS, CARDS, WALLS),
    Verb("fortify", CARDS, WALLS),
    Verb("missing", CARDS),
    Verb("draw", CARDS),
    Verb("scavenge", CARDS, CARDS),
    Verb("hurt", TOKENS),
    Verb("summon", TOKENS, FOREST_ARCS),
    Verb("unleash", TOKENS),
)
