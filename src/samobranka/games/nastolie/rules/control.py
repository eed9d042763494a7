"""Who stands on artefacts: control, and how it ends."""

from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.names import ARTEFACT
from samobranka.games.nastolie.rules.ground import stands
from samobranka.games.nastolie.state import NOBODY, OWNER, State


def lose_control(s: State, disc: int, cause: str, emit: Emit) -> None:
    """NA-805: whoever leaves the top of an artefact controls it no more."""
    if not s.on_artefact(disc):
        return
    artefact = s.where[disc]
    s.riders[artefact - ARTEFACT] = NOBODY
    if emit is not None:
        emit(Event("freed", {"artefact": artefact, "seat": OWNER[disc], "disc": disc, "cause": cause}))


def take_control(s: State, disc: int, artefact: int, emit: Emit) -> None:
    """NA-802, NA-803: it is put on top, and its owner controls the artefact."""
    stands(s, disc, artefact)
    if emit is not None:
        facts: dict[str, int | str] = {"artefact": artefact, "seat": OWNER[disc], "disc": disc}
        emit(Event("took", facts | {"x": s.x[disc], "y": s.y[disc]}))


def is_neutral(s: State, artefact: int) -> bool:
    return s.riders[artefact - ARTEFACT] == NOBODY
