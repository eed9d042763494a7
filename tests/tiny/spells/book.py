"""The spell book: cards read from data, each a short tuple of what is due when it is played."""

import re
import tomllib
from pathlib import Path
from typing import Any

from samobranka.core.agenda import Due

HIT, HEAL, DRAW, DISCARD, CHOOSE = range(5)
EFFECTS = {"hit": HIT, "heal": HEAL, "draw": DRAW, "discard": DISCARD}


class Card:
    """`does` is what is due, without the seat that plays it: ((HIT, 3), (DRAW, 1))."""

    def __init__(self, name: str, count: int, does: tuple[Due, ...]) -> None:
        self.name = name
        self.count = count
        self.does = does


def effect(words: str) -> Due:
    """ "hit 3", or "choose 2 of hit 2, heal 2, draw 1": how many, then pairs of an effect and its number."""
    if found := re.fullmatch(r"(\w+) ([1-9])", words):
        if found[1] not in EFFECTS:
            raise ValueError(f"there is no effect {found[1]!r}")
        return EFFECTS[found[1]], int(found[2])
    if found := re.fullmatch(r"choose ([1-9]) of (.+)", words):
        options = [effect(part.strip()) for part in found[2].split(",")]
        if int(found[1]) >= len(options) or any(len(option) != 2 for option in options):
            raise ValueError(f"there is nothing to choose in {words!r}")
        return CHOOSE, int(found[1]), *(number for option in options for number in option)
    raise ValueError(f"cannot read {words!r}")


def card(name: str, entry: dict[str, Any]) -> Card:
    try:
        return Card(name, int(entry["count"]), tuple(effect(words) for words in entry["does"]))
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"card {name}: {error}") from error


def read(text: str) -> list[Card]:
    return [card(name, entry) for name, entry in tomllib.loads(text).items()]


CARDS = read(Path(__file__).with_name("cards.toml").read_text("utf8"))
