"""Points of scenarios: for kills, and for artefacts."""

from samobranka.core.events import Emit, Event
from samobranka.core.names import NOTHING
from samobranka.games.nastolie.state import OWNER, State, changed


def score(s: State, seat: int, points: int, cause: str, rank: int, emit: Emit) -> None:
    s.points = changed(s.points, seat, s.points[seat] + points)
    if emit is not None:
        facts: dict[str, int | str] = {"seat": seat, "points": points, "total": s.points[seat], "cause": cause, "rank": rank}
        emit(Event("scored", facts))


def score_kill(s: State, disc: int, killer: int, emit: Emit) -> None:
    """NA-1204: hero 3, veteran 2, fighter 1; nothing for a victim whose owner alone has the fewest points."""
    points = s.scenario.kill_points[s.rank(disc)]
    if points == 0:
        return
    victim = OWNER[disc]
    if s.scenario.spare_last and alone_last(s, victim):
        if emit is not None:
            emit(Event("spurned", {"seat": killer, "victim": victim}))
        return
    score(s, killer, points, "kill", s.rank(disc), emit)


def alone_last(s: State, seat: int) -> bool:
    """Whether everybody else has more points."""
    return all(s.points[other] > s.points[seat] for other in range(s.setup.seats) if other != seat)


def score_control(s: State, seat: int, emit: Emit) -> None:
    """NA-1203: a point for each artefact."""
    held = controlled(s, seat)
    if held and s.scenario.control_points:
        score(s, seat, held * s.scenario.control_points, "control", NOTHING, emit)


def controlled(s: State, seat: int) -> int:
    """How many artefacts a player controls."""
    return sum(1 for rider in s.riders if rider >= 0 and OWNER[rider] == seat)
