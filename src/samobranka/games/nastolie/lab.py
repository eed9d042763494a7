"""What is counted in batches of battles, for `samobranka simulate`."""

from collections.abc import Mapping, Sequence
from typing import Final

from samobranka.core.events import Event
from samobranka.games.nastolie.names import MISSILE
from samobranka.games.nastolie.statistics import FLICKS

# Endings by the count after the last round.
COUNTED_OUT: Final = ("rounds", "escorts", "draw")
# Parts, and of what.
SHARES: Final[Mapping[str, str]] = {"striking": "flicks", "sweeping": "flicks"}


def figures(events: Sequence[Event]) -> dict[str, int]:
    """Rounds and flicks of a battle; flicks that strike or hit somebody, and that send a disc (no missile) off the table;
    and whether it took the last round to end it."""
    rounds = last = flicks = limit = 0
    striking: set[int] = set()
    sweeping: set[int] = set()
    for event in events:
        if event.kind == "battle":
            last = int(event.facts["rounds"])
        elif event.kind in ("turn", "skipped"):
            rounds = int(event.facts["round"])
        elif event.kind in FLICKS:
            flicks += 1
        elif event.kind in ("struck", "targeted"):
            striking.add(flicks)
        elif event.kind == "left" and int(event.facts["disc"]) < MISSILE:
            sweeping.add(flicks)
        elif event.kind == "ended":
            limit = int(rounds == last and event.facts["reason"] in COUNTED_OUT)
    return {"rounds": rounds, "flicks": flicks, "striking": len(striking), "sweeping": len(sweeping), "limit": limit}
