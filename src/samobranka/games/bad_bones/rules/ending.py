"""The end of the game: realms that fell, the count, and what solo and co-op players hold out for."""

from typing import Final

from samobranka.core.agenda import Due, Step
from samobranka.core.chance import Chance
from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.core.outcome import Outcome, ScoreLine
from samobranka.games.bad_bones.bones import tokens_of
from samobranka.games.bad_bones.material import (
    CHIEF,
    CRATER,
    DAMAGED,
    FLOOR_POINTS,
    HOUSE_POINTS,
    KIND_BITS,
    SPECTRAL,
    STARS,
    STARS_DAMAGED,
    TRAP_KINDS,
)
from samobranka.games.bad_bones.rules.leaving import capital_left
from samobranka.games.bad_bones.rules.steps import HEROIC, V_GO_ON, V_STOP
from samobranka.games.bad_bones.state import OVER, Board, State

# Standard: somebody fell, or all at once. Solo and co-op: the last round was reached, or not; all the bones are gone.
FALLEN: Final = "fallen"
NOBODY_WON: Final = "nobody"
DEFEAT: Final = "defeat"
SURVIVED: Final = "survived"
HEROIC_WIN: Final = "heroic"


def end_the_game(s: State, reason: str, emit: Emit) -> None:
    s.ending = reason
    s.phase = OVER
    if emit is not None:
        # Who has already held out and is overrun afterwards has won all the same.
        overrun = {"cause": "overrun"} if reason == SURVIVED and has_fallen(s) else {}
        emit(Event("ended", {"reason": reason, **overrun}))
        for event in last_words(s):
            emit(event)


def has_fallen(s: State) -> bool:
    """BB-9, BB-117: a realm, or the capital of all."""
    return any(b.fallen for b in s.boards) or (s.setup.coop and s.houses == 0)


def last_words(s: State) -> list[Event]:
    """Who fell and why, what still stands, who won: what one wants to know when it is over."""
    told = [Event("ruin", {"seat": b.seat, "cause": cause_of_ruin(s, b)}) for b in s.boards if b.fallen]
    if s.setup.coop and s.houses == 0:
        told.append(Event("ruin", {"cause": "capital"}))
    counted = outcome(s)
    if not s.setup.solo and not s.setup.coop and counted is not None:
        best = max(counted.scores)
        how = "won" if counted.scores.count(best) == len(counted.winners) else "won-taller"
        second = max([points for seat, points in enumerate(counted.scores) if seat not in counted.winners], default=best)
        told += [Event(how, {"seat": seat, "points": best, "second": second}) for seat in counted.winners]
    elif told:
        told.append(Event("lasted", {"round": s.round, "rounds": s.setup.rounds}))
    elif s.ending == SURVIVED:
        told += what_stands(s)
    return told


def cause_of_ruin(s: State, b: Board) -> str:
    """BB-33, BB-35, BB-117, BB-123"""
    if s.setup.coop:
        return "emperor" if b.towers else "towers"
    if not b.floors:
        return "tower"
    return "emperor" if b.houses else "village"


def what_stands(s: State) -> list[Event]:
    if s.setup.coop:
        towers = sum(b.towers.bit_count() for b in s.boards)
        return [Event("towers-stand", {"left": towers}), Event("capital", {"left": s.houses})]
    (b,) = s.boards
    return [
        Event("floors-stand", {"seat": b.seat, "left": b.floors}),
        Event("houses-stand", {"seat": b.seat, "left": b.houses}),
    ]


def settle_capital(s: State, emit: Emit) -> None:
    """BB-107, BB-117, A30: what all boards have done to it in this round."""
    changed = any(b.burnt or b.mended for b in s.boards)
    s.houses = capital_left(s)
    for b in s.boards:
        b.burnt = b.mended = 0
    if changed and emit is not None:
        emit(Event("capital", {"left": s.houses}))


def end_if_fallen(s: State, emit: Emit) -> None:
    """BB-9, BB-33, BB-35, BB-61, BB-64, BB-65, BB-117, BB-123: after all boards have finished phase 3."""
    if s.setup.coop:
        settle_capital(s, emit)
    if has_fallen(s):
        if s.setup.solo or s.setup.coop:
            end_the_game(s, SURVIVED if s.heroic else DEFEAT, emit)
        else:
            end_the_game(s, NOBODY_WON if all(b.fallen for b in s.boards) else FALLEN, emit)


def no_bones_left(s: State) -> bool:
    """BB-65: none on the board, in the forest, or in the cemetery. Spectral chiefs cannot die, so they do not count."""
    for b in s.boards:
        for token in tokens_of(b.everyone()) + s.cemetery_of(b.seat):
            if CHIEF[token] != SPECTRAL:
                return False
    return True


class Heroic(Step[State, Board]):
    """BB-64, BB-65: the victory is earned; play on for more?"""

    def ask(self, s: State, b: Board, due: Due) -> Decision:
        return Decision(b.seat, "heroic", [(V_GO_ON,), (V_STOP,)])

    def answer(self, s: State, b: Board, due: Due, action: Action, chance: Chance, emit: Emit) -> None:
        b.agenda.pop()
        if action[0] == V_STOP:
            end_the_game(s, SURVIVED, emit)
        else:
            s.heroic = True
            if emit is not None:
                emit(Event("went-on", {"seat": b.seat}))


def stars_of(tile: int) -> int:
    """BB-59: what the visible face shows."""
    kind = tile & KIND_BITS
    return STARS_DAMAGED[kind] if tile & DAMAGED or kind == CRATER else STARS[kind]


def score_lines(s: State, b: Board) -> list[ScoreLine]:
    """BB-58, BB-59, BB-80: floors 4, houses 3, a point a star; nothing for the fallen."""
    if b.fallen:
        return []
    board = [stars_of(tile) for tile in b.traps if tile]
    reserve = [STARS[kind] for kind in range(1, TRAP_KINDS) for _ in range(b.reserve[kind])]
    lines = [
        ScoreLine(b.seat, "floors", b.floors, b.floors * FLOOR_POINTS),
        ScoreLine(b.seat, "houses", b.houses, b.houses * HOUSE_POINTS),
        ScoreLine(b.seat, "board", len(board), sum(board)),
        ScoreLine(b.seat, "reserve", len(reserve), sum(reserve)),
    ]
    return [line for line in lines if line.count]


def outcome(s: State) -> Outcome | None:
    """BB-58 to BB-61, BB-64, BB-65, BB-117: most points, then the taller tower, then shared; all fallen: nobody."""
    if not s.ending:
        return None
    seats = list(range(s.setup.seats))
    if s.setup.coop or s.setup.solo:
        return Outcome(s.ending, [seats], seats if s.ending != DEFEAT else [], [0] * len(seats), [], [])
    lines = [line for b in s.boards for line in score_lines(s, b)]
    scores = [0] * len(seats)
    for line in lines:
        scores[line.seat] += line.points
    alive = [b for b in s.boards if not b.fallen]
    winners: list[int] = []
    if alive:
        best = max((scores[b.seat], b.floors) for b in alive)
        winners = [b.seat for b in alive if (scores[b.seat], b.floors) == best]
    return Outcome(s.ending, [[seat] for seat in seats], winners, scores, lines, [])


STEPS: Final[dict[int, Step[State, Board]]] = {HEROIC: Heroic("heroic")}
