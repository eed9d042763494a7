"""A run in figures: what is counted after every room and Turn, and what each of the Beheaded did."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.games.dead_cells.names import SERENADES_NUMBER
from samobranka.games.dead_cells.state import NOBODY


def health(view: View) -> int:
    """What all of us have left together."""
    fighters: Any = view["fighters"]
    return sum(int(each["health"]) for each in fighters)


def carried(what: str) -> Callable[[View], int]:
    def count(view: View) -> int:
        bag: Any = view["bag"]
        return int(bag[what])

    return count


def rooms(view: View) -> int:
    """How far we have come: against a boss, Turn by Turn, it stays as it is."""
    entered = view["rooms"]
    return entered if isinstance(entered, int) else 0


MEASURES: Final[Mapping[str, Callable[[View], int]]] = {
    "health": health, "rooms": rooms, "cells": carried("cells"), "teeth": carried("teeth"),
}  # fmt: skip


def by_a_beheaded(side: str, *kinds: str) -> Callable[[Event], int]:
    """How much events of these kinds count for the one they name. Serenade has no seat, and poison is nobody's deed."""

    def count(event: Event) -> int:
        if event.kind not in kinds or event.facts[side] in (NOBODY, SERENADES_NUMBER):
            return 0
        return int(event.facts.get("count", 1))

    return count


SUMS: Final[Mapping[str, Callable[[Event], int]]] = {
    "dealt": by_a_beheaded("by", "enemy-hurt"),
    "taken": by_a_beheaded("fighter", "hurt"),
    "blocked": by_a_beheaded("fighter", "blocked", "cancelled"),
    "healed": by_a_beheaded("fighter", "healed", "drank"),
    "looted": by_a_beheaded("fighter", "looted"),
    "skills": by_a_beheaded("fighter", "skill", "wielded"),
}
SIDES: Final[Mapping[str, tuple[str, ...]]] = {
    "dealt": ("by",), **dict.fromkeys(("taken", "blocked", "healed", "looted", "skills"), ("fighter",)),
}  # fmt: skip
