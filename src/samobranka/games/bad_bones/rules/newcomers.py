"""Phase 4: new skeletons come to the cemetery, and all of it goes to the forest."""

from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.bones import heading_of, place_of, raised
from samobranka.games.bad_bones.material import CHIEF, NECROMANCER, NEW_SKELETONS
from samobranka.games.bad_bones.rules.showing import face_of
from samobranka.games.bad_bones.state import NONE, Board, State

BAG: Final = "bag"


def draw_newcomers(s: State, chance: Chance, emit: Emit) -> None:
    """BB-8a, BB-56, BB-65, BB-121, A25: three each, seat by seat; a necromancer calls three more, as long as the bag lasts."""
    for b in s.boards:
        owed = 0 if s.heroic else NEW_SKELETONS
        arrivals = s.cemeteries[b.seat]
        s.cemeteries[b.seat] = NONE
        for token in arrivals:
            enter_forest(s, b, token, emit)
        while owed and s.bag:
            owed -= 1
            token = chance.draw(s.bag, BAG)
            if emit is not None:
                emit(Event("drew", {"seat": b.seat, "token": token}, reveals=True))
            if CHIEF[token] == NECROMANCER:
                owed += NEW_SKELETONS
            enter_forest(s, b, token, emit)


def enter_forest(s: State, b: Board, token: int, emit: Emit) -> None:
    """BB-5, BB-6, BB-56, BB-57, BB-110: on its symbol, on its side, tip inward, in the marker's colour."""
    slot = s.setup.face.slot[token]
    b.skeletons.append(raised(token, slot, s.marker))
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "token": token, "place": place_of(slot), "heading": heading_of(slot)}
        emit(Event("appeared", {**facts, "face": face_of(s.marker)}))
