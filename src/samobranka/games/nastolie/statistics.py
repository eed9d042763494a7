"""The game in figures: what is counted after every turn, and what each player's flicks did."""

from collections.abc import Callable, Mapping
from math import hypot
from typing import Any, Final

from samobranka.core.events import Event
from samobranka.core.game import View
from samobranka.core.motion import PATH, Motion
from samobranka.games.nastolie.material import MM, TABLE
from samobranka.games.nastolie.names import CHARACTERS, DISCS, MISSILE, seat_of

FLICKS: Final = ("flicked", "shot")


def camps(view: View) -> list[dict[str, Any]]:
    found = view["camps"]
    return found if isinstance(found, list) else []


def discs(view: View) -> int:
    """Characters on the field, of everybody."""
    found = view["discs"]
    return len(found) if isinstance(found, list) else 0


def lives(view: View) -> int:
    return sum(int(camp["lives"]) for camp in camps(view))


MEASURES: Final[Mapping[str, Callable[[View], int]]] = {"discs": discs, "lives": lives}


def wounds(event: Event) -> int:
    """By whatever of a player's."""
    return int(event.facts["wounds"]) if event.kind == "wounded" and int(event.facts["seat"]) >= 0 else 0


def swept(event: Event) -> int:
    """Discs that a flick sent off the table, missiles not counted: their way ends at the edge (NA-1308)."""
    if event.kind not in FLICKS:
        return 0
    paths = Motion.parse(str(event.facts[PATH])).paths
    ends = [knots[-1] for disc, knots in paths.items() if DISCS.parse(disc) < MISSILE]
    return sum(1 for _, x, y in ends if not (0 < x < TABLE and 0 < y < TABLE))


def longest(event: Event) -> int:
    """Millimetres from where a disc or a missile lay to where it first met a character of another player."""
    if event.kind not in FLICKS:
        return 0
    facts = event.facts
    flicked = DISCS[int(facts["disc" if event.kind == "flicked" else "missile"])]
    for knock in str(facts["knocks"]).split(";"):
        if knock:
            moment, _, one, other = knock.split(",")
            met = DISCS.find(other if one == flicked else one)
            if flicked in (one, other) and 0 <= met < CHARACTERS and seat_of(met) != facts["seat"]:
                x, y = Motion.parse(str(facts[PATH])).at(flicked, int(moment))
                return round(hypot(x - int(facts["x"]), y - int(facts["y"])) / MM)
    return 0


TALLIES: Final = ("flicked", "shot", "struck", "took", "cast")
SUMS: Final[Mapping[str, Callable[[Event], int]]] = {"wounds": wounds, "swept": swept}
RECORDS: Final[Mapping[str, Callable[[Event], int]]] = {"longest": longest}
