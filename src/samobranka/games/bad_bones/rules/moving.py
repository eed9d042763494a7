"""One move of phase 3: a skeleton, or an instructor with his whole cell; frozen ones and those lost in a maze stay."""

from samobranka.core.decision import Action, Decision
from samobranka.core.events import Emit, Event
from samobranka.games.bad_bones.material import (
    AT,
    BLACK,
    CHIEF,
    INSTRUCTOR,
    KIND_BITS,
    LOOKS,
    MAZE,
    RIM,
    SKIP,
    STEP,
    TOKEN_BITS,
    TURNED,
)
from samobranka.games.bad_bones.rules.arriving import set_out
from samobranka.games.bad_bones.rules.showing import shown
from samobranka.games.bad_bones.rules.steps import LEADER, V_LEAD
from samobranka.games.bad_bones.state import Board, State


def led_places(s: State, b: Board) -> int:
    """BB-126, BB-127: cells from which an instructor is still to move, as bits. The forest is no cell."""
    places = 0
    for skeleton in b.queue:
        if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR and not skeleton & SKIP:
            places |= 1 << (skeleton >> AT & 63)
    return places & ~RIM


def maze_places(b: Board) -> int:
    """BB-88: mazes that somebody is still to leave, as bits."""
    places = 0
    for skeleton in b.queue:
        place = skeleton >> AT & 63
        if b.traps[place] & KIND_BITS == MAZE:
            places |= 1 << place
    return places


def move_one(s: State, b: Board, leaders: int, emit: Emit) -> None:
    """BB-88, BB-99, BB-126: the next in the queue, unless it is held; with an instructor, its whole cell."""
    skeleton = b.queue.pop()
    place = skeleton >> AT & 63
    if skeleton & SKIP:
        thaw(b, skeleton, emit)
        return
    if leaders >> place & 1:
        b.queue.append(skeleton)
        move_group(s, b, place, emit)
        return
    if lost_in_maze(b, skeleton):
        b.skeletons.append(skeleton ^ BLACK)
        tell_held(b, b.skeletons[-1], "maze", emit)
        return
    heading = skeleton >> AT >> 6 & 3
    set_out(s, b, [skeleton], place + STEP[heading], heading, emit)


def thaw(b: Board, skeleton: int, emit: Emit) -> None:
    """BB-99: it has skipped its move, and is not flipped."""
    b.skeletons.append(skeleton & ~SKIP)
    tell_held(b, b.skeletons[-1], "frozen", emit)


def tell_held(b: Board, skeleton: int, cause: str, emit: Emit) -> None:
    """As it stands now."""
    if emit is not None:
        facts: dict[str, int | str] = {"seat": b.seat, "token": skeleton & TOKEN_BITS, "place": skeleton >> AT & 63}
        emit(Event("held", {**facts, "cause": cause, **shown(skeleton)}))


def lost_in_maze(b: Board, skeleton: int) -> bool:
    """BB-88, A15: the face at the beginning of the phase must be the maze's colour."""
    tile = b.traps[skeleton >> AT & 63]
    return tile & KIND_BITS == MAZE and bool(tile & TURNED) != bool(skeleton & BLACK)


def members(b: Board, place: int) -> list[int]:
    """BB-126, A17: those on the cell that have still to move."""
    return [skeleton for skeleton in b.queue if skeleton >> AT & 63 == place and not skeleton & SKIP]


def instructors(b: Board, place: int) -> list[int]:
    return [skeleton for skeleton in members(b, place) if CHIEF[skeleton & TOKEN_BITS] == INSTRUCTOR]


def move_group(s: State, b: Board, place: int, emit: Emit) -> None:
    """BB-126, BB-129: behind the one instructor, or behind the one that the owner picks."""
    chiefs = instructors(b, place)
    if len(chiefs) > 1:
        b.agenda.append((LEADER, place))
    else:
        follow_leader(s, b, chiefs[0], emit)


def ask_leader(b: Board, step: Action) -> Decision:
    """BB-129"""
    choices: list[Action] = [(V_LEAD, chief & TOKEN_BITS) for chief in instructors(b, step[1])]
    return Decision(b.seat, "leader", choices, (step[1],))


def answer_leader(s: State, b: Board, action: Action, emit: Emit) -> None:
    place = b.agenda.pop()[1]
    for chief in instructors(b, place):
        if chief & TOKEN_BITS == action[1]:
            follow_leader(s, b, chief, emit)


def follow_leader(s: State, b: Board, leader: int, emit: Emit) -> None:
    """BB-126, BB-127, A15, A17: all go his way; a maze asks for his face, and who is held there is not turned."""
    place = leader >> AT & 63
    group = [leader] + [skeleton for skeleton in members(b, place) if skeleton != leader]
    b.queue = [skeleton for skeleton in b.queue if skeleton not in group]
    heading = leader >> AT >> 6 & 3
    if lost_in_maze(b, leader):
        for skeleton in group:
            b.skeletons.append(skeleton ^ BLACK)
            tell_held(b, b.skeletons[-1], "maze", emit)
        return
    set_out(s, b, group, place + STEP[heading], heading, emit)


def look(skeleton: int) -> int:
    """What tells one skeleton from another: its kind, place, heading and face."""
    return skeleton & ~TOKEN_BITS | LOOKS[skeleton & TOKEN_BITS]
