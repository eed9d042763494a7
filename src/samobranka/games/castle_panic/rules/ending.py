"""The end of the game: loss, victory, and the Master Slayer."""

from samobranka.core.events import Emit, Event
from samobranka.core.outcome import Outcome, ScoreLine
from samobranka.games.castle_panic.material import MONSTER_KINDS, POINTS, TOKEN_KIND, TOKEN_NAMES
from samobranka.games.castle_panic.state import NOBODY, State

SLAIN = "slain"
TOWERS = "towers"
HOMES = "homes"


def end_the_game(s: State, reason: str, emit: Emit) -> None:
    """CP-62: whatever was still to be done is skipped."""
    s.ending = reason
    s.agenda.clear()
    s.asked = None
    if emit is not None:
        emit(Event("ended", {"reason": reason, "won": reason == SLAIN}))


def all_monsters_slain(s: State) -> bool:
    """CP-81, CP-99: the pile is played out, nothing stands on the board, and no token waits in the Overlord's hand."""
    return not s.board and not s.pile and not s.overlord_hand


def last_tower_fell(s: State) -> bool:
    """CP-80, CP-82: asked at once when a tower falls, so that a loss comes before a victory of the same moment."""
    return s.towers == 0


def trophy_lines(s: State) -> list[ScoreLine]:
    """CP-83: boss 4, troll 3, orc 2, goblin 1."""
    lines: list[ScoreLine] = []
    for seat, heap in enumerate(s.trophies):
        for kind in range(MONSTER_KINDS):
            count = sum(1 for token in heap if TOKEN_KIND[token] == kind)
            if count:
                lines.append(ScoreLine(seat, TOKEN_NAMES[kind].replace(" ", "_"), count, count * POINTS[kind]))
    return lines


def master_slayers(s: State, scores: list[int]) -> list[int]:
    """CP-84: most points, then most monsters, then shared. An eliminated player cannot be one (CP-103a)."""
    rivals = [seat for seat in s.setup.castle if not s.is_out(seat)]
    best = max((scores[seat], len(s.trophies[seat])) for seat in rivals)
    return [seat for seat in rivals if (scores[seat], len(s.trophies[seat])) == best]


def outcome(s: State) -> Outcome | None:
    """CP-85, CP-86, CP-99: who won. Nobody is Master Slayer in co-op or after a loss."""
    if not s.ending:
        return None
    setup = s.setup
    lines = trophy_lines(s)
    scores = [0] * setup.seats
    for line in lines:
        scores[line.seat] += line.points
    won = s.ending == SLAIN
    teams = [setup.castle]
    if setup.overlord != NOBODY:
        teams = [setup.castle, [setup.overlord]]
    winners = setup.castle if won else [] if setup.overlord == NOBODY else [setup.overlord]
    honours = master_slayers(s, scores) if won and setup.trophies else []
    return Outcome(s.ending, teams, list(winners), scores, lines, honours)
