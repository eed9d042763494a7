"""Discs, cards and places as they are told. Places are micrometres from the lower left corner of the table."""

from collections.abc import Iterable
from typing import Annotated, Final

from samobranka.core.names import Names
from samobranka.games.nastolie.material import STRIKES
from samobranka.games.nastolie.names import (
    ARTEFACT_NAMES,
    DISCS,
    EDGE_NAMES,
    KIND_NAMES,
    MISSILE_KINDS,
    ORDER_NAMES,
    RANK_NAMES,
    RITUAL_NAMES,
)


def listed(names: Iterable[str]) -> str:
    """All of them, for whoever reads the page that is made from this."""
    return ", ".join(f"`{name}`" for name in names)


STRIKE_NAMES: Final = Names(STRIKES)

DiscName = Annotated[str, DISCS]
KindName = Annotated[str, KIND_NAMES, f"one of {listed(KIND_NAMES)}"]
OrderName = Annotated[str, ORDER_NAMES, f"one of {listed(ORDER_NAMES)}"]
RankName = Annotated[str, RANK_NAMES, f"one of {listed(RANK_NAMES)}"]
StrikeName = Annotated[str, STRIKE_NAMES, f"one of {listed(STRIKE_NAMES)}"]
MissileKind = Annotated[str, MISSILE_KINDS, f"one of {listed(MISSILE_KINDS)}"]
ArtefactKind = Annotated[str, ARTEFACT_NAMES, f"one of {listed(ARTEFACT_NAMES)}"]
RitualName = Annotated[str, RITUAL_NAMES, f"one of {listed(RITUAL_NAMES)}"]
EdgeName = Annotated[str, EDGE_NAMES, f"one of {listed(EDGE_NAMES)}"]
Place = Annotated[int, "micrometres from the lower left corner"]
Facing = Annotated[int, "where the middle of its red arc looks: 0 is east, then every 5 degrees anticlockwise, up to 71"]
