"""Names of things, as events tell them."""

from typing import Annotated

from samobranka.games.dead_cells.names import (
    ANNOUNCED,
    CARDS,
    FIGHTERS,
    FOES,
    GEAR,
    LINE,
    MONSTERS,
    ROUNDS,
    SCROLLS,
    STATES,
    TRACKS,
)

CardName = Annotated[str, CARDS]
FighterName = Annotated[str, FIGHTERS]
FoeName = Annotated[str, FOES]
GearName = Annotated[str, GEAR]
Space = Annotated[str, LINE, "behind the Group (`left`), or the first, second or third space on its right"]
MonsterName = Annotated[str, MONSTERS, "the single card"]
StateName = Annotated[str, STATES]
ByState = Annotated[StateName, "the state that does it; null: a blow, or whatever else"]
TrackName = Annotated[str, TRACKS]
ColourName = Annotated[str, SCROLLS]
RoundName = Annotated[str, ROUNDS]
AnnouncedName = Annotated[str, ANNOUNCED]
