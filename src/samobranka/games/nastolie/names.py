"""What discs, missiles, artefacts and the rest are called, both ways: the vocabulary of views, choices, events and logs.

A character's disc is kind, player and letter: `haru-1` is player 1's Haru, `ramprak-2` the first Ramprak of player 2 and
`ramprak-2b` the second, in the order of set-up, up to `-2d`. Examples write the same with a space: `ramprak 2b`. Its number
tells all three, whatever the roster and the Orders. After the characters come artefacts (`mine`), barrels (`barrel-1`) and
single missiles (`flame-a` … `flame-d`, as many as the box has): all that can lie on the field has one number, and one name.
"""

from typing import Final

from samobranka.core.names import Names, numbered
from samobranka.games.nastolie import material
from samobranka.games.nastolie.material import KINDS, MISSILE_OF, MISSILES, MOST_COPIES

PLAYERS: Final = 4
LETTERS: Final = "abcd"

# Where each sort of disc begins.
CHARACTERS: Final[int] = len(KINDS) * PLAYERS * MOST_COPIES
ARTEFACT: Final[int] = CHARACTERS
BARREL: Final[int] = ARTEFACT + len(material.ARTEFACTS)
BARRELS: Final = 4
MISSILE: Final[int] = BARREL + BARRELS
DISC_COUNT: Final[int] = MISSILE + len(MISSILE_OF)


def character(kind: int, seat: int, copy: int = 0) -> int:
    """The number of a character's disc."""
    return (kind * PLAYERS + seat) * MOST_COPIES + copy


def kind_of(disc: int) -> int:
    return disc // (PLAYERS * MOST_COPIES)


def seat_of(disc: int) -> int:
    return disc // MOST_COPIES % PLAYERS


def copy_of(disc: int) -> int:
    return disc % MOST_COPIES


def _disc_name(disc: int) -> str:
    if disc < CHARACTERS:
        letter = LETTERS[copy_of(disc)] if copy_of(disc) else ""
        return f"{KINDS[kind_of(disc)]}-{seat_of(disc) + 1}{letter}"
    if disc < BARREL:
        return material.ARTEFACTS[disc - ARTEFACT]
    if disc < MISSILE:
        return f"barrel-{disc - BARREL + 1}"
    return _missile_name(disc - MISSILE)


def _missile_name(single: int) -> str:
    missile = MISSILE_OF[single]
    return f"{MISSILES[missile]}-{LETTERS[single - material.FIRST_MISSILE[missile]]}"


DISCS: Final = Names(_disc_name(disc) for disc in range(DISC_COUNT))
# The same discs by sort, each counted from nought where it is not a character.
MISSILE_NAMES: Final = Names(_missile_name(single) for single in range(len(MISSILE_OF)))
BARREL_NAMES: Final = numbered("barrel-", BARRELS, 1)
ARTEFACT_NAMES: Final = Names(material.ARTEFACTS)

# Kinds of things.
KIND_NAMES: Final = Names(KINDS)
MISSILE_KINDS: Final = Names(MISSILES)
RITUAL_NAMES: Final = Names(material.RITUALS)
ORDER_NAMES: Final = Names(material.ORDERS)
RANK_NAMES: Final = Names(material.RANKS)
EDGE_NAMES: Final = Names(material.EDGES)
# What the Mine does.
MINE_WAYS: Final = Names(("refill", "cleanse"))

# Obstacles, in the order of the scenario's file: cups first, as in the physics, then boxes.
MOST_OBSTACLES: Final = 16
OBSTACLES: Final = Names(
    [*(f"cup-{cup + 1}" for cup in range(MOST_OBSTACLES)), *(f"box-{box + 1}" for box in range(MOST_OBSTACLES))]
)
