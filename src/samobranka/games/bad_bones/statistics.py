"""The game in figures: what is counted after every round, and what happened in each realm."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.games.bad_bones.material import FLOOR_POINTS, HOUSE_POINTS
from samobranka.games.bad_bones.rules.deaths import BY_TRAP
from samobranka.games.bad_bones.rules.market import PRICE


def boards(view: View) -> list[dict[str, Any]]:
    found = view["boards"]
    return found if isinstance(found, list) else []


def skeletons(view: View) -> int:
    """On all lands and in their forests."""
    return sum(len(board["skeletons"]) for board in boards(view))


def floors(view: View) -> int:
    """Of all towers; each of the four of a co-op board has one."""
    if view["mode"] == "coop":
        return sum(len(board["towers"]) for board in boards(view))
    return sum(int(board["floors"]) for board in boards(view))


def houses(view: View) -> int:
    """Of all villages, or of the common capital."""
    capital = view["capital"]
    return capital if isinstance(capital, int) else sum(int(board["houses"]) for board in boards(view))


def points(view: View) -> list[int]:
    """What every realm would count now (BB-58), where realms race against each other; a fallen one counts nothing."""
    lands = boards(view)
    if view["mode"] != "standard" or len(lands) == 1:
        return []
    stars: Any = view["stars"]

    def worth(board: dict[str, Any]) -> int:
        laid: int = sum(stars[trap["kind"]][trap["damaged"] or trap["kind"] == "crater"] for trap in board["traps"])
        kept: int = sum(stars[heap["kind"]][0] * heap["count"] for heap in board["reserve"])
        return int(board["floors"]) * FLOOR_POINTS + int(board["houses"]) * HOUSE_POINTS + laid + kept

    return [0 if board["fallen"] else worth(board) for board in lands]


RACES: Final[Mapping[str, Callable[[View], list[int]]]] = {"points": points}
MEASURES: Final[Mapping[str, Callable[[View], int]]] = {"skeletons": skeletons, "floors": floors, "houses": houses}


def slain(by_trap: bool) -> Callable[[Event], int]:
    def count(event: Event) -> int:
        return event.kind == "slain" and (event.facts["cause"] == BY_TRAP) == by_trap

    return count


def sent(*causes: str) -> Callable[[Event], int]:
    def count(event: Event) -> int:
        return event.kind == "sent" and event.facts["cause"] in causes

    return count


def lost(*kinds: str) -> Callable[[Event], int]:
    """BB-120: a sapper takes two at once."""

    def count(event: Event) -> int:
        return int(event.facts.get("lost", 1)) if event.kind in kinds else 0

    return count


def coins(event: Event) -> int:
    return PRICE[int(event.facts["item"])] if event.kind == "bought" else 0


# Events that are counted for the seat they name, and how much each counts.
SUMS: Final[Mapping[str, Callable[[Event], int]]] = {
    "slain": slain(by_trap=False),
    "trapped": slain(by_trap=True),
    "hurled": sent("catapult", "hearse"),
    "driven": sent("exit"),
    "floors-lost": lost("floor-lost", "tower-fell"),
    "houses-lost": lost("house-lost", "capital-burnt"),
    "coins": coins,
}
TALLIES: Final = ("laid", "retrieved", "weapon")
