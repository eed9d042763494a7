"""What a place does to a step: said once for those who take it, follow it ahead, or only guess at it."""

from typing import Final

from samobranka.games.bad_bones.material import BARRICADE, FALLING_TURN, KIND_BITS, RIM, RISING_TURN, STEP, TURNED

# What decides a step onto a place. The numbers leave room for the place itself: `AT_TOWER | place`.
ELSEWHERE: Final = 0
STOPPED: Final = 64
AT_DRAGON: Final = 128
AT_HERO: Final = 192
AT_TOWER: Final = 256
OUTSIDE: Final = 320
HOW: Final = 448


def meets(traps: list[int], towers: int, hero: int, place: int, thrown: bool) -> int:
    """BB-37, BB-74, BB-92, BB-114: what comes before any other trap, in the order of the rules; ELSEWHERE: nothing of it.

    `thrown`: off a spring, so that a barricade kills instead of stopping.
    """
    if RIM >> place & 1:
        return OUTSIDE
    if traps[place] & KIND_BITS == BARRICADE and not thrown:
        return STOPPED
    if towers >> place & 1:
        return AT_TOWER
    return AT_HERO if place == hero else ELSEWHERE


def turned_by_wall(tile: int, heading: int) -> int:
    """BB-41: the heading behind a wall, which stands as it was laid."""
    return FALLING_TURN[heading] if tile & TURNED else RISING_TURN[heading]


def thrown_by_spring(place: int, heading: int) -> int:
    """BB-91: one field is skipped, unless the board ends there."""
    place += STEP[heading]
    return place if RIM >> place & 1 else place + STEP[heading]
