"""Characters, missiles, artefacts, places and directions, as examples write them."""

import re
from decimal import Decimal
from typing import Final

from samobranka.core.names import NOTHING
from samobranka.core.regions import towards
from samobranka.games.nastolie.material import (
    ARTEFACTS,
    FACINGS,
    KINDS,
    MISSILE_DISCS,
    MISSILES,
    MM,
    MOST_COPIES,
    ORDERS,
    RITUALS,
)
from samobranka.games.nastolie.names import ARTEFACT, BARREL, LETTERS, character
from samobranka.games.nastolie.rules.heaps import first_of
from samobranka.games.nastolie.state import State
from samobranka.rulebook.notation import Unreadable, Word, called

MILLIMETRES: Final = r"-?\d+(?:\.\d+)?"
KIND: Final = "|".join(KINDS)
CHARACTER: Final = rf"(?:{KIND}) [1-4][a-d]?"
# In a choice the own characters go without their player: `haru`, `ramprak b`.
OWN: Final = rf"(?:{KIND})(?: (?:[1-4][a-d]?|[a-d]))?"
MISSILE: Final = "|".join(MISSILES)
ARTEFACT_NAME: Final = "|".join(ARTEFACTS)
COMPASS: Final = {"e": 0, "ne": 9, "n": 18, "nw": 27, "w": 36, "sw": 45, "s": 54, "se": 63}
WAYS: Final = {
    "e": (10_000, 0), "ne": (7071, 7071), "n": (0, 10_000), "nw": (-7071, 7071),
    "w": (-10_000, 0), "sw": (-7071, -7071), "s": (0, -10_000), "se": (7071, -7071),
}  # fmt: skip


def micrometres(text: str) -> int:
    return int(Decimal(text) * MM)


def read_character(words: str) -> int:
    """ "ramprak 2b" as its disc; without a letter the first one."""
    found = re.fullmatch(rf"({KIND}) ([1-4])([a-d]?)", words)
    if found is None:
        raise Unreadable(f"{words!r} is no character")
    return character(KINDS.index(found[1]), int(found[2]) - 1, LETTERS.index(found[3] or "a"))


def read_own(s: State, seat: int, words: str) -> int:
    """The same, of the player who chooses where no number is said: then the first of the kind that is there."""
    found = re.fullmatch(rf"({KIND})(?: ([a-d]))?", words)
    if found is None:
        return present(s, read_character(words), words)
    return present(s, character(KINDS.index(found[1]), seat, LETTERS.index(found[2] or "a")), words)


def present(s: State, disc: int, words: str) -> int:
    """Where no letter was said and the first one is not on the field, the one that is."""
    if disc in s.field or re.search(r"[ 1-4][a-d]$", words):
        return disc
    copies = [disc - disc % MOST_COPIES + copy for copy in range(MOST_COPIES)]
    return next((copy for copy in copies if copy in s.field), disc)


def read_facing(text: str) -> int:
    if text in COMPASS:
        return COMPASS[text]
    number = int(text)
    if not 0 <= number < FACINGS:
        raise Unreadable(f"{text!r} is no facing")
    return number


def missile_on(s: State, missile: str, disc: int) -> int:
    """A missile of a kind that lies on a disc; NOTHING if none does."""
    kind = called(missile, MISSILES, "missile")
    mine = [one for one in s.missiles_on(disc) if first_of(kind) <= one < first_of(kind) + MISSILE_DISCS[kind]]
    return mine[0] if mine else NOTHING


def read_artefact(name: str) -> int:
    return ARTEFACT + called(name, ARTEFACTS, "artefact")


def read_barrel(number: str) -> int:
    return BARREL + int(number) - 1


def aim_at(x: int, y: int, to_x: int, to_y: int, left: int = 0) -> tuple[int, int]:
    """A direction of full length from one place towards another, or so far to the left of it as the flicker sees it."""
    dx, dy = to_x - x, to_y - y
    if left:
        way_x, way_y = towards(dx, dy)
        dx, dy = dx - way_y * left // 10_000, dy + way_x * left // 10_000
    return towards(dx, dy)


WORDS: Final = {
    "x": Word(MILLIMETRES, micrometres),
    "y": Word(MILLIMETRES, micrometres),
    "mm": Word(MILLIMETRES, micrometres),
    "decimal": Word(MILLIMETRES, Decimal),
    "whole": Word(r"-?\d+", int),
    "character": Word(CHARACTER, read_character),
    "own": Word(OWN),
    "kind": Word(KIND, KINDS.index),
    "missile": Word(MISSILE),
    "artefact": Word(ARTEFACT_NAME, read_artefact),
    "order": Word("|".join(ORDERS), ORDERS.index),
    "orders": Word(r"[a-z, ]+"),
    "ritual": Word("|".join(RITUALS), RITUALS.index),
    "facing": Word(r"[nesw]{1,2}|\d+", read_facing),
    "compass": Word("|".join(sorted(WAYS, key=len, reverse=True)), WAYS.__getitem__),
    "details": Word(r"(?: (?:at|on|lives|facing|acted)\b.*)?"),
    "when": Word("start|act|end"),
}
